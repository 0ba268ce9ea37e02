-- Types the session below into Start.swift in Neovim and writes down what changed, an edit a line: start line and column, end
-- line and column (in bytes, from 0), and the new text. Brackets and quotes come in pairs, as most editors have them.
--
-- usage: nvim --clean --headless -c 'luafile record.lua' Start.swift
vim.cmd('filetype indent off | setlocal autoindent nocindent nosmartindent indentexpr= expandtab shiftwidth=2 softtabstop=2')
for opening, closing in pairs({ ['('] = ')', ['{'] = '}', ['['] = ']', ['"'] = '"' }) do
  local over = "getline('.')[col('.') - 1] ==# '" .. closing .. "' ? '<Right>' : "
  if opening == closing then
    vim.cmd("inoremap <expr> " .. opening .. " " .. over .. "'" .. opening .. closing .. "<Left>'")
  else
    vim.cmd("inoremap " .. opening .. " " .. opening .. closing .. "<Left>")
    vim.cmd("inoremap <expr> " .. closing .. " " .. over .. "'" .. closing .. "'")
  end
end

vim.cmd([[inoremap <expr> <CR> getline('.')[col('.') - 2 : col('.') - 1] ==# '{}' ? '<CR><Esc>O<Tab>' : '<CR>']])

-- What is done in normal mode, at once, and what is typed then, a key at a time.
local session = {
  -- bindings in the form: @Bindable is forgotten at first
  { '/struct BrewForm<CR>/Text<CR>cc', 'TextField("Name", text: $timer.brew.name)<CR>'
    .. 'Stepper("\\(timer.brew.minutes) min", value: $timer.brew.minutes, in: 1...9)<CR>'
    .. 'Toggle("Srong<BS><BS><BS><BS>trong", isOn: $timer.brew.isStrong)' },
  { '?let timer<CR>cw', '@Bindable var' },
  -- a model, and a view that wrongly observes one it makes itself
  { '/struct BrewRow<CR>O', 'final class BrewLog: ObservableObject {<CR>@Published var entries: [String] = []<CR><CR>'
    .. 'func add(_ entry: String) {<CR>entries.apend<BS><BS><BS>pend(entry)' },
  { 'jjo', '' },
  { 'gg/struct BrewScreen<CR>o', '  @ObservedObject var log = BrewLog()' },
  { '^ct ', '@StateObject private' },
  -- a button that writes; more that body shows, and not after all
  { '/Button<CR>o', 'Button("Stop") {<CR>timer.stop()<CR>log.add("stopped \\(timer.remaining)")' },
  { 'jo', 'Text(log.entries.last ?? "nothing yet")<CR>  .foregroundStyle(.secondary)' },
  { 'dd', '' },
  -- a comment, lines that move, a computed property
  { 'gg/struct BrewScreen<CR>/var body<CR>O', '// Shows what is left, as "m:ss".' },
  { 'ddpkddO', 'private var clock: String {<CR>let seconds = timer.remaining % 60<CR>'
    .. 'return "\\(timer.remaining / 60):\\(seconds < 10 ? "0" : "")\\(seconds)"' },
  { 'jo', '' },
  { '/Text("\\\\(timer<CR>f"ca"', 'clock' },
  -- a row with state of its own that is seeded from its parameter
  { 'G?let brew<CR>o', '@State private var isDone: Bool<CR><CR>init(brew: Brew) {<CR>self.brew = brew<CR>'
    .. '_isDone = State(initialValue: brew.isStrong)' },
  { '/HStack<CR>o', '  Toggle("Done", isOn: $isDone)' },
  { 'yypdd', '' },
  -- a property is renamed, one use after the other
  { 'gg/remaining<CR>cw', 'secondsLeft' },
  { 'n.n.n.n.n.n.', '' },
  { 'Go', '// é 😀<BS><BS>' },
}

local out = assert(io.open('edits.jsonl', 'w'))
out:setvbuf('line')
vim.api.nvim_buf_attach(0, false, {
  on_bytes = function(_, buffer, _, row, column, _, old_rows, old_columns, _, new_rows, new_columns)
    local function last(rows, columns) return row + rows, rows == 0 and column + columns or columns end
    local old_row, old_column = last(old_rows, old_columns)
    local new_row, new_column = last(new_rows, new_columns)
    local lines = vim.api.nvim_buf_line_count(buffer)
    local text = new_row < lines and vim.api.nvim_buf_get_text(buffer, row, column, new_row, new_column, {})
      or vim.list_extend(vim.api.nvim_buf_get_lines(buffer, row, -1, false), { '' })
    out:write(vim.json.encode({ row, column, old_row, old_column, table.concat(text, '\n') }), '\n')
  end,
})

local inputs = {}
for _, step in ipairs(session) do
  inputs[#inputs + 1] = step[1]
  local typed = step[2]
  while typed ~= '' do
    -- A key has a name in angle brackets, or is a character.
    local key = typed:match('^<%u%a+>') or typed:match('^[^\128-\191][\128-\191]*')
    inputs[#inputs + 1] = key == '<' and '<lt>' or key
    typed = typed:sub(#key + 1)
  end
  inputs[#inputs + 1] = '<Esc>'
end
vim.fn.timer_start(2, function()
  vim.api.nvim_input(table.remove(inputs, 1) or ':wqall!<CR>')
end, { ['repeat'] = #inputs + 1 })

-- Drives Neovim (0.7 and later) against the language server: waits for findings, applies each preferred fix, types a
-- syntax error and takes it back. Prints JSON lines to $OUT. Variables: SERVER (the command), EXPECT (how many findings).
local out = assert(io.open(os.getenv('OUT'), 'w'))
local encode = vim.json and vim.json.encode or vim.fn.json_encode
local function emit(value) out:write(encode(value), '\n') end
local function finish(code) out:close(); vim.cmd(code == 0 and 'qall!' or 'cquit 1') end
local function wait(what, condition)
  if not vim.wait(20000, condition, 20) then emit({ timeout = what }); finish(1); error(what) end
end

local buffer = vim.api.nvim_get_current_buf()
local expected = tonumber(os.getenv('EXPECT'))
local config = { name = 'custody', cmd = vim.fn.split(os.getenv('SERVER'), ' '), root_dir = vim.fn.getcwd() }
vim.bo.filetype = 'swift'
local id = vim.lsp.start and vim.lsp.start(config) or vim.lsp.start_client(config)
if not vim.lsp.start then vim.lsp.buf_attach_client(buffer, id) end
local client
wait('initialize', function() client = vim.lsp.get_client_by_id(id); return client and client.initialized end)
wait('findings', function() return #vim.diagnostic.get(buffer) >= expected end)

local function findings()
  local all = vim.diagnostic.get(buffer)
  table.sort(all, function(a, b) return a.lnum < b.lnum end)
  return all
end

for _, finding in ipairs(findings()) do
  local line = vim.api.nvim_buf_get_lines(buffer, finding.lnum, finding.lnum + 1, false)[1]
  emit({ line = finding.lnum + 1, text = line:sub(finding.col + 1, finding.end_col), source = finding.source, code = finding.code })
end

-- A syntax error while typing: the server says so and goes on.
local first = vim.api.nvim_buf_get_lines(buffer, 0, 1, false)[1]
vim.api.nvim_buf_set_lines(buffer, 0, 1, false, { first .. ' let "' })
wait('the syntax error', function()
  for _, finding in ipairs(vim.diagnostic.get(buffer)) do if finding.code == 'syntax-error' then return true end end
end)
vim.api.nvim_buf_set_lines(buffer, 0, 1, false, { first })
wait('its end', function() return #vim.diagnostic.get(buffer) == expected end)

local all = findings()
for index = #all, 1, -1 do
  local position = { line = all[index].lnum, character = 0 }
  local replies = vim.lsp.buf_request_sync(buffer, 'textDocument/codeAction', {
    textDocument = vim.lsp.util.make_text_document_params(buffer),
    range = { start = position, ['end'] = position },
    context = { diagnostics = {}, only = { 'quickfix' } },
  }, 5000)
  for _, action in ipairs(replies and replies[id] and replies[id].result or {}) do
    if action.isPreferred and action.edit then
      vim.lsp.util.apply_workspace_edit(action.edit, client.offset_encoding)
      break
    end
  end
end
emit({ fixed = vim.api.nvim_buf_get_lines(buffer, 0, -1, false) })
wait('nothing to be found', function() return #vim.diagnostic.get(buffer) == 0 end)
vim.lsp.stop_client(id)
wait('the end', function() return not vim.lsp.get_client_by_id(id) end)
emit({ ok = true, encoding = client.offset_encoding })
finish(0)

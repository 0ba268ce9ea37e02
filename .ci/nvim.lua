-- Drives Neovim, 0.7 or later. See `editors` for what is done and for the variables.
local out = assert(io.open(os.getenv('OUT'), 'w'))
local function say(line) out:write(line, '\n') end
local function finish(code) out:close(); vim.cmd(code == 0 and 'qall!' or 'cquit 1') end
local function wait(what, condition)
  if not vim.wait(20000, condition, 20) then say('waited in vain for ' .. what); finish(1); error(what) end
end

local buffer = vim.api.nvim_get_current_buf()
local config = { name = 'custody', cmd = vim.fn.split(os.getenv('SERVER'), ' '), root_dir = vim.fn.getcwd() }
vim.bo.filetype = 'swift'
local id = vim.lsp.start and vim.lsp.start(config) or vim.lsp.start_client(config)
if not vim.lsp.start then vim.lsp.buf_attach_client(buffer, id) end

local function finding(rule)
  for _, finding in ipairs(vim.diagnostic.get(buffer)) do if finding.code == rule then return finding end end
end
local function line(number) return vim.api.nvim_buf_get_lines(buffer, number, number + 1, false)[1] end

local rule = os.getenv('RULE')
wait('the finding', function() return finding(rule) end)
local found = finding(rule)
say('found: ' .. line(found.lnum):sub(found.col + 1, found.end_col))

local whole = line(found.lnum)
vim.api.nvim_buf_set_lines(buffer, found.lnum, found.lnum + 1, false, { '"' .. whole })
wait('the syntax error', function() return finding('syntax-error') end)
vim.api.nvim_buf_set_lines(buffer, found.lnum, found.lnum + 1, false, { whole })
wait('the end of the syntax error', function() return finding(rule) and not finding('syntax-error') end)

local position = { line = found.lnum, character = 0 }
local replies = vim.lsp.buf_request_sync(buffer, 'textDocument/codeAction', {
  textDocument = vim.lsp.util.make_text_document_params(buffer),
  range = { start = position, ['end'] = position },
  context = { diagnostics = {}, only = { 'quickfix' } },
}, 5000)
for _, action in ipairs(replies and replies[id] and replies[id].result or {}) do
  if action.isPreferred then
    vim.lsp.util.apply_workspace_edit(action.edit, vim.lsp.get_client_by_id(id).offset_encoding)
    break
  end
end
say('fixed: ' .. vim.trim(line(found.lnum)))
wait('the end of the finding', function() return not finding(rule) end)
vim.lsp.stop_client(id)
wait('the end of the server', function() return not vim.lsp.get_client_by_id(id) end)
say('gone')
finish(0)

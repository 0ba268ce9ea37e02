" Drives Vim with ALE. See `editors` for what is done and for the variables.
set nocompatible hidden noswapfile encoding=utf-8
filetype plugin on
packadd ale

let g:ale_linters = {'swift': ['custody']}
let g:ale_lint_delay = 50
let g:lines = []

call ale#linter#Define('swift', {
\   'name': 'custody',
\   'lsp': 'stdio',
\   'executable': split($SERVER)[0],
\   'command': '%e ' . join(split($SERVER)[1:]),
\   'project_root': getcwd(),
\})

function! Finish(code) abort
  call writefile(g:lines, $OUT)
  execute a:code ? 'cquit!' : 'qall!'
endfunction

function! Wait(what, condition) abort
  for l:attempt in range(400)
    if a:condition() | return | endif
    sleep 50m
  endfor
  let g:lines += ['waited in vain for ' . a:what]
  call Finish(1)
endfunction

function! Finding(rule) abort
  let l:all = get(get(g:ale_buffer_info, bufnr(''), {}), 'loclist', [])
  return get(filter(copy(l:all), {_, finding -> get(finding, 'code', '') is# a:rule}), 0, {})
endfunction

function! Type(line, text) abort
  call setline(a:line, a:text)
  call ale#Queue(0)
endfunction

function! ApplyFirst(data, actions) abort
  call ale#codefix#ApplyLSPCodeAction(a:data, a:actions[0][1])
endfunction

function! Drive() abort
  set filetype=swift
  call ale#Queue(0, 'lint_file')
  call Wait('the finding', {-> !empty(Finding($RULE))})
  let l:found = Finding($RULE)
  let l:line = getline(l:found.lnum)
  let g:lines += ['found: ' . l:line[l:found.col - 1 : l:found.end_col - 1]]

  call Type(l:found.lnum, '"' . l:line)
  call Wait('the syntax error', {-> !empty(Finding('syntax-error'))})
  call Type(l:found.lnum, l:line)
  call Wait('the end of the syntax error', {-> !empty(Finding($RULE)) && empty(Finding('syntax-error'))})

  call cursor(l:found.lnum, l:found.col)
  call ale#codefix#Execute(0, function('ApplyFirst'))
  call Wait('the fix', {-> getline(l:found.lnum) isnot# l:line})
  let g:lines += ['fixed: ' . trim(getline(l:found.lnum))]
  call ale#Queue(0)
  call Wait('the end of the finding', {-> empty(Finding($RULE))})
  call ale#lsp_linter#ClearLSPData()
  call ale#lsp#StopAll()
  let g:lines += ['gone']
  call Finish(0)
endfunction

autocmd VimEnter * call Drive()

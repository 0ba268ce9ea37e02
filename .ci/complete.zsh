# Types words and a tab into an interactive zsh and looks for what it makes of them.
#
# usage: zsh -f complete.zsh FOLDER WORDS EXPECTED      the folder holds the completions
zmodload zsh/zpty
zpty shell zsh -f -i
zpty -w shell "fpath=($1 \$fpath); autoload -Uz compinit; compinit -u -D; setopt no_beep; PS1=; TERM=dumb; echo re''ady"
zpty -r shell line '*ready*'
zpty -n -w shell "$2"$'\t'
for attempt in {1..50}; do
  if zpty -r -t shell line && typed+=$line && [[ $typed == *$3* ]]; then exit 0; fi
  sleep 0.1
done
print -r -- "$typed"
exit 1

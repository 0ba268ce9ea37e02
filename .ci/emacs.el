;;; -*- lexical-binding: t -*-
;;; Drives Emacs with eglot. See `editors' for what is done and for the variables.
(package-initialize)
(require 'cl-lib)
(require 'eglot)
(require 'flymake)

(define-derived-mode swift-mode prog-mode "Swift")
(add-to-list 'eglot-server-programs `(swift-mode . ,(split-string (getenv "SERVER"))))
(setq eglot-sync-connect 10 eglot-send-changes-idle-time 0.05 eglot-confirm-server-initiated-edits nil)

(defun say (&rest words)
  (let ((coding-system-for-write 'utf-8))
    (append-to-file (concat (apply #'concat words) "\n") nil (getenv "OUT"))))

(defun wait (what condition)
  "Runs timers by hand: Emacs without a terminal has no command loop that would."
  (let ((end (+ (float-time) 20)))
    (while (not (funcall condition))
      (when (> (float-time) end)
        (say "waited in vain for " what)
        (kill-emacs 1))
      (accept-process-output nil 0.05)
      (dolist (timer (copy-sequence timer-idle-list)) (ignore-errors (timer-event-handler timer))))))

(defun finding (rule)
  (cl-find-if (lambda (found) (string-match-p (regexp-quote rule) (flymake-diagnostic-text found)))
              (flymake-diagnostics)))

(find-file (getenv "FILE"))
(swift-mode)
(apply #'eglot--connect (eglot--guess-contact))
(flymake-start)

(let ((rule (getenv "RULE")) found)
  (wait "the finding" (lambda () (setq found (finding rule))))
  (let ((start (flymake-diagnostic-beg found)) (end (flymake-diagnostic-end found)))
    (say "found: " (buffer-substring-no-properties start end))

    (goto-char start)
    (beginning-of-line)
    (insert "\"")
    (wait "the syntax error" (lambda () (finding "syntax-error")))
    (delete-char -1)
    (wait "the end of the syntax error" (lambda () (and (finding rule) (not (finding "syntax-error")))))

    ;; eglot asks which action; the first is the fix. Without a key press it would ask by menu.
    (cl-letf ((last-nonmenu-event t)
              ((symbol-function 'completing-read) (lambda (_ actions &rest _) (car (all-completions "" actions)))))
      (eglot-code-actions start end "quickfix" t))
    (goto-char start)
    (say "fixed: " (string-trim (thing-at-point 'line t)))
    (wait "the end of the finding" (lambda () (not (finding rule))))
    (set-buffer-modified-p nil)
    (eglot-shutdown (eglot-current-server) nil 5)
    (say "gone")))

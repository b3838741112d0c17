import { type FocusEvent, useMemo, useRef } from 'react';
import { useConfirm } from './confirm.tsx';
import type { OpenWindow } from './unsaved.ts';
import { useMayLeave, usePageLeft } from './use-page-left.ts';

/** Fields that hold written work; searches and selects have no work to lose. */
const written =
  'input:not([type]), input[type=text], input[type=email], input[type=url], textarea, [contenteditable=true]';
const notWork = '[role=combobox], [type=search], [data-saves-itself]';

const textOf = (field: Element) =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : (field.textContent ?? '');

/**
 * Asks before a window with typed text or an unsaved form closes by Escape, the cross, a click outside or a change of
 * page. Buttons that call `onClose` themselves do not ask. When the page goes, the window goes too.
 */
export function useTypingGuard(opened: boolean, onClose: () => void) {
  const confirm = useConfirm();
  const root = useRef<Element | null>(null);
  /** Text of each field when first focused. */
  const before = useRef(new Map<Element, string>());
  const asking = useRef(false);
  /** Number of forms with unsaved work. */
  const unsaved = useRef(0);

  const onFocusCapture = (event: FocusEvent<HTMLElement>) => {
    root.current = event.currentTarget;
    const field = event.target;
    if (field.matches(written) && !field.matches(notWork) && !before.current.has(field)) {
      before.current.set(field, textOf(field));
    }
  };
  const mayClose = async () => {
    const typed =
      unsaved.current > 0 || [...before.current].some(([field, text]) => field.isConnected && textOf(field) !== text);
    if (typed && asking.current) return false;
    if (typed) {
      asking.current = true;
      const sure = await confirm({
        title: 'Close without saving?',
        text: 'What you typed here is not saved.',
        confirm: 'Close Without Saving',
        cancel: 'Keep Editing',
        danger: true,
        safe: true,
      });
      asking.current = false;
      if (!sure) return false;
    }
    before.current.clear();
    return true;
  };
  const leave = async () => {
    // Escape reaches every open window: ignore it when a question or another window is on top.
    const active = document.activeElement;
    const at = active?.closest('[role=dialog]');
    if (asking.current || (at && root.current && !root.current.contains(at))) return;
    // In a field that saves itself, the first Escape restores its text.
    if (active?.matches('[data-saves-itself=typing]')) return;
    if (!(await mayClose())) return;
    onClose();
  };
  useMayLeave(mayClose, opened);
  usePageLeft(() => {
    before.current.clear();
    if (opened) onClose();
  });
  const latest = useRef(leave);
  latest.current = leave;
  const open = useMemo<OpenWindow>(
    () => ({
      leave: () => void latest.current(),
      addUnsaved: () => {
        unsaved.current += 1;
        return () => {
          unsaved.current -= 1;
        };
      },
    }),
    [],
  );
  return { onFocusCapture, open };
}

import { type FocusEvent, type ReactNode, useMemo, useRef } from 'react';
import { useConfirm } from './confirm.tsx';
import { isWritten, textOf, typedIn } from './typed-texts.ts';
import type { OpenWindow } from './unsaved.ts';
import { useKeptWork } from './use-kept-work.ts';
import { useMayLeave, usePageLeft } from './use-page-left.ts';

/**
 * Asks before a window with typed text or an unsaved form closes by Escape, the cross, a click outside or a change of
 * page. Buttons that call `onClose` themselves do not ask. When the page goes, the window goes too; what was typed into a
 * window that goes by itself is kept (`useKeptWork`).
 */
export function useTypingGuard(opened: boolean, onClose: () => void, title: ReactNode) {
  const confirm = useConfirm();
  const root = useRef<Element | null>(null);
  /** Text of each field when first focused. */
  const before = useRef(new Map<Element, string>());
  /** The question that waits for an answer. An address that is typed meanwhile waits for the same answer. */
  const asking = useRef<Promise<boolean> | null>(null);
  /** Number of forms with unsaved work. */
  const unsaved = useRef(0);
  const work = useKeptWork(opened, typeof title === 'string' ? title : '', before);

  const onFocusCapture = (event: FocusEvent<HTMLElement>) => {
    root.current = event.currentTarget;
    const field = event.target;
    if (isWritten(field) && !before.current.has(field)) before.current.set(field, textOf(field));
  };
  const mayClose = async () => {
    const typed = unsaved.current > 0 || typedIn(before.current).length > 0;
    if (typed) {
      asking.current ??= confirm({
        title: 'Close without saving?',
        text: 'What you typed here is not saved.',
        confirm: 'Close Without Saving',
        cancel: 'Keep Editing',
        danger: true,
        safe: true,
      }).finally(() => {
        asking.current = null;
      });
      if (!(await asking.current)) return false;
    }
    before.current.clear();
    work.forget();
    return true;
  };
  const leave = async () => {
    // Escape reaches every open window: ignore it when a question or another window is on top.
    const active = document.activeElement;
    const at = active?.closest('[role=dialog]');
    if (asking.current || (at && root.current && !root.current.contains(at))) return;
    // In a field that saves itself, the first Escape restores its text.
    if (active?.closest('[data-saves-itself=typing]')) return;
    if (!(await mayClose())) return;
    onClose();
  };
  useMayLeave(mayClose, opened);
  usePageLeft(() => {
    before.current.clear();
    work.keep();
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
  return { handlers: { ...work.handlers, onFocusCapture }, open };
}

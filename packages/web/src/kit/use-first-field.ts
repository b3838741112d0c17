import { type RefObject, useEffect, useRef } from 'react';

const fields = 'input:not([type=hidden], :disabled), select, textarea';

/**
 * Gives the focus to the first field of a form when it appears, in a window that opens with it and in one that has been open.
 * Of radio buttons it is the chosen one.
 */
export function useFirstField(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const first = form.current?.querySelector<HTMLElement>(fields);
    const group = first?.matches('[type=radio]') ? first.closest('[role=radiogroup]') : null;
    const field = group?.querySelector<HTMLElement>(':checked') ?? first;
    if (!field) return;
    // A window that opens looks for this a moment later.
    field.dataset.autofocus = '';
    field.focus({ preventScroll: true });
  }, []);
  return form;
}

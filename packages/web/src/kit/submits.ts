import type { SyntheticEvent } from 'react';
import { stopsAtUnread } from './unread.ts';

const running = new WeakSet<EventTarget>();

/**
 * Form submit handler: prevents the page load, ignores the second press of a double click, and stops at a field whose
 * text could not be read: the form still holds the value from before. Until the answer is there its fields take no typing:
 * what is saved is what stood there at the press, and more would be lost with the window.
 */
export const submits = (action: () => unknown) => (event: SyntheticEvent) => {
  event.preventDefault();
  const form = event.currentTarget;
  if (running.has(form) || stopsAtUnread(form)) return;
  running.add(form);
  form.addEventListener('beforeinput', refuse, { capture: true });
  const run = async () => action();
  void run().finally(() => {
    running.delete(form);
    form.removeEventListener('beforeinput', refuse, { capture: true });
  });
};

const refuse = (typing: Event) => typing.preventDefault();

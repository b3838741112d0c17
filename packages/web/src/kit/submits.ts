import type { SyntheticEvent } from 'react';
import { stopsAtUnread } from './unread.ts';

const running = new WeakSet<EventTarget>();

/**
 * Form submit handler: prevents the page load, ignores the second press of a double click, and stops at a field whose
 * text could not be read: the form still holds the value from before.
 */
export const submits = (action: () => unknown) => (event: SyntheticEvent) => {
  event.preventDefault();
  const form = event.currentTarget;
  if (running.has(form) || stopsAtUnread(form)) return;
  running.add(form);
  const run = async () => action();
  void run().finally(() => running.delete(form));
};

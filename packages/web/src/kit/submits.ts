import type { SyntheticEvent } from 'react';

const running = new WeakSet<EventTarget>();

/** Form submit handler: prevents the page load and ignores the second press of a double click. */
export const submits = (action: () => unknown) => (event: SyntheticEvent) => {
  event.preventDefault();
  const form = event.currentTarget;
  if (running.has(form)) return;
  running.add(form);
  const run = async () => action();
  void run().finally(() => running.delete(form));
};

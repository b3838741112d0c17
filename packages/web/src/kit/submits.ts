import type { SyntheticEvent } from 'react';

const running = new WeakSet<EventTarget>();

/** A form's submit handler: the page stays, the action runs. The second press of a double click does not run it again. */
export const submits = (action: () => unknown) => (event: SyntheticEvent) => {
  event.preventDefault();
  const form = event.currentTarget;
  if (running.has(form)) return;
  running.add(form);
  const run = async () => action();
  void run().finally(() => running.delete(form));
};

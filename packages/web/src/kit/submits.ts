import type { SyntheticEvent } from 'react';

/** A form's submit handler: the page stays, the action runs. */
export const submits = (action: () => unknown) => (event: SyntheticEvent) => {
  event.preventDefault();
  void action();
};

import type { MouseEvent } from 'react';

/** A button's handler that takes a double click for one press: by the second one another button may stand in its place. */
export const firstPress = (run: () => unknown) => (event: MouseEvent) => {
  if (event.detail < 2) void run();
};

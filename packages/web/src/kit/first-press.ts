import type { MouseEvent } from 'react';

/**
 * Click handler that ignores the second press of a double click: another button may have taken the place of the first.
 */
export const firstPress = (run: () => unknown) => (event: MouseEvent) => {
  if (event.detail < 2) void run();
};

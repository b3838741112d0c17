import type { SelectProps } from '@mantine/core';
import { type FocusEvent, useState } from 'react';

export interface Waits {
  /** Whether the options for the typed text are still to come: pickers whose options the server finds. */
  waiting?: boolean | undefined;
}

/** A search that finds nothing says so, even where a picker has no words of its own. */
export const noneFound = 'No matches found.';

/**
 * Draws the list of a picker once the picker has had the focus. Mantine draws and positions closed lists too, which is a tenth
 * of the work of a page with filters.
 */
export function useLateList({ onFocus, comboboxProps }: Pick<SelectProps, 'onFocus' | 'comboboxProps'>) {
  const [drawn, setDrawn] = useState(false);
  return {
    comboboxProps: { ...comboboxProps, keepMounted: drawn },
    onFocus: (event: FocusEvent<HTMLInputElement>) => {
      setDrawn(true);
      onFocus?.(event);
    },
  };
}

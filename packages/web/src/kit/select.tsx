import {
  getParsedComboboxData,
  MultiSelect as MantineMultiSelect,
  type MultiSelectProps as MantineMultiSelectProps,
  Select as MantineSelect,
  type SelectProps as MantineSelectProps,
} from '@mantine/core';
import { type FocusEvent, type MouseEvent, useState } from 'react';
import { bestFirst, useFirstMatch } from './first-match.ts';
import { useLocked } from './locked.tsx';

interface Waits {
  /** Whether the options for the typed text are still to come: pickers whose options the server finds. */
  waiting?: boolean | undefined;
}

export type SelectProps<V extends string = string> = Omit<MantineSelectProps<V>, 'allowDeselect'> & Waits;
export type MultiSelectProps<V extends string = string> = MantineMultiSelectProps<V> & Waits;

/** A search that finds nothing says so, even where a picker has no words of its own. */
const noneFound = 'No matches found.';

/**
 * Draws the list of a picker once the picker has had the focus. Mantine draws and positions closed lists too, which is a tenth
 * of the work of a page with filters.
 */
function useLateList({ onFocus, comboboxProps }: Pick<MantineSelectProps, 'onFocus' | 'comboboxProps'>) {
  const [drawn, setDrawn] = useState(false);
  return {
    comboboxProps: { ...comboboxProps, keepMounted: drawn },
    onFocus: (event: FocusEvent<HTMLInputElement>) => {
      setDrawn(true);
      onFocus?.(event);
    },
  };
}

/** Mantine's select, in which Enter takes the first match of what is typed, and the chosen option stays when it is chosen again. */
export function Select<V extends string = string>({ waiting = false, ...rest }: SelectProps<V>) {
  const { onInput, onKeyDown, onDropdownClose, onOptionSubmit } = rest;
  const late = useLateList(rest);
  const locked = useLocked();
  const { matching, typed, props } = useFirstMatch({ waiting, onInput, onKeyDown, onDropdownClose, onOptionSubmit });
  const options = getParsedComboboxData<V>(rest.data);
  const filter = bestFirst<V>([]);
  /** Selects the name of the choice, so that typing replaces it: added to it, a search finds nothing. */
  const selectChoice = (input: HTMLInputElement) => {
    if (rest.searchable && !matching) input.select();
  };
  return (
    <MantineSelect
      filter={filter}
      nothingFoundMessage={rest.searchable ? noneFound : undefined}
      {...rest}
      // Mantine lists all options when the text is that of the chosen one, and Enter would take the first of all.
      data={matching ? filter({ options, search: typed, limit: Number.POSITIVE_INFINITY }) : options}
      {...late}
      {...props}
      disabled={rest.disabled || locked}
      onFocus={(event: FocusEvent<HTMLInputElement>) => {
        late.onFocus(event);
        selectChoice(event.currentTarget);
      }}
      // The press that gives the focus puts the caret where it was pressed.
      onClick={(event: MouseEvent<HTMLInputElement>) => {
        rest.onClick?.(event);
        selectChoice(event.currentTarget);
      }}
      allowDeselect={false}
    />
  );
}

/** Mantine's multi-select, in which Enter takes the first match of what is typed. */
export function MultiSelect<V extends string = string>({ waiting = false, ...rest }: MultiSelectProps<V>) {
  const { onInput, onKeyDown, onDropdownClose, onOptionSubmit, value = [] } = rest;
  const late = useLateList(rest);
  const locked = useLocked();
  const { props } = useFirstMatch({ waiting, onInput, onKeyDown, onDropdownClose, onOptionSubmit });
  return (
    <MantineMultiSelect
      filter={bestFirst(value)}
      nothingFoundMessage={rest.searchable ? noneFound : undefined}
      {...rest}
      {...late}
      {...props}
      disabled={rest.disabled || locked}
    />
  );
}

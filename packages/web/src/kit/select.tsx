import {
  MultiSelect as MantineMultiSelect,
  type MultiSelectProps as MantineMultiSelectProps,
  Select as MantineSelect,
  type SelectProps as MantineSelectProps,
} from '@mantine/core';
import { bestFirst, useFirstMatch } from './first-match.ts';

interface Waits {
  /** Whether the options for the typed text are still to come: pickers whose options the server finds. */
  waiting?: boolean | undefined;
}

export type SelectProps<V extends string = string> = MantineSelectProps<V> & Waits;
export type MultiSelectProps<V extends string = string> = MantineMultiSelectProps<V> & Waits;

/** A search that finds nothing says so, even where a picker has no words of its own. */
const noneFound = 'No matches found.';

/** Mantine's select, in which Enter takes the first match of what is typed. */
export function Select<V extends string = string>({ waiting = false, ...rest }: SelectProps<V>) {
  const { onInput, onKeyDown, onDropdownClose, onOptionSubmit, allowDeselect = true, value } = rest;
  const { matching, props } = useFirstMatch({ waiting, onInput, onKeyDown, onDropdownClose, onOptionSubmit });
  return (
    <MantineSelect
      filter={bestFirst<V>([])}
      nothingFoundMessage={rest.searchable ? noneFound : undefined}
      {...rest}
      {...props}
      // Enter on the option that is chosen already keeps it.
      allowDeselect={allowDeselect && !(matching && value)}
    />
  );
}

/** Mantine's multi-select, in which Enter takes the first match of what is typed. */
export function MultiSelect<V extends string = string>({ waiting = false, ...rest }: MultiSelectProps<V>) {
  const { onInput, onKeyDown, onDropdownClose, onOptionSubmit, value = [] } = rest;
  const { props } = useFirstMatch({ waiting, onInput, onKeyDown, onDropdownClose, onOptionSubmit });
  return (
    <MantineMultiSelect
      filter={bestFirst(value)}
      nothingFoundMessage={rest.searchable ? noneFound : undefined}
      {...rest}
      {...props}
    />
  );
}

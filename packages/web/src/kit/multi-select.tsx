import { MultiSelect as MantineMultiSelect, type MultiSelectProps as MantineMultiSelectProps } from '@mantine/core';
import { bestFirst, useFirstMatch } from './first-match.ts';
import { useLocked } from './locked.tsx';
import { noneFound, useLateList, type Waits } from './option-list.ts';

export type MultiSelectProps<V extends string = string> = MantineMultiSelectProps<V> & Waits;

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

import { getParsedComboboxData, Select as MantineSelect, type SelectProps as MantineSelectProps } from '@mantine/core';
import type { FocusEvent, MouseEvent } from 'react';
import { bestFirst, useFirstMatch } from './first-match.ts';
import { useLocked } from './locked.tsx';
import { noneFound, useLateList, type Waits } from './option-list.ts';

export type SelectProps<V extends string = string> = Omit<MantineSelectProps<V>, 'allowDeselect'> & Waits;

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

import { useState } from 'react';
import { noneMatch } from './none-match.ts';
import { Select, type SelectProps } from './select.tsx';

interface AddSelectProps
  extends Omit<SelectProps, 'value' | 'onChange' | 'searchable' | 'searchValue' | 'onSearchChange'> {
  onAdd: (value: string) => void;
}

/** A select that adds each choice to a list elsewhere on the page and empties itself. */
export function AddSelect({ onAdd, ...rest }: AddSelectProps) {
  const [search, setSearch] = useState('');
  return (
    <Select
      nothingFoundMessage={noneMatch(search)}
      {...rest}
      searchable
      value={null}
      searchValue={search}
      onSearchChange={setSearch}
      onChange={(value) => {
        if (value === null) return;
        setSearch('');
        onAdd(value);
      }}
    />
  );
}

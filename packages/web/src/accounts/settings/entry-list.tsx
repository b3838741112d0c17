import { Stack } from '@mantine/core';
import { wordKey } from '@pavilion/domain/accounts';
import { useDeferredValue, useMemo, useRef } from 'react';
import { formatCount } from '../../kit/count-words.ts';
import { EmptyState } from '../../kit/empty-state.tsx';
import { AddEntries } from './add-entries.tsx';
import { EntryRows } from './entry-rows.tsx';
import { ListBar } from './list-bar.tsx';
import { moved, sortedBy } from './list-edits.ts';
import { settingsParts } from './settings-parts.ts';
import { useAddingEntries } from './use-adding-entries.ts';
import { useRemovingEntry } from './use-removing-entry.ts';
import { useRenaming } from './use-renaming.ts';
import { type SavedListInput, useSavedList } from './use-saved-list.ts';
import { UsedElsewhere } from './used-elsewhere.tsx';

interface EntryListProps<T> extends SavedListInput<T> {
  search: string;
  onSearch: (search: string) => void;
}

/** Lists with more entries than this have a search field. */
const many = 12;

/** Editor for a list: add, rename, move and remove entries. Each change is saved at once. */
export function EntryList<T>({ search, onSearch, ...input }: EntryListProps<T>) {
  const list = useSavedList(input);
  const { setting, label, kind, entries, names, uses, keep } = list;
  const { noun } = settingsParts[setting];
  const focusNext = useRef<string | null>(null);
  const focusMenu = (name: string | null) => {
    focusNext.current = name;
  };
  const adding = useAddingEntries(list, () => onSearch(''));
  const { renaming, setRenaming, rename } = useRenaming(list, { onRenamed: focusMenu, onLost: adding.keepText });
  const remove = useRemovingEntry(list, focusMenu);
  const sorted = useMemo(() => sortedBy(entries, kind.name), [entries, kind]);
  const sought = useDeferredValue(wordKey(search));
  const narrowed = sought !== '';
  const shown = names.flatMap((name, at) => (wordKey(name).includes(sought) ? at : []));

  const move = (from: number, to: number) => {
    const next = moved(entries, from, to);
    const name = names[from]!;
    focusMenu(name);
    const place = next.findIndex((entry) => kind.name(entry) === name) + 1;
    if (place !== from + 1) keep(next, `“${name}” is now number ${formatCount(place)} of ${formatCount(next.length)}.`);
  };
  return (
    <Stack gap="md">
      <AddEntries
        noun={noun}
        input={adding.input}
        typed={adding.typed}
        error={adding.error}
        saving={list.saving}
        onType={adding.type}
        onAdd={() => void adding.add()}
      />
      {entries.length > 1 && (
        <ListBar
          label={label}
          search={entries.length > many || search ? { value: search, onChange: onSearch } : undefined}
          shown={shown.length}
          total={entries.length}
          isSorted={sorted.every((entry, at) => entry === entries[at])}
          onSort={() => keep(sorted, `${label} are in alphabetical order.`)}
        />
      )}
      {shown.length === 0 && (
        <EmptyState height={120}>
          {narrowed ? `No ${label.toLowerCase()} found.` : `There is no ${noun} yet.`}
        </EmptyState>
      )}
      <EntryRows
        list={list}
        shown={shown}
        narrowed={narrowed}
        renaming={renaming}
        focusNext={focusNext}
        onRename={(next) => {
          if (renaming && !next) focusMenu(renaming.from);
          setRenaming(next);
        }}
        onRenamed={() => void rename()}
        onMove={move}
        onRemove={(at) => void remove(at)}
      />
      {uses && !narrowed && (
        <UsedElsewhere setting={setting} uses={uses} offered={names} onOffer={(name) => adding.offer([name])} />
      )}
    </Stack>
  );
}

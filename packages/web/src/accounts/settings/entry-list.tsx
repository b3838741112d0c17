import { Stack } from '@mantine/core';
import { type Settings, settingLabels, wordKey } from '@pavilion/domain/accounts';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type DragEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useChoice, useConfirm } from '../../kit/confirm.tsx';
import { formatCount } from '../../kit/count-words.ts';
import { EmptyState } from '../../kit/empty-state.tsx';
import { notifyError } from '../../kit/notify.ts';
import { AddEntries } from './add-entries.tsx';
import type { EntryKind } from './entry-kind.ts';
import { carriedEntry, EntryRow, type Renaming } from './entry-row.tsx';
import { ListBar } from './list-bar.tsx';
import { moved, sortedBy, typedNames } from './list-edits.ts';
import classes from './settings.module.css';
import { settingsParts } from './settings-parts.ts';
import { useRenameEverywhere } from './use-rename-everywhere.ts';
import { useSettingUses } from './use-setting-uses.ts';
import { UsedElsewhere } from './used-elsewhere.tsx';

interface EntryListProps<T> {
  setting: keyof Settings;
  kind: EntryKind<T>;
  entries: readonly T[];
  search: string;
  onSearch: (search: string) => void;
  /** Saves the whole list. Resolves to an error message, or undefined when saved. */
  onSave: (entries: T[], said: string) => Promise<string | undefined>;
}

/** Lists with more entries than this have a search field. */
const many = 12;

/** Editor for a list: add, rename, move and remove entries. Each change is saved at once. */
export function EntryList<T>({ setting, kind, entries, search, onSearch, onSave }: EntryListProps<T>) {
  const label = settingLabels[setting];
  const { noun } = settingsParts[setting];
  const ask = useConfirm();
  const choose = useChoice();
  const [adding, setAdding] = useState<{ typed: string; error?: string | undefined }>({ typed: '' });
  const [saving, setSaving] = useState(false);
  const [renaming, setRenaming] = useState<Renaming | undefined>();
  const [dropAt, setDropAt] = useState<number | null>(null);
  const scroll = useRef<HTMLDivElement>(null);
  const addInput = useRef<HTMLTextAreaElement>(null);
  const focusNext = useRef<string | null>(null);
  const sought = useDeferredValue(wordKey(search));
  const names = useMemo(() => entries.map((entry) => kind.name(entry)), [entries, kind]);
  const uses = useSettingUses(setting);
  const renameEverywhere = useRenameEverywhere(setting);
  const shown = entries.flatMap((_, at) => (wordKey(names[at]!).includes(sought) ? at : []));
  const narrowed = sought !== '';
  const sorted = useMemo(() => sortedBy(entries, kind.name), [entries, kind]);
  const virtual = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => (kind.Details ? 56 : 44),
    getItemKey: (index) => {
      const at = shown[index] ?? -1;
      // Old lists may contain duplicates, which need unique keys.
      return names.indexOf(names[at]!) === at ? names[at]! : at;
    },
    overscan: 12,
  });

  // Someone else has renamed or removed the entry being renamed here. Move the typed text to the add field, so that it is
  // kept.
  const lost = renaming && !saving && !names.includes(renaming.from) ? renaming : undefined;
  useEffect(() => {
    if (!lost) return;
    setRenaming(undefined);
    setAdding({
      typed: lost.typed,
      error: `Somebody else changed “${lost.from}” just now. What you typed is kept here.`,
    });
    addInput.current?.focus();
  }, [lost]);
  // React mounts a moved row anew, so restore the focus to its menu button.
  useEffect(() => {
    const name = focusNext.current;
    const target = name !== null && scroll.current?.querySelector<HTMLElement>(`[data-menu-of="${CSS.escape(name)}"]`);
    if (!target) return;
    focusNext.current = null;
    target.focus();
  });

  const save = async (next: T[], said: string) => {
    setSaving(true);
    const reason = await onSave(next, said);
    setSaving(false);
    return reason;
  };
  const keep = (next: T[], said: string) => void save(next, said).then((reason) => reason && notifyError(reason));

  const offer = (added: readonly string[], besides = '') => {
    const next = [...entries];
    for (const name of added) next.push(kind.make(name, next));
    const said = added.length === 1 ? `“${added[0]}” was added.` : `${formatCount(added.length)} were added.`;
    return save(next, said + besides);
  };
  const add = async () => {
    const typed = typedNames(adding.typed);
    if (typed.length === 0) return setAdding({ typed: '' });
    const known = new Set(names.map(wordKey));
    const fresh = typed.filter((name) => !known.has(wordKey(name)));
    // Add only the new names of a pasted list. A single duplicate goes on to `configurationFault`, which refuses it at
    // the field.
    const wanted = typed.length > 1 ? fresh : typed;
    const there = typed.length - fresh.length;
    if (wanted.length === 0) return setAdding({ ...adding, error: 'All of these are in the list already.' });
    const left = there > 0 && typed.length > 1 ? ` ${formatCount(there)} already in the list.` : '';
    const reason = await offer(wanted, left);
    setAdding(reason ? { ...adding, error: reason } : { typed: '' });
    if (reason) return;
    onSearch('');
    addInput.current?.focus();
  };

  const rename = async () => {
    if (!renaming || saving) return;
    const { from } = renaming;
    const to = renaming.typed.replace(/\s+/g, ' ').trim();
    const at = names.indexOf(from);
    if (to === from || at < 0) return setRenaming(undefined);
    const next = entries.map((entry, place) => (place === at ? kind.renamed(entry, to) : entry));
    const left = uses?.of(from);
    const where =
      left &&
      (await choose({
        title: `Rename “${from}” to “${to}”`,
        text: `This name is on ${left}. Do you want to rename it there too?`,
        confirm: 'Rename Everywhere',
        other: 'In This List Only',
      }));
    if (where === null) return;
    setSaving(true);
    const stays = left ? ` ${kind.staysWith(from, left)}` : '';
    const reason =
      where === 'confirm' ? await renameEverywhere(from, to) : await onSave(next, `“${from}” is now “${to}”.${stays}`);
    // In the same render as the end of saving. Otherwise the missing old name would look like someone else's change.
    setSaving(false);
    setRenaming(reason ? { ...renaming, error: reason } : undefined);
    if (!reason) focusNext.current = to;
  };

  const move = (from: number, to: number) => {
    const next = moved(entries, from, to);
    const name = names[from]!;
    focusNext.current = name;
    const place = next.findIndex((entry) => kind.name(entry) === name) + 1;
    if (place !== from + 1) keep(next, `“${name}” is now number ${formatCount(place)} of ${formatCount(next.length)}.`);
  };

  const remove = async (at: number) => {
    const name = names[at]!;
    const used = uses?.of(name);
    const sure =
      !used ||
      (await ask({
        title: `Remove “${name}”?`,
        text: `${kind.staysWith(name, used)} It can no longer be chosen.`,
        confirm: 'Remove',
      }));
    if (!sure) return;
    focusNext.current = names[at + 1] ?? names[at - 1] ?? null;
    keep(
      entries.filter((_, place) => place !== at),
      `“${name}” was removed from ${label.toLowerCase()}.`,
    );
  };

  const dropHere = (event: DragEvent) => {
    const name = event.dataTransfer.getData(carriedEntry);
    const from = names.indexOf(name);
    if (dropAt !== null && from >= 0) move(from, dropAt);
    setDropAt(null);
  };
  return (
    <Stack gap="md">
      <AddEntries
        noun={noun}
        input={addInput}
        typed={adding.typed}
        error={adding.error}
        saving={saving}
        onType={(typed) => setAdding({ typed })}
        onAdd={() => void add()}
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
          {narrowed ? `No ${label.toLowerCase()} match this search.` : `There is no ${noun} yet.`}
        </EmptyState>
      )}
      <div ref={scroll} className={classes.scroll} hidden={shown.length === 0}>
        <ul className={classes.entries} aria-label={label} style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map((item) => {
            const at = shown[item.index];
            const entry = at === undefined ? undefined : entries[at];
            if (at === undefined || entry === undefined) return null;
            const name = names[at]!;
            const used = uses?.of(name);
            const { Details } = kind;
            return (
              <li
                key={item.key}
                ref={virtual.measureElement}
                data-index={item.index}
                data-drop={
                  dropAt === at ? 'before' : dropAt === at + 1 && at === entries.length - 1 ? 'after' : undefined
                }
                aria-setsize={shown.length}
                aria-posinset={item.index + 1}
                style={{ transform: `translateY(${item.start}px)` }}
                onDragOver={(event) => {
                  if (narrowed || !event.dataTransfer.types.includes(carriedEntry)) return;
                  event.preventDefault();
                  const { top, height } = event.currentTarget.getBoundingClientRect();
                  setDropAt(event.clientY > top + height / 2 ? at + 1 : at);
                }}
                onDrop={(event) => {
                  event.preventDefault();
                  dropHere(event);
                }}
              >
                <EntryRow
                  name={name}
                  place={narrowed ? undefined : at}
                  total={entries.length}
                  uses={used}
                  stays={used && kind.staysWith(name, used)}
                  renaming={renaming?.from === name ? renaming : undefined}
                  details={
                    Details ? (
                      <Details
                        entry={entry}
                        onSave={(changed) =>
                          save(
                            entries.map((other, place) => (place === at ? changed : other)),
                            `“${name}” was changed.`,
                          )
                        }
                      />
                    ) : null
                  }
                  onRename={setRenaming}
                  onRenamed={() => void rename()}
                  onMove={(to) => move(at, to)}
                  onRemove={() => void remove(at)}
                  onDrag={(dragging) => !dragging && setDropAt(null)}
                />
              </li>
            );
          })}
        </ul>
      </div>
      {uses && !narrowed && (
        <UsedElsewhere setting={setting} uses={uses} offered={names} onOffer={(name) => offer([name])} />
      )}
    </Stack>
  );
}

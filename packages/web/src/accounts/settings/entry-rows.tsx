import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useRef } from 'react';
import { EntryRow, type Renaming } from './entry-row.tsx';
import classes from './settings.module.css';
import { useEntryDrop } from './use-entry-drop.ts';
import type { SavedList } from './use-saved-list.ts';

interface EntryRowsProps<T> {
  list: SavedList<T>;
  /** Indices of the entries that the search finds. */
  shown: readonly number[];
  /** True while a search hides entries, when none can be moved. */
  narrowed: boolean;
  renaming: Renaming | undefined;
  /** Name of the entry whose menu button takes the focus once it is rendered. */
  focusNext: RefObject<string | null>;
  onRename: (renaming: Renaming | undefined) => void;
  onRenamed: () => void;
  onMove: (from: number, to: number) => void;
  onRemove: (at: number) => void;
}

/** The entries of a list, which can be dragged to another place. Renders only those in view. */
export function EntryRows<T>(props: EntryRowsProps<T>) {
  const { list, shown, narrowed, renaming, focusNext, onRename, onRenamed, onMove, onRemove } = props;
  const { kind, entries, names, uses } = list;
  const scroll = useRef<HTMLDivElement>(null);
  const drop = useEntryDrop(names, onMove);
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
  // React mounts a moved row anew, so restore the focus to its menu button.
  useEffect(() => {
    const name = focusNext.current;
    const target = name !== null && scroll.current?.querySelector<HTMLElement>(`[data-menu-of="${CSS.escape(name)}"]`);
    if (!target) return;
    focusNext.current = null;
    target.focus();
  });
  return (
    <div ref={scroll} className={classes.scroll} hidden={shown.length === 0}>
      <ul className={classes.entries} aria-label={list.label} style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map((item) => {
          const at = shown[item.index];
          if (at === undefined || at >= entries.length) return null;
          const name = names[at]!;
          const used = uses?.of(name);
          return (
            <li
              key={item.key}
              ref={virtual.measureElement}
              data-index={item.index}
              aria-setsize={shown.length}
              aria-posinset={item.index + 1}
              style={{ transform: `translateY(${item.start}px)` }}
              {...drop.target(at, narrowed)}
            >
              <EntryRow
                name={name}
                place={narrowed ? undefined : at}
                total={entries.length}
                uses={used}
                hint={used && `This name is on ${used}. Next you choose whether to rename it there too.`}
                renaming={renaming?.from === name ? renaming : undefined}
                details={kind.Details ? <EntryDetails list={list} at={at} /> : null}
                onRename={onRename}
                onRenamed={onRenamed}
                onMove={(to) => onMove(at, to)}
                onRemove={() => onRemove(at)}
                onDrag={(dragging) => !dragging && drop.cancel()}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Fields of an entry other than its name. */
function EntryDetails<T>({ list: { kind, entries, names, save }, at }: { list: SavedList<T>; at: number }) {
  const { Details } = kind;
  const entry = entries[at];
  if (!Details || entry === undefined) return null;
  return (
    <Details
      entry={entry}
      onSave={(changed) =>
        save(
          entries.map((other, place) => (place === at ? changed : other)),
          `“${names[at]}” was changed.`,
        )
      }
    />
  );
}

import { useConfirm } from '../../kit/confirm.tsx';
import type { SavedList } from './use-saved-list.ts';

/** Removes an entry, after a question when documents use it. `onRemoved` gets the name of the entry beside it, if any. */
export function useRemovingEntry<T>(list: SavedList<T>, onRemoved: (neighbour: string | null) => void) {
  const { kind, entries, names, uses, label, keep } = list;
  const ask = useConfirm();
  return async (at: number) => {
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
    onRemoved(names[at + 1] ?? names[at - 1] ?? null);
    keep(
      entries.filter((_, place) => place !== at),
      `“${name}” was removed from ${label.toLowerCase()}.`,
    );
  };
}

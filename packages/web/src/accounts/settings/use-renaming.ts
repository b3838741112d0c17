import { useEffect, useState } from 'react';
import { useChoice } from '../../kit/confirm.tsx';
import type { Renaming } from './entry-row.tsx';
import { useRenameEverywhere } from './use-rename-everywhere.ts';
import type { SavedList } from './use-saved-list.ts';

interface RenamingInput {
  onRenamed: (to: string) => void;
  /** Takes the text typed for an entry that someone else has renamed or removed, and a sentence about it. Stable. */
  onLost: (typed: string, error: string) => void;
}

/** Renames one entry at a time, in the list only or on the documents that use it too. */
export function useRenaming<T>(list: SavedList<T>, { onRenamed, onLost }: RenamingInput) {
  const { kind, entries, names, uses, saving, setSaving } = list;
  const choose = useChoice();
  const renameEverywhere = useRenameEverywhere(list.setting);
  const [renaming, setRenaming] = useState<Renaming | undefined>();

  const lost = renaming && !saving && !names.includes(renaming.from) ? renaming : undefined;
  useEffect(() => {
    if (!lost) return;
    setRenaming(undefined);
    onLost(lost.typed, `Someone else changed “${lost.from}” just now. What you typed is kept here.`);
  }, [lost, onLost]);

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
      where === 'confirm'
        ? await renameEverywhere(from, to)
        : await list.send(next, `“${from}” is now “${to}”.${stays}`);
    // In the same render as the end of saving. Otherwise the missing old name would look like someone else's change.
    setSaving(false);
    setRenaming(reason ? { ...renaming, error: reason } : undefined);
    if (!reason) onRenamed(to);
  };
  return { renaming, setRenaming, rename };
}

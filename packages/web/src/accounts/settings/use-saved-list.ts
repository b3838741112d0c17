import { type Settings, settingLabels } from '@pavilion/domain/accounts';
import { useMemo, useState } from 'react';
import { notifyError } from '../../kit/notify.ts';
import type { EntryKind } from './entry-kind.ts';
import { type SettingUses, useSettingUses } from './use-setting-uses.ts';

/** Saves the whole list. Resolves to an error message, or undefined when saved. */
export type SaveList<T> = (entries: T[], said: string) => Promise<string | undefined>;

/** A list of the settings that is saved whole after each change. */
export interface SavedList<T> {
  setting: keyof Settings;
  label: string;
  kind: EntryKind<T>;
  entries: readonly T[];
  /** Names of the entries, in the same order. */
  names: readonly string[];
  uses: SettingUses | undefined;
  saving: boolean;
  setSaving: (saving: boolean) => void;
  /** Saves without touching `saving`, for an edit that ends together with its saving. */
  send: SaveList<T>;
  save: SaveList<T>;
  /** Saves the whole list and shows a refusal as a notice, for changes without a field. */
  keep: (entries: T[], said: string) => void;
}

export interface SavedListInput<T> {
  setting: keyof Settings;
  kind: EntryKind<T>;
  entries: readonly T[];
  onSave: SaveList<T>;
}

export function useSavedList<T>({ setting, kind, entries, onSave }: SavedListInput<T>): SavedList<T> {
  const [saving, setSaving] = useState(false);
  const names = useMemo(() => entries.map((entry) => kind.name(entry)), [entries, kind]);
  const uses = useSettingUses(setting);
  const save: SaveList<T> = async (next, said) => {
    setSaving(true);
    const reason = await onSave(next, said);
    setSaving(false);
    return reason;
  };
  const keep = (next: T[], said: string) => void save(next, said).then((reason) => reason && notifyError(reason));
  return {
    setting,
    label: settingLabels[setting],
    kind,
    entries,
    names,
    uses,
    saving,
    setSaving,
    send: onSave,
    save,
    keep,
  };
}

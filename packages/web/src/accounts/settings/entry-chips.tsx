import { TagsInput } from '@mantine/core';
import { type Configuration, type DeliverableType, plainExtension } from '@pavilion/domain/accounts';
import { useState } from 'react';
import type { DetailsProps } from './entry-kind.ts';

interface ChipsProps {
  label: string;
  placeholder: string;
  value: readonly string[];
  /** Normalises the typed text; an empty result is ignored. */
  read: (typed: string) => string;
  onSave: (value: string[]) => Promise<string | undefined>;
}

/** Short words as chips, each saved at once. A refused word stays in the field with an error. */
function Chips({ label, placeholder, value, read, onSave }: ChipsProps) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | undefined>();
  const save = async (next: readonly string[]) => {
    const chips = [...new Set(next.map(read).filter(Boolean))];
    const fresh = chips.filter((chip) => !value.includes(chip));
    if (fresh.length === 0 && chips.length === value.length) return;
    const reason = await onSave(chips);
    setError(reason);
    if (reason) setTyped(fresh.join(' '));
  };
  return (
    <TagsInput
      size="xs"
      // Just wide enough for a short word: a wider input would wrap below the chips.
      styles={{ inputField: { minWidth: value.length === 0 ? undefined : 44 } }}
      aria-label={label}
      placeholder={value.length === 0 ? placeholder : undefined}
      splitChars={[',', ';']}
      value={[...value]}
      onChange={(next) => void save(next)}
      searchValue={typed}
      onSearchChange={(text) => {
        setTyped(text);
        if (text) setError(undefined);
      }}
      error={error}
    />
  );
}

export function TypeExtensions({ entry, onSave }: DetailsProps<DeliverableType>) {
  return (
    <Chips
      label={`Allowed extensions of ${entry.display}`}
      placeholder="Any file; type mp4 to allow only that"
      value={entry.allowedFiles}
      read={plainExtension}
      onSave={(allowedFiles) => onSave({ ...entry, allowedFiles })}
    />
  );
}

export function CompetitionWords({ entry, onSave }: DetailsProps<Configuration['competitions'][number]>) {
  return (
    <Chips
      label={`Words of ${entry.display}`}
      placeholder="Other names for it"
      value={entry.words}
      read={(typed) => typed.replace(/\s+/g, ' ').trim()}
      onSave={(words) => onSave({ ...entry, words })}
    />
  );
}

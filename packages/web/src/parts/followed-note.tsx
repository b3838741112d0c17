import { Text } from '@mantine/core';
import { fieldLabel } from '@pavilion/domain';
import type { DocumentType } from '@pavilion/sync';
import { useUser } from '../session/session-provider.tsx';
import { usePerson } from './use-people.ts';

interface FollowedNoteProps<K extends string> {
  /** The document as it is now. */
  document: { updated_by?: string | undefined };
  type: DocumentType;
  /** Fields that follow a change by someone else. */
  fields: readonly K[];
  /** The stored value of a field. */
  words: (field: K) => string;
}

/** Says who has changed fields of an open form, and to what: “Changed by Jo since this was opened: Date, now 04/07/2026.” */
export function FollowedNote<K extends string>({ document, type, fields, words }: FollowedNoteProps<K>) {
  const person = usePerson(document.updated_by);
  const me = useUser().id;
  // One's own changes, saved while the form closes, are no news.
  if (fields.length === 0 || document.updated_by === me) return null;
  const changes = fields.map((field) => `${fieldLabel(type, field)}, now ${words(field) || 'empty'}`);
  return (
    <Text size="sm" c="var(--pv-orange)" role="status">
      Changed by {person?.name ?? 'someone else'} since this was opened: {changes.join('; ')}.
    </Text>
  );
}

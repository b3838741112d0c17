import type { Collection, Deliverable } from '@pavilion/domain';
import { useRef } from 'react';
import { countWords } from '../kit/count-words.ts';
import { usePerson } from '../parts/use-people.ts';

/**
 * Says that files have left a collection, and who removed them; null while all are there. A removal changes the size of the
 * collection, so the collection names the person, also to people who can no longer see the file.
 */
export function useLeftWords(collection: Collection, gone: readonly Deliverable[]): string | null {
  const last = useRef<{ size: number; by: string | undefined }>({ size: collection.size, by: undefined });
  if (collection.size !== last.current.size) {
    const by = collection.size < last.current.size ? collection.updated_by : last.current.by;
    last.current = { size: collection.size, by };
  }
  const person = usePerson(gone.length > 0 ? last.current.by : null);
  if (gone.length === 0) return null;
  const what = gone.length === 1 ? `“${gone[0]?.title}” was` : `${countWords(gone.length, 'file')} were`;
  return `${what} removed from this collection${person ? ` by ${person.name}` : ''}.`;
}

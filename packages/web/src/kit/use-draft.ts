import { useState } from 'react';
import { currentWriter } from './lost-work.ts';
import { useRemembered } from './use-remembered.ts';

/** Key of a draft of the person who is signed in: the next one at this browser sees nothing of it. */
export const draftKey = (key: string, writer = currentWriter()): string => `draft.${writer ?? ''}.${key}`;

/**
 * What somebody has begun to write, kept in this browser for them alone until it is sent. It stays theirs while the page is open,
 * even if their session ends meanwhile.
 */
export function useDraft<T>(key: string, initial: T): [T, (next: T) => void] {
  const [writer] = useState(currentWriter);
  return useRemembered(draftKey(key, writer), initial);
}

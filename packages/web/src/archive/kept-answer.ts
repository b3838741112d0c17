import type { LiveResult } from '@pavilion/sync/client';

/** What a live query answered, and to whom. */
export interface Answered<T> {
  /** The query without the match access; null asks nothing. */
  question: string | null;
  /** Everything but the hour that the match access follows from: another object is other rights. */
  rights: object;
  answer: LiveResult<T>;
}

/** What to show: the former answer while the same person waits for the next one to the same question. */
export function keptAnswer<T>(former: Answered<T>, next: Answered<T>): Answered<T> {
  const isSame = former.question === next.question && former.rights === next.rights;
  return isSame && next.answer.status === 'loading' ? former : next;
}

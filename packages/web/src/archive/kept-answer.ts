import type { LiveResult } from '@pavilion/sync/client';

/** A live query's answer, with the query and the person's rights. */
export interface Answered<T> {
  /** The query without its match-access clause; null runs no query. */
  question: string | null;
  /** What match access depends on, except the hour. Compared by identity: a new object means new rights. */
  rights: object;
  answer: LiveResult<T>;
}

/** The answer to show: the previous one while the next answer to the same query, with the same rights, loads. */
export function keptAnswer<T>(former: Answered<T>, next: Answered<T>): Answered<T> {
  const isSame = former.question === next.question && former.rights === next.rights;
  return isSame && next.answer.status === 'loading' ? former : next;
}

import { type FieldChange, users } from '@pavilion/domain';
import type { Context } from '../../context.ts';

const perPage = 30;

export type HistoryRow<T> = Record<string, unknown> & {
  seq: number;
  before: T | null;
  after: T | null;
  by_user: string;
  at: string;
};

export interface HistoryOf<T> {
  collection: string;
  id: string;
  /** Sequence number of the log: only earlier changes. */
  before: number | undefined;
  /** SQL for the compared part of a stored document (`before` or `after`); a change counts only if it differs. */
  shown: (document: 'before' | 'after') => string;
  changes: (rows: readonly HistoryRow<T>[]) => Promise<(row: HistoryRow<T>) => FieldChange[]>;
}

/** A page of the change log of one document, newest first. Deleted documents keep their history as long as the log is kept. */
export async function changeHistory<T>(context: Context, { collection, id, before, shown, changes }: HistoryOf<T>) {
  const rows = await context.database.query<HistoryRow<T>>(
    `SELECT seq, before, after, by_user, at FROM changes
     WHERE collection = $1 AND id = $2 AND seq < $3 AND ${shown('before')} IS DISTINCT FROM ${shown('after')}
     ORDER BY seq DESC LIMIT ${perPage + 1}`,
    [collection, id, before ?? Number.MAX_SAFE_INTEGER],
  );
  const page = rows.slice(0, perPage);
  const [authors, inWords] = [await authorsOf(context, page), await changes(page)];
  return {
    entries: page.map((row) => ({
      seq: Number(row.seq),
      at: row.at,
      kind: row.before === null ? ('added' as const) : row.after === null ? ('deleted' as const) : ('changed' as const),
      by: authors.get(row.by_user) ?? null,
      changes: inWords(row),
    })),
    next: rows.length > perPage ? Number(page.at(-1)!.seq) : null,
  };
}

/** Authors by their id in the log. An id that was never a user is a part of the product. */
async function authorsOf({ store, database }: Context, rows: readonly { by_user: string }[]) {
  const ids = [...new Set(rows.map(({ by_user }) => by_user))];
  const found = await store.find(users, { where: { id: { in: ids } } });
  const authors = new Map(found.map(({ id, name }) => [id, { id, name }]));
  for (const id of ids.filter((one) => !authors.has(one))) {
    const [known] = await database.query('SELECT 1 FROM changes WHERE collection = $1 AND id = $2 LIMIT 1', [
      users.name,
      id,
    ]);
    if (known) authors.set(id, { id, name: 'Deleted User' });
  }
  return authors;
}

import { type User, userChanges, users } from '@pavilion/domain';
import { os } from '../calls/os.ts';
import type { Context } from '../context.ts';
import { matchNames } from './explain-access.ts';

const perPage = 30;

type Row = Record<string, unknown> & {
  seq: number;
  before: User | null;
  after: User | null;
  by_user: string;
  at: string;
};

/** Signing in and the stamps of the store are no changes that anybody made. */
const silent = "'{last_log_in,_rev,updated_at,updated_by}'::text[]";

/** Reads the change log of one user; deleted users keep theirs, for as long as the log is kept. */
export const userHistory = os.accounts.userHistory.handler(async ({ input, context }) => {
  const rows = await context.database.query<Row>(
    `SELECT seq, before, after, by_user, at FROM changes
     WHERE collection = $1 AND id = $2 AND seq < $3 AND (before - ${silent}) IS DISTINCT FROM (after - ${silent})
     ORDER BY seq DESC LIMIT ${perPage + 1}`,
    [users.name, input.user, input.before ?? Number.MAX_SAFE_INTEGER],
  );
  const page = rows.slice(0, perPage);
  const authors = await authorsOf(context, page);
  const names = page.some(isRestricted) ? await matchNames(context) : new Map<string, string>();
  return {
    entries: page.map(({ seq, before, after, by_user, at }) => ({
      seq: Number(seq),
      at,
      kind: before === null ? ('added' as const) : after === null ? ('deleted' as const) : ('changed' as const),
      by: authors.get(by_user) ?? null,
      changes: userChanges(before, after, names),
    })),
    next: rows.length > perPage ? Number(page.at(-1)!.seq) : null,
  };
});

/** Only restrictions to teams and grounds speak of them, by their ids. */
const isRestricted = ({ before, after }: Row) =>
  // The log may remember users from before these fields.
  [before, after].some((user) => [user?.accessIntFields, user?.accessDomFields].some((fields) => fields?.length));

/** People by the log's word for them; what the log never knew as a user is a part of the product itself. */
async function authorsOf({ store, database }: Context, rows: readonly Row[]) {
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

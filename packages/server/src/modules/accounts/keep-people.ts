import { people, personOf, users } from '@pavilion/domain';
import { sameJson } from '@pavilion/sync';
import type { Context } from '../../context.ts';
import type { DocumentChange, Effect, Tx } from '../../engines/store/types.ts';

/** Keeps the public part of each user (`people`) in step with the user. */
export const keepPeople: Effect<typeof users> = {
  on: users,
  follow: follow,
};

async function follow(tx: Tx, changes: readonly DocumentChange<typeof users>[]): Promise<void> {
  const gone = changes.flatMap(({ before, after }) => (before && !after ? before.id : []));
  const shown = changes.flatMap(({ before, after }) => {
    return after && !(before && sameJson(personOf(before), personOf(after))) ? personOf(after) : [];
  });
  const ids = [...gone, ...shown.map(({ id }) => id)];
  if (ids.length === 0) return;
  const there = new Set((await tx.lockBatch(people, ids)).map(({ id }) => id));
  const left = gone.filter((id) => there.has(id));
  const changed = shown.filter(({ id }) => there.has(id));
  const added = shown.filter(({ id }) => !there.has(id));
  if (left.length > 0) await tx.removeBatch(people, left);
  if (added.length > 0) await tx.insertBatch(people, added);
  if (changed.length > 0) {
    await tx.patchBatch(
      people,
      changed.map(({ id, company, ...rest }) => ({ id, changes: { ...rest, company: company ?? null } })),
    );
  }
}

const atOnce = 1_000;

/** Creates the public part of users from an earlier version or its backup. */
export async function fillPeople({ database, store }: Pick<Context, 'database' | 'store'>): Promise<void> {
  for (;;) {
    const missing = await database.query<{ id: string }>(
      `SELECT u.id FROM users u LEFT JOIN people p ON p.id = u.id WHERE p.id IS NULL LIMIT ${atOnce}`,
    );
    if (missing.length === 0) return;
    await store.transaction({ kind: 'system', name: 'fill-people' }, async (tx) => {
      const found = await tx.lockBatch(
        users,
        missing.map(({ id }) => id),
      );
      for (const user of found) await tx.insertOnce(people, personOf(user));
    });
  }
}

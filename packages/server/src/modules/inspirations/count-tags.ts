import { type Inspiration, inspirations, inspirationTags, tidyTags } from '@pavilion/domain/inspirations';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { os } from '../../engines/calls/os.ts';
import type { Database } from '../../engines/database/types.ts';
import { defineJob } from '../../engines/jobs/types.ts';
import { each } from '../../engines/store/each.ts';
import type { Actor, Effect, Tx } from '../../engines/store/types.ts';

/** Normalises the spelling of new tags. */
export const tidyNewTags: Effect<typeof inspirations> = {
  on: inspirations,
  complete: each(async (_tx, { after }) => ({ tags: tidyTags(after.tags) })),
};

/** Keeps one document for each tag in use, with its number of inspirations (LIB-052). */
export const countTags: Effect<typeof inspirations> = {
  on: inspirations,
  follow: each(async (tx, { before, after }) => {
    const [were, are] = [tagsOf(before), tagsOf(after)];
    const changed = [...were.filter((tag) => !are.includes(tag)), ...are.filter((tag) => !were.includes(tag))];
    // Sorted, so that two transactions never wait for each other.
    for (const tag of changed.sort()) await recountTag(tx, tag);
  }),
};

const tagsOf = (inspiration: Inspiration | null) => tidyTags(inspiration?.tags ?? []);

/** Counts a tag again; true if its count was wrong. */
export async function recountTag(tx: Tx, name: string): Promise<boolean> {
  // A lock by name, since a tag may not have a document yet: of two people who use it first, the second counts the first.
  await tx.sql('SELECT pg_advisory_xact_lock(hashtext($1))', [`inspiration tag ${name}`]);
  const count = await tx.count(inspirations, { tags: { contains: name } });
  const [listed, ...doubled] = await tx.find(inspirationTags, { where: { name } });
  for (const { id } of doubled) await tx.remove(inspirationTags, id);
  if (count === (listed?.count ?? 0) && (listed === undefined) === (count === 0)) return doubled.length > 0;
  if (!listed) await tx.insert(inspirationTags, { name, count });
  else if (count === 0) await tx.remove(inspirationTags, listed.id);
  else await tx.patch(inspirationTags, listed.id, { count });
  return true;
}

/** Tags in use or listed. */
export async function tagNames(database: Pick<Database, 'query'>): Promise<string[]> {
  const used = await database.query<{ name: string }>(
    `SELECT DISTINCT tag AS name FROM inspirations, jsonb_array_elements_text(data->'tags') tag
     UNION SELECT data->>'name' FROM "inspirationTags"`,
  );
  return used.map(({ name }) => name);
}

/** Counts every tag in use or listed, one transaction each. Returns how many are listed now. */
async function recountAll({ store, database }: Context, actor: Actor, signal?: AbortSignal): Promise<string[]> {
  const wrong: string[] = [];
  for (const name of await tagNames(database)) {
    signal?.throwIfAborted();
    if (await store.transaction(actor, (tx) => recountTag(tx, name))) wrong.push(name);
  }
  return wrong;
}

/** DAT-118 */
export const refreshInspirationTags = os.inspirations.refreshInspirationTags.handler(async ({ context }) => {
  await recountAll(context, context.actor);
  return { tags: await context.store.count(inspirationTags, {}) };
});

/** Counts tags again each night, corrects and logs differences. Effects keep the counts up to date during the day. */
export const recountInspirationTags = defineJob({
  name: 'recountInspirationTags',
  payload: z.object({}),
  timeout: 3_600,
  retries: 2,
  schedule: '40 3 * * *',
  async run(context, _payload, signal) {
    const wrong = await recountAll(context, { kind: 'system', name: 'job:recountInspirationTags' }, signal);
    if (wrong.length > 0) context.log.warn({ tags: wrong }, 'Wrong counts of tags were corrected.');
  },
});

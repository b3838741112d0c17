import { type ConfigurationUse, config, configurationId, configurationUses, renamedEntries } from '@pavilion/domain';
import { os } from '../../engines/calls/os.ts';
import { quoteName } from '../../engines/database/index.ts';
import { fieldSql } from '../../engines/store/field-sql.ts';
import { Refusal } from '../../engines/store/refusal.ts';
import type { Tx } from '../../engines/store/types.ts';

/** Most documents renamed in one step, all held in memory. */
const mostDocuments = 50_000;

/** Renames an entry of a list and the documents that carry it, all or none. The answer is the input that undoes it. */
export const renameSetting = os.accounts.renameSetting.handler(async ({ input, context }) => {
  const { list, from, to, only } = input;
  const changed = await context.store.transaction(context.actor, async (tx) => {
    const current = await tx.lock(config, configurationId);
    const entries = current && renamedEntries(current[list], from, to);
    if (!entries) throw new Refusal('CONFLICT', `“${from}” is not in the list any more. Please look again.`);
    await tx.patch(config, configurationId, { [list]: entries });
    const done: { place: string; ids: string[] }[] = [];
    let left = mostDocuments;
    for (const use of configurationUses[list] as readonly ConfigurationUse[]) {
      const place = `${use.of.name}.${use.field}`;
      const ids = await carriers(tx, use, from, only?.find((each) => each.place === place)?.ids ?? (only ? [] : null));
      left -= ids.length;
      if (left < 0) throw new Refusal('INVALID', 'More than 50,000 documents carry this name. It was not renamed.');
      await renameOn(tx, use, ids, from, to);
      if (ids.length > 0) done.push({ place, ids });
    }
    return done;
  });
  return { changed };
});

/** Documents with this value; only those in `among` unless it is null. */
async function carriers(tx: Tx, use: ConfigurationUse, value: string, among: readonly string[] | null) {
  const { value: text, json } = fieldSql(use.of, use.field);
  const rows = await tx.sql<{ id: string }>(
    `SELECT id FROM ${quoteName(use.of.name)}
     WHERE ${use.several ? `${json} @> jsonb_build_array($1::text)` : `${text} = $1`}
       AND ($2::jsonb IS NULL OR id IN (SELECT jsonb_array_elements_text($2::jsonb)))
     ORDER BY id LIMIT ${mostDocuments + 1}`,
    [value, among && JSON.stringify(among)],
  );
  return rows.map(({ id }) => id);
}

async function renameOn(
  tx: Tx,
  { of, field, several }: ConfigurationUse,
  ids: readonly string[],
  from: string,
  to: string,
) {
  if (ids.length === 0) return;
  const found: readonly { id: string; [field: string]: unknown }[] = await tx.lockBatch(of, ids);
  const renamed = (value: unknown) =>
    several && Array.isArray(value) ? [...new Set(value.map((one) => (one === from ? to : one)))] : to;
  await tx.patchBatch(
    of,
    found.map((document) => ({ id: document.id, changes: { [field]: renamed(document[field]) } })),
  );
}

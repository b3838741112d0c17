import { users } from '@pavilion/domain/accounts';
import { briefs } from '@pavilion/domain/production';
import type { Sql } from '../../../engines/database/types.ts';
import type { Store } from '../../../engines/store/index.ts';
import { counted } from './counted.ts';
import { importActor } from './import-actor.ts';

type Row = { collection: string; id: string; at: string };

/**
 * Removes the people or briefs that the last import added, except people who have signed in since and documents changed since.
 * Removed documents can be restored from the trash.
 */
export async function undoImport(
  store: Store,
  sql: Sql,
  { apply }: { apply: boolean },
  say: (line: string) => void,
): Promise<boolean> {
  const rows = await sql.query<Row>(
    `WITH added AS (
       SELECT collection, id, at FROM changes
       WHERE by_user = $1 AND before IS NULL AND collection IN ('${users.name}', '${briefs.name}')
     ) SELECT collection, id, at FROM added WHERE at = (SELECT max(at) FROM added)`,
    [importActor.name],
  );
  const [first] = rows;
  if (!first) {
    say('Nothing has been imported yet.');
    return false;
  }
  const type = first.collection === users.name ? users : briefs;
  const nouns = type.about.plural;
  await store.transaction(importActor, async (tx) => {
    const found = await tx.lockBatch(
      type as typeof users,
      rows.map(({ id }) => id),
    );
    const untouched = found.filter(({ _rev }) => _rev === 1).map(({ id }) => id);
    const changed = found.length - untouched.length;
    say(`The last import, of ${first.at}, added ${counted(rows.length, nouns)}.`);
    if (found.length < rows.length) say(`Deleted since: ${counted(rows.length - found.length, nouns)}.`);
    if (changed > 0) say(`Changed or signed in since, so kept: ${counted(changed, nouns)}.`);
    if (!apply) {
      say(`${counted(untouched.length, nouns)} can be removed. This was a dry run: add --apply to do it.`);
      return;
    }
    await tx.removeBatch(type, untouched);
    say(`Removed ${counted(untouched.length, nouns)}. Deleted documents can be restored for 30 days.`);
  });
  return true;
}

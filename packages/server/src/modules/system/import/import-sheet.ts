import { configurationId, config as configurations, users } from '@pavilion/domain';
import { defaultConfiguration } from '@pavilion/domain/accounts';
import { briefs } from '@pavilion/domain/production';
import type { Config } from '../../../config.ts';
import { welcomeAll } from '../../../engines/auth/welcome.ts';
import type { Store } from '../../../engines/store/types.ts';
import { counted } from './counted.ts';
import { importActor } from './import-actor.ts';
import { planBriefs } from './plan-briefs.ts';
import { type ImportPlan, planUsers } from './plan-users.ts';
import type { Sheet } from './read-sheet.ts';

interface Settings {
  apply: boolean;
  /** Sends everyone added a link to set a password. */
  invite: boolean;
}

/** Lists the contents of a sheet, and with `apply` adds them if there is no error. False if there is one. */
export async function importSheet(
  store: Store,
  config: Pick<Config, 'organisation'>,
  kind: 'users' | 'briefs',
  sheet: Sheet,
  { apply, invite }: Settings,
  say: (line: string) => void,
): Promise<boolean> {
  const configuration = (await store.get(configurations, configurationId)) ?? defaultConfiguration(config.organisation);
  const known = { configuration, users: await store.find(users, {}) };
  const plan = kind === 'users' ? planUsers(sheet, known) : planBriefs(sheet, known);
  tell(plan, kind, say);
  if (plan.faults.length > 0) {
    say('Nothing was imported. Correct these cells and try again.');
    return false;
  }
  if (!apply) {
    say(`Nothing was imported yet: this was a dry run. Add --apply to import.`);
    return true;
  }
  say(`Importing ${counted(plan.documents.length, kind)}. Please wait.`);
  await store.transaction(importActor, async (tx) => {
    const type = kind === 'users' ? users : briefs;
    const added = await tx.insertBatch(type, plan.documents as never);
    if (!invite || kind !== 'users') return;
    await welcomeAll(
      tx,
      added.map(({ id }) => id),
      'invited',
    );
  });
  say(`Imported ${counted(plan.documents.length, kind)}.`);
  return true;
}

function tell({ documents, faults, skipped, unknown }: ImportPlan<unknown>, kind: string, say: (line: string) => void) {
  for (const { line, column, reason } of faults) say(`Row ${line}, ${column}: ${reason}`);
  for (const { line, reason } of skipped) say(`Row ${line} is left out: ${reason}`);
  if (unknown.length > 0) say(`Unknown columns, left out: ${unknown.join(', ')}.`);
  say(`${counted(documents.length, kind)} can be imported.`);
}

import { type ConfigurationUse, config, configurationId, configurationUses } from '@pavilion/domain';
import { os } from '../calls/os.ts';
import { quoteName, quoteText } from '../database/index.ts';
import { createParameters, fieldSql } from '../store/field-sql.ts';

type Row = { value: string; noun: string; count: number };

/**
 * Counts all values of a list in one pass over each collection that has them: an administrator asks when a list is opened, and
 * an index for each of these fields would be paid for by everybody who writes.
 */
export const countSettingUses = os.accounts.countSettingUses.handler(async ({ input: { list }, context }) => {
  const uses: readonly ConfigurationUse[] = configurationUses[list];
  const current = await context.store.get(config, configurationId);
  const offered = (current?.[list] ?? []).map((entry) => (typeof entry === 'string' ? entry : entry.display));
  const counts = await Promise.all(
    uses.map(({ of, field, several, noun }) => {
      const parameters = createParameters();
      const { value, json } = fieldSql(of, field);
      const from = several
        ? `${quoteName(of.name)}, jsonb_array_elements_text(${json}) AS used(value)`
        : `(SELECT ${value} AS value FROM ${quoteName(of.name)}) AS used`;
      const known = `(SELECT jsonb_array_elements_text(${parameters.add(JSON.stringify(offered))}::jsonb))`;
      return context.database.query<Row>(
        `SELECT used.value, ${quoteText(noun)} AS noun, count(*)::int AS count FROM ${from}
         WHERE used.value COLLATE "C" IN ${known} GROUP BY used.value`,
        parameters.values,
      );
    }),
  );
  return { uses: counts.flat() };
});

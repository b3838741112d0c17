import { type ConfigurationUse, configurationUses } from '@pavilion/domain';
import { os } from '../../engines/calls/os.ts';
import { quoteName, quoteText } from '../../engines/database/index.ts';
import { fieldSql } from '../../engines/store/field-sql.ts';

type Row = { value: string; noun: string; count: number };

/** Most values counted for a field, the most used first: more than any list can offer. */
const mostValues = 5_000;

/**
 * Counts the values of a list in one pass over each collection: some 100 ms for 50,000 deliverables, when an administrator
 * opens a list. An index for each of these fields would slow down every write.
 */
export const countSettingUses = os.accounts.countSettingUses.handler(async ({ input: { list }, context }) => {
  const uses: readonly ConfigurationUse[] = configurationUses[list];
  const counts = await Promise.all(
    uses.map(({ of, field, several, noun }) => {
      const { value, json } = fieldSql(of, field);
      const from = several
        ? `${quoteName(of.name)}, jsonb_array_elements_text(${json}) AS used(value)`
        : `(SELECT ${value} AS value FROM ${quoteName(of.name)}) AS used`;
      return context.database.query<Row>(
        `SELECT used.value, ${quoteText(noun)} AS noun, count(*)::int AS count FROM ${from}
         WHERE used.value <> '' GROUP BY used.value ORDER BY count DESC, used.value LIMIT ${mostValues}`,
      );
    }),
  );
  return { uses: counts.flat() };
});

import { archiveEvents } from '@pavilion/domain/archive';
import { and } from '@pavilion/sync';
import { os } from '../../../engines/calls/os.ts';
import { compileWhere } from '../../../engines/store/compile-where.ts';
import { createParameters, fieldSql } from '../../../engines/store/field-sql.ts';

/** Tags and clippers of the whole recording, including those far from the playhead (ARC-112). */
export const eventChoices = os.archive.eventChoices.handler(async ({ input, context }) => {
  const { store, database, viewer } = context;
  const ask = (build: (sql: (field: 'bookmark' | 'clippedBy' | 'created_by' | 'username') => string) => string) => {
    const parameters = createParameters();
    const text = build((field) => fieldSql(archiveEvents, field, parameters).value);
    const allowed = and({ file: input.file }, store.effectiveWhere(viewer, archiveEvents.name));
    const where = compileWhere(archiveEvents, allowed, parameters);
    return database.query<{ id: string; name: string | null }>(
      `${text} AND ${where} GROUP BY 1 ORDER BY 1 LIMIT 1000`,
      parameters.values,
    );
  };
  const from = `FROM "${archiveEvents.name}" WHERE`;
  const tags = await ask(
    (sql) => `SELECT ${sql('bookmark')} AS id, NULL AS name ${from} ${sql('bookmark')} IS NOT NULL`,
  );
  const clippers = await ask((sql) => {
    const who = `coalesce(${sql('clippedBy')}, ${sql('created_by')})`;
    return `SELECT ${who} AS id, max(${sql('username')}) AS name ${from} ${who} IS NOT NULL`;
  });
  return {
    tags: tags.map(({ id }) => id),
    clippers: clippers.map(({ id, name }) => ({ id, name: name ?? 'Unknown' })),
  };
});

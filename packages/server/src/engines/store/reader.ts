import type { Viewer } from '@pavilion/domain/access';
import { type DocumentOf, type DocumentType, matches, type Query, type Where } from '@pavilion/sync';
import { quoteName, type Sql } from '../database/index.ts';
import { compileCount, compileSelect, type Statement } from './compile-query.ts';
import { type DocumentRow, toStored } from './row.ts';
import type { Reader, StoredRow } from './types.ts';

/** Reads on one connection, without a policy except in `visible`. */
export function createReader(sql: Sql, readRule: (viewer: Viewer, collection: string) => Where): Reader {
  async function get(type: DocumentType, id: string): Promise<StoredRow | null> {
    const [row] = await sql.query<DocumentRow>(`SELECT id, rev, data FROM ${quoteName(type.name)} WHERE id = $1`, [id]);
    return row ? toStored(row) : null;
  }
  return {
    get: async <D extends DocumentType>(type: D, id: string) => (await get(type, id)) as DocumentOf<D> | null,
    find: async <D extends DocumentType>(type: D, query: Omit<Query, 'collection'>) =>
      (await select(sql, compileSelect(type, query))) as DocumentOf<D>[],
    async count(type, where) {
      const { text, values } = compileCount(type, where);
      const [row] = await sql.query<{ total: number }>(text, values);
      return row!.total;
    },
    async visible<D extends DocumentType>(viewer: Viewer, type: D, id: string) {
      const stored = await get(type, id);
      return stored && matches(stored, readRule(viewer, type.name)) ? (stored as DocumentOf<D>) : null;
    },
  };
}

async function select(sql: Sql, { text, values }: Statement): Promise<StoredRow[]> {
  return (await sql.query<DocumentRow>(text, values)).map(toStored);
}

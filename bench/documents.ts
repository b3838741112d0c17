import { defineDocument } from '@pavilion/sync';
import { z } from 'zod';

const spec = {
  schema: () =>
    z.object({
      title: z.string(),
      team: z.string(),
      state: z.string(),
      department: z.string(),
      rank: z.number(),
      text: z.string(),
    }),
  indexes: [{ fields: ['team'], orderBy: [{ field: 'rank', direction: 'desc' }] }],
  narrowedBy: ['department', 'state'],
} as const;

/** Everyone can read and write these. */
export const notes = defineDocument('notes', spec);
/** The same with rules like those of deliverables. */
export const guarded = defineDocument('guarded', spec);
/** Many documents, for reading pages. */
export const records = defineDocument('records', spec);
export const guardedRecords = defineDocument('guardedRecords', spec);

export interface Note {
  id: string;
  title: string;
  team: string;
  state: string;
  department: string;
  rank: number;
  text: string;
}

const text = 'A document of this store is about one kilobyte, most of it prose. '.repeat(13);
const run = Date.now().toString(36);
let made = 0;

/** A document of about 1 KB. */
export function sampleNote(team = 'none', rank = made): Note {
  made++;
  const id = `${run}-${made.toString(36).padStart(8, '0')}`;
  return { id, title: `Note ${made}`, team, state: 'open', department: 'Digital', rank, text };
}

/** SQL that creates `count` of these documents, over a thousand teams. */
export const recordsSql = (count: number) => `
  SELECT 'r' || n AS id, jsonb_build_object('title', 'Record ' || n, 'team', 't' || n % 1000, 'state', 'open',
    'department', CASE n % 4 WHEN 0 THEN 'Social' ELSE 'Digital' END, 'rank', (n * 7919) % 100003, 'text', '${text}') AS data
  FROM generate_series(1, ${count}) AS n`;

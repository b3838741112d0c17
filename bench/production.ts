import { join } from 'node:path';
import { WebSocket } from 'ws';
import { type Database, openPostgres } from '../packages/server/src/engines/database/index.ts';
import { atMost, type Result } from './report.ts';
import { median, timed } from './rounds.ts';
import { startProduct } from './servers/product.ts';
import type { Stage } from './stage.ts';

const times = 15;
/** Deliverables: all, those awaiting feedback, and those of one brief. */
const [all, waiting, ofBrief] = [60_000, 3_000, 50];

/** The feedback queue, a month of the scheduler, and a new name of a brief, in the built product with a board's years of work. */
export async function production(stage: Stage): Promise<Result[]> {
  const url = await stage.database('production');
  const product = await startProduct({ DATA_DIR: join(stage.folder, 'production'), DATABASE_URL: url });
  const database = await openPostgres(url, { connections: 1 });
  try {
    await fill(database);
    const session = { url: product.url, headers: { origin: product.url, cookie: await product.signIn() } };
    const open = await connect(session);
    const queue = {
      where: { state: 'feedback', active: true },
      orderBy: [{ field: 'deadline', direction: 'asc' }],
    };
    const month = {
      where: { deadline: { gte: '2026-09-28', lte: '2026-11-01T99' } },
      orderBy: [{ field: 'title', direction: 'asc' }],
    };
    const results: Result[] = [];
    for (const [name, query, condition] of [
      ['the feedback queue of all', queue, `data->>'state' = 'feedback' AND (data->>'active')::boolean`],
      ['a month of the scheduler', month, `(data->>'deadline') COLLATE "C" BETWEEN '2026-09-28' AND '2026-11-01T99'`],
    ] as const) {
      const [seen, least]: [number[], number[]] = [[], []];
      let found = 0;
      for (let time = 0; time < times; time++) {
        seen.push(
          await timed(async () => {
            found = await open(query);
          }),
        );
        least.push(await timed(() => database.query(`SELECT id, rev, data FROM deliverables WHERE ${condition}`)));
      }
      results.push({
        name: `production: ${name}, ${found} of ${all}, in a browser's socket`,
        unit: 'ms',
        value: median(seen),
        bound: { value: median(least), what: 'the query alone' },
        ratio: median(seen) / median(least),
        target: atMost(25),
        rounds: seen,
      });
    }
    const renamed: number[] = [];
    for (let time = 0; time < times; time++) renamed.push(await timed(() => rename(session, `Brief called ${time}`)));
    results.push({
      name: `production: a new name of a brief of ${ofBrief} deliverables with two versions and four notes each`,
      unit: 'ms',
      value: median(renamed),
      target: atMost(40),
      rounds: renamed,
    });
    return results;
  } finally {
    await database.close();
    await product.stop();
  }
}

interface Session {
  url: string;
  headers: Record<string, string>;
}
async function rename({ url, headers }: Session, title: string): Promise<void> {
  const response = await fetch(`${url}/api/documents`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ request: 1, kind: 'patch', collection: 'productions', id: 'b0', changes: { title } }),
  });
  const reply = await response.text();
  if (!reply.includes('"done"')) throw new Error(`Renaming was answered with ${reply}`);
}

/** Opens one live query at a time, and returns the number of its documents. */
async function connect({ url, headers }: Session): Promise<(query: object) => Promise<number>> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`, { headers });
  let answer: (text: string) => void = () => undefined;
  socket.on('message', (data) => answer(String(data)));
  const next = (kind: string) =>
    new Promise<{ documents: unknown[] }>((resolve, reject) => {
      answer = (text) => {
        const told = JSON.parse(text);
        if (told.kind === 'refused') reject(new Error(told.error.message));
        if (told.kind === kind) resolve(told);
      };
    });
  const hello = next('hello');
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  socket.send(JSON.stringify({ kind: 'hello', client: 'bench-production-client' }));
  await hello;
  let channel = 0;
  return async (query) => {
    channel += 1;
    const snapshot = next('snapshot');
    socket.send(JSON.stringify({ kind: 'open', channel, query: { collection: 'deliverables', ...query } }));
    const { documents } = await snapshot;
    socket.send(JSON.stringify({ kind: 'close', channel }));
    return documents.length;
  };
}

async function fill(database: Database): Promise<void> {
  await database.query(
    `INSERT INTO productions (id, rev, data, created_at, updated_at)
     SELECT 'b' || k, 1, jsonb_build_object('title', 'Brief ' || k, 'status', 'Submitted', 'department', 'Digital', 'active', true,
       'collections', '[]'::jsonb, 'owners', '[]'::jsonb, 'description', repeat('x', 800)), '', ''
     FROM generate_series(0, $1::int - 1) AS k`,
    [all / ofBrief],
  );
  await database.query(
    `INSERT INTO deliverables (id, rev, data, created_at, updated_at)
     SELECT 'd' || k, 1, jsonb_build_object('title', 'Film ' || k, 'state', CASE WHEN k % $2 = 0 THEN 'feedback' ELSE 'signed' END,
       'active', k % $2 = 0, 'production', 'b' || k / $3, 'productionTitle', 'Brief ' || k / $3, 'productionStatus', 'Submitted',
       'type', 'Type ' || k % 7, 'department', 'Digital', 'collections', '[]'::jsonb, 'owners', '[]'::jsonb,
       'deadline', (date '2022-01-01' + k / 30)::text, 'description', repeat('x', 200)), '', ''
     FROM generate_series(0, $1::int - 1) AS k`,
    [all, all / waiting, ofBrief],
  );
  await database.query(
    `INSERT INTO files (id, rev, data, created_at, updated_at)
     SELECT 'f' || k, 1, jsonb_build_object('what', 'deliverable', 'status', 'review', 'version', k % 2, 'prodID', 'b' || k / 2 / $2,
       'prodTitle', 'Brief ' || k / 2 / $2, 'delID', 'd' || k / 2, 'delTitle', 'Film ' || k / 2, 'department', 'Digital', 'events', '[]'::jsonb), '', ''
     FROM generate_series(0, $1::int - 1) AS k`,
    [ofBrief * 2 * 100, ofBrief],
  );
  await database.query(
    `INSERT INTO notes (id, rev, data, created_at, updated_at)
     SELECT 'n' || k, 1, jsonb_build_object('file', 'f' || k / 2, 'delID', 'd' || k / 4, 'text', 'Note', 'department', 'Digital',
       'fileStatus', 'review'), '', ''
     FROM generate_series(0, $1::int - 1) AS k`,
    [ofBrief * 4 * 100],
  );
  await database.script('VACUUM ANALYZE');
}

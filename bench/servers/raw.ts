// Lower bound: the least that Node, ws and pg need for inserts, patches, pages and fan-out. No log, no rules, no validation, no
// resuming, and two kinds of subscriptions: a field equal to a value, and a rank within bounds.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Note } from '../documents.ts';
import { recordsSql } from '../documents.ts';

type Ask =
  | { kind: 'insert'; request: number; document: Note }
  | { kind: 'patch'; request: number; id: string; changes: Partial<Note> }
  | { kind: 'page'; request: number; team: string }
  | { kind: 'open'; channel: number; team?: string; from?: number; to?: number };
interface Subscription {
  socket: WebSocket;
  channel: number;
}

const pool = new pg.Pool({ connectionString: process.env.BENCH_DATABASE, max: 12 });
const run = async (name: string, text: string, values: unknown[]) =>
  (await pool.query<Record<string, unknown>>({ name, text, values })).rows;

for (const table of ['notes', 'records']) {
  await run('', `CREATE TABLE ${table} (id text COLLATE "C" PRIMARY KEY, data jsonb NOT NULL)`, []);
  await run('', `CREATE INDEX ON ${table} ((data ->> 'team'), ((data ->> 'rank')::numeric) DESC)`, []);
}
const count = Number(process.env.BENCH_RECORDS ?? 0);
if (count > 0) {
  await run('', `INSERT INTO records ${recordsSql(count)}`, []);
  await run('', 'VACUUM ANALYZE records', []);
}

const byTeam = new Map<string, Set<Subscription>>();
const ranges = new Map<Subscription, { from: number; to: number }>();
const all = new Set<Subscription>();

/** One message per socket, with all its matching channels. */
function tell(id: string, document: Note): void {
  const found = new Map<WebSocket, number[]>();
  const add = ({ socket, channel }: Subscription) => {
    const channels = found.get(socket);
    if (channels) channels.push(channel);
    else found.set(socket, [channel]);
  };
  for (const subscription of byTeam.get(document.team) ?? []) add(subscription);
  for (const [subscription, { from, to }] of ranges) if (document.rank >= from && document.rank < to) add(subscription);
  for (const subscription of all) add(subscription);
  const text = JSON.stringify(document);
  for (const [socket, channels] of found) {
    socket.send(`{"kind":"change","id":"${id}","channels":[${channels.join()}],"document":${text}}`);
  }
}

async function answer(socket: WebSocket, ask: Ask, mine: Subscription[]): Promise<void> {
  switch (ask.kind) {
    case 'insert': {
      const { request, document } = ask;
      await run('insert', 'INSERT INTO notes (id, data) VALUES ($1, $2)', [document.id, JSON.stringify(document)]);
      socket.send(JSON.stringify({ kind: 'done', request }));
      return tell(document.id, document);
    }
    case 'patch': {
      const { request, id, changes } = ask;
      const text = 'UPDATE notes SET data = data || $2 WHERE id = $1 RETURNING data';
      const [row] = await run('patch', text, [id, JSON.stringify(changes)]);
      socket.send(JSON.stringify({ kind: 'done', request }));
      return tell(id, row!.data as Note);
    }
    case 'page': {
      const documents = await run('page', pageSql, [ask.team]);
      return socket.send(JSON.stringify({ kind: 'done', request: ask.request, documents }));
    }
    case 'open': {
      const subscription = { socket, channel: ask.channel };
      mine.push(subscription);
      if (ask.team !== undefined) byTeam.set(ask.team, (byTeam.get(ask.team) ?? new Set()).add(subscription));
      else if (ask.from !== undefined) ranges.set(subscription, { from: ask.from, to: ask.to! });
      else all.add(subscription);
      socket.send(JSON.stringify({ kind: 'snapshot', channel: ask.channel }));
    }
  }
}

const pageSql = `SELECT id, data FROM records WHERE data ->> 'team' = $1
  ORDER BY (data ->> 'rank')::numeric DESC LIMIT 20`;
const server = createServer();
new WebSocketServer({ server }).on('connection', (socket) => {
  const mine: Subscription[] = [];
  socket.on('message', (data) => void answer(socket, JSON.parse(String(data)) as Ask, mine));
  socket.on('close', () => {
    for (const subscription of mine) {
      for (const team of byTeam.values()) team.delete(subscription);
      ranges.delete(subscription);
      all.delete(subscription);
    }
  });
  socket.send('{"kind":"hello"}');
});
server.listen(0, '127.0.0.1', () => process.send?.(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`));
for (const end of ['SIGTERM', 'disconnect']) process.on(end, () => process.exit(0));

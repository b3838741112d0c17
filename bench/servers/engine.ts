// The live engine as the product configures it (store, hub, sockets), with documents of these measurements.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Policy, Viewer } from '@pavilion/domain/access';
import { everything } from '@pavilion/sync';
import { WebSocketServer } from 'ws';
import { openEmbedded, openPostgres } from '../../packages/server/src/engines/database/index.ts';
import { attachSocket, createHub, createReplies } from '../../packages/server/src/engines/live/index.ts';
import { createStore } from '../../packages/server/src/engines/store/index.ts';
import { limits } from '../../packages/server/src/limits.ts';
import { guarded, guardedRecords, notes, records, recordsSql } from '../documents.ts';

const fields = ['title', 'team', 'state', 'department', 'rank', 'text'] as const;
const writable = () => fields as never;
const open: Policy = { read: () => everything, insert: writable, patch: writable, remove: () => true };
/** Two departments of a person, without deleted documents: like the rules of briefs and deliverables. */
const ruled: Policy = {
  ...open,
  read: ({ user }) => ({
    or: user.departmentAccess.map((department) => ({ department, not: { state: 'deleted' } })),
  }),
  insert: ({ user }, document) =>
    user.departmentAccess.includes((document as { department?: string }).department ?? '') ? (fields as never) : [],
  patch: ({ user }, before) =>
    user.departmentAccess.includes((before as { department?: string }).department ?? '') ? (fields as never) : [],
};
const policies: Record<string, Policy> = { notes: open, records: open, guarded: ruled, guardedRecords: ruled };
const viewer = {
  id: 'u1',
  user: { id: 'u1', active: true, roles: {}, departmentAccess: ['Digital', 'Social'], brandAccess: [] },
  now: new Date().toISOString(),
  organisation: 'Board',
} as unknown as Viewer;

const address = process.env.BENCH_DATABASE;
const database = address ? await openPostgres(address) : await openEmbedded({ dataDir: process.env.BENCH_FOLDER! });
const store = await createStore({
  database,
  documents: [notes, guarded, records, guardedRecords],
  policies: (collection) => policies[collection],
});
const count = Number(process.env.BENCH_RECORDS ?? 0);
if (count > 0) {
  for (const { name } of [records, guardedRecords]) {
    await database.script(
      `INSERT INTO "${name}" (id, rev, data, created_at, updated_at) SELECT id, 1, data, '', '' FROM (${recordsSql(count)}) AS r`,
    );
  }
  await database.script('VACUUM ANALYZE');
}
const hub = createHub({ store, people: 'users' });
const replies = createReplies(store);
const server = createServer();
const sockets = new WebSocketServer({
  server,
  maxPayload: limits.messageBytes,
  perMessageDeflate: false,
});
let people = 0;
sockets.on('connection', (socket) => {
  // Each socket is a separate person, with a separate share of the limits.
  people += 1;
  const person = { ...viewer, id: `u${people}` };
  void attachSocket({ socket, viewerOf: async () => person, store, hub, replies, build: 'bench' });
});
server.listen(0, '127.0.0.1', () => process.send?.(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`));
for (const end of ['SIGTERM', 'disconnect']) process.on(end, () => process.exit(0));

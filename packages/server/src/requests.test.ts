import { Writable } from 'node:stream';
import { users } from '@pavilion/domain';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { withoutValues } from './engines/database/watch-statements.ts';
import { logOptions } from './log.ts';
import { checkIntegrity } from './modules/integrity/check-integrity.ts';
import { startApp, type TestApp } from './testing/app.ts';
import type { Person } from './testing/person.ts';

const id = '0af7651916cd43dd8448eb211c80319c';

let lines: Record<string, unknown>[] = [];
let app: TestApp;
let admin: Person;
beforeAll(async () => {
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  const log = pino(logOptions({ logLevel: 'info' }), sink);
  app = await startApp({ log, config: { logLevel: 'info', slowQueryMilliseconds: 30 } });
  admin = await app.addPerson({ name: 'Ad Min', roles: ['user_admin'] });
});
beforeEach(() => {
  lines = [];
});
afterAll(() => app.stop());

const call = (name: string, input: object, request: string) =>
  admin.fetch(`/api/calls/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-request-id': request },
    body: JSON.stringify(input),
  });
const linesOf = (message: string) => lines.filter(({ msg }) => msg === message);

it('the request id of a call is in the answer, in the log, in the job that it queues and in that job’s log lines (OPS-015)', async () => {
  const run = vi.spyOn(checkIntegrity, 'run').mockImplementation(async (context) => {
    context.log.info('The job runs.');
    throw new Error('The disk fell over.');
  });
  const answer = await call('integrity/check', {}, id);
  expect([answer.status, answer.headers.get('x-request-id')]).toEqual([200, id]);
  await expect.poll(() => linesOf('A job failed.').length).toBe(1);
  run.mockRestore();
  expect(linesOf('The job runs.')).toMatchObject([{ request: id }]);
  expect(linesOf('A job failed.')).toMatchObject([{ request: id, job: 'checkIntegrity' }]);
  const { jobs } = await admin.call.system.listFailedJobs({});
  expect(jobs).toMatchObject([{ name: 'checkIntegrity', reference: '0af76519', error: 'The disk fell over.' }]);
});

it('a sentence of failure tells a reference that finds the lines of the log, by call, document or socket (OPS-015)', async () => {
  const told = async (message: string) => {
    const reference = /give an administrator this reference: ([0-9a-f]{8})\.$/.exec(message)?.[1] ?? 'none';
    await expect.poll(() => lines.filter(({ request }) => String(request).startsWith(reference)).length).toBe(1);
    return reference;
  };
  const odd = new Error('Odd.');
  const write = vi.spyOn(app.context.store, 'writeAs').mockRejectedValue(odd);
  const trash = vi.spyOn(app.context.database, 'execute').mockRejectedValueOnce(odd);
  const ofCall = await (await call('system/retryJob', { id: 'x' }, id)).json();
  trash.mockRestore();
  expect(await told(ofCall.message)).toBe('0af76519');
  const ofDocument = await admin.documents.ask({
    kind: 'patch',
    collection: users.name,
    id: admin.id,
    changes: { company: 'x' },
  });
  await told(ofDocument.kind === 'failed' ? ofDocument.error.message : '');
  const ofSocket = await admin
    .live()
    .patch(users, admin.id, { company: 'x' })
    .catch((error: Error) => error.message);
  await told(String(ofSocket));
  write.mockRestore();
});

it('a request id that is none is replaced, so that nothing odd comes into the log (OPS-015)', async () => {
  for (const given of ['x'.repeat(32), '0'.repeat(32), `${id}\t"`, id.slice(1)]) {
    const answer = await fetch(`${app.url}/healthz`, { headers: { 'x-request-id': given } });
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f]{32}$/);
    expect(answer.headers.get('x-request-id')).not.toBe(id);
  }
});

it('a slow statement is logged without its values, with the request that sent it (OPS-015)', async () => {
  const { database } = app.context;
  await database.query(`SELECT pg_sleep($1::float8), 'hunter2' AS password`, [0.05]);
  await database.transaction((sql) => sql.commitWith(`SELECT pg_sleep(0.05), 'hunter2'`));
  // A busy machine has slow statements of its own.
  const slow = () => linesOf('A slow statement.').filter(({ statement }) => String(statement).includes('pg_sleep'));
  await expect.poll(() => slow().length).toBeGreaterThan(1);
  expect(slow()).toMatchObject([
    { statement: "SELECT pg_sleep($1::float8), '…' AS password", level: 40 },
    { statement: "SELECT pg_sleep(0.05), '…'" },
  ]);
  expect(JSON.stringify(lines)).not.toContain('hunter2');
});

it.each([
  ["SELECT data->>'title' FROM t WHERE data ->> 'a' = 'b''c'", "SELECT data->>'title' FROM t WHERE data ->> 'a' = '…'"],
  [String.raw`SELECT E'a\'b', 1`, "SELECT '…', 1"],
  ['INSERT INTO t\n  VALUES (\'{"a": 1}\')', "INSERT INTO t VALUES ('…')"],
  [String.raw`SELECT 'C:\', name, 'b'`, "SELECT '…', name, '…'"],
  ["SELECT 'never closed", "SELECT '…'"],
])('a statement %s is logged as %s (OPS-015)', (text, expected) => {
  expect(withoutValues(text)).toBe(expected);
});

it('a statement with a value of 20 MB is logged without it (OPS-015)', () => {
  const value = `it''s \\"text\\" `.repeat(1_500_000);
  expect(withoutValues(`INSERT INTO t VALUES ('${value}', 1)`)).toBe("INSERT INTO t VALUES ('…', 1)");
});

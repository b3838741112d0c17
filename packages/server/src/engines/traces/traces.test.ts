import { Writable } from 'node:stream';
import { users } from '@pavilion/domain';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { startApp } from '../../testing/app.ts';
import { openTraceCollector, type TraceCollector } from '../../testing/trace-collector.ts';

const id = '0af7651916cd43dd8448eb211c80319c';
let collector: TraceCollector;
beforeAll(async () => {
  collector = await openTraceCollector();
});
afterAll(() => collector.close());

const traced = () => ({ traces: { endpoint: collector.url, headers: { 'api-key': 'a b' } } });

it('one trace covers a call, its statements and the job that it queued (OPS-015)', async () => {
  const app = await startApp({ config: traced() });
  const admin = await app.addPerson({ name: 'Hunt Er2', roles: ['user_admin'] });
  await admin.fetch('/api/calls/integrity/check', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-request-id': id },
    body: '{}',
  });
  await app.jobsDone();
  await admin.live().patch(users, admin.id, { company: 'hunter2' });
  await app.stop();

  const trace = collector.spans.filter(({ traceId }) => traceId === id);
  const find = (name: string) => trace.find((span) => span.name === name);
  const call = find('POST /api/calls/integrity/check');
  const job = find('checkIntegrity');
  expect(call?.parentSpanId).toBeUndefined();
  expect(job).toMatchObject({ parentSpanId: call?.spanId, status: { code: 0 } });
  for (const parent of [call, job])
    expect(trace.some(({ name, parentSpanId }) => name === 'SELECT' && parentSpanId === parent?.spanId)).toBe(true);
  // The runner looks for everyone's jobs, on behalf of no request.
  expect(JSON.stringify(trace)).not.toContain('count(*)::int AS waiting');
  expect(collector.spans.some(({ name }) => name === 'live patch')).toBe(true);
  expect(JSON.stringify(collector.spans)).not.toMatch(/hunter2|Hunt Er2/);
  expect(new Set(collector.keys)).toEqual(new Set(['a b']));
});

it('a collector that refuses traces is a line in the log, and the product goes on (OPS-015)', async () => {
  collector.status = 401;
  let text = '';
  const sink = new Writable({
    write(chunk, _encoding, done) {
      text += String(chunk);
      done();
    },
  });
  const app = await startApp({ config: traced(), log: pino(sink) });
  const admin = await app.addPerson({ name: 'Ad Min', roles: ['user_admin'] });
  expect((await admin.call.system.listFailedJobs({})).jobs).toEqual([]);
  await app.stop();
  expect(text).toContain('Traces could not be sent.');
});

it.each([
  ['api-key=a%20b, tenant = board', { 'api-key': 'a b', tenant: 'board' }],
  [undefined, {}],
])('the headers of a collector are read from %s (OPS-015)', (given, headers) => {
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/', OTEL_EXPORTER_OTLP_HEADERS: given };
  expect(readConfig(env).traces).toEqual({ endpoint: 'http://collector:4318', headers });
});

it('headers of a collector that cannot be read stop the start with a sentence (OPS-015)', () => {
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' };
  for (const OTEL_EXPORTER_OTLP_HEADERS of ['secret', 'a=%E0%A4%A', 'a=b\nc'])
    expect(() => readConfig({ ...env, OTEL_EXPORTER_OTLP_HEADERS })).toThrow(/^OTEL_EXPORTER_OTLP_HEADERS must be/);
  expect(() => readConfig({ OTEL_EXPORTER_OTLP_HEADERS: 'a=b' })).toThrow(
    /OTEL_EXPORTER_OTLP_ENDPOINT must be set too/,
  );
});

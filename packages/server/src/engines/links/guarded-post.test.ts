import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { guardedPost } from './guarded-post.ts';

/** Ports that `fetch` never opens. */
const blockedPorts = [10_080, 6_697, 4_190, 6_566, 5_061];

it('a message reaches a receiver on each port that the settings allow, also on one that browsers block (OPS-011)', async () => {
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    bodies.push(Buffer.concat(parts).toString());
    response.end('Taken. '.repeat(1_000));
  });
  const port = await firstFree(blockedPorts, server);
  const answer = await guardedPost(`http://127.0.0.1:${port}/receiver`, {
    origins: [`http://127.0.0.1:${port}`],
    signal: new AbortController().signal,
    milliseconds: 5_000,
    mostBytes: 20,
    headers: { 'content-type': 'application/json' },
    body: '{"a":"ü"}',
  });
  expect(answer).toEqual({ status: 200, retryAfter: null, text: 'Taken. Taken. Taken.' });
  expect(bodies).toEqual(['{"a":"ü"}']);
  await new Promise((done) => server.close(done));
});

async function firstFree(ports: readonly number[], server: ReturnType<typeof createServer>): Promise<number> {
  for (const port of ports) {
    const isOurs = await new Promise<boolean>((done) => {
      server.once('error', () => done(false));
      server.listen(port, '127.0.0.1', () => done(true));
    });
    if (isOurs) return port;
  }
  throw new Error('None of the blocked ports is free.');
}

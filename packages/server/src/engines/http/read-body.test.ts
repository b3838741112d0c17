import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { inspirations } from '@pavilion/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../testing/app.ts';
import type { Person } from '../../testing/person.ts';

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await startApp();
  person = await app.addPerson({ name: 'Per Son', roles: ['user_admin', 'inspirations_access'] });
});
afterAll(() => app.stop());

const doors = ['/api/rpc/accounts/me', '/api/calls/accounts/me', '/api/documents', '/api/auth/sign-in/email'];
const megabyte = 1024 * 1024;
const tooLarge = { status: 413, message: 'This is too large to send at once.' };

interface Answer {
  status: number | undefined;
  message: unknown;
  /** Bytes sent before the answer came. */
  sent: number;
}

interface Sending {
  headers?: Record<string, string>;
  /** Body size; the body is generated while sending. */
  bytes: number;
  /** Whether to send a Content-Length header. */
  announced?: boolean;
}

/** Sends a body until the server answers. */
function send(path: string, { headers = {}, bytes, announced = false }: Sending): Promise<Answer> {
  return new Promise((resolve, reject) => {
    let sent = 0;
    const length = announced ? { 'content-length': String(bytes) } : {};
    const sending = request(app.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: app.url, ...length, ...headers },
    });
    const piece = Buffer.alloc(64 * 1024, ' ');
    const more = () => {
      while (sent < bytes && !sending.destroyed) {
        const size = Math.min(piece.length, bytes - sent);
        sent += size;
        if (!sending.write(piece.subarray(0, size))) return sending.once('drain', more);
      }
      return sending.end();
    };
    sending.on('error', reject);
    sending.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () => {
        const body = text.startsWith('{') ? JSON.parse(text) : {};
        const { message } = body.json ?? body;
        resolve({ status: response.statusCode, message, sent });
        sending.destroy();
      });
    });
    more();
  });
}

describe('a body that is too large', () => {
  it.each(doors)('is refused with a sentence before it is read, from a stranger: %s', async (path) => {
    for (const announced of [true, false]) {
      const { sent, ...answer } = await send(path, { bytes: 800 * megabyte, announced });
      expect(answer).toEqual(tooLarge);
      expect(sent).toBeLessThan(100 * megabyte);
    }
  });

  it.each(doors)('is also refused from a signed-in person: %s', async (path) => {
    const headers = { cookie: person.cookie };
    for (const announced of [true, false]) {
      const { sent, ...answer } = await send(path, { headers, bytes: 800 * megabyte, announced });
      expect(answer).toEqual(tooLarge);
      expect(sent).toBeLessThan(100 * megabyte);
    }
  });

  it('is still read after the refusal, so that a sender who reads last gets the answer', async () => {
    const { hostname, port } = new URL(app.url);
    const sending = connect(Number(port), hostname);
    const answered = once(sending, 'data');
    const head = `POST /api/documents HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Length: ${800 * megabyte}\r\n`;
    sending.write(`${head}Content-Type: application/json\r\nOrigin: ${app.url}\r\nCookie: ${person.cookie}\r\n\r\n`);
    expect(String((await answered)[0])).toMatch(/^HTTP\/1.1 413 /);
    // More than the buffers between the two hold.
    await new Promise<void>((resolve, reject) => {
      sending.once('error', reject);
      sending.write(Buffer.alloc(30 * megabyte, ' '), (error) => (error ? reject(error) : resolve()));
    });
    sending.destroy();
  });

  it('starts at a smaller size for strangers than for signed-in people', async () => {
    const documents = Array.from({ length: 400 }, (_, at) => ({
      title: `Inspiration ${at}`,
      url: `https://example.org/${at}`,
      description: 'x'.repeat(1_000),
    }));
    const body = JSON.stringify({ request: 1, kind: 'insertBatch', collection: inspirations.name, documents });
    const init = { method: 'POST', headers: { 'content-type': 'application/json', origin: app.url }, body };
    expect((await fetch(`${app.url}/api/documents`, init)).status).toBe(413);
    expect((await person.fetch('/api/documents', init)).status).toBe(200);
  });

  it('includes many bodies at once from one person', async () => {
    const headers = { cookie: person.cookie, 'content-type': 'application/json', origin: app.url };
    const unfinished = Array.from({ length: 5 }, () => {
      const sending = request(`${app.url}/api/documents`, { method: 'POST', headers });
      return sending.on('error', () => undefined);
    });
    // A piece that came before all of this would be counted too, and have one of these refused.
    await Promise.all(
      unfinished.map(
        (sending) => new Promise((resolve) => sending.write(Buffer.alloc(8 * megabyte - 1, ' '), resolve)),
      ),
    );
    const onePiece = () => send('/api/documents', { headers: { cookie: person.cookie }, bytes: megabyte });
    await expect.poll(onePiece, { timeout: 20_000 }).toMatchObject({
      status: 429,
      message: 'You are sending too much at the same time. Please try again in a moment.',
    });
    const other = await app.addPerson({ name: 'Some Body Else' });
    expect(await send('/api/documents', { headers: { cookie: other.cookie }, bytes: megabyte })).toMatchObject({
      status: 400,
    });
    for (const sending of unfinished) sending.destroy();
    // The refused bodies are released again.
    await expect.poll(onePiece, { timeout: 20_000 }).toMatchObject({ status: 400 });
  });
});

describe('a body that is nested 100,000 deep', () => {
  it.each(doors)('is refused with a sentence: %s', async (path) => {
    const nested = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    for (const body of [nested, `{"json":${nested}}`, `{"a":${'{"a":'.repeat(100_000)}1${'}'.repeat(100_001)}`]) {
      const answer = await person.fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      expect([answer.status, await answer.json()]).toMatchObject([
        400,
        path.startsWith('/api/rpc/')
          ? { json: { message: 'This request is nested too deeply.' } }
          : { message: 'This request is nested too deeply.' },
      ]);
    }
  });
});

describe('the calls of the interface', () => {
  it('show the sentence for a body that is too large', async () => {
    const email = 'x'.repeat(9 * megabyte);
    await expect(
      person.call.accounts.setUserRole({ ids: [email], flag: 'fcc_access', value: true }),
    ).rejects.toMatchObject({
      message: tooLarge.message,
    });
  });
});

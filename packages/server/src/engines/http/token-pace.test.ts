import { type ApiScope, briefs } from '@pavilion/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { limits } from '../../limits.ts';
import { password, startApp, type TestApp } from '../../testing/app.ts';
import type { Person } from '../../testing/person.ts';

const { burst, perMinute } = limits.tokenRequests;
let now = Date.now();
let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await startApp({ clock: () => new Date(now).toISOString() });
  person = await app.addPerson({ name: 'Dev Eloper', roles: ['production_access'] });
});
afterAll(() => app.stop());

async function makeToken() {
  const scopes: ApiScope[] = ['production:read'];
  return (await person.call.accounts.makeApiToken({ name: 'Import', scopes, days: 7, password })).token;
}
function send(token: string, path = '/api/documents', body: object = read): Promise<Response> {
  return fetch(app.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
}
const read = { request: 1, kind: 'fetch', query: { collection: briefs.name, limit: 1 } };
/** Larger than a stranger may send, so that the reader of bodies asks for the token too. */
const large = { ...read, query: { ...read.query, where: { or: Array(9_000).fill({}) } } };
async function spend(token: string) {
  const statuses = new Set<number>();
  for (let sent = 0; sent < burst; sent++) statuses.add((await send(token)).status);
  return [...statuses];
}

it('refuses a token that sends too many requests, with a sentence and when to try again, while its person and other tokens go on (OPS-011)', async () => {
  const [busy, quiet] = [await makeToken(), await makeToken()];
  expect(await spend(busy)).toEqual([200]);
  const refused = await send(busy);
  expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toEqual([
    429,
    '1',
    { code: 'TOO_MANY', message: 'This API token has sent too many requests. Try again in a second.' },
  ]);
  // Every door counts for the same token.
  for (const path of ['/api/calls/accounts/me', '/api/rpc/accounts/me']) {
    expect((await send(busy, path, {})).status).toBe(429);
  }
  expect((await send(quiet)).status).toBe(200);
  expect(await person.documents.fetch(briefs)).toEqual([]);
  expect((await person.call.accounts.me({})).user?.id).toBe(person.id);

  now += 60_000 / perMinute;
  expect((await send(busy)).status).toBe(200);
  expect((await send(busy)).status).toBe(429);
  now += 60_000;
  expect(await spend(busy)).toEqual([200]);
  expect((await send(busy)).status).toBe(429);
});

it('counts a request once, also one whose body is large (OPS-011)', async () => {
  const token = await makeToken();
  for (let sent = 0; sent < burst - 1; sent++) await send(token);
  expect((await send(token, '/api/documents', large)).status).not.toBe(429);
  expect((await send(token)).status).toBe(429);
});

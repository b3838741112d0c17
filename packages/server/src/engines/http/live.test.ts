import { inflateRawSync } from 'node:zlib';
import { collections, inspirations, users } from '@pavilion/domain';
import { type ServerMessage, whereLimits } from '@pavilion/sync';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { limits } from '../../limits.ts';
import { cookieOf, startApp, type TestApp } from '../../testing/app.ts';
import type { Person } from '../../testing/person.ts';
import { openStubbornSocket } from '../../testing/stubborn-socket.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startApp();
  admin = await app.addPerson({ name: 'Ada Min', roles: ['user_admin'] });
});
afterAll(() => app.stop());

const newcomer = () => app.addPerson({ name: 'Some One', roles: ['inspirations_access'] });

/** Generous, for slow machines. */
const patience = { timeout: 15_000 };

/** Opens a socket for this person and records its messages. */
async function open(person: Pick<Person, 'cookie'>) {
  const socket = new WebSocket(`${app.url.replace('http', 'ws')}/api/live`, { headers: { cookie: person.cookie } });
  const told: ServerMessage[] = [];
  let ended: number | undefined;
  socket.on('message', (data) => told.push(JSON.parse(String(data))));
  socket
    .on('error', () => undefined)
    .on('close', (code) => {
      ended = code;
    });
  await expect.poll(() => told[0]?.kind ?? ended, patience).toBe('hello');
  return {
    say: (message: object) => socket.send(JSON.stringify(message)),
    told: <K extends ServerMessage['kind']>(kind: K) =>
      told.filter((message): message is Extract<ServerMessage, { kind: K }> => message.kind === kind),
    ended: () => ended,
    close: () => socket.terminate(),
  };
}

describe('a socket whose session has ended', () => {
  const ends: [string, (person: Person) => Promise<unknown>][] = [
    ['is deactivated', (person) => admin.documents.patch(users, person.id, { active: false })],
    ['is deleted', (person) => admin.documents.delete(users, person.id)],
    ['signs out elsewhere', (person) => post(person.cookie, '/api/auth/sign-out')],
    [
      'ends it from another session',
      async ({ email }) => {
        const other = cookieOf(await app.signInAs(email, 'a long enough password'));
        return post(other, '/api/auth/revoke-other-sessions');
      },
    ],
  ];
  async function post(cookie: string, path: string): Promise<void> {
    const headers = { cookie, origin: app.url, 'content-type': 'application/json' };
    const answer = await fetch(app.url + path, { method: 'POST', headers, body: '{}' });
    expect(answer.status).toBe(200);
  }

  it.each(ends)(
    'accepts no writes once the person %s, even if the client ignores the close (PLT-068)',
    async (_how, end) => {
      const person = await newcomer();
      const socket = await openStubbornSocket(app.url, person.cookie);
      const write = (request: number, id: string) =>
        socket.say({
          request,
          kind: 'insert',
          collection: inspirations.name,
          document: { id, title: id, url: `https://example.org/${id}` },
        });
      const before = `before-${person.id}`;
      write(1, before);
      await expect.poll(() => app.context.store.get(inspirations, before), patience).not.toBeNull();
      await end(person);
      for (let request = 2; request < 20; request++) write(request, `after-${person.id}-${request}`);
      await expect.poll(() => socket.isCut(), patience).toBe(true);
      const { count } = app.context.store;
      const written = await count(inspirations, { created_by: person.id });
      expect([written, socket.heard().match(/"kind":"done"/g)?.length]).toEqual([1, 1]);
      expect(socket.heard()).toContain('signedOut');
    },
  );
});

describe('a large snapshot', () => {
  it('is compressed for those who can read that, and says the same to everyone', async () => {
    const person = await app.addPerson({ name: 'Some One', roles: ['creative_catalogue_access'] });
    const ids = Array.from({ length: 60 }, (_, at) => `long-${person.id}-${at}`);
    for (const id of ids)
      await person.documents.insert(collections, { id, name: `A long title of ${id}, with “quotes”` });
    const queries = [
      { collection: collections.name, where: { id: { in: ids } } },
      {
        collection: collections.name,
        where: { id: { in: ids } },
        orderBy: [{ field: 'id', direction: 'asc' }],
        limit: 50,
      },
      { collection: collections.name, where: { id: ids[0] } },
    ];
    const hear = async (hello: object) => {
      const socket = new WebSocket(`${app.url.replace('http', 'ws')}/api/live`, { headers: { cookie: person.cookie } });
      const heard: { bytes: number; isBinary: boolean; message: ServerMessage }[] = [];
      socket.on('message', (data: Buffer, isBinary) => {
        const text = String(isBinary ? inflateRawSync(data) : data);
        heard.push({ bytes: data.length, isBinary, message: JSON.parse(text) as ServerMessage });
      });
      socket.on('open', () => socket.send(JSON.stringify({ kind: 'hello', client: `client-${person.id}`, ...hello })));
      await expect.poll(() => heard.length, patience).toBe(1);
      const snapshots = () => heard.filter(({ message }) => message.kind === 'snapshot');
      for (const [channel, query] of queries.entries()) socket.send(JSON.stringify({ kind: 'open', channel, query }));
      await expect.poll(() => snapshots().length, patience).toBe(queries.length);
      socket.close();
      return snapshots().toSorted((left, right) => channelOf(left.message) - channelOf(right.message));
    };
    const channelOf = (message: ServerMessage) => ('channel' in message ? message.channel : -1);
    const plain = await hear({});
    const short = await hear({ inflates: true });
    expect(short.map(({ message }) => message)).toEqual(plain.map(({ message }) => message));
    expect(plain.map(({ isBinary }) => isBinary)).toEqual([false, false, false]);
    // The last is one document, which is not worth the work.
    expect(short.map(({ isBinary }) => isBinary)).toEqual([true, true, false]);
    expect(short[0]!.bytes).toBeLessThan(plain[0]!.bytes / 4);

    const list = person.live().live(collections, { where: { id: { in: ids } } });
    const stop = list.subscribe(() => undefined);
    await expect.poll(() => list.get().documents.length, patience).toBe(60);
    stop();
  });
});

describe('one person who exceeds the limits', () => {
  it('is refused lists that reach too far down, with a sentence, while others read', async () => {
    const [greedy, modest] = [await open(await newcomer()), await open(await newcomer())];
    for (let channel = 1; channel <= 100; channel++) {
      const where = { title: `none ${channel}` };
      greedy.say({ kind: 'open', channel, query: { collection: inspirations.name, where, limit: 1, offset: 9_000 } });
    }
    const answered = () => greedy.told('snapshot').length + greedy.told('refused').length;
    await expect.poll(answered, patience).toBe(100);
    expect(greedy.told('snapshot')).toHaveLength(Math.floor(limits.rowsOfPerson / 9_001));
    expect(greedy.told('refused')[0]?.error).toEqual({
      code: 'TOO_MUCH',
      message: 'Too much is open at once. Please close some windows.',
    });
    modest.say({ kind: 'open', channel: 1, query: { collection: inspirations.name, limit: 50 } });
    await expect.poll(() => modest.told('snapshot'), patience).toHaveLength(1);
    // Closing frees the share again.
    for (let channel = 1; channel <= 100; channel++) greedy.say({ kind: 'close', channel });
    greedy.say({ kind: 'open', channel: 200, query: { collection: inspirations.name, limit: 1, offset: 9_000 } });
    await expect.poll(() => greedy.told('snapshot').at(-1)?.channel, patience).toBe(200);
    for (const socket of [greedy, modest]) socket.close();
  });

  it('is counted over all browser windows together', async () => {
    const person = await newcomer();
    const sockets = await Promise.all(Array.from({ length: 8 }, () => open(person)));
    for (const socket of sockets) {
      socket.say({ kind: 'open', channel: 1, query: { collection: inspirations.name, limit: 10_000 } });
    }
    const sum = (kind: 'snapshot' | 'refused') => sockets.reduce((total, { told }) => total + told(kind).length, 0);
    await expect.poll(() => [sum('snapshot'), sum('refused')], patience).toEqual([6, 2]);
    for (const socket of sockets) socket.close();
  });

  it('is refused too many large result sets at once, with a sentence, while others read', async () => {
    const [greedy, modest] = [await open(await newcomer()), await open(await newcomer())];
    for (let request = 1; request <= 50; request++) {
      const where = { not: { title: `none ${request}` } };
      greedy.say({ request, kind: 'fetch', query: { collection: inspirations.name, where, limit: 10_000 } });
    }
    modest.say({ request: 1, kind: 'fetch', query: { collection: inspirations.name, limit: 10_000 } });
    await expect.poll(() => modest.told('done').length, patience).toBe(1);
    await expect.poll(() => greedy.told('done').length + greedy.told('failed').length, patience).toBe(50);
    expect(greedy.told('done').length).toBeGreaterThanOrEqual(limits.rowsRead / 10_000);
    expect(greedy.told('failed')[0]?.error).toMatchObject({
      code: 'TOO_MANY',
      message: 'You are asking for too much at the same time. Please try again in a moment.',
    });
    // An answered request frees its share.
    greedy.say({ request: 51, kind: 'fetch', query: { collection: inspirations.name, limit: 10_000 } });
    await expect.poll(() => greedy.told('done').at(-1)?.request, patience).toBe(51);
    for (const socket of [greedy, modest]) socket.close();
  });

  it('waits in a separate queue: a person who asks later is answered first', async () => {
    const [greedy, modest] = [await open(await newcomer()), await open(await newcomer())];
    const query = { collection: inspirations.name, where: { not: { title: 'none' } }, limit: 1, offset: 9_000 };
    let answeredBefore: number | undefined;
    for (let request = 1; request <= 600; request++) greedy.say({ request, kind: 'fetch', query, total: true });
    await expect.poll(() => greedy.told('done').length, patience).toBeGreaterThan(0);
    modest.say({ request: 1, kind: 'fetch', query: { collection: inspirations.name, limit: 1 } });
    await expect
      .poll(
        () => {
          if (modest.told('done').length > 0) answeredBefore ??= greedy.told('done').length;
          return answeredBefore;
        },
        { ...patience, interval: 1 },
      )
      .toBeLessThan(600);
    await expect.poll(() => greedy.told('done').length, { timeout: 60_000 }).toBe(600);
    for (const socket of [greedy, modest]) socket.close();
  });

  it('is looked up in the log once, however often the client says hello', async () => {
    const looked = vi.spyOn(app.context.store, 'answered');
    const socket = await open(await newcomer());
    for (let at = 0; at < 20_000; at++) socket.say({ kind: 'hello', client: `client-${at}` });
    socket.say({ kind: 'ping' });
    await expect.poll(() => socket.told('pong').length, patience).toBe(1);
    expect(looked).toHaveBeenCalledTimes(1);
    looked.mockRestore();
    socket.close();
  });

  it.each<[string, object]>([
    [
      'A where-clause is too long.',
      { title: { in: Array.from({ length: 150 }, (_, at) => `${at}${'x'.repeat(1_990)}`) } },
    ],
    [
      `A where-clause may name ${whereLimits.allValues} values at most.`,
      {
        or: Array.from({ length: 9 }, (_, at) => ({
          title: { in: Array.from({ length: 900 }, (_, of) => `${at}.${of}`) },
        })),
      },
    ],
    [
      `A where-clause may have ${whereLimits.conditions} conditions at most.`,
      { or: Array.from({ length: 5_000 }, () => ({})) },
    ],
  ])('is told: %s', async (message, where) => {
    const person = await newcomer();
    const socket = await open(person);
    const query = { collection: inspirations.name, where };
    socket.say({ kind: 'open', channel: 1, query });
    await expect.poll(() => socket.told('refused')[0]?.error, patience).toEqual({ code: 'INVALID', message });
    expect(await person.documents.ask({ kind: 'fetch', query: query as never })).toMatchObject({ error: { message } });
    socket.close();
  });

  it('has a limited number of sockets', async () => {
    const person = await newcomer();
    const sockets = await Promise.all(Array.from({ length: limits.sockets }, () => open(person)));
    const refused = (): Promise<unknown> =>
      new Promise((resolve) => {
        const one = new WebSocket(`${app.url.replace('http', 'ws')}/api/live`, { headers: { cookie: person.cookie } });
        one.on('unexpected-response', (_request, response) => resolve(response.statusCode));
        one
          .on('error', () => undefined)
          .on('open', () => {
            one.terminate();
            resolve('open');
          });
      });
    expect(await refused()).toBe(429);
    for (const socket of sockets) socket.close();
    await expect.poll(refused, patience).toBe('open');
  });
});

describe('a message', () => {
  it('nested 100,000 deep ends only its own socket', async () => {
    const socket = await open(await newcomer());
    let where: object = {};
    for (let at = 0; at < 2_000; at++) where = { not: where };
    socket.say({ kind: 'open', channel: 1, query: { collection: inspirations.name, where } });
    await expect.poll(() => socket.ended(), patience).toBe(1008);
  });

  it('from a stranger must be small', async () => {
    const stranger = await open({ cookie: '' });
    stranger.say({ kind: 'hello', client: 'x'.repeat(limits.strangerBytes) });
    await expect.poll(() => stranger.ended(), patience).toBe(1009);
  });

  it.each(['__proto__', 'constructor', 'prototype'])('may not name a field %s', async (key) => {
    const socket = await open(admin);
    const refused = { code: 'INVALID', message: 'This name cannot be used for a field.' };
    const ask = (request: number, text: string) => socket.say(JSON.parse(`{"request":${request},${text}}`));
    const patch = `"kind":"patch","collection":"users","id":"${admin.id}","changes"`;
    ask(1, `${patch}:{"notify.${key}":true}`);
    ask(2, `${patch}:{"notify":{"${key}":{"x":true}}}`);
    ask(
      3,
      `"kind":"insert","collection":"users","document":{"name":"X","email":"x@example.org","notify":{"${key}":true}}`,
    );
    await expect
      .poll(() => socket.told('failed').map(({ error: { code, message } }) => ({ code, message })), patience)
      .toEqual([refused, refused, refused]);
    socket.close();
  });
});

import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { asViewer, type Policy, type Viewer } from '@pavilion/domain/access';
import {
  compareBy,
  defineDocument,
  everything,
  matches,
  mostSpotBytes,
  type Query,
  type ServerMessage,
} from '@pavilion/sync';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { z } from 'zod';
import { limits } from '../../limits.ts';
import { describeOnDatabase } from '../../testing/database.ts';
import { createStore } from '../store/create-store.ts';
import type { Store, StoredRow } from '../store/types.ts';
import { createHub, type Hub } from './hub.ts';
import { createReplies } from './replies.ts';
import { attachSocket } from './socket.ts';

const tasks = defineDocument('tasks', {
  schema: () =>
    z.object({
      title: z.string().default(''),
      team: z.string().default('red'),
      state: z.string().default('open'),
      rank: z.number().optional(),
    }),
  indexes: [{ fields: ['team', 'state'], orderBy: [{ field: 'rank', direction: 'asc' }] }],
});
const people = defineDocument('people', {
  schema: () => z.object({ active: z.boolean().default(true), teams: z.array(z.string()).default([]) }),
});
type Person = { teams: string[] };
const policies: Record<string, Policy> = {
  tasks: {
    read: ({ user }) => ({ team: { in: (user as unknown as Person).teams } }),
    insert: () => ['title', 'team', 'state', 'rank'] as never,
    patch: () => ['title', 'team', 'state', 'rank'] as never,
    remove: () => true,
  },
  people: { read: () => everything },
};

type Told<K extends ServerMessage['kind']> = Extract<ServerMessage, { kind: K }>;

/** A client that records all messages, and maintains each channel's documents as a real one would. */
const effectsOf = ({ effects }: Extract<ServerMessage, { kind: 'change' }>) =>
  Object.entries(effects).flatMap(([effect, channels]) =>
    channels.map((channel): [number, string] => [channel, effect]),
  );

function connect(url: string, userId: string, client = 'client-of-test') {
  const socket = new WebSocket(url, { headers: { cookie: userId } });
  const messages: ServerMessage[] = [];
  const channels = new Map<number, { documents: Map<string, StoredRow>; token: string; seq: number }>();
  const waiting = new Set<() => void>();
  let closed: number | undefined;

  socket.on('open', () => socket.send(JSON.stringify({ kind: 'hello', client })));
  socket.on('close', (code) => {
    closed = code;
    for (const check of waiting) check();
  });
  socket.on('error', () => undefined);
  socket.on('message', (data) => {
    const message = JSON.parse(String(data)) as ServerMessage;
    messages.push(message);
    if (message.kind === 'snapshot') {
      const documents = new Map(message.documents.map((row) => [row.id, row]));
      channels.set(message.channel, { documents, token: message.token, seq: message.seq });
    } else if (message.kind === 'resumed') {
      channels.set(message.channel, { documents: new Map(), token: message.token, seq: 0 });
    } else if (message.kind === 'change') {
      for (const [number, effect] of effectsOf(message)) {
        const channel = channels.get(number)!;
        expect(message.seq).toBeGreaterThanOrEqual(channel.seq);
        channel.seq = message.seq;
        if (effect === 'removed') channel.documents.delete(message.id);
        else channel.documents.set(message.id, message.document!);
      }
      for (const [number, token] of message.tokens ?? []) channels.get(number)!.token = token;
    }
    for (const check of waiting) check();
  });

  const self = {
    socket,
    messages,
    channels,
    send: (message: object) => socket.send(JSON.stringify(message)),
    /** Waits until the messages meet a condition. */
    until<T>(find: () => T | undefined | false): Promise<T> {
      return new Promise((resolve) => {
        const check = () => {
          const found = find();
          if (found === undefined || found === false) return;
          waiting.delete(check);
          resolve(found as T);
        };
        waiting.add(check);
        check();
      });
    },
    told: <K extends ServerMessage['kind']>(kind: K) =>
      messages.filter((message): message is Told<K> => message.kind === kind),
    ready: () => self.until(() => self.told('hello')[0]),
    closed: () => self.until(() => closed),
    ask: async (message: { request: number; kind: string } & Record<string, unknown>) => {
      const before = messages.length;
      self.send(message);
      return self.until(() =>
        messages
          .slice(before)
          .find((reply): reply is Told<'done' | 'failed'> => 'request' in reply && reply.request === message.request),
      );
    },
    open: async (channel: number, query: Query) => {
      self.send({ kind: 'open', channel, query });
      return self.until(() => self.told('snapshot').find((snapshot) => snapshot.channel === channel));
    },
    /** Waits until everything for this socket up to this position has arrived. */
    settled: async (seq: number) => {
      for (;;) {
        const count = self.told('pong').length;
        self.send({ kind: 'ping' });
        const pong = await self.until(() => self.told('pong')[count]);
        if (pong.seq >= seq) return;
      }
    },
    ids: (channel: number) => [...channels.get(channel)!.documents.keys()].sort(),
    close: () => socket.terminate(),
  };
  return self;
}

describeOnDatabase('live documents', (open) => {
  let store: Store;
  let server: WebSocketServer;
  let hub: Hub;
  let url: string;
  const open_: ReturnType<typeof connect>[] = [];
  const system = { kind: 'system', name: 'test' } as const;

  beforeAll(async () => {
    const { database } = await open();
    store = await createStore({ database, documents: [tasks, people], policies: (collection) => policies[collection] });
    hub = createHub({ store, people: 'people' });
    const replies = createReplies(store);
    server = new WebSocketServer({ host: '127.0.0.1', port: 0, maxPayload: limits.messageBytes });
    server.on('connection', (socket, { headers }) => {
      const viewerOf = async (): Promise<Viewer | null> => {
        const user = await store.get(people, headers.cookie ?? '');
        return user && asViewer(user as never, { now: new Date().toISOString(), organisation: '' });
      };
      void attachSocket({ socket, viewerOf, store, hub, replies, build: 'test' });
    });
    await once(server, 'listening');
    url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    for (const client of open_) client.close();
    hub.close();
    server.close();
    await store.close();
  });

  async function person(teams: string[]): Promise<string> {
    return (await store.transaction(system, (tx) => tx.insert(people, { teams }))).id;
  }
  async function join(teams: string[] | string, client?: string) {
    const id = typeof teams === 'string' ? teams : await person(teams);
    const peer = connect(url, id, client);
    open_.push(peer);
    await peer.ready();
    return Object.assign(peer, { id });
  }
  const add = (document: Record<string, unknown>) =>
    store.transaction(system, async (tx) => (await tx.insert(tasks, document as never)) as unknown as StoredRow);
  const change = (id: string, changes: Record<string, unknown>) =>
    store.transaction(system, (tx) => tx.patch(tasks, id, changes as never));
  const remove = (id: string) => store.transaction(system, (tx) => tx.remove(tasks, id));
  const team = () => `team-${Math.random().toString(36).slice(2, 10)}`;

  it('greets, sends matching documents and then adds, updates and removals, once for all channels of a socket', async () => {
    const mine = team();
    const first = await add({ team: mine, title: 'one' });
    const ann = await join([mine]);
    expect(ann.told('hello')[0]).toEqual({ kind: 'hello', userId: ann.id, build: 'test' });
    const snapshot = await ann.open(1, { collection: 'tasks', where: { state: 'open' } });
    expect(snapshot.documents).toEqual([first]);
    await ann.open(2, { collection: 'tasks' });
    const second = await add({ team: mine, title: 'two' });
    await add({ team: team(), title: 'not mine' });
    await change(first.id, { state: 'done' });
    await remove(second.id);
    await ann.settled(store.position());
    const changes = ann.told('change');
    expect(
      changes.map((change) => [
        change.id,
        effectsOf(change)
          .map(([channel, effect]) => `${channel} ${effect}`)
          .sort(),
      ]),
    ).toEqual([
      [second.id, ['1 added', '2 added']],
      [first.id, ['1 removed', '2 changed']],
      [second.id, ['1 removed', '2 removed']],
    ]);
    expect(changes[0]).toMatchObject({ collection: 'tasks', by: 'test', document: { title: 'two', _rev: 1 } });
    expect(changes[2]).not.toHaveProperty('document');
  });

  it('answers reads and writes, and sends the writer its own change before the answer', async () => {
    const mine = team();
    const ann = await join([mine]);
    await ann.open(1, { collection: 'tasks' });
    const done = await ann.ask({
      request: 1,
      kind: 'insert',
      collection: 'tasks',
      document: { team: mine, title: 'x' },
    });
    expect(done).toMatchObject({ kind: 'done', documents: [{ title: 'x' }] });
    expect(ann.messages.at(-2)).toMatchObject({ kind: 'change', by: ann.id, seq: (done as Told<'done'>).seq });
    const fetched = await ann.ask({ request: 2, kind: 'fetch', query: { collection: 'tasks' }, total: true });
    expect(fetched).toMatchObject({ kind: 'done', total: 1, documents: [{ title: 'x' }] });
    expect(await ann.ask({ request: 3, kind: 'fetchById', collection: 'tasks', id: 'nowhere-1' })).toMatchObject({
      documents: [],
    });
    expect(await ann.ask({ request: 4, kind: 'dance' })).toMatchObject({ kind: 'failed', error: { code: 'INVALID' } });
    expect(await ann.ask({ request: 5, kind: 'insert', collection: 'people', document: {} })).toMatchObject({
      error: { code: 'NOT_ALLOWED', message: 'You may not do this.' },
    });
  });

  it('does a write only once when it is sent again, to the same process or after a restart', async () => {
    const mine = team();
    const ann = await join([mine], 'same-client-1');
    const task = await add({ team: mine, title: 'before' });
    const write = { request: 7, kind: 'patch', collection: 'tasks', id: task.id, changes: { title: 'mine' } };
    const first = await ann.ask(write);
    await change(task.id, { title: 'theirs' });
    const again = await join(ann.id, 'same-client-1');
    expect(await again.ask(write)).toEqual(first);
    // Another process learns about the client only from the log.
    expect((await store.answered(`${ann.id}.same-client-1`)).get(7)).toEqual({
      seq: (first as Told<'done'>).seq,
      documents: (first as Told<'done'>).documents,
    });
    expect(await store.get(tasks, task.id)).toMatchObject({ title: 'theirs' });
  });

  it('does changes of one document in the order in which a page sends them at once (GFX-003)', async () => {
    const mine = team();
    const ann = await join([mine]);
    const id = 'typed-at-the-end';
    ann.send({ request: 1, kind: 'insert', collection: 'tasks', document: { id, team: mine } });
    const titles = Array.from({ length: 30 }, (_, at) => 'England won the toss, so'.slice(0, at));
    for (const [at, title] of titles.entries()) {
      // A page that goes says no more: nothing of it may be refused.
      ann.send({ request: at + 2, kind: 'patch', collection: 'tasks', id, changes: { title, rank: at } });
    }
    ann.socket.close();
    await expect.poll(async () => (await store.get(tasks, id))?._rev).toBe(31);
    expect(await store.get(tasks, id)).toMatchObject({ title: titles.at(-1), rank: 29 });
  });

  it('resumes after a lost connection: no change is missed or repeated, without a snapshot', async () => {
    const mine = team();
    const ann = await join([mine]);
    const kept = await add({ team: mine });
    const gone = await add({ team: mine });
    await ann.open(1, { collection: 'tasks' });
    const { token } = ann.channels.get(1)!;
    ann.close();
    for (let n = 0; n < 20; n++) await add({ team: mine, title: `${n}` });
    await remove(gone.id);
    await change(kept.id, { title: 'changed' });
    const back = await join(ann.id);
    back.send({ kind: 'open', channel: 9, query: { collection: 'tasks' }, resume: token });
    await add({ team: mine, title: 'meanwhile' });
    await back.until(() => back.told('resumed')[0]);
    await back.settled(store.position());
    const effects = back.told('change').map((change) => [change.id, effectsOf(change)[0]![1]]);
    expect(effects).toHaveLength(23);
    expect(effects.filter(([, effect]) => effect === 'added')).toHaveLength(21);
    expect(effects).toContainEqual([gone.id, 'removed']);
    expect(effects).toContainEqual([kept.id, 'changed']);
    expect(back.told('snapshot')).toEqual([]);
  });

  it('sends a snapshot instead when the token is for another query or other rules, or is invalid', async () => {
    const mine = team();
    const ann = await join([mine]);
    const { token } = await ann.open(1, { collection: 'tasks' });
    for (const [channel, resume] of [
      [2, token.replace(/\..*/, '.abcdefghijkl')],
      [3, 'rubbish'],
      [4, `999999999.${token.split('.')[1]}`],
    ] as const) {
      ann.send({ kind: 'open', channel, query: { collection: 'tasks' }, resume });
      if (channel !== 4) await ann.until(() => ann.told('snapshot').find((snapshot) => snapshot.channel === channel));
    }
  });

  it('sends a limited list again when its rows moved while its reader was away, and resumes when none did', async () => {
    const mine = team();
    const query: Query = { collection: 'tasks', orderBy: [{ field: 'rank', direction: 'asc' }], limit: 2 };
    const rows = [
      await add({ team: mine, rank: 1 }),
      await add({ team: mine, rank: 2 }),
      await add({ team: mine, rank: 3 }),
    ];
    const ann = await join([mine]);
    const { token } = await ann.open(1, query);
    // The same person has the list open in another window.
    await (await join(ann.id)).open(1, query);
    ann.close();
    const comeBack = async (resume: string) => {
      const back = await join(ann.id);
      back.send({ kind: 'open', channel: 9, query, resume });
      const answer = await back.until(() => back.told('resumed')[0] ?? back.told('snapshot')[0]);
      return answer.kind === 'snapshot' ? [...back.channels.get(9)!.documents.keys()] : 'goes on';
    };
    await add({ team: team(), rank: 0 });
    expect(await comeBack(token)).toBe('goes on');
    // This process has not reached the token's position, so it cannot tell what was missed.
    expect(await comeBack(`999999999.${token.split('.')[1]}`)).toEqual([rows[0]!.id, rows[1]!.id]);
    await change(rows[2]!.id, { rank: 0 });
    expect(await comeBack(token)).toEqual([rows[2]!.id, rows[0]!.id]);
  });

  it('keeps windows correct at their edges under any changes', async () => {
    const mine = team();
    const query: Query = {
      collection: 'tasks',
      where: { state: 'open' },
      orderBy: [{ field: 'rank', direction: 'asc' }],
      limit: 5,
    };
    const second: Query = { ...query, orderBy: [{ field: 'rank', direction: 'desc' }], offset: 3, limit: 4 };
    const ids: string[] = [];
    for (let n = 0; n < 40; n++) ids.push((await add({ team: mine, rank: n % 7 ? n : undefined })).id);
    const ann = await join([mine]);
    await ann.open(1, query);
    await ann.open(2, second);
    let dice = 7;
    const roll = (sides: number) => {
      dice = (dice * 16_807) % 2_147_483_647;
      return dice % sides;
    };
    for (let round = 0; round < 12; round++) {
      await Promise.all(
        Array.from({ length: 8 }, async () => {
          const id = ids[roll(ids.length)]!;
          const what = roll(4);
          if (what === 0) ids.push((await add({ team: mine, rank: roll(40) })).id);
          else if (what === 1) await change(id, { rank: roll(40) }).catch(() => undefined);
          else if (what === 2) await change(id, { state: roll(2) ? 'open' : 'done' }).catch(() => undefined);
          else await remove(id).catch(() => undefined);
        }),
      );
      const all = (await store.find(tasks, { where: { team: mine } })) as unknown as StoredRow[];
      for (const [channel, { where, orderBy, offset = 0, limit = 0 }] of [
        [1, query],
        [2, second],
      ] as const) {
        const expected = all
          .filter((row) => matches(row, where!))
          .sort(compareBy(orderBy))
          .slice(offset, offset + limit);
        await ann.until(() => {
          const { documents } = ann.channels.get(channel)!;
          const same = expected.every(({ id, _rev }) => documents.get(id)?._rev === _rev);
          return same && documents.size === expected.length;
        });
      }
    }
  });

  it('applies a change of rights immediately, and disconnects an inactive person (USR-132)', async () => {
    const [red, blue] = [team(), team()];
    const inRed = await add({ team: red });
    const inBlue = await add({ team: blue });
    const ann = await join([red]);
    const bob = await join([red]);
    await ann.open(1, { collection: 'tasks' });
    await bob.open(1, { collection: 'tasks' });
    expect(ann.ids(1)).toEqual([inRed.id]);
    await store.transaction(system, (tx) => tx.patch(people, ann.id, { teams: [blue] }));
    await ann.until(() => ann.told('snapshot').length === 2);
    expect(ann.ids(1)).toEqual([inBlue.id]);
    await add({ team: red });
    const later = await add({ team: blue });
    await ann.settled(store.position());
    expect(ann.ids(1)).toEqual([inBlue.id, later.id].sort());
    expect(bob.ids(1)).toHaveLength(2);
    expect(
      await ann.ask({ request: 1, kind: 'patch', collection: 'tasks', id: inRed.id, changes: { title: 'x' } }),
    ).toMatchObject({
      error: { code: 'NOT_FOUND' },
    });
    await store.transaction(system, (tx) => tx.patch(people, ann.id, { active: false }));
    expect(await ann.closed()).toBe(4001);
    expect(ann.told('signedOut')).toHaveLength(1);
  });

  it('closes the sockets of a session that ended', async () => {
    const ann = await join(['x']);
    await store.transaction(system, (tx) => tx.remove(people, ann.id));
    expect(await ann.closed()).toBe(4001);
    const bob = await join(['x']);
    await hub.revalidate(bob.id);
    expect(bob.told('signedOut')).toEqual([]);
  });

  it('refuses invalid queries and anonymous clients with a sentence, and closes the socket on garbage', async () => {
    const ann = await join(['x']);
    ann.send({ kind: 'open', channel: 1, query: { collection: 'tasks', where: { title: { like: '%' } } } });
    ann.send({ kind: 'open', channel: 2, query: { collection: 'unknown' } });
    await ann.until(() => ann.told('refused').length === 2);
    expect(ann.told('refused').map(({ error }) => error.code)).toEqual(['INVALID', 'NOT_FOUND']);
    ann.send({ kind: 'open', channel: 'one' });
    expect(await ann.closed()).toBe(1008);
    for (const wrong of [
      { id: 'a/b', at: {} },
      { id: 'a', at: { long: 'x'.repeat(mostSpotBytes) } },
    ]) {
      const ben = await join(['x']);
      ben.send({ kind: 'here', collection: 'tasks', ...wrong });
      expect(await ben.closed()).toBe(1008);
    }
    const nobody = await join('nobody');
    expect(nobody.told('hello')[0]).toMatchObject({ userId: null });
    nobody.send({ kind: 'open', channel: 1, query: { collection: 'tasks' } });
    await nobody.until(() => nobody.told('refused')[0]?.error.code === 'NOT_SIGNED_IN');
    expect(await nobody.ask({ request: 1, kind: 'fetch', query: { collection: 'tasks' } })).toMatchObject({
      error: { code: 'NOT_SIGNED_IN' },
    });
  });

  it('drops messages for a slow reader, delays no other reader, and sends a new snapshot once it catches up', async () => {
    const mine = team();
    const slow = await join([mine]);
    const quick = await join([mine]);
    const task = await add({ team: mine });
    await slow.open(1, { collection: 'tasks' });
    await quick.open(1, { collection: 'tasks' });
    slow.socket.pause();
    const text = 'x'.repeat(400_000);
    for (let n = 0; n < 40; n++) await change(task.id, { title: `${n} ${text}` });
    await quick.settled(store.position());
    expect(quick.told('change')).toHaveLength(40);
    slow.socket.resume();
    await slow.until(() => slow.told('snapshot').length === 2);
    expect(slow.told('change').length).toBeLessThan(40);
    expect(slow.channels.get(1)!.documents.get(task.id)!.title).toBe(`39 ${text}`);
    await change(task.id, { title: 'last' });
    await slow.until(() => slow.channels.get(1)!.documents.get(task.id)!.title === 'last');
  });
});

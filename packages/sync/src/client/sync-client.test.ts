import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { defineDocument } from '../document.ts';
import type { Leaving } from './browser-leave.ts';
import type { Shelf } from './shelf.ts';
import { createSyncClient, type SyncClient, type SyncClientOptions } from './sync-client.ts';
import type { SyncError } from './sync-error.ts';
import { createTestServer, type TestServer } from './test-server/test-server.ts';
import type { TypeQuery } from './typed-reads.ts';

const Task = defineDocument('tasks', {
  schema: () =>
    z.object({
      title: z.string().default(''),
      state: z.string().default('open'),
      rank: z.number().optional(),
      tags: z.array(z.string()).default([]),
      created_by: z.string().optional(),
    }),
});

const open: TypeQuery = { where: { state: 'open' }, orderBy: [{ field: 'rank', direction: 'asc' }] };
const done: TypeQuery = { where: { state: 'done' } };

let server: TestServer;
let clients: SyncClient[];

beforeEach(async () => {
  server = await createTestServer();
  clients = [];
});

afterEach(async () => {
  for (const client of clients) client.stop();
  await server.close();
});

function connect(options: Partial<SyncClientOptions> = {}): SyncClient {
  const { timing, ...rest } = options;
  const client = createSyncClient({
    url: server.url,
    connect: (url) => new WebSocket(url),
    timing: { backoff: [5, 20], ...timing },
    ...rest,
  });
  clients.push(client);
  return client;
}

/** Watches a query as a component would, and records every result. */
function watch(client: SyncClient, query: TypeQuery) {
  const live = client.live(Task, query);
  const history: string[] = [];
  const titles = () => live.get().documents.map(({ title }) => title);
  const stop = live.subscribe(() => history.push(titles().join(' ')));
  return { live, history, titles, stop, ready: () => until(() => live.get().status === 'ready') };
}

function until(condition: () => unknown): Promise<void> {
  return vi.waitFor(
    () => {
      if (!condition()) throw new Error('The condition was never met.');
    },
    { interval: 2, timeout: 5_000 },
  );
}

const online = (client: SyncClient) => until(() => client.connection.get().status === 'online');

describe('a live query', () => {
  it('shows matching documents in order, and follows adds, updates and removals', async () => {
    server.put('tasks', { id: 'b', title: 'b', state: 'open', rank: 2 });
    server.put('tasks', { id: 'a', title: 'a', state: 'open', rank: 1 });
    server.put('tasks', { id: 'x', title: 'x', state: 'done' });
    const list = watch(connect(), open);
    expect(list.live.get()).toMatchObject({ status: 'loading', documents: [] });
    await list.ready();
    expect(list.titles()).toEqual(['a', 'b']);
    server.put('tasks', { id: 'c', title: 'c', state: 'open', rank: 1.5 });
    await until(() => list.titles().join() === 'a,c,b');
    server.change('tasks', 'a', { rank: 9 });
    await until(() => list.titles().join() === 'c,b,a');
    server.change('tasks', 'b', { state: 'done' });
    await until(() => list.titles().join() === 'c,a');
    server.take('tasks', 'a');
    await until(() => list.titles().join() === 'c');
  });

  it('is shared by equal queries, and keeps its result object when nothing changed', async () => {
    server.put('tasks', { id: 'a', title: 'a', state: 'open' });
    const client = connect();
    const list = watch(client, open);
    const same = watch(client, { orderBy: open.orderBy, where: { and: [{ state: { in: ['open'] } }] } });
    await list.ready();
    expect(server.count('open')).toBe(1);
    const shown = list.live.get();
    expect(same.live.get()).toBe(shown);
    server.put('tasks', { id: 'x', title: 'x', state: 'done' });
    await client.fetch(Task, {});
    expect(list.live.get()).toBe(shown);
    server.change('tasks', 'a', { title: 'a2' });
    await until(() => list.live.get() !== shown);
  });

  it('keeps one copy of a document in several queries', async () => {
    server.put('tasks', { id: 'a', title: 'a', state: 'open' });
    const client = connect();
    const [all, some] = [watch(client, {}), watch(client, open)];
    await Promise.all([all.ready(), some.ready()]);
    expect(all.live.get().documents[0]).toBe(some.live.get().documents[0]);
    expect(client.peek(Task, 'a')).toBe(all.live.get().documents[0]);
  });

  it('stays open for a while after its last use, also through the double mount of strict mode, then closes', async () => {
    const client = connect({ timing: { keep: 40 } });
    await online(client);
    const first = watch(client, open);
    first.stop();
    const second = watch(client, open);
    await second.ready();
    expect(server.count('open')).toBe(1);
    second.stop();
    second.stop();
    await until(() => server.count('close') === 1);
    expect(client.live(Task, open).get().status).toBe('loading');
    await watch(client, open).ready();
    expect(server.count('open')).toBe(2);
  });

  it('gives the reason for a refusal, and asks again on the next use', async () => {
    server.refuseQuery = () => ({ code: 'FORBIDDEN', message: 'You may not see this.' });
    const client = connect();
    const list = watch(client, open);
    await until(() => list.live.get().status === 'refused');
    expect(list.live.get().error).toMatchObject({ code: 'FORBIDDEN', message: 'You may not see this.' });
    server.refuseQuery = undefined;
    list.stop();
    await until(() => server.count('close') === 1);
    await watch(client, open).ready();
  });

  it('with a limit shows the window of the server', async () => {
    for (const rank of [1, 2, 3, 4]) server.put('tasks', { id: `t${rank}`, title: `${rank}`, state: 'open', rank });
    const list = watch(connect(), { ...open, limit: 2 });
    await list.ready();
    expect(list.titles()).toEqual(['1', '2']);
    server.take('tasks', 't1');
    await until(() => list.titles().join() === '2,3');
    server.put('tasks', { id: 't0', title: '0', state: 'open', rank: 0 });
    await until(() => list.titles().join() === '0,2');
    server.change('tasks', 't0', { rank: 9 });
    await until(() => list.titles().join() === '2,3');
  });

  it('ignores messages older than its state', async () => {
    server.put('tasks', { id: 'a', title: 'old', state: 'open' });
    const list = watch(connect(), open);
    await list.ready();
    server.change('tasks', 'a', { title: 'new' });
    server.put('tasks', { id: 'b', title: 'b', state: 'open' });
    await until(() => list.titles().join() === 'new,b');
    const document = { id: 'a', _rev: 1, title: 'old', state: 'open' };
    server.tell({ kind: 'change', seq: 1, collection: 'tasks', id: 'a', document, effects: { added: [1] } });
    server.tell({ kind: 'change', seq: 1, collection: 'tasks', id: 'b', effects: { removed: [1] } });
    server.put('tasks', { id: 'c', title: 'c', state: 'open' });
    await until(() => list.titles().includes('c'));
    expect(list.titles()).toEqual(['new', 'b', 'c']);
  });
});

describe.each([{ ackFirst: true }, { ackFirst: false }])('a write of ours, ack first: $ackFirst', ({ ackFirst }) => {
  beforeEach(() => {
    server.ackFirst = ackFirst;
    server.put('tasks', { id: 'a', title: 'a', state: 'open' });
  });

  it('appears immediately and never flickers back', async () => {
    const client = connect();
    const list = watch(client, open);
    await list.ready();
    list.history.length = 0;
    const patched = client.patch(Task, 'a', { title: 'b' });
    expect(list.titles()).toEqual(['b']);
    expect(await patched).toMatchObject({ id: 'a', _rev: 2, title: 'b' });
    await until(() => list.live.get().documents[0]?._rev === 2);
    expect(new Set(list.history)).toEqual(new Set(['b']));
  });

  it('moves a document between lists immediately', async () => {
    const client = connect();
    const [from, to] = [watch(client, open), watch(client, done)];
    await Promise.all([from.ready(), to.ready()]);
    from.history.length = 0;
    to.history.length = 0;
    const patched = client.patch(Task, 'a', { state: 'done' });
    expect([from.titles(), to.titles()]).toEqual([[], ['a']]);
    await patched;
    await until(() => to.live.get().documents[0]?._rev === 2);
    expect([new Set(from.history), new Set(to.history)]).toEqual([new Set(['']), new Set(['a'])]);
  });

  it('adds and removes immediately, with defaults and stamps', async () => {
    const client = connect();
    const list = watch(client, open);
    await list.ready();
    const inserted = client.insert(Task, { title: 'b', state: 'open', rank: 1 });
    expect(list.live.get().documents[0]).toMatchObject({ title: 'b', state: 'open', tags: [], created_by: 'me' });
    const { id } = await inserted;
    const removed = client.remove(Task, 'a');
    expect(list.titles()).not.toContain('a');
    await removed;
    expect(server.ask({ collection: 'tasks' }).map((task) => task.id)).toEqual([id]);
    const batch = client.insertBatch(Task, [
      { title: 'c', state: 'open' },
      { title: 'd', state: 'open' },
    ]);
    expect(list.titles()).toEqual(expect.arrayContaining(['c', 'd']));
    await batch;
    await until(() => list.live.get().documents.filter(({ _rev }) => _rev === 1).length >= 2);
  });

  it('is rolled back when the server refuses', async () => {
    server.refuse = () => ({ code: 'INVALID', message: 'The title is too short.', field: 'title' });
    const client = connect();
    const list = watch(client, open);
    await list.ready();
    const before = list.live.get().documents[0];
    const refusals = [
      client.patch(Task, 'a', { title: '' }),
      client.insert(Task, { title: 'b' }),
      client.insertBatch(Task, [{ title: 'c' }, { title: 'd' }]),
    ];
    expect(list.titles().toSorted()).toEqual(['', 'b', 'c', 'd']);
    const gone = client.remove(Task, 'a');
    expect(list.titles()).not.toContain('');
    for (const refused of [...refusals, gone]) {
      await expect(refused).rejects.toMatchObject({ name: 'SyncError', code: 'INVALID', field: 'title' });
    }
    expect(list.live.get().documents).toEqual([before]);
  });

  it('leaves a list when the server does not confirm it there', async () => {
    server.hides = (document) => document.title === 'secret';
    const client = connect();
    const list = watch(client, open);
    await list.ready();
    const inserted = client.insert(Task, { title: 'secret', state: 'open' });
    expect(list.titles()).toContain('secret');
    await inserted;
    await until(() => list.titles().join() === 'a');
  });

  it('gives way to later writes of others', async () => {
    const client = connect();
    const list = watch(client, open);
    await list.ready();
    await client.patch(Task, 'a', { title: 'mine' });
    server.change('tasks', 'a', { title: 'theirs' });
    await until(() => list.titles().join() === 'theirs');
    server.take('tasks', 'a');
    await until(() => list.titles().length === 0);
  });

  it('gives way even while a list waits for its confirmation', async () => {
    server.holdPongs = true;
    server.put('tasks', { id: 'b', title: 'b', state: 'open', rank: 1 });
    const client = connect();
    const [all, first] = [watch(client, {}), watch(client, { ...open, limit: 1 })];
    await Promise.all([all.ready(), first.ready()]);
    await client.patch(Task, 'a', { title: 'mine' });
    server.change('tasks', 'a', { title: 'theirs' });
    await until(() => all.titles().join() === 'theirs,b');
    expect(first.titles()).toEqual(['b']);
  });

  it('waits for earlier writes to the same document', async () => {
    server.holdAnswers = true;
    const client = connect();
    const list = watch(client, open);
    await list.ready();
    const writes = ['b', 'bc', 'bcd'].map((title) => client.patch(Task, 'a', { title }));
    const other = client.insert(Task, { title: 'other', state: 'open' });
    expect(list.titles()).toContain('bcd');
    await until(() => server.count('insert') === 1);
    expect(server.count('patch')).toBe(1);
    server.holdAnswers = false;
    server.letGo();
    await Promise.all([...writes, other]);
    expect(server.ask({ collection: 'tasks', where: { id: 'a' } })).toMatchObject([{ title: 'bcd', _rev: 4 }]);
  });
});

describe('a page that goes', () => {
  const ignore = () => undefined;
  /** A shelf, and the events around the end of a page. */
  function page() {
    let kept: string | undefined;
    const shelf: Shelf = {
      take() {
        const taken = kept && JSON.parse(kept);
        kept = undefined;
        return taken;
      },
      put(next) {
        kept = next && JSON.stringify({ ...next, person: 'me' });
      },
    };
    let leaving: Leaving | undefined;
    const onLeave = (next: Leaving) => {
      leaving = next;
      return () => undefined;
    };
    return { shelf, onLeave, leaving: () => leaving!, isEmpty: () => kept === undefined };
  }

  it('sends all that waits or is held back, in order', async () => {
    server.put('tasks', { id: 'a', title: 'a', state: 'open' });
    server.holdAnswers = true;
    const { onLeave, leaving } = page();
    const client = connect({ onLeave });
    await online(client);
    const write = (title: string) => void client.patch(Task, 'a', { title }).catch(ignore);
    client.beforeLeaving(() => write('last'));
    for (const title of ['1', '2']) write(title);
    await until(() => server.count('patch') === 1);
    leaving().going();
    await until(() => server.count('patch') === 3);
    expect(server.ask({ collection: 'tasks', where: { id: 'a' } })).toMatchObject([{ title: 'last', _rev: 4 }]);
  });

  it('leaves writes without an answer to the next page, which sends them again; each is done once', async () => {
    server.put('tasks', { id: 'a', title: 'a', state: 'open' });
    const before = page();
    const first = connect({ ...before, timing: { backoff: [60_000, 60_000] } });
    await online(first);
    server.cutBeforeAnswer = true;
    first.patch(Task, 'a', { title: 'once' }).catch(ignore);
    first.insert(Task, { id: 'n', title: 'new', state: 'open' }).catch(ignore);
    await until(() => first.connection.get().status === 'offline');
    first.patch(Task, 'a', { title: 'never sent' }).catch(ignore);
    expect(first.isBehind()).toBe(true);
    before.leaving().going();
    server.cutBeforeAnswer = false;
    const second = connect({ shelf: before.shelf });
    const list = watch(second, open);
    expect(second.unsaved.get()).toBe(3);
    await until(() => second.unsaved.get() === 0);
    await until(() => list.titles().join() === 'never sent,new');
    expect(server.ask({ collection: 'tasks', where: {} })).toMatchObject([{ _rev: 3 }, { _rev: 1 }]);
    expect(before.isEmpty()).toBe(true);
    // Numbers of the page before are not used again.
    await second.patch(Task, 'a', { title: 'later' });
    expect(server.ask({ collection: 'tasks', where: { id: 'a' } })).toMatchObject([{ title: 'later' }]);
  });

  it('leaves what is written after it has said that it goes', async () => {
    server.put('tasks', { id: 'a', title: 'a', state: 'open' });
    const before = page();
    const first = connect({ ...before, timing: { backoff: [60_000, 60_000] } });
    await online(first);
    server.cutBeforeAnswer = true;
    first.patch(Task, 'a', { title: 'sent' }).catch(ignore);
    await until(() => first.connection.get().status === 'offline');
    before.leaving().going();
    first.patch(Task, 'a', { title: 'last' }).catch(ignore);
    server.cutBeforeAnswer = false;
    const second = connect({ shelf: before.shelf });
    await until(() => second.unsaved.get() === 0);
    expect(server.ask({ collection: 'tasks', where: {} })).toMatchObject([{ title: 'last' }]);
  });

  it('goes on beside a copy of its tab, and each has its own changes done', async () => {
    server.put('tasks', { id: 'a', title: 'a', state: 'open' });
    const { leaving, ...before } = page();
    const first = connect(before);
    await online(first);
    server.holdAnswers = true;
    const kept = first.patch(Task, 'a', { title: 'kept' });
    leaving().going();
    const copy = connect({ shelf: before.shelf });
    leaving().back();
    server.holdAnswers = false;
    server.letGo();
    await kept;
    await until(() => copy.unsaved.get() === 0);
    await first.patch(Task, 'a', { title: 'of the first' });
    await copy.insert(Task, { id: 'n', title: 'of the copy', state: 'open' });
    const titles = server.ask({ collection: 'tasks', where: {} }).map(({ title }) => title);
    expect(titles).toEqual(['of the first', 'of the copy']);
  });

  it('keeps nothing that is answered, and forgets what it has kept when it stays', async () => {
    server.put('tasks', { id: 'a', title: 'a', state: 'open' });
    const { shelf, onLeave, leaving, isEmpty } = page();
    const client = connect({ shelf, onLeave });
    await online(client);
    server.holdAnswers = true;
    const hidden = client.patch(Task, 'a', { title: 'hidden' });
    leaving().going();
    expect(isEmpty()).toBe(false);
    server.holdAnswers = false;
    await until(() => server.count('patch') === 1);
    server.letGo();
    await hidden;
    expect(isEmpty()).toBe(true);
    server.holdAnswers = true;
    client.patch(Task, 'a', { title: 'back' }).catch(ignore);
    leaving().going();
    leaving().back();
    expect(isEmpty()).toBe(true);
  });

  it('leaves what is refused while it goes: the next page tells of it', async () => {
    server.put('tasks', { id: 'a', title: 'a', state: 'open' });
    const { shelf, onLeave, leaving, isEmpty } = page();
    const client = connect({ shelf, onLeave });
    await online(client);
    const seen = client.patch(Task, 'none', { title: 'seen' });
    await expect(seen).rejects.toThrow();
    leaving().going();
    expect(isEmpty()).toBe(true);
    const missed = client.patch(Task, 'none', { title: 'missed' });
    await expect(missed).rejects.toThrow();
    const lost: unknown[] = [];
    connect({ shelf, onLost: (_, operation) => void lost.push(operation) });
    await until(() => lost.length > 0);
    expect(lost).toMatchObject([{ kind: 'patch', id: 'none', changes: { title: 'missed' } }]);
  });

  it('does nothing for another person, and tells of what can no longer be done', async () => {
    const { shelf } = page();
    const operation = { kind: 'patch' as const, collection: 'tasks', id: 'gone', changes: { title: 'b' } };
    const kept = { client: 'page-before', last: 1, writes: [{ request: 1, sentAt: Date.now(), operation }] };
    shelf.put(kept);
    server.userId = 'somebody else';
    const lost: string[] = [];
    const onLost = ({ code }: SyncError) => void lost.push(code);
    connect({ shelf, onLost });
    await until(() => lost.join() === 'SIGNED_OUT');
    expect(server.count('patch')).toBe(0);
    server.userId = 'me';
    shelf.put(kept);
    connect({ shelf, onLost });
    await until(() => lost.join() === 'SIGNED_OUT,NOT_DONE');
  });
});

describe('a lost connection', () => {
  it('resumes from the token: no change is missed or repeated, without a new snapshot', async () => {
    for (const id of ['a', 'b', 'c']) server.put('tasks', { id, title: id, state: 'open' });
    const client = connect();
    const list = watch(client, open);
    await list.ready();
    server.put('tasks', { id: 'd', title: 'd', state: 'open' });
    await until(() => list.titles().join() === 'a,b,c,d');
    server.cut();
    server.take('tasks', 'a');
    server.change('tasks', 'b', { title: 'b2' });
    server.change('tasks', 'c', { state: 'done' });
    server.put('tasks', { id: 'e', title: 'e', state: 'open' });
    await until(() => list.titles().join() === 'b2,d,e');
    const opens = server.received.filter((message) => message.kind === 'open');
    expect(opens.map(({ resume }) => resume)).toEqual([undefined, '4']);
    expect(new Set(list.history).has('')).toBe(false);
  });

  it('resumes with a snapshot when the log no longer reaches back', async () => {
    server.put('tasks', { id: 'a', title: 'a', state: 'open' });
    server.put('tasks', { id: 'b', title: 'b', state: 'open' });
    const list = watch(connect(), open);
    await list.ready();
    const [, kept] = list.live.get().documents;
    server.forgetLog = true;
    server.cut();
    server.take('tasks', 'a');
    await until(() => list.titles().join() === 'b');
    expect(list.live.get().documents[0]).toBe(kept);
  });

  it('does not lose a write that was done but not answered: sent again, done once', async () => {
    const client = connect();
    const list = watch(client, open);
    await list.ready();
    server.cutBeforeAnswer = true;
    const inserted = client.insert(Task, { title: 'once', state: 'open' });
    await until(() => server.log.length === 1);
    server.cutBeforeAnswer = false;
    expect(await inserted).toMatchObject({ title: 'once', _rev: 1 });
    expect(server.log).toHaveLength(1);
    await until(() => list.live.get().documents[0]?._rev === 1);
    expect(list.titles()).toEqual(['once']);
  });

  it('rolls back an old unanswered write and asks the user to check it', async () => {
    let time = 0;
    const client = connect({ now: () => time });
    const list = watch(client, open);
    await list.ready();
    server.refuse = () => ({ code: 'NOT_DONE', message: 'It was not done.' });
    server.cutBeforeAnswer = true;
    const inserted = client.insert(Task, { title: 'unsure', state: 'open' });
    const outcome = expect(inserted).rejects.toMatchObject({ code: 'UNSURE' });
    await until(() => server.count('insert') === 1);
    time += 10 * 60_000;
    await outcome;
    expect(list.titles()).toEqual([]);
  });

  it('queues writes while offline and sends them in order afterwards', async () => {
    server.put('tasks', { id: 'a', title: 'a', state: 'open' });
    const wake: (() => void)[] = [];
    const onWake = (listener: () => void) => {
      wake.push(listener);
      return () => undefined;
    };
    const client = connect({ timing: { backoff: [60_000, 60_000] }, onWake });
    const list = watch(client, open);
    await list.ready();
    server.cut();
    await until(() => client.connection.get().status === 'offline');
    const inserted = client.insert(Task, { id: 'n', title: 'n', state: 'open' });
    const patched = client.patch(Task, 'n', { title: 'n2' });
    expect(list.titles()).toEqual(['a', 'n2']);
    const fetched = client.fetch(Task, { where: { id: 'a' } }, { total: true });
    for (const listener of wake) listener();
    await Promise.all([inserted, patched]);
    expect(await fetched).toMatchObject({ total: 1, documents: [{ id: 'a' }] });
    await until(() => list.live.get().documents[1]?._rev === 2);
    expect(list.titles()).toEqual(['a', 'n2']);
  });

  it('is reported as soon as the network goes, with the number of writes that wait, until all are saved', async () => {
    const unplug: (() => void)[] = [];
    const onOffline = (listener: () => void) => {
      unplug.push(listener);
      return () => undefined;
    };
    const wake: (() => void)[] = [];
    const onWake = (listener: () => void) => {
      wake.push(listener);
      return () => undefined;
    };
    const client = connect({ timing: { backoff: [60_000, 60_000] }, onOffline, onWake });
    await online(client);
    const counts: number[] = [];
    client.unsaved.subscribe(() => counts.push(client.unsaved.get()));
    for (const listener of unplug) listener();
    expect(client.connection.get().status).toBe('offline');
    const inserted = client.insert(Task, { id: 'n', title: 'n' });
    const patched = client.patch(Task, 'n', { title: 'n2' });
    expect(client.unsaved.get()).toBe(2);
    server.refuse = (operation) => (operation.kind === 'patch' ? { code: 'NO', message: 'No.' } : undefined);
    for (const listener of wake) listener();
    await inserted;
    await expect(patched).rejects.toThrow('No.');
    expect(counts).toEqual([1, 2, 1, 0]);
  });

  it('is detected by silence', async () => {
    const client = connect({ timing: { heartbeat: 20, patience: 20 } });
    await online(client);
    server.deaf = true;
    await until(() => client.connection.get().status === 'offline');
    server.deaf = false;
    await online(client);
    expect(server.count('ping')).toBeGreaterThan(0);
  });

  it('is requested by a stopping server', async () => {
    const client = connect();
    const list = watch(client, open);
    await list.ready();
    const statuses: string[] = [];
    client.connection.subscribe(() => statuses.push(client.connection.get().status));
    server.tell({ kind: 'draining' });
    await until(() => server.count('open') === 2);
    expect(statuses).toEqual(['draining', 'online']);
    server.put('tasks', { id: 'a', title: 'a', state: 'open' });
    await until(() => list.titles().join() === 'a');
  });
});

it('renders a burst of changes a few times, the first change immediately', async () => {
  const client = connect({ timing: { frame: 50 } });
  const list = watch(client, open);
  await list.ready();
  list.history.length = 0;
  for (let n = 0; n < 500; n++) server.put('tasks', { id: `n${n}`, title: `${n}`, state: 'open', rank: n });
  await until(() => list.titles().length === 500);
  expect(list.titles()).toEqual(Array.from({ length: 500 }, (_, n) => `${n}`));
  expect(list.history.length).toBeLessThan(100);
});

describe('the connected user', () => {
  it('is told when the session ends, and no data of it stays', async () => {
    server.put('tasks', { id: 'a', title: 'a', state: 'open' });
    server.holdAnswers = true;
    const client = connect();
    const list = watch(client, open);
    await list.ready();
    const reasons: string[] = [];
    client.onSignedOut((reason) => reasons.push(reason));
    const patched = client.patch(Task, 'a', { title: 'b' });
    const outcome = expect(patched).rejects.toMatchObject({ code: 'SIGNED_OUT' });
    server.tell({ kind: 'signedOut', reason: 'Your account was deactivated.' });
    await outcome;
    expect(reasons).toEqual(['Your account was deactivated.']);
    expect(client.connection.get().status).toBe('signedOut');
    expect(list.live.get()).toMatchObject({ status: 'loading', documents: [] });
    expect(client.peek(Task, 'a')).toBeUndefined();
  });

  it('sees no data of the previous user', async () => {
    server.put('tasks', { id: 'a', title: 'a', state: 'open' });
    const client = connect();
    const list = watch(client, open);
    await list.ready();
    server.userId = 'someone else';
    server.hides = () => true;
    client.restart();
    await until(() => client.connection.get().userId === 'someone else' && list.live.get().status === 'ready');
    expect(list.titles()).toEqual([]);
    expect(server.received.filter((message) => message.kind === 'open').map(({ resume }) => resume)).toEqual([
      undefined,
      undefined,
    ]);
  });

  it("sees other people's changes glow for a moment, but not their own", async () => {
    server.put('tasks', { id: 'a', title: 'a', state: 'open' });
    const client = connect({ timing: { glow: 30 }, now: () => 7 });
    const list = watch(client, open);
    await list.ready();
    const glow = client.glow(Task, 'a');
    const seen: unknown[] = [];
    glow.subscribe(() => seen.push(glow.get()));
    await client.patch(Task, 'a', { title: 'mine' });
    server.change('tasks', 'a', { title: 'theirs' }, 'other');
    await until(() => seen.length === 2);
    expect(seen).toEqual([{ by: 'other', at: 7 }, undefined]);
  });

  it('fetches readable documents by id, and undefined for others', async () => {
    server.put('tasks', { id: 'a', title: 'a', state: 'open' });
    const client = connect();
    expect(await client.fetchById(Task, 'a')).toMatchObject({ title: 'a' });
    expect(await client.fetchById(Task, 'b')).toBeUndefined();
  });
});

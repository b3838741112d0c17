import { newId } from '@pavilion/sync/client';
import { WebSocket } from 'ws';
import type { Note } from './documents.ts';

/** Filter of a subscription. */
export type Filter = { team: string } | { from: number; to: number } | 'all';

/** A socket to the engine or to the lower bound, with a minimal client that costs both the same. */
export interface Line {
  insert(note: Note, collection?: string): Promise<void>;
  patch(id: string, changes: Partial<Note>, collection?: string): Promise<void>;
  /** The first 20 documents of a team, highest rank first. */
  page(team: string, collection?: string): Promise<number>;
  /** Opens subscriptions and waits until all have started. */
  open(filters: readonly Filter[], collection?: string): Promise<void>;
  /** The same with queries of the engine. */
  openQueries(queries: readonly object[], collection?: string): Promise<void>;
  /** Called for each change with the number of matching subscriptions and the time of arrival. */
  onChange: (id: string, channels: number, at: number) => void;
  close(): Promise<void>;
}

interface Told {
  kind: string;
  request?: number;
  channel?: number;
  id?: string;
  channels?: unknown[];
  effects?: Record<string, unknown[]>;
  documents?: unknown[];
  error?: { message: string };
}

const touched = (effects: Record<string, unknown[]>) =>
  Object.values(effects).reduce((sum, channels) => sum + channels.length, 0);

export async function connectLine(kind: 'engine' | 'raw', url: string): Promise<Line> {
  const socket = new WebSocket(url);
  const requests = new Map<number, { resolve: (told: Told) => void; reject: (error: Error) => void }>();
  const opening = new Map<number, () => void>();
  const isEngine = kind === 'engine';
  let last = 0;
  let lastChannel = 0;
  let greeted: (() => void) | undefined;
  const line: Line = {
    insert: async (document, collection = 'notes') => {
      await ask({ kind: 'insert', collection, document });
    },
    patch: async (id, changes, collection = 'notes') => {
      await ask({ kind: 'patch', collection, id, changes });
    },
    page: async (team, collection = 'records') => {
      const orderBy = [{ field: 'rank', direction: 'desc' }];
      const query = { collection, where: { team }, orderBy, limit: 20 };
      const told = await ask(isEngine ? { kind: 'fetch', query } : { kind: 'page', team });
      return told.documents!.length;
    },
    async open(filters, collection = 'notes') {
      const begun = filters.map((filter) => {
        const where = filter === 'all' ? {} : 'team' in filter ? filter : { rank: { gte: filter.from, lt: filter.to } };
        return begin((channel) =>
          isEngine
            ? { kind: 'open', channel, query: { collection, where } }
            : { kind: 'open', channel, ...(filter === 'all' ? {} : filter) },
        );
      });
      await Promise.all(begun);
    },
    async openQueries(queries, collection = 'notes') {
      await Promise.all(
        queries.map((query) => begin((channel) => ({ kind: 'open', channel, query: { collection, ...query } }))),
      );
    },
    onChange: () => undefined,
    close: () =>
      new Promise((resolve) => {
        socket.once('close', () => resolve());
        socket.close();
      }),
  };

  function begin(message: (channel: number) => object): Promise<void> {
    lastChannel += 1;
    const channel = lastChannel;
    const begun = new Promise<void>((resolve) => opening.set(channel, resolve));
    send(message(channel));
    return begun;
  }

  function send(message: object): void {
    socket.send(JSON.stringify(message));
  }

  function ask(message: object): Promise<Told> {
    last += 1;
    send({ ...message, request: last });
    return new Promise((resolve, reject) => requests.set(last, { resolve, reject }));
  }

  socket.on('message', (data) => {
    const at = performance.now();
    const told = JSON.parse(String(data)) as Told;
    switch (told.kind) {
      case 'done':
      case 'failed': {
        const request = requests.get(told.request!);
        requests.delete(told.request!);
        if (told.error) request?.reject(new Error(told.error.message));
        else request?.resolve(told);
        return;
      }
      case 'change':
        return line.onChange(told.id!, told.channels?.length ?? touched(told.effects!), at);
      case 'snapshot':
        opening.get(told.channel!)?.();
        opening.delete(told.channel!);
        return;
      case 'hello':
        return greeted?.();
      default:
        throw new Error(`The server answered ${told.kind}: ${told.error?.message ?? ''}`);
    }
  });
  await new Promise<void>((resolve, reject) => {
    greeted = resolve;
    socket.once('error', reject);
    socket.once('open', () => {
      if (isEngine) send({ kind: 'hello', client: newId() });
    });
  });
  return line;
}

export const connectLines = (count: number, kind: 'engine' | 'raw', url: string): Promise<Line[]> =>
  Promise.all(Array.from({ length: count }, () => connectLine(kind, url)));

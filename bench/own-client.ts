import { createSyncClient, type SyncClient } from '@pavilion/sync/client';
import { WebSocket } from 'ws';
import { guarded, type Note, sampleNote } from './documents.ts';
import { connectLines, type Line } from './line.ts';
import { type Result, ratioAtLeast } from './report.ts';
import { alternate, median, medianRatio, pause, perSecond } from './rounds.ts';
import type { Stage } from './stage.ts';

const rounds = 3;
const seconds = 2;
const readers = 10;
const subscriptions = 1_000;
const writers = 8;
const documentsOfWriter = 10;

/** The client of the product against a minimal one: what decoding, merging and predicting cost a page. */
export async function ownClient(stage: Stage): Promise<Result[]> {
  const { url } = await stage.engine();
  const { url: rawUrl } = await stage.raw();
  const deliveries = await alternate(rounds, {
    bare: () => deliveriesPerSecond(url, openBare),
    own: () => deliveriesPerSecond(url, openOwn),
  });
  const patches = await alternate(rounds, {
    raw: () => patchesPerSecond(rawUrl, 'raw'),
    own: () => patchesPerSecond(url, 'own'),
  });
  return [
    {
      name: 'live: deliveries to the own client, 1,000 different queries on 10 sockets',
      unit: '/s',
      value: median(deliveries.own),
      bound: { value: median(deliveries.bare), what: 'a client that only decodes' },
      ratio: medianRatio(deliveries.own, deliveries.bare),
      target: ratioAtLeast(0.8),
      rounds: deliveries.own,
    },
    {
      name: 'writes: patches by the own client, 8 writers',
      unit: '/s',
      value: median(patches.own),
      bound: { value: median(patches.raw), what: 'raw ws + pg' },
      ratio: medianRatio(patches.own, patches.raw),
      target: ratioAtLeast(0.6),
      rounds: patches.own,
    },
  ];
}

/** A reader with its share of the subscriptions; counts the changes that have arrived in each of them. */
interface Reader {
  delivered: () => number;
  close: () => unknown;
}
type OpenReader = (url: string, team: string) => Promise<Reader>;

/** Different queries, all of which match the documents of the team. */
const queries = (team: string) =>
  Array.from({ length: subscriptions / readers }, (_, n) => ({ where: { team, rank: { gte: -n } } }));

async function openBare(url: string, team: string): Promise<Reader> {
  const [line] = await connectLines(1, 'engine', url);
  await line!.openQueries(queries(team), 'guarded');
  let delivered = 0;
  line!.onChange = (_id, channels) => {
    delivered += channels;
  };
  return { delivered: () => delivered, close: line!.close };
}

async function openOwn(url: string, team: string): Promise<Reader> {
  const client = await connectOwn(url);
  const lists = queries(team).map((query) => client.live(guarded, query));
  for (const list of lists) list.subscribe(() => undefined);
  while (lists.some((list) => list.get().status !== 'ready')) await pause(10);
  // Every patch raises the rank of a document by one.
  const ranks = () =>
    lists.reduce((sum, list) => sum + list.get().documents.reduce((all, { rank }) => all + rank, 0), 0);
  const before = ranks();
  return { delivered: () => ranks() - before, close: client.stop };
}

let teams = 0;

async function deliveriesPerSecond(url: string, open: OpenReader): Promise<number> {
  teams += 1;
  const team = `own-${teams}`;
  const pens = await connectLines(writers, 'engine', url);
  const notes = await notesOf(pens, team, 'guarded');
  const all = await Promise.all(Array.from({ length: readers }, () => open(url, team)));
  const start = performance.now();
  let at = 0;
  await perSecond(
    pens.map((pen, writer) => async () => {
      at += 1;
      const note = notes[writer]![at % documentsOfWriter]!;
      note.rank += 1;
      await pen.patch(note.id, { rank: note.rank }, 'guarded');
    }),
    seconds,
  );
  const expected = at * subscriptions;
  const delivered = () => all.reduce((sum, reader) => sum + reader.delivered(), 0);
  for (let wait = 0; delivered() < expected && wait < 1_500; wait++) await pause(20);
  const took = performance.now() - start;
  if (delivered() !== expected) throw new Error(`${delivered()} of ${expected} deliveries arrived.`);
  await Promise.all([...all, ...pens].map((each) => each.close()));
  return (expected * 1_000) / took;
}

async function patchesPerSecond(url: string, kind: 'raw' | 'own'): Promise<number> {
  teams += 1;
  const collection = kind === 'raw' ? 'notes' : 'guarded';
  const pens = await connectLines(writers, kind === 'raw' ? 'raw' : 'engine', url);
  const notes = await notesOf(pens, `own-${teams}`, collection);
  const clients = kind === 'own' ? await Promise.all(pens.map(() => connectOwn(url))) : [];
  let at = 0;
  const done = await perSecond(
    pens.map((pen, writer) => async () => {
      at += 1;
      const { id } = notes[writer]![at % documentsOfWriter]!;
      const changes = { title: `Changed ${at}`, rank: at };
      await (clients[writer]?.patch(guarded, id, changes) ?? pen.patch(id, changes, collection));
    }),
    seconds,
  );
  for (const client of clients) client.stop();
  await Promise.all(pens.map((pen) => pen.close()));
  return done;
}

/** Documents of each writer, ready in the database. */
const notesOf = (pens: readonly Line[], team: string, collection: string): Promise<Note[][]> =>
  Promise.all(
    pens.map(async (pen) => {
      const notes = Array.from({ length: documentsOfWriter }, (_, n) => sampleNote(team, n));
      await Promise.all(notes.map((note) => pen.insert(note, collection)));
      return notes;
    }),
  );

async function connectOwn(url: string): Promise<SyncClient> {
  const client = createSyncClient({ url, connect: (address) => new WebSocket(address), onWake: () => () => undefined });
  while (client.connection.get().status !== 'online') await pause(5);
  return client;
}

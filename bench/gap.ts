import { createSyncClient } from '@pavilion/sync/client';
import { WebSocket } from 'ws';
import { notes, sampleNote } from './documents.ts';
import { connectLine } from './line.ts';
import { atLeast, type Result } from './report.ts';
import { pause } from './rounds.ts';
import type { Stage } from './stage.ts';

const changes = 20;
const subscriptions = 10;
const gapMilliseconds = 2_000;

/** Disconnects the product's client for two seconds, during which 20 changes are made to each of 10 subscriptions. */
export async function gap(stage: Stage): Promise<Result[]> {
  const { url } = await stage.engine();
  const writer = await connectLine('engine', url);
  let isCut = false;
  let socket: WebSocket | undefined;
  const told = { changes: 0, snapshots: 0 };
  const client = createSyncClient({
    url,
    connect(address) {
      if (isCut) throw new Error('There is no connection.');
      socket = new WebSocket(address);
      socket.on('message', (data) => {
        const message = JSON.parse(String(data)) as { kind: string; effects?: Record<string, number[]> };
        if (message.kind === 'change') told.changes += Object.values(message.effects!).flat().length;
        if (message.kind === 'snapshot') told.snapshots++;
      });
      return socket as never;
    },
  });
  const team = `gap-${Date.now()}`;
  const lists = Array.from({ length: subscriptions }, (_, n) =>
    client.live(notes, { where: { team, rank: { gte: -n } } }),
  );
  const leave = lists.map((list) => list.subscribe(() => undefined));
  await until(() => lists.every((list) => list.get().status === 'ready'));
  // One change on the open connection proves that it works, and gives the client a token to resume from.
  await writer.insert(sampleNote(team, 1));
  await until(() => lists.every((list) => list.get().documents.length === 1));

  told.changes = 0;
  told.snapshots = 0;
  isCut = true;
  socket?.terminate();
  for (let n = 0; n < changes; n++) {
    await writer.insert(sampleNote(team, n + 2));
    await pause(gapMilliseconds / changes);
  }
  isCut = false;
  const back = performance.now();
  await until(() => lists.every((list) => list.get().documents.length === changes + 1)).catch(() => undefined);
  const seconds = (performance.now() - back) / 1_000;
  const here = lists.reduce((sum, list) => sum + list.get().documents.length - 1, 0);
  const result: Result[] = [
    {
      name: `live: changes during a 2 s disconnection shown afterwards, of ${changes} to each of ${subscriptions} subscriptions`,
      unit: 'each',
      value: here / subscriptions,
      bound: { value: changes, what: 'all of them' },
      ratio: here / subscriptions / changes,
      target: atLeast(changes),
    },
    {
      name: 'live: deliveries after the disconnection',
      unit: `deliveries, ${told.snapshots} snapshots`,
      value: told.changes,
      bound: { value: changes * subscriptions, what: 'missed' },
      ratio: told.changes / (changes * subscriptions),
    },
    { name: 'live: time to complete after the network returns', unit: 's (backoff included)', value: seconds },
  ];
  for (const stop of leave) stop();
  client.stop();
  await writer.close();
  return result;
}

async function until(holds: () => boolean): Promise<void> {
  for (let wait = 0; !holds(); wait++) {
    if (wait > 1_500) throw new Error('Changes are missing.');
    await pause(10);
  }
}

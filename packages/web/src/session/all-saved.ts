import type { SyncClient } from '@pavilion/sync/client';

const longestWait = 5_000;
const checkEvery = 100;

/** Sends every change, and waits a moment for a connected server to have them all. */
export async function allSaved(client: SyncClient): Promise<void> {
  client.handOver();
  for (let waited = 0; waited < longestWait; waited += checkEvery) {
    if (client.unsaved.get() === 0 || client.connection.get().status !== 'online') return;
    await new Promise((resolve) => setTimeout(resolve, checkEvery));
  }
}

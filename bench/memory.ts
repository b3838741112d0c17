import { join } from 'node:path';
import { deliverables } from '@pavilion/domain/production';
import { createSyncClient, type SyncClient } from '@pavilion/sync/client';
import { WebSocket } from 'ws';
import { atMost, type Result } from './report.ts';
import { pause } from './rounds.ts';
import { startProduct } from './servers/product.ts';
import { startServer } from './servers/start.ts';
import type { Stage } from './stage.ts';

const pages = 100;
const listsPerPage = 20;
const fetches = 50;

/** Memory of the whole product with an external PostgreSQL: idle, and with 100 open pages. */
export async function memory(stage: Stage): Promise<Result[]> {
  const raw = await startServer('raw', { BENCH_DATABASE: await stage.database('memory_raw') });
  const product = await startProduct({
    DATA_DIR: join(stage.folder, 'memory'),
    DATABASE_URL: await stage.database('memory_product'),
  });
  const clients: SyncClient[] = [];
  try {
    await pause(5_000);
    const idle = { product: product.memory(), raw: raw.memory() };
    const headers = { cookie: await product.signIn(), origin: product.url };
    for (let page = 0; page < pages; page++) {
      const client = createSyncClient({
        url: `${product.url.replace('http', 'ws')}/api/live`,
        connect: (address) => new WebSocket(address, { headers }) as never,
      });
      clients.push(client);
      for (let list = 0; list < listsPerPage; list++) {
        client.live(deliverables, { where: { prodID: `brief-${page}-${list}` } }).subscribe(() => undefined);
      }
    }
    let peak = 0;
    await Promise.all(
      clients.map(async (client) => {
        for (let n = 0; n < fetches; n++) {
          await client.fetch(deliverables, { where: { prodID: `brief-${n}` }, limit: 20 });
          peak = Math.max(peak, product.memory());
        }
      }),
    );
    const row = (name: string, value: number, target?: Result['target']): Result => ({
      name: `memory: the server ${name}, PostgreSQL outside`,
      unit: 'MB',
      value,
      bound: { value: idle.raw, what: 'node with ws and pg, idle' },
      ratio: value / idle.raw,
      ...(target ? { target } : {}),
    });
    return [
      row('idle', idle.product, atMost(200)),
      row(`with ${pages} pages of ${listsPerPage} live lists, at its highest`, peak),
    ];
  } finally {
    for (const client of clients) client.stop();
    await product.stop();
    await raw.stop();
  }
}

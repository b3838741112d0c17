import { join } from 'node:path';
import { users } from '@pavilion/domain/accounts';
import { archiveEvents } from '@pavilion/domain/archive';
import { graphicMoments } from '@pavilion/domain/graphics';
import { createSyncClient } from '@pavilion/sync/client';
import { WebSocket } from 'ws';
import { type App, createApp } from '../packages/server/src/app.ts';
import { readConfig } from '../packages/server/src/config.ts';
import { openPostgres } from '../packages/server/src/engines/database/index.ts';
import { importStand, innings1, readFollowedMatch } from '../packages/server/src/testing/followed-match.ts';
import { atMost, type Result } from './report.ts';
import { median, medianRatio } from './rounds.ts';
import type { Stage } from './stage.ts';

const rounds = 15;
const admin = { email: 'admin@example.org', password: 'a long enough password' };
const system = { kind: 'system', name: 'bench' } as const;

/**
 * Seconds from the arrival of deliveries to the moment that they make, on the screen of a maker (GFX-022). Lower bound: to the
 * deliveries themselves on the same screen.
 */
export async function moments(stage: Stage): Promise<Result[]> {
  const config = readConfig({
    PORT: '0',
    DATA_DIR: join(stage.folder, 'moments'),
    LOG_LEVEL: 'silent',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  });
  const app = await createApp(config, { database: openPostgres(await stage.database('moments')) });
  try {
    return [await measure(app)];
  } finally {
    await app.close(1);
  }
}

async function measure(app: App): Promise<Result> {
  const { store } = app.context;
  const played = await readFollowedMatch();
  const match = await importStand(app, played, { id: '1', days: 1, innings: innings1(played, 15), isOver: false });
  await app.jobs.idle();
  const screen = await openScreen(app);
  const boundaries = { match, source: 'feed', batter: 'WCF Smeed', runsBat: { gte: 4 } } as const;
  const balls = screen.live(archiveEvents, { where: boundaries });
  const found = screen.live(graphicMoments, { where: { match } });
  await until(balls, ({ length }) => length > 0);
  await until(found, ({ length }) => length > 0);
  // Without his boundaries there is no fifty; with them, there is one again.
  const scored = balls.get().documents.map(({ id, runsBat }) => ({ id, runsBat }));
  const score = (count: (runs: number | undefined) => number | undefined) =>
    store.transaction(system, async (tx) => {
      for (const { id, runsBat } of scored) await tx.patch(archiveEvents, id, { runsBat: count(runsBat) });
    });
  const seen = { product: [] as number[], bare: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    await score(() => 0);
    await until(found, ({ length }) => length === 0);
    const start = performance.now();
    const since = () => (performance.now() - start) / 1_000;
    const shown = until(balls, ({ length }) => length === scored.length).then(since);
    const proposed = until(found, ({ length }) => length > 0).then(since);
    await score((runs) => runs);
    seen.bare.push(await shown);
    seen.product.push(await proposed);
  }
  screen.stop();
  return {
    name: 'from deliveries to their moment on a screen',
    unit: 's',
    value: median(seen.product),
    bound: { value: median(seen.bare), what: 'to the deliveries themselves' },
    ratio: medianRatio(seen.product, seen.bare),
    target: atMost(5),
    rounds: seen.product,
  };
}

/** The live engine's end in the browser of an administrator who makes graphics. */
async function openScreen({ url, context }: App) {
  const answer = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(admin),
  });
  const cookie = answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  await context.store.transaction(system, async (tx) => {
    const [user] = await tx.find(users, { where: { email: admin.email } });
    const roles = { ...user!.roles, jimstagram_access: true, archive_access: true };
    await tx.patch(users, user!.id, { roles, accessDom: true, accessDomCurrent: true });
  });
  return createSyncClient({
    url: `${url.replace(/^http/, 'ws')}/api/live`,
    connect: (address) => new WebSocket(address, { headers: { cookie, origin: url } }),
  });
}

interface List<T> {
  get(): { documents: readonly T[] };
  subscribe(listener: () => void): () => void;
}

/** Resolves once the documents of a live list are as wanted. */
function until<T>(list: List<T>, isWanted: (documents: readonly T[]) => boolean): Promise<void> {
  return new Promise((resolve) => {
    const stop = list.subscribe(look);
    function look() {
      if (!isWanted(list.get().documents)) return;
      stop();
      resolve();
    }
    look();
  });
}

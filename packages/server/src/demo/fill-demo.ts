import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { users } from '@pavilion/domain/accounts';
import { collections } from '@pavilion/domain/library';
import { briefs, deliverables } from '@pavilion/domain/production';
import type { App } from '../app.ts';
import { givePassword } from '../engines/auth/passwords.ts';
import { mediaTools } from '../engines/media/media-tools.ts';
import { limitConcurrency } from '../engines/store/limit-concurrency.ts';
import { readCricsheet } from '../modules/system/import/cricsheet.ts';
import { importMatches } from '../modules/system/import/import-matches.ts';
import { seededChance } from './chance.ts';
import type { DemoClock } from './demo-clock.ts';
import type { DemoStage } from './demo-stage.ts';
import { deriveOnce } from './derive-once.ts';
import { fillBriefs } from './fill-briefs.ts';
import { fillGraphics } from './fill-graphics.ts';
import { fillInspirations } from './fill-inspirations.ts';
import { fillLivestreams } from './fill-livestreams.ts';
import { fillMatchFiles } from './fill-match-files.ts';
import { fillMoments } from './fill-moments.ts';
import { fillNotices } from './fill-notices.ts';
import { fillPeople } from './fill-people.ts';
import { fillPlanner } from './fill-planner.ts';
import { fillRecordings } from './fill-recordings.ts';
import { fillWebhooks } from './fill-webhooks.ts';
import { type DemoMedia, makeMediaSet } from './media-set.ts';
import { demoPeople } from './people.data.ts';

/** Password of every demo account. It is printed; never use the demo for real data. */
export const demoPassword = 'pavilion-demo';

const derivedAtOnce = 4;

/** Fills an empty store with a plausible workspace and reports progress; leaves other stores unchanged. */
export async function fillDemo({ context, signIn }: App, time: DemoClock, say: (line: string) => void): Promise<void> {
  if ((await context.store.count(briefs, {})) > 0) return;
  const chance = seededChance(2026);
  const folder = await mkdtemp(join(tmpdir(), 'pavilion-demo-'));
  try {
    say('Filling the demo: people and matches …');
    const ids = await fillPeople(context.store, time);
    const auth = await signIn.auth();
    const shown = demoPeople.filter((person) => person.shown);
    await Promise.all(shown.map(({ email }) => givePassword(auth, context.database, ids.get(email)!, demoPassword)));
    const sample = fileURLToPath(new URL('./cricsheet-sample.zip', import.meta.url));
    await importMatches(context.store, await readCricsheet(sample), { apply: true }, () => {});

    say('Making pictures, videos and documents …');
    const { tools } = await mediaTools(context.config);
    const media = await makeMediaSet(folder, chance, tools?.ffmpeg.path ?? null);

    say('Writing briefs and deliverables …');
    const holding = (flag: 'production_feedback' | 'production_drafts') =>
      demoPeople
        .filter((person) => person.active !== false && person.roles.includes(flag))
        .map((person) => ids.get(person.email)!);
    const cast = {
      feedbackers: holding('production_feedback'),
      editors: holding('production_drafts'),
      admin: ids.get('admin@pavilion.demo')!,
      names: new Map((await context.store.find(users, {})).map((user) => [user.id, user.name])),
    };
    const holders = new Map<DemoMedia, string[]>();
    await fillBriefs({ context, chance, media, cast, time, holders });
    await fillCollections(context, time, cast.admin);
    await fillNotices({ context, time });
    await fillWebhooks({ context, time });

    const stage: DemoStage = { context, chance, time, people: ids, folder, ffmpeg: tools?.ffmpeg.path ?? null, media };
    say('Planning work …');
    await fillPlanner(stage);
    say('Adding inspirations …');
    await fillInspirations(stage);
    say('Filling the match archive …');
    await fillRecordings(stage);
    await fillMatchFiles(stage);
    await fillMoments(stage);
    say('Setting up livestreams …');
    await fillLivestreams(stage);

    say('Designing social graphics …');
    await fillGraphics(stage);

    say('Making previews …');
    time.now();
    const limited = limitConcurrency(derivedAtOnce);
    await Promise.all([...holders.values()].map((fileIds) => limited(() => deriveOnce(context, fileIds))));
  } finally {
    time.now();
    await rm(folder, { recursive: true, force: true });
  }
}

async function fillCollections(context: App['context'], time: DemoClock, admin: string): Promise<void> {
  const plans = [
    { name: 'The Hundred: best of the summer', brand: 'The Hundred', restrictions: 'Owned channels only' },
    { name: 'Women’s Ashes press kit', brand: 'England Women', restrictions: 'Editorial use' },
    { name: 'Blast Finals Day', brand: 'Vitality Blast', restrictions: '' },
    { name: 'County Championship toolkit', brand: 'County Championship', restrictions: 'Counties and partners' },
    { name: 'Licensing showreel', brand: 'National Cricket Board', restrictions: 'Ask Commercial Marketing first' },
    { name: 'One Day Cup', brand: 'One Day Cup', restrictions: '' },
  ];
  for (const [index, { brand, ...plan }] of plans.entries()) {
    time.daysAgo(40 - index * 5);
    await context.store.transaction({ kind: 'user', id: admin }, async (tx) => {
      const collection = await tx.insert(collections, plan);
      const signed = await tx.find(deliverables, { where: { state: 'signed', brand }, limit: 24 });
      for (const deliverable of signed) {
        await tx.patch(deliverables, deliverable.id, { collections: [...deliverable.collections, collection.id] });
      }
    });
  }
}

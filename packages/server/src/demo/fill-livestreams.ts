import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { addDays } from '@pavilion/domain';
import { files } from '@pavilion/domain/files';
import {
  bbcTag,
  customTournament,
  type Feed,
  livestreams,
  livestreamViews,
  maskedKey,
  rtmpOutputKeys,
  rtmpOutputs,
} from '@pavilion/domain/livestreams';
import sharp from 'sharp';
import { makeMedia } from '../modules/files/make-media.ts';
import { demoFilm, demoLive } from './demo-encoders.ts';
import type { DemoStage } from './demo-stage.ts';

const actor = { kind: 'system', name: 'demo' } as const;
const key = () => randomBytes(12).toString('hex');

const destinations = [
  { name: 'Board YouTube channel', url: 'rtmps://a.rtmps.youtube.example/live2' },
  { name: 'Board Facebook page', url: 'rtmps://live-api-s.facebook.example:443/rtmp' },
  { name: 'Surrey website', url: 'rtmp://ingest.surrey.example/live' },
  { name: 'Scoreboard screen', url: 'rtmp://127.0.0.1:1936/screen' },
] as const;

const logos = [
  { county: 'Surrey', ground: '#5b3a29', ink: '#f4e9d8', mark: 'S' },
  { county: 'Essex', ground: '#b3122a', ink: '#ffffff', mark: 'E' },
  { county: 'Yorkshire', ground: '#0a4d8c', ink: '#f6f7fa', mark: 'Y' },
] as const;

/** The states of streams in a season, each with its details. */
const plans = [
  { id: 'demo-essex-yorkshire', name: 'Essex v Yorkshire', days: 0.2, bbc: true },
  { id: 'demo-somerset-surrey', name: 'Somerset v Surrey', days: 1, bbc: true, activated: true },
  { id: 'demo-ladies-day', name: 'Club Ladies Day at Beckenham', days: 2 },
  { id: 'demo-second-eleven', name: 'Kent 2nd XI v Sussex 2nd XI', days: 6, activated: true, lost: true },
  { id: 'demo-lancashire-kent', name: 'Lancashire v Kent', days: 9, finished: true, bbc: true },
  { id: 'demo-press-day', name: 'Media day: captains’ press conference', days: 14, cancelled: true },
] as const satisfies readonly DemoStream[];

interface DemoStream {
  id: string;
  name: string;
  days: number;
  bbc?: boolean;
  activated?: boolean;
  lost?: boolean;
  finished?: boolean;
  cancelled?: boolean;
}

/**
 * Adds streams in several states, destinations, logos, and a month of viewers. Two channels are live while the demo
 * runs.
 */
export async function fillLivestreams(stage: DemoStage): Promise<void> {
  const watermarks = await fillLogos(stage);
  await fillDestinations(stage);
  await fillStreams(stage, watermarks);
  await fillViews(stage);
  const film = stage.media.find(({ type, format }) => type === 'Video' && format === '1920x1080');
  if (film) await copyFile(film.path, demoFilm(stage.context.config.dataDir));
}

async function fillStreams({ context, time, people }: DemoStage, watermarks: readonly string[]): Promise<void> {
  const author = people.get('livestreams@pavilion.demo');
  for (const plan of plans as readonly DemoStream[]) {
    time.daysAgo(plan.days);
    await context.store.transaction(actor, (tx) =>
      tx.insert(livestreams, {
        ...streamOf(plan.id, plan.name),
        ...stateOf(plan),
        ...(author ? { created_by: author } : {}),
        tournament: plan.bbc ? 'county-championship-2021' : customTournament,
        bbcCommentary: plan.bbc ?? false,
        videocloud: {
          video: { name: plan.name, tags: plan.bbc ? ['county-championship-2021', bbcTag] : [customTournament] },
        },
        rtmp_outputs: plan.lost ? [feed('error'), feed('waiting')] : [],
      }),
    );
  }
  time.daysAgo(30);
  for (const [at, id] of demoLive.entries()) {
    const name = id.replace('channel-', '').replace(/^./, (letter) => letter.toUpperCase());
    await context.store.transaction(actor, (tx) =>
      tx.insert(livestreams, {
        ...streamOf(id, name),
        state: 'waiting',
        sep_state: 'ready',
        ...(at === 0 && watermarks[0] ? { watermark: watermarks[0] } : {}),
      }),
    );
  }
  for (const { id } of [...plans, ...demoLive.map((id) => ({ id }))]) await context.live.refreshOne(id);
  time.now();
}

const streamOf = (id: string, name: string) => ({
  id,
  protocol: 'rtmp',
  stream: { url: '', name: key() },
  videocloud: { video: { name, tags: [] as string[] } },
  job_videocloud_asset_id: id,
});

function stateOf({ activated, lost, finished, cancelled }: DemoStream) {
  if (finished) return { state: 'finished', sep_state: 'finished' };
  if (cancelled) return { state: 'cancelled', sep_state: 'cancelled' };
  if (lost) return { state: 'disconnected', sep_state: 'ready' };
  return activated ? { state: 'waiting', sep_state: 'ready' } : { state: 'standby', sep_state: 'waiting' };
}

const feed = (state: string): Feed => ({
  rtmp_out_id: key(),
  state,
  name: state === 'error' ? 'Scoreboard screen' : 'Board YouTube channel',
  connection_info:
    state === 'error'
      ? { rtmps: false, host: '127.0.0.1:1936', application: 'screen', streamName: maskedKey('scoreboard-one') }
      : { rtmps: true, host: 'a.rtmps.youtube.example', application: 'live2', streamName: maskedKey('abcd-efgh-ijkl') },
  ...(state === 'error' ? { error: 'Connection refused', retries: 4 } : {}),
});

async function fillDestinations({ context }: DemoStage): Promise<void> {
  for (const destination of destinations) {
    await context.store.transaction(actor, async (tx) => {
      const { id } = await tx.insert(rtmpOutputs, destination);
      await tx.insert(rtmpOutputKeys, { id, key: key() });
    });
  }
}

async function fillLogos({ context, folder, time, people }: DemoStage): Promise<string[]> {
  const author = people.get('county@pavilion.demo');
  const made: string[] = [];
  for (const [at, { county, ground, ink, mark }] of logos.entries()) {
    time.daysAgo(50 - at * 12);
    const id = `demo-logo-${county.toLowerCase()}`;
    const name = `${county.toLowerCase()}-watermark.png`;
    const path = join(folder, name);
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${320 + at * 60}" height="240" viewBox="0 0 320 240">
      <path d="M40 20h240v110c0 60-60 85-120 100C100 215 40 190 40 130Z" fill="${ground}" stroke="${ink}" stroke-width="8"/>
      <text x="160" y="150" font-family="Inter, DejaVu Sans, sans-serif" font-weight="800" font-size="120" text-anchor="middle" fill="${ink}">${mark}</text></svg>`;
    await sharp(Buffer.from(drawing)).png().toFile(path);
    const storageKey = `livestreaming/watermarks/${context.clock().slice(0, 4)}/${basename(path)}`;
    const stored = await context.storage.put(storageKey, createReadStream(path), {
      contentType: 'image/png',
      fileName: name,
    });
    await context.store.transaction(actor, (tx) =>
      tx.insert(files, {
        id,
        what: 'livestream-county-logo',
        name,
        // One has no label, like some real uploads.
        ...(at === 2 ? {} : { label: `${county} shield` }),
        assetType: 'image',
        sourceFileNameAsUploaded: name,
        sourceFileName: name,
        sourceExtention: 'png',
        sourceBucket: context.storage.kind,
        sourcePath: storageKey,
        sha256: stored.sha256,
        size: stored.size,
        mime: 'image/png',
        media: 'pending',
        ...(author ? { uploadedBy: author, created_by: author } : {}),
      }),
    );
    await makeMedia.run(context, { file: id }, new AbortController().signal);
    made.push(id);
  }
  time.now();
  return made;
}

/** Four weeks of viewers, more at weekends. */
async function fillViews({ context, chance, time, people }: DemoStage): Promise<void> {
  const viewers = [...people.values()];
  const rows = demoLive.flatMap((stream) =>
    Array.from({ length: 28 }, (_, back) => time.date(-back)).flatMap((day) => {
      const weekend = [0, 6].includes(new Date(day).getUTCDay());
      return chance.some(viewers, 2 + chance.number(weekend ? 12 : 5)).map((viewer) => ({
        stream,
        day: addDays(day, 0),
        viewer,
        domain: 'localhost',
        starts: 1 + chance.number(3),
        seconds: 120 + chance.number(9_000),
      }));
    }),
  );
  await context.store.transaction(actor, (tx) => tx.insertBatch(livestreamViews, rows));
}

import { createReadStream } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { archiveEvents, type Match, matchCopies, matches } from '@pavilion/domain/archive';
import { files } from '@pavilion/domain/files';
import type { NewDocument } from '@pavilion/sync';
import { readCricsheet } from '../system/import/cricsheet.ts';
import { cricsheetDeliveries, type Delivery } from '../system/import/cricsheet-deliveries.ts';
import { cricsheetId } from '../system/import/import-matches.ts';
import type { DemoStage } from './demo-stage.ts';
import { deriveOnce } from './derive-once.ts';
import { fillClips } from './fill-clips.ts';
import { makeMatchFilm } from './match-film.ts';

const actor = { kind: 'system', name: 'demo' } as const;
const perBatch = 2_000;
const filmSeconds = 240;
/** Nothing is bowled in the first seconds of a film. */
const before = 3;

/** Matches with film, and how many days and parts a day they have. */
const filmed: Record<string, { days: number; parts: number; film: 'day' | 'evening' }> = {
  'cricsheet-1239544': { days: 5, parts: 2, film: 'day' },
  'cricsheet-1298010': { days: 1, parts: 2, film: 'day' },
  'cricsheet-1289265': { days: 1, parts: 2, film: 'day' },
  'cricsheet-1250294': { days: 1, parts: 2, film: 'evening' },
  'cricsheet-1250299': { days: 1, parts: 2, film: 'evening' },
  'cricsheet-1252690': { days: 1, parts: 2, film: 'evening' },
};

/** Every ball of the sample's matches, recordings of some of them, and what people marked and cut there. */
export async function fillRecordings(stage: DemoStage): Promise<void> {
  const { context, time } = stage;
  time.daysAgo(60);
  const recordings = await fillFilms(stage);
  const { matches: sample } = await readCricsheet(fileURLToPath(new URL('./cricsheet-sample.zip', import.meta.url)));
  for (const each of sample) {
    const match = await context.store.get(matches, cricsheetId(each.id));
    if (!match) continue;
    const deliveries = placed(cricsheetDeliveries(each, match), recordings.get(match.id) ?? []);
    for (let from = 0; from < deliveries.length; from += perBatch) {
      await context.store.transaction(actor, (tx) =>
        tx.insertBatch(archiveEvents, deliveries.slice(from, from + perBatch) as NewDocument<typeof archiveEvents>[]),
      );
    }
  }
  if (recordings.size > 0) await fillClips(stage, [...recordings.values()].flat());
}

/** Balls spread over the recordings of their match, in order; without any they have no video. */
function placed(deliveries: Delivery[], recordings: readonly string[]): Delivery[] {
  if (recordings.length === 0) return deliveries;
  const each = Math.ceil(deliveries.length / recordings.length);
  const step = (filmSeconds - 2 * before) / each;
  const onFrame = (seconds: number) => Math.round(seconds * 25) / 25;
  return deliveries.map((delivery, index) => {
    const tcIn = onFrame(before + (index % each) * step);
    return {
      ...delivery,
      file: recordings[Math.floor(index / each)],
      video: true,
      tcIn,
      tcOut: onFrame(tcIn + Math.min(step * 0.8, 1.6)),
    };
  });
}

/** The recordings of each match in the order of play: two films, stored under many names and derived once. */
async function fillFilms({ context, ffmpeg, folder, people }: DemoStage): Promise<Map<string, string[]>> {
  const made = new Map<string, string[]>();
  if (!ffmpeg) return made;
  const [day, evening] = await Promise.all([
    makeMatchFilm(ffmpeg, folder, {
      name: 'match-day',
      seconds: filmSeconds,
      hues: ['#4f8f3f', '#6aa7dd'],
      timecode: '10:00:00:00',
    }),
    makeMatchFilm(ffmpeg, folder, {
      name: 'match-evening',
      seconds: filmSeconds,
      hues: ['#2f7a3f', '#27324f'],
      timecode: '18:30:00:00',
    }),
  ]);
  const holders = { day: [] as string[], evening: [] as string[] };
  for (const [id, { days, parts, film }] of Object.entries(filmed)) {
    const match = await context.store.get(matches, id);
    if (!match) continue;
    for (let at = 0; at < days * parts; at++) {
      const place = { day: Math.floor(at / parts) + 1, part: (at % parts) + 1 };
      const file = await keepRecording(
        { context, uploader: people.get('archive-admin@pavilion.demo') },
        film === 'day' ? day : evening,
        match,
        place,
      );
      holders[film].push(file);
      made.set(id, [...(made.get(id) ?? []), file]);
    }
  }
  await Promise.all(Object.values(holders).map((ids) => deriveOnce(context, ids)));
  return made;
}

async function keepRecording(
  { context, uploader }: { context: DemoStage['context']; uploader: string | undefined },
  path: string,
  match: Match,
  { day, part }: { day: number; part: number },
): Promise<string> {
  const id = crypto.randomUUID();
  const name = `${match.startDate?.slice(0, 10)} ${match.team1Name} v ${match.team2Name} day ${day} part ${part}.mp4`;
  const key = `archive/demo/${id}.mp4`;
  const stored = await context.storage.put(key, createReadStream(path), { contentType: 'video/mp4', fileName: name });
  await context.store.transaction({ kind: 'user', id: uploader ?? 'demo' }, (tx) =>
    tx.insert(files, {
      id,
      what: 'recording',
      name,
      label: name.replace(/\.mp4$/, ''),
      match: match.id,
      day,
      part,
      ...matchCopies(match),
      assetType: 'video',
      mime: 'video/mp4',
      sourceFileNameAsUploaded: name,
      sourceFileName: `${id}.mp4`,
      sourceExtention: 'mp4',
      sourceBucket: context.storage.kind,
      sourcePath: key,
      sha256: stored.sha256,
      size: stored.size,
      uploadedBy: uploader,
      media: 'pending',
      hasPreview: true,
    }),
  );
  return id;
}

import { fileURLToPath } from 'node:url';
import { archiveEvents, type Match, matchCopies, matches } from '@pavilion/domain/archive';
import type { NewDocument } from '@pavilion/sync';
import { type CricsheetMatch, readCricsheet } from '../system/import/cricsheet.ts';
import { cricsheetDeliveries, type Delivery } from '../system/import/cricsheet-deliveries.ts';
import { cricsheetId } from '../system/import/import-matches.ts';
import type { DemoStage } from './demo-stage.ts';
import { fillClips } from './fill-clips.ts';
import { createFilmShelf } from './film-shelf.ts';
import { type MatchFilm, makeMatchFilm } from './match-film.ts';

const actor = { kind: 'system', name: 'demo' } as const;
const perBatch = 2_000;
const filmSeconds = 160;
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
  const { matches: sample } = await readCricsheet(fileURLToPath(new URL('./cricsheet-sample.zip', import.meta.url)));
  const fill = async (some: readonly CricsheetMatch[], recordings: ReadonlyMap<string, readonly string[]>) => {
    for (const each of some) {
      const match = await context.store.get(matches, cricsheetId(each.id));
      if (match) await insertBalls(context, placed(cricsheetDeliveries(each, match), recordings.get(match.id) ?? []));
    }
  };
  const hasFilm = ({ id }: CricsheetMatch) => cricsheetId(id) in filmed;
  // The database and the films are made at the same time: neither needs the other's core.
  const [recordings] = await Promise.all([
    fillFilms(stage),
    fill(
      sample.filter((each) => !hasFilm(each)),
      new Map(),
    ),
  ]);
  await fill(sample.filter(hasFilm), recordings);
  if (recordings.size > 0) await fillClips(stage, [...recordings.values()].flat());
}

async function insertBalls({ store }: DemoStage['context'], balls: readonly Delivery[]): Promise<void> {
  for (let from = 0; from < balls.length; from += perBatch) {
    const batch = balls.slice(from, from + perBatch) as NewDocument<typeof archiveEvents>[];
    await store.transaction(actor, (tx) => tx.insertBatch(archiveEvents, batch));
  }
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
async function fillFilms(stage: DemoStage): Promise<Map<string, string[]>> {
  const { context, ffmpeg, folder } = stage;
  const made = new Map<string, string[]>();
  if (!ffmpeg) return made;
  const film = (name: string, hues: MatchFilm['hues'], timecode: string) =>
    makeMatchFilm(ffmpeg, folder, { name, seconds: filmSeconds, hues, timecode });
  const [day, evening] = await Promise.all([
    film('match-day', ['#4f8f3f', '#6aa7dd'], '10:00:00:00'),
    film('match-evening', ['#2f7a3f', '#27324f'], '18:30:00:00'),
  ]);
  const shelf = createFilmShelf(stage);
  for (const [id, { days, parts, film: kind }] of Object.entries(filmed)) {
    const match = await context.store.get(matches, id);
    if (!match) continue;
    for (let at = 0; at < days * parts; at++) {
      const place = { day: Math.floor(at / parts) + 1, part: (at % parts) + 1 };
      const file = await shelf.keep(kind === 'day' ? day : evening, recordingName(match, place), {
        what: 'recording',
        match: match.id,
        ...place,
        ...matchCopies(match),
        hasPreview: true,
      });
      made.set(id, [...(made.get(id) ?? []), file]);
    }
  }
  await shelf.derive();
  return made;
}

const recordingName = ({ startDate, team1Name, team2Name }: Match, { day, part }: { day: number; part: number }) =>
  `${startDate?.slice(0, 10)} ${team1Name} v ${team2Name} day ${day} part ${part}.mp4`;

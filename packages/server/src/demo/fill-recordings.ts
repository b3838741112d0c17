import { type Match, matchCopies, matches } from '@pavilion/domain/archive';
import type { DemoStage } from './demo-stage.ts';
import { fillClips } from './fill-clips.ts';
import { createFilmShelf } from './film-shelf.ts';
import { type MatchFilm, makeMatchFilm } from './match-film.ts';
import { placeBalls } from './place-balls.ts';

const filmSeconds = 160;

/** Matches with recordings, and their number of days and parts per day. */
const filmed: Record<string, { days: number; parts: number; film: 'day' | 'evening' }> = {
  'cricsheet-1239544': { days: 5, parts: 2, film: 'day' },
  'cricsheet-1298010': { days: 1, parts: 2, film: 'day' },
  'cricsheet-1289265': { days: 1, parts: 2, film: 'day' },
  'cricsheet-1250294': { days: 1, parts: 2, film: 'evening' },
  'cricsheet-1250299': { days: 1, parts: 2, film: 'evening' },
  'cricsheet-1252690': { days: 1, parts: 2, film: 'evening' },
};

/** Adds recordings of some of the sample's matches, with marks and clips. */
export async function fillRecordings(stage: DemoStage): Promise<void> {
  stage.time.daysAgo(60);
  const recordings = await fillFilms(stage);
  for (const [match, films] of recordings) await placeBalls(stage, match, films);
  if (recordings.size > 0) await fillClips(stage, [...recordings.values()].flat());
}

/** Recordings of each match in the order of play: two videos, stored under many names and processed once. */
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

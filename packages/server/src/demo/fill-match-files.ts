import { join } from 'node:path';
import { addDays, londonDay } from '@pavilion/domain';
import {
  competitions,
  type Match,
  matchCopies,
  matches,
  matchTitle,
  platformVideos,
  players,
  teams,
  venues,
} from '@pavilion/domain/archive';
import { files } from '@pavilion/domain/files';
import sharp from 'sharp';
import { slug } from '../modules/system/import/cricsheet-match.ts';
import type { DemoStage } from './demo-stage.ts';
import { createFilmShelf, type FilmShelf } from './film-shelf.ts';
import { posterOf, posterSvg } from './pictures.ts';
import { demoFixtures, demoGrounds } from './season.data.ts';
import { filmHeight, filmWidth, makeStillFilm } from './still-film.ts';

const actor = { kind: 'system', name: 'demo' } as const;
/** From the sample: a Test of five days, and an evening of the Blast. */
const test = 'cricsheet-1239544';
const evening = 'cricsheet-1250294';

/** Adds this year's season, reels and stream clips of some matches, and uploads that are not assigned yet. */
export async function fillMatchFiles(stage: DemoStage): Promise<void> {
  const season = await fillSeason(stage);
  if (!stage.ffmpeg) return;
  const shelf = createFilmShelf(stage);
  const film = createReelMaker(stage);
  await fillReels(stage, season, shelf, film);
  await fillStreamClips(stage, shelf, film);
  await fillAwaiting(stage, season, shelf, film);
  await shelf.derive();
}

async function fillSeason({ context, time }: DemoStage): Promise<Match[]> {
  const today = londonDay(context.clock());
  const first = `${today.slice(0, 4)}-04-05`;
  return context.store.transaction(actor, async (tx) => {
    for (const [county, ground] of Object.entries(demoGrounds)) {
      const [team, venue] = [slug('team', county), slug('venue', ground)];
      await tx.insertOnce(teams, { id: team, teamName: county });
      await tx.insertOnce(venues, { id: venue, name: ground });
    }
    const championship = slug('comp', 'County Championship');
    await tx.insertOnce(competitions, { id: championship, competitionName: 'County Championship' });
    const made: Match[] = [];
    for (const [index, fixture] of demoFixtures.entries()) {
      // Early in the season, matches after tomorrow are moved to the weeks before today.
      const planned = addDays(first, fixture.day);
      const day = planned <= addDays(today, 1) ? planned : time.date(1 - index);
      if (day.slice(0, 4) !== today.slice(0, 4)) continue;
      const [home, away] = [slug('team', fixture.home), slug('team', fixture.away)];
      made.push(
        await tx.insert(matches, {
          id: `season-${index}`,
          team1Name: fixture.home,
          team2Name: fixture.away,
          team1: home,
          team2: away,
          teamId1: home,
          teamId2: away,
          teamsMap: { [home]: true, [away]: true },
          startDate: `${day}T10:00:00.000Z`,
          year: Number(day.slice(0, 4)),
          ground: slug('venue', fixture.ground),
          competition: fixture.stage,
          competitionName: fixture.competition,
          cricketFormat:
            fixture.competition === 'Vitality Blast' ? 3 : fixture.competition === 'County Championship' ? 1 : 2,
          cricketType: 1,
          label: `${fixture.home} v ${fixture.away}, ${day}`,
          ellipseMatchId: String(204_100 + index),
          tv: fixture.competition === 'Vitality Blast',
          ...(index % 3 === 0 ? { pulseID: String(18_300 + index) } : {}),
        }),
      );
    }
    return made.reverse();
  });
}

/** Videos for reels and clips: each is made once, several in parallel. */
function createReelMaker({ chance, folder, ffmpeg }: DemoStage) {
  const made = new Map<string, Promise<string>>();
  return (title: string, note: string, seconds: number): Promise<string> => {
    const known = made.get(title);
    if (known) return known;
    const name = `archive-${made.size}`;
    const [still, out] = [join(folder, `${name}.png`), join(folder, `${name}.mp4`)];
    const poster = posterOf(chance, { width: filmWidth, height: filmHeight }, [title, note, 'Match archive']);
    const tone = 200 + made.size * 40;
    const ball = { size: 26, x: 'mod(t*256\\,W+26)-26', y: 'H*0.55-abs(sin(t*3.1))*H*0.35' };
    const drawn = sharp(Buffer.from(posterSvg(poster)))
      .png()
      .toFile(still);
    const making = drawn.then(() =>
      makeStillFilm(ffmpeg ?? 'ffmpeg', { still, out, seconds, ball, timecode: '10:00:00:00', tone }),
    );
    made.set(title, making);
    return making;
  };
}
type ReelMaker = ReturnType<typeof createReelMaker>;

async function fillReels(stage: DemoStage, season: Match[], shelf: FilmShelf, film: ReelMaker): Promise<void> {
  const { context, time } = stage;
  const known = await context.store.get(matches, test);
  const days = known ? [1, 2, 3].map((day) => ({ match: known, day })) : [];
  const latest = season.slice(0, 5).map((match) => ({ match, day: 1 }));
  const reels = [...days, ...latest];
  const films = await Promise.all(reels.map(({ match, day }) => film(matchTitle(match), `Highlights, day ${day}`, 8)));
  for (const [index, { match, day }] of reels.entries()) {
    time.daysAgo(12 - index);
    const path = films[index] ?? '';
    await shelf.keep(path, `${matchTitle(match)} Highlights Day ${day}.mp4`, {
      what: 'match-reel',
      match: match.id,
      // The last one has no day yet.
      ...(index === days.length + 1 ? {} : { day }),
      ...matchCopies(match),
    });
  }
  time.daysAgo(3);
  const [reel] = await context.store.find(files, { where: { what: 'match-reel', match: test, day: 1 }, limit: 1 });
  if (!reel) return;
  await context.store.transaction({ kind: 'user', id: stage.people.get('archive-admin@pavilion.demo') ?? '' }, (tx) =>
    tx.insert(platformVideos, {
      name: `Highlights | ${known?.label} - Day 1 - ${known?.competitionName}`,
      state: 'kept',
      file: reel.id,
      match: test,
      videoId: `local-${reel.id}`,
    }),
  );
}

const clipTypes = ['Wicket', 'Four', 'Six'] as const;

async function fillStreamClips({ context, time }: DemoStage, shelf: FilmShelf, film: ReelMaker): Promise<void> {
  const match = await context.store.get(matches, evening);
  if (!match) return;
  const batters = await context.store.find(players, { orderBy: [{ field: 'fullName', direction: 'asc' }], limit: 6 });
  await context.store.transaction(actor, async (tx) => {
    for (const [index, { id }] of batters.entries()) {
      await tx.patch(players, id, { ellipsePlayerId: String(7_100 + index), pulseID: String(5_200 + index) });
    }
  });
  for (let index = 0; index < 24; index++) {
    time.daysAgo(8 - index / 100);
    const clipType = clipTypes[index % clipTypes.length] ?? 'Four';
    const path = await film(clipType, 'Stream clip', 4);
    await shelf.keep(path, `${clipType} ${Math.floor(index / 3) + 1}.mp4`, {
      what: 'match-clip',
      match: match.id,
      clipType,
      innings: index < 12 ? 1 : 2,
      // One batter is missing from our list.
      ellipseBatterId: String(7_100 + (index % 7)),
      ...matchCopies(match),
    });
  }
}

async function fillAwaiting({ time }: DemoStage, season: Match[], shelf: FilmShelf, film: ReelMaker): Promise<void> {
  const long = season.find(({ cricketFormat }) => cricketFormat === 1);
  const short = season.find(({ cricketFormat }) => cricketFormat === 3);
  if (!long?.startDate || !short?.startDate) return;
  const start = londonDay(long.startDate);
  const names = [
    `${start} ${matchTitle(long)} Day 1 Part 1.mp4`,
    `${start} ${matchTitle(long)} Day 1 Part 2.mp4`,
    `${addDays(start, 2)} ${matchTitle(long)} Part 1.mp4`,
    `${short.ellipseMatchId}_day1_part1.mp4`,
    `${londonDay(short.startDate)} Part 2.mp4`,
    `${start} ${matchTitle(long)} Highlights Day 1.mp4`,
    'GH010042.mp4',
  ];
  for (const [index, name] of names.entries()) {
    time.daysAgo(0.5 - index / 20);
    const path = await film('Camera 1', 'Awaiting its match', 8);
    await shelf.keep(path, name, { what: 'archive-awaiting' }, index > 4);
  }
}

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  archiveEvents,
  deliveryWhere,
  matches,
  noMatchFilters,
  players,
  venues,
  venueTitle,
} from '@pavilion/domain/archive';
import { files } from '@pavilion/domain/files';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { startApp, type TestApp } from '../../../testing/app.ts';
import type { Person } from '../../../testing/person.ts';
import { readCricsheet } from './cricsheet.ts';
import { importMatches } from './import-matches.ts';

let app: TestApp;
let reader: Person;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pavilion-matches-'));
  app = await startApp();
  const everyMatch = { accessInt: true, accessIntCurrent: true, accessDom: true, accessDomCurrent: true };
  reader = await app.addPerson({ name: 'R Eader', roles: ['archive_access'], ...everyMatch });
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Imports these files from a zip as an operator does, and returns the output. */
async function importFiles(content: Record<string, unknown>, apply = true): Promise<string[]> {
  const zip = new ZipFile();
  for (const [name, file] of Object.entries(content)) {
    zip.addBuffer(Buffer.from(typeof file === 'string' ? file : JSON.stringify(file)), name);
  }
  zip.end();
  const path = join(folder, 'matches.zip');
  await writeFile(path, await buffer(zip.outputStream as Readable));
  const said: string[] = [];
  await importMatches(app.context.store, await readCricsheet(path), { apply }, (line) => said.push(line));
  return said;
}

const ball = (total: number, more: object = {}) => ({
  batter: 'JE Root',
  bowler: 'MA Starc',
  non_striker: 'BA Stokes',
  runs: { batter: total, extras: 0, total },
  ...more,
});
const over = (...deliveries: object[]) => [{ over: 0, deliveries }];
const info = {
  dates: ['2026-06-01', '2026-06-02'],
  gender: 'male',
  match_type: 'Test',
  teams: ['Australia', 'England'],
  venue: 'Kennington Oval, London',
  city: 'London',
  team_type: 'international',
  event: { name: 'The Ashes', match_number: 5 },
  players: { England: ['JE Root', 'BA Stokes'], Australia: ['MA Starc'] },
  registry: { people: { 'JE Root': 'r00t', 'MA Starc': 's7arc', 'An Umpire': 'ump' } },
};
const lbw = { wickets: [{ kind: 'lbw', player_out: 'JE Root' }] };
const legBye = { runs: { batter: 0, extras: 1, total: 1 }, extras: { legbyes: 1 } };
const played = { info, innings: [{ team: 'England', overs: over(ball(4), ball(1, legBye), ball(0, lbw)) }] };
const scorecardOf = (id: string) => reader.call.archive.scorecard({ match: `cricsheet-${id}` });
const ballsOf = (id: string) =>
  app.context.store.find(archiveEvents, {
    where: { match: `cricsheet-${id}` },
    orderBy: [
      { field: 'innings', direction: 'asc' },
      { field: 'ballNum', direction: 'asc' },
    ],
  });

describe('importing matches', () => {
  it('adds them ball by ball from a zip of Cricsheet, once, and names files that are not matches', async () => {
    const content = { '4711.json': played, '4712.json': '{"info":{}}', 'README.txt': 'Read me' };
    const { store } = app.context;
    expect(await importFiles(content, false)).toEqual([
      '4712.json is left out: info.dates is not as Cricsheet writes it.',
      '1 match can be imported.',
      'Nothing was imported yet: this was a dry run. Add --apply to import.',
    ]);
    expect(await store.count(matches, {})).toBe(0);
    expect((await importFiles(content)).at(-1)).toBe('Imported 1 match with 3 deliveries.');
    expect(await reader.documents.get(matches, 'cricsheet-4711')).toMatchObject({
      team1Name: 'England',
      team2Name: 'Australia',
      teamId1: 'team-england',
      int: true,
      year: 2026,
      cricketFormat: 1,
      cricketType: 1,
      competition: 'Match 5',
      competitionName: 'The Ashes',
      startDate: '2026-06-01T10:00:00.000Z',
      teamsMap: { 'team-england': true, 'team-australia': true },
    });
    expect(await store.count(players, {})).toBe(2);
    const { innings } = await scorecardOf('4711');
    expect(innings).toMatchObject([{ team: 'England', runs: 5, wickets: 1, extras: 1, balls: 3 }]);
    const deliveries = await ballsOf('4711');
    expect(deliveries.every(({ int, year, source }) => int && year === 2026 && source === 'feed')).toBe(true);

    const before = app.context.store.position();
    expect(await importFiles(content)).toContain('Already here: 1 match.');
    expect(app.context.store.position()).toBe(before);
  });

  it('sets the home side by its ground, and none on neutral ground, which it reports (USR-132)', async () => {
    const county = { ...info, team_type: 'club', match_type: 'MDM' };
    const said = await importFiles({
      '1.json': { info: { ...county, teams: ['Essex', 'Surrey'] } },
      '2.json': { info: { ...county, teams: ['Kent', 'Somerset'] } },
    });
    expect(said).toEqual([
      '2 matches can be imported.',
      'No home side, because the ground is neutral or unknown: 1 match.',
      '  Kent v Somerset, 2026-06-01, Kennington Oval, London',
      'Imported 2 matches with 0 deliveries.',
    ]);
    expect(await reader.documents.get(matches, 'cricsheet-1')).toMatchObject({
      team1Name: 'Surrey',
      team2Name: 'Essex',
      teamId1: 'team-surrey',
      teamId2: 'team-essex',
      label: 'Surrey v Essex, 2026-06-01',
    });
    const homeOnly = (team: string) =>
      app.addPerson({
        name: team,
        roles: ['archive_access'],
        accessDom: true,
        accessDomCurrent: true,
        accessDomFields: ['teamId1'],
        accessDomPermissions: { teamId1: [`team-${team}`] },
      });
    const found = async (team: string) =>
      (await (await homeOnly(team)).documents.fetch(matches, {})).map(({ id }) => id);
    expect(await found('surrey')).toEqual(['cricsheet-1']);
    expect(await found('essex')).toEqual([]);
    expect(await found('kent')).toEqual([]);
  });

  it('keeps one venue for both spellings of its name, with the matches and restrictions of the older one (USR-131)', async () => {
    const { store } = app.context;
    const club = { ...info, team_type: 'club', match_type: 'MDM', teams: ['Kent', 'Essex'], city: 'Canterbury' };
    const older = 'venue-st-lawrence-ground';
    await store.transaction({ kind: 'system', name: 'older import' }, async (tx) => {
      await tx.insert(venues, { id: older, name: 'St Lawrence Ground', city: 'Canterbury' });
      const played = { startDate: '2025-06-01T10:00:00.000Z', year: 2025, ground: older };
      await tx.insert(matches, { id: 'kept', team1Name: 'Kent', team2Name: 'Essex', ...played });
      await tx.insert(archiveEvents, { id: 'kept-ball', match: 'kept', source: 'feed', ...played });
    });
    const groundsman = await app.addPerson({
      name: 'Groundsman',
      roles: ['archive_access'],
      accessDom: true,
      accessDomCurrent: true,
      accessDomFields: ['ground'],
      accessDomPermissions: { ground: [older] },
    });
    await importFiles({
      '21.json': { info: { ...club, venue: 'St Lawrence Ground' } },
      '22.json': { info: { ...club, venue: 'St Lawrence Ground, Canterbury' } },
    });
    const kent = (await store.find(venues, {})).filter(({ name }) => name.startsWith('St Lawrence'));
    expect(kent.map(venueTitle)).toEqual(['St Lawrence Ground, Canterbury']);
    const seen = (await groundsman.documents.fetch(matches, {})).map(({ id }) => id).sort();
    expect(seen).toEqual(['cricsheet-21', 'cricsheet-22', 'kept']);
    expect(await groundsman.documents.get(archiveEvents, 'kept-ball')).toMatchObject({ ground: kent[0]?.id });
    const again = await importFiles({ '21.json': { info: { ...club, venue: 'St Lawrence Ground' } } });
    expect(again).toContain('Already here: 1 match.');
  });

  it('completes an older import in place: film, marks and corrections by people stay', async () => {
    const { store } = app.context;
    const feed = { match: 'cricsheet-9', source: 'feed', innings: 1, over: 0, batTeam: 'England' } as const;
    const { second } = await store.transaction({ kind: 'system', name: 'older import' }, async (tx) => {
      await tx.insert(matches, { id: 'cricsheet-9', team1Name: 'Australia', team2Name: 'England', pulseID: '77' });
      const film = await tx.insert(files, { what: 'recording', match: 'cricsheet-9', name: 'day1.mp4' });
      const old = { ...feed, batter: 'JE Root', bowler: 'MA Starc', file: film.id, video: true };
      await tx.insert(archiveEvents, { ...old, ballNum: 1, runs: 4, runsBat: 4, tcIn: 1, tcOut: 2 });
      // The partner was out, which older imports did not record; the kind was corrected by hand.
      const hand = { howOut: 'Obstructing The Field', shotType: 'Pull', tcIn: 3, tcOut: 4 };
      const kept = await tx.insert(archiveEvents, { ...old, ...hand, ballNum: 2, runs: 0, runsBat: 0, wicket: 1 });
      await tx.insert(archiveEvents, { ...feed, ballNum: 9, batter: 'Nobody', runs: 6, runsBat: 6 });
      return { second: kept.id };
    });
    const runOut = { wickets: [{ kind: 'run out', player_out: 'BA Stokes', fielders: [{ name: 'MA Starc' }] }] };
    const source = {
      info,
      innings: [{ team: 'England', overs: over(ball(4), ball(0, runOut), ball(2, { non_striker: 'OJ Pope' })) }],
    };
    const said = await importFiles({ '9.json': source });
    expect(said).toContain('1 match can be updated.');
    expect(await reader.documents.get(matches, 'cricsheet-9')).toMatchObject({ team1Name: 'England', pulseID: '77' });
    const balls = await ballsOf('9');
    expect(balls.map(({ ballNum, tcIn }) => [ballNum, tcIn])).toEqual([
      [1, 1],
      [2, 3],
      [3, undefined],
    ]);
    expect(balls[1]).toMatchObject({ id: second, shotType: 'Pull', howOut: 'Obstructing The Field', int: true });
    const { innings } = await scorecardOf('9');
    expect(innings[0]?.batting).toEqual([
      { name: 'JE Root', runs: 6, balls: 3, fours: 1, sixes: 0 },
      {
        name: 'BA Stokes',
        runs: 0,
        balls: 0,
        fours: 0,
        sixes: 0,
        howOut: 'Obstructing The Field',
        fielders: [{ name: 'MA Starc' }],
      },
      { name: 'OJ Pope', runs: 0, balls: 0, fours: 0, sixes: 0 },
    ]);
    expect(await importFiles({ '9.json': source })).toContain('Already here: 1 match.');
    const corrected = { info, innings: [{ team: 'England', overs: over(ball(4), ball(0), ball(2)) }] };
    expect(await importFiles({ '9.json': corrected })).toContain('1 match can be updated.');
    expect((await ballsOf('9'))[1]).not.toHaveProperty('howOut');
  });

  it('finds byes off a no-ball both as a no-ball and as byes (ARC-058)', async () => {
    const both = { runs: { batter: 0, extras: 3, total: 3 }, extras: { byes: 2, noballs: 1 } };
    await importFiles({ '5.json': { info, innings: [{ team: 'England', overs: over(ball(0, both), ball(1)) }] } });
    const [noBall] = await ballsOf('5');
    expect(noBall).toMatchObject({ extras: 'No Ball', extraRuns: { byes: 2, noBalls: 1 } });
    await app.context.store.transaction({ kind: 'system', name: 'test' }, (tx) =>
      tx.patch(archiveEvents, noBall?.id ?? '', { video: true }),
    );
    const found = async (extras: string) =>
      (await reader.documents.fetch(archiveEvents, { where: deliveryWhere(noMatchFilters, { extras: [extras] }) })).map(
        ({ id }) => id,
      );
    expect(await found('No Ball')).toEqual([noBall?.id]);
    expect(await found('Bye')).toEqual([noBall?.id]);
    expect(await found('Leg Bye')).toEqual([]);
  });

  it('imports declarations, forfeited innings, penalties outside the balls, absences and super overs', async () => {
    const side = Array.from({ length: 11 }, (_, at) => `E${at + 1}`);
    const outcome = { result: 'tie', eliminator: 'England' };
    const toss = { winner: 'Australia', decision: 'field', uncontested: true };
    const six = Array.from({ length: 6 }, () => ball(0));
    await importFiles({
      '6.json': {
        info: { ...info, outcome, toss, player_of_match: ['JE Root'], players: { ...info.players, Australia: side } },
        innings: [
          { team: 'England', declared: true, penalty_runs: { pre: 5, post: 5 }, overs: over(...six.slice(1), ball(1)) },
          { team: 'Australia', forfeited: true },
          { team: 'England', absent_hurt: ['BA Stokes'], overs: over(...six) },
          { team: 'Australia', super_over: true, overs: over(ball(6)) },
        ],
      },
    });
    const { innings, result, toss: tossed, playersOfMatch } = await scorecardOf('6');
    expect({ result, tossed, playersOfMatch }).toEqual({
      result: 'Match tied, England won the super over',
      tossed: 'Australia chose to field without a toss',
      playersOfMatch: ['JE Root'],
    });
    expect(innings).toMatchObject([
      { team: 'England', declared: true, runs: 11, extras: 10, extrasByKind: { penalty: 10 } },
      { team: 'Australia', forfeited: true, runs: 0, balls: 0, batting: [], didNotBat: side },
      { team: 'England', absentHurt: ['BA Stokes'], bowling: [{ name: 'MA Starc', maidens: 1 }] },
      { team: 'Australia', superOver: true, runs: 6 },
    ]);
  });
});

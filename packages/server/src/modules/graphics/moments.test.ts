import { archiveEvents, matches } from '@pavilion/domain/archive';
import { graphicMoments, graphics, newFacts } from '@pavilion/domain/graphics';
import { sampleTemplates } from '@pavilion/domain/graphics/samples';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../testing/app.ts';
import { importStand, innings1, readFollowedMatch } from '../../testing/followed-match.ts';
import { addTemplate } from '../../testing/graphics-stage.ts';
import type { Person } from '../../testing/person.ts';
import type { CricsheetMatch } from '../system/import/cricsheet.ts';

let app: TestApp;
/** `may` sees domestic matches, `tess` those of several days only, `nia` none; `ada` corrects the archive. */
let may: Person;
let tess: Person;
let nia: Person;
let ada: Person;
let dee: Person;
let played: CricsheetMatch;
beforeAll(async () => {
  app = await startApp();
  const maker = ['jimstagram_access', 'archive_access'] as const;
  const domestic = { accessDom: true, accessDomCurrent: true };
  may = await app.addPerson({ name: 'May Ker', roles: maker, ...domestic });
  const multiDay = { accessDomFields: ['cricketFormat' as const], accessDomPermissions: { cricketFormat: [1] } };
  tess = await app.addPerson({ name: 'Tess Only', roles: maker, ...domestic, ...multiDay });
  nia = await app.addPerson({ name: 'Nia None', roles: ['jimstagram_access'] });
  ada = await app.addPerson({ name: 'Ada Dmin', roles: ['archive_uploader', 'jimstagram_access'], ...domestic });
  dee = await app.addPerson({ name: 'Dee Signer', roles: ['jimstagram_access', 'jimstagram_design'] });
  played = await readFollowedMatch();
});
afterAll(() => app.stop());

/** Imports the match as if it had started so many days ago and stood after these innings. */
async function importMatch(id: string, days: number, innings = played.innings, isOver = true): Promise<string> {
  const match = await importStand(app, played, { id, days, innings, isOver });
  await app.jobsDone();
  return match;
}

const momentsOf = (match: string, person = may) => person.documents.fetch(graphicMoments, { where: { match } });
const titlesOf = async (match: string, person = may) =>
  (await momentsOf(match, person)).map(({ title }) => title).sort();

const allTitles = [
  'Birmingham Phoenix won by 53 runs',
  'Brookes 5-18',
  'Innings break: Birmingham Phoenix 176/4',
  'Player of the match: Smeed',
  'Smeed 101* (49)',
  'Smeed 54* (25)',
];

describe('the moments of a match', () => {
  it('are proposed as its balls come in, and once each (GFX-022)', async () => {
    const match = await importMatch('1', 1, innings1(played, 15), false);
    expect(await titlesOf(match)).toEqual(['Smeed 54* (25)']);
    const [fifty] = await momentsOf(match);
    expect(fifty).toMatchObject({ kind: 'fifty or hundred', innings: 1, player: 'WCF Smeed' });

    await importMatch('1', 1);
    expect(await titlesOf(match)).toEqual(allTitles);
    expect((await momentsOf(match)).map(({ id }) => id)).toContain(fifty!.id);
  });

  it('go when a correction of the balls takes them away, and come back with it (GFX-022)', async () => {
    const match = await importMatch('2', 2);
    const balls = await ada.documents.fetch(archiveEvents, { where: { match, bowler: 'HJH Brookes', wicket: 1 } });
    await ada.documents.patch(archiveEvents, balls[0]!.id, { howOut: 'Run Out' });
    await app.jobsDone();
    expect(await titlesOf(match)).toEqual(allTitles.filter((title) => title !== 'Brookes 5-18'));
    await ada.documents.patch(archiveEvents, balls[0]!.id, { howOut: balls[0]!.howOut! });
    await app.jobsDone();
    expect(await titlesOf(match)).toEqual(allTitles);
  });

  it('are proposed of recent matches only, so that importing past seasons proposes none (GFX-022)', async () => {
    const match = await importMatch('3', 40);
    expect(await momentsOf(match)).toEqual([]);
  });

  it('are seen by those who may see the match, also after its format is corrected (GFX-022, USR-122)', async () => {
    const match = await importMatch('4', 3);
    expect(await momentsOf(match, tess)).toEqual([]);
    expect(await momentsOf(match, nia)).toEqual([]);
    await app.context.store.transaction({ kind: 'system', name: 'test' }, (tx) =>
      tx.patch(matches, match, { cricketFormat: 1 }),
    );
    expect(await titlesOf(match, tess)).toEqual(allTitles);
    expect(await momentsOf(match, nia)).toEqual([]);
  });

  it('make a graphic of the match as it then stood (GFX-020 GFX-022)', async () => {
    const match = await importMatch('5', 4);
    const milestone = sampleTemplates.find(({ kind }) => kind === 'fifty or hundred')!;
    const template = await addTemplate(dee, { kind: milestone.kind, design: milestone.design });
    const hundred = (await momentsOf(match)).find(({ title }) => title.startsWith('Smeed 101'))!;
    const { innings, player, title, upTo } = hundred;
    const made = await may.call.graphics.makeGraphic({ template, match, innings, player, upTo, name: title });
    expect(await may.documents.get(graphics, made.id)).toMatchObject({
      name: 'Smeed 101* (49)',
      values: {
        first: 'WCF',
        surname: 'Smeed',
        runs: '101*',
        faced: '49 balls  ·  8 × 4  ·  6 × 6',
        batting: 'Birmingham Phoenix',
      },
    });
  });

  it('stay as they were in their graphics, whatever is played later, until the match is asked for (GFX-021 GFX-022)', async () => {
    const match = await importMatch('7', 1, innings1(played, 15), false);
    const milestone = sampleTemplates.find(({ kind }) => kind === 'fifty or hundred')!;
    const { kind, design } = milestone;
    const template = await addTemplate(dee, { kind, design });
    const [fifty] = await momentsOf(match);
    const { innings, player, upTo } = fifty!;
    const moment = { match, innings, player, upTo };
    const { id } = await may.call.graphics.makeGraphic({ template, ...moment });
    const taking = await may.call.graphics.makeGraphic({ template, ...moment });
    await may.documents.patch(graphics, taking.id, { follow: 'take' });
    const copy = await may.call.graphics.copyGraphic({ graphic: id });
    const before = (await may.documents.get(graphics, id))!.values;
    expect(before).toMatchObject({ surname: 'Smeed', runs: '54*' });

    await importMatch('7', 1);
    for (const each of [id, taking.id, copy.id]) {
      const graphic = (await may.documents.get(graphics, each))!;
      expect(graphic).toMatchObject({ values: before, upTo });
      const { facts } = await may.call.graphics.matchFacts({ ...moment, kind });
      expect(newFacts(design, graphic, facts)).toEqual([]);
    }
    // Without its moment, it shows the match as it stands.
    await may.documents.patch(graphics, id, { upTo: null });
    const { facts } = await may.call.graphics.matchFacts({ match, innings, player, kind });
    const offered = newFacts(design, (await may.documents.get(graphics, id))!, facts);
    expect(offered).toContainEqual(expect.objectContaining({ key: 'runs', before: '54*', after: '101*' }));
  });

  it('are listed by the course of the match, the latest first (GFX-022)', async () => {
    const match = await importMatch('8', 1);
    const newest = ['created_at', 'place'].map((field) => ({ field, direction: 'desc' as const }));
    const listed = await may.documents.fetch(graphicMoments, { where: { match }, orderBy: newest });
    expect(listed.map(({ title }) => title)).toEqual([
      'Player of the match: Smeed',
      'Birmingham Phoenix won by 53 runs',
      'Brookes 5-18',
      'Innings break: Birmingham Phoenix 176/4',
      'Smeed 101* (49)',
      'Smeed 54* (25)',
    ]);
  });
});

it('answers the facts of a match with its players and innings, to those who may see it (GFX-020)', async () => {
  const match = await importMatch('6', 5);
  const answer = await may.call.graphics.matchFacts({ match, kind: 'five wickets' });
  expect(answer.facts).toMatchObject({
    home: 'Birmingham Phoenix',
    ground: 'Edgbaston, Birmingham',
    bowler: 'HJH Brookes',
    'bowler.figures': '5-25',
    result: 'Birmingham Phoenix won by 53 runs',
  });
  expect(answer.players).toContainEqual({ name: 'WCF Smeed', team: 'Birmingham Phoenix' });
  expect(answer.innings).toEqual([
    { innings: 1, words: 'Birmingham Phoenix 176/4' },
    { innings: 2, words: 'Southern Brave 123' },
  ]);
  await expect(tess.call.graphics.matchFacts({ match })).rejects.toThrow();
});

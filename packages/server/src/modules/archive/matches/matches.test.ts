import { archiveEvents, matches, platformVideos } from '@pavilion/domain/archive';
import { files } from '@pavilion/domain/files';
import type { NewDocument } from '@pavilion/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../../testing/app.ts';
import type { Person } from '../../../testing/person.ts';
import { bytesLike, upload } from '../../../testing/uploads.ts';
import { markOldFilm } from './mark-film.ts';

let app: TestApp;
/** Sees all domestic matches. */
let reader: Person;
/** Archive administrator without match access outside the administration. */
let keeper: Person;
beforeAll(async () => {
  app = await startApp();
  reader = await app.addPerson({ name: 'R Eader', roles: ['archive_access'], accessDom: true, accessDomCurrent: true });
  keeper = await app.addPerson({ name: 'K Eeper', roles: ['archive_access', 'archive_uploader'] });
});
afterAll(() => app.stop());

const system = { kind: 'system', name: 'test' } as const;
const fields = {
  team1Name: 'Surrey',
  team2Name: 'Essex',
  startDate: '2021-07-09T10:00:00.000Z',
  year: 2021,
  cricketFormat: 1,
  cricketType: 1,
  ground: 'oval',
  teamsMap: { surrey: true, essex: true },
  teamId1: 'surrey',
  competition: 'Round 1',
  competitionName: 'County Championship',
};
const addMatch = (more: Partial<NewDocument<typeof matches>> = {}) =>
  app.context.store.transaction(system, (tx) => tx.insert(matches, { ...fields, ...more }));
const addFile = (more: Partial<NewDocument<typeof files>>) =>
  app.context.store.transaction(system, (tx) => tx.insert(files, { what: 'archive-awaiting', name: 'a.mp4', ...more }));
const fileNow = (id: string) => app.context.store.get(files, id);
const refused = (work: Promise<unknown>) => work.then(() => undefined).catch((error: { code: string }) => error.code);

describe('pairing', () => {
  it('makes an awaiting file a recording, visible within access to its match (ARC-081 DAT-119)', async () => {
    const match = await addMatch();
    const sent = await upload(keeper, { what: 'archive-awaiting' }, '2021-07-10 Part 2.mp4', bytesLike.mp4());
    expect(await reader.documents.get(files, sent.id)).toBeUndefined();
    const pairing = { fileID: sent.id, matchID: match.id, day: 2, part: 2, type: 'recording' } as const;
    await keeper.call.archive.archivePaired(pairing);
    expect(await reader.documents.get(files, sent.id)).toMatchObject({
      what: 'recording',
      match: match.id,
      day: 2,
      part: 2,
      year: 2021,
      ground: 'oval',
      teamsMap: { surrey: true, essex: true },
      int: false,
    });
    expect(await refused(keeper.call.archive.archivePaired(pairing))).toBe('PAIRED');
  });

  it('makes an awaiting file a reel, but not of a match that does not exist (ARC-081)', async () => {
    const match = await addMatch();
    const { id } = await addFile({});
    const pair = (matchID: string) => keeper.call.archive.archivePaired({ fileID: id, matchID, type: 'match-reel' });
    expect(await refused(pair('nothing'))).toBe('NOT_FOUND');
    await pair(match.id);
    expect(await fileNow(id)).toMatchObject({ what: 'match-reel', match: match.id });
  });

  it('sets a file back to awaiting, hidden from everyone else, with its day and part (ARC-082)', async () => {
    const match = await addMatch();
    const { id } = await addFile({ what: 'recording', match: match.id, day: 3, part: 1, year: 2021, int: false });
    await keeper.call.archive.associateAgain({ file: id });
    const now = await fileNow(id);
    expect(now).toMatchObject({ what: 'archive-awaiting', day: 3, part: 1, teamsMap: {} });
    for (const field of ['match', 'year', 'startDate', 'int', 'ground']) expect(now).not.toHaveProperty(field);
    expect(await reader.documents.get(files, id)).toBeUndefined();
    expect(await refused(keeper.call.archive.associateAgain({ file: id }))).toBe('NOT_FOUND');
  });

  it('leaves behind the day and part that its name gives, so that the next guess is of the name (ARC-077 ARC-082)', async () => {
    const match = await addMatch();
    const film = { what: 'recording', match: match.id, day: 4, part: 9 } as const;
    const afterUnpairing = async (name: string) => {
      const { id } = await addFile({ ...film, name });
      await keeper.call.archive.associateAgain({ file: id });
      const now = await fileNow(id);
      return { day: now?.day, part: now?.part };
    };
    expect(await afterUnpairing('Surrey v Essex Day 2 Part 1.mp4')).toEqual({ day: undefined, part: undefined });
    expect(await afterUnpairing('2021-07-09 Surrey.mp4')).toEqual({ day: undefined, part: 9 });
    expect(await afterUnpairing('Part 3.mp4')).toEqual({ day: 4, part: undefined });
  });

  it('keeps the day and part that the caller names, as the undo of a pairing does (ARC-082)', async () => {
    const match = await addMatch();
    const film = { what: 'recording', match: match.id, day: 4, part: 9, name: 'Day 2 Part 1.mp4' } as const;
    const afterUndo = async (kept: { day?: number | null; part?: number | null }) => {
      const { id } = await addFile(film);
      await keeper.call.archive.associateAgain({ file: id, ...kept });
      const now = await fileNow(id);
      return { day: now?.day, part: now?.part };
    };
    expect(await afterUndo({ day: 3, part: 7 })).toEqual({ day: 3, part: 7 });
    expect(await afterUndo({ day: null, part: 9 })).toEqual({ day: undefined, part: 9 });
  });

  it('is refused while a clip is being cut from the file (ARC-082)', async () => {
    const { id } = await addFile({ what: 'recording' });
    await app.context.store.transaction(system, (tx) =>
      tx.insert(archiveEvents, { file: id, clipStatus: 'clipping', username: 'x' }),
    );
    expect(await refused(keeper.call.archive.associateAgain({ file: id }))).toBe('CLIPPING');
  });

  it('takes clips to the other match, while deliveries stay with theirs', async () => {
    const [first, second] = [await addMatch(), await addMatch({ ground: 'lords' })];
    const { id } = await addFile({ what: 'recording', match: first.id });
    const { clip, mark, ball, moved } = await app.context.store.transaction(system, async (tx) => ({
      clip: await tx.insert(files, { what: 'match-clip', originalFile: id, match: first.id, name: 'clip' }),
      mark: await tx.insert(archiveEvents, { file: id, match: first.id, tcIn: 1, tcOut: 2, username: 'x' }),
      ball: await tx.insert(archiveEvents, { file: id, match: first.id, tcIn: 1, source: 'feed', video: true }),
      moved: await tx.insert(archiveEvents, { file: id, match: second.id, tcIn: 1, source: 'feed', video: true }),
    }));
    await keeper.call.archive.associateAgain({ file: id });
    expect(await app.context.store.get(archiveEvents, ball.id)).toMatchObject({ file: id, video: false });
    await keeper.call.archive.archivePaired({ fileID: id, matchID: second.id, type: 'recording' });
    expect(await app.context.store.get(archiveEvents, mark.id)).toMatchObject({ match: second.id, ground: 'lords' });
    expect(await fileNow(clip.id)).toMatchObject({ match: second.id, ground: 'lords' });
    expect(await app.context.store.get(archiveEvents, moved.id)).toMatchObject({ file: id, video: true });
    const lost = await app.context.store.get(archiveEvents, ball.id);
    expect(lost).toMatchObject({ match: first.id, video: false });
    expect(lost).not.toHaveProperty('file');
  });

  it('keeps up to date whether a match has film, however film comes or goes (OPN-086)', async () => {
    const [first, second] = [await addMatch(), await addMatch()];
    const film = async () =>
      Promise.all([first, second].map(async ({ id }) => (await reader.documents.get(matches, id))?.film));
    expect(await film()).toEqual([false, false]);
    const { id } = await addFile({});
    await addFile({ what: 'match-clip', match: second.id });
    await keeper.call.archive.archivePaired({ fileID: id, matchID: first.id, type: 'recording' });
    expect(await film()).toEqual([true, false]);
    const reel = await addFile({ what: 'match-reel', match: first.id });
    await keeper.call.archive.associateAgain({ file: id });
    expect(await film()).toEqual([true, false]);
    await keeper.call.archive.archivePaired({ fileID: id, matchID: second.id, type: 'match-reel' });
    await app.context.store.transaction(system, (tx) => tx.remove(files, reel.id));
    expect(await film()).toEqual([false, true]);
  });

  it('sets the film field on older matches at the start (OPN-086)', async () => {
    const [filmed, bare] = [await addMatch(), await addMatch()];
    await addFile({ what: 'recording', match: filmed.id });
    const ids = [filmed.id, bare.id];
    await app.context.database.query(`UPDATE matches SET data = data - 'film' WHERE id = ANY($1)`, [ids]);
    await markOldFilm(app.context);
    expect(await reader.documents.get(matches, filmed.id)).toMatchObject({ film: true });
    expect(await reader.documents.get(matches, bare.id)).toMatchObject({ film: false });
  });

  it('copies a corrected match to its files and events at once', async () => {
    const match = await addMatch();
    const { id } = await addFile({ what: 'recording', match: match.id, int: false });
    const event = await app.context.store.transaction(system, (tx) =>
      tx.insert(archiveEvents, { match: match.id, source: 'feed' }),
    );
    await app.context.store.transaction(system, (tx) => tx.patch(matches, match.id, { int: true, year: 2022 }));
    expect(await fileNow(id)).toMatchObject({ int: true, year: 2022 });
    expect(await app.context.store.get(archiveEvents, event.id)).toMatchObject({ int: true, year: 2022 });
  });

  it('requests previews and metadata for archive files only (ARC-074 ARC-075 DAT-120 DAT-121)', async () => {
    const [waiting, interrupted, other] = [
      await addFile({}),
      // Marked as pending, although no process works on it.
      await addFile({ media: 'pending', mediaProgress: 10 }),
      await addFile({ what: 'inspiration' }),
    ];
    const ids = { files: [waiting.id, interrupted.id, other.id, 'nothing'] };
    expect(await keeper.call.archive.generatePreviewRequest(ids)).toEqual({ requested: 2 });
    expect(await fileNow(waiting.id)).toMatchObject({ media: 'pending' });
    // Not the first file: a worker may have started on it by now, and would then leave it alone.
    const fresh = await addFile({});
    expect(await keeper.call.archive.metadataOnRequest({ files: [fresh.id] })).toEqual({ requested: 1 });
    await app.jobsDone();
  });
});

describe('access to a match', () => {
  it('archive administrators read all matches; a scorecard needs match access (OPN-064 USR-113)', async () => {
    const match = await addMatch();
    expect(await keeper.documents.get(matches, match.id)).toMatchObject({ id: match.id });
    expect(await refused(keeper.call.archive.scorecard({ match: match.id }))).toBe('NOT_FOUND');
    expect(await reader.call.archive.scorecard({ match: match.id })).toMatchObject({ innings: [], result: '' });
    const abroad = await addMatch({ int: true });
    expect(await refused(reader.call.archive.scorecard({ match: abroad.id }))).toBe('NOT_FOUND');
  });

  it('counts the score from the deliveries of the feed', async () => {
    const match = await addMatch();
    const ball = { match: match.id, source: 'feed', innings: 1, batTeam: 'Surrey', batter: 'A', bowler: 'B' } as const;
    await app.context.store.transaction(system, async (tx) => {
      await tx.insert(archiveEvents, { ...ball, over: 0, ballNum: 1, runs: 4, runsBat: 4 });
      await tx.insert(archiveEvents, { ...ball, over: 0, ballNum: 2, runs: 0, wicket: 1, howOut: 'Bowled' });
      await tx.insert(archiveEvents, {
        match: match.id,
        source: 'user',
        username: 'x',
        runs: 100,
        innings: 1,
        over: 1,
      });
    });
    const { innings } = await reader.call.archive.scorecard({ match: match.id });
    expect(innings).toMatchObject([{ team: 'Surrey', runs: 4, wickets: 1, balls: 2 }]);
  });

  it('offers the stages, competition names, years and teams of matches within match access (OPN-086)', async () => {
    await addMatch({ competition: 'Final', competitionName: 'Blast', year: 2019 });
    await addMatch({ int: true, competition: 'Only Test', competitionName: 'Tour', year: 2018, teamId1: 'england' });
    for (const number of [10, 2, 1]) await addMatch({ competition: `Match ${number}` });
    const choices = await reader.call.archive.matchChoices({});
    expect(choices.stages).toEqual(['Final', 'Match 1', 'Match 2', 'Match 10', 'Round 1']);
    expect(choices.competitions).toEqual(['Blast', 'County Championship']);
    expect(choices.teams).toEqual(['surrey']);
    expect(choices.years).not.toContain(2018);
    expect(choices.years[0]).toBeGreaterThan(choices.years.at(-1) ?? 0);
    expect(await keeper.call.archive.matchChoices({})).toMatchObject({ stages: [], teams: [] });
    expect((await keeper.call.archive.matchChoices({ everything: true })).teams).toContain('england');
    expect((await keeper.call.archive.matchChoices({ everything: true })).stages).toContain('Only Test');
    expect((await reader.call.archive.matchChoices({ everything: true })).stages).not.toContain('Only Test');
  });

  it('the search finds matches within match access, latest first (ARC-008 ARC-009)', async () => {
    const venue = `v-${Date.now()}`;
    await addMatch({ ground: venue, startDate: '2020-01-01T10:00:00.000Z' });
    await addMatch({ ground: venue, startDate: '2021-01-01T10:00:00.000Z' });
    await addMatch({ ground: venue, int: true });
    const ask = (person: Person) =>
      person.call.search({
        index: 'matches',
        body: { query: { bool: { filter: [{ term: { ground: venue } }] } }, sort: [{ startDate: 'desc' }], size: 30 },
      });
    const { hits } = await ask(reader);
    expect(hits.total.value).toBe(2);
    expect(hits.hits.map(({ _source }) => (_source as { startDate: string }).startDate.slice(0, 4))).toEqual([
      '2021',
      '2020',
    ]);
    expect((await ask(keeper)).hits.total.value).toBe(0);
  });
});

describe('catch-up without a video platform', () => {
  it('is turned on by a call, then off and on by patches, and reuses its one video (ARC-087 OPN-084 DAT-122)', async () => {
    const match = await addMatch();
    expect(await refused(keeper.documents.patch(matches, match.id, { catchupBC: true }))).toBe('NOT_ALLOWED');
    const made = await keeper.call.archive.bcCMSCreate({ name: 'Surrey v Essex', match: match.id });
    expect(await keeper.documents.get(matches, match.id)).toMatchObject({ catchupBC: true, catchupBCId: made.id });
    await keeper.documents.patch(matches, match.id, { catchupBC: false });
    expect(await keeper.documents.get(matches, match.id)).toMatchObject({ catchupBC: false, catchupBCId: made.id });
    await keeper.documents.patch(matches, match.id, { catchupBC: true });
    const again = await keeper.call.archive.bcCMSCreate({ name: 'Surrey v Essex', match: match.id });
    expect(again).toEqual(made);
    expect(await keeper.documents.fetch(platformVideos, { where: { match: match.id } })).toMatchObject([
      { state: 'kept', name: 'Surrey v Essex', videoId: made.id },
    ]);
    expect(await refused(keeper.documents.patch(matches, match.id, { catchupBCId: 'x' }))).toBe('NOT_ALLOWED');
  });

  it('only archive administrators set PulseID and televised (OPN-083 DAT-105 DAT-106)', async () => {
    const match = await addMatch();
    await keeper.documents.patch(matches, match.id, { pulseID: '4711', tv: true });
    expect(await reader.documents.get(matches, match.id)).toMatchObject({ pulseID: '4711', tv: true });
    expect(await refused(reader.documents.patch(matches, match.id, { tv: false }))).toBe('NOT_ALLOWED');
  });
});

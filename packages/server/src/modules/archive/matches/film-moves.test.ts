import { archiveEvents, clippingRequests, matches } from '@pavilion/domain/archive';
import { files } from '@pavilion/domain/files';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ClipStage, openClipStage, system } from '../../../testing/clip-stage.ts';

let stage: ClipStage;
beforeAll(async () => {
  stage = await openClipStage();
});
afterAll(() => stage?.stop());

const store = () => stage.app.context.store;
const addMatch = (fields: { team1Name: string; int?: boolean }) =>
  store().transaction(system, (tx) =>
    tx.insert(matches, {
      team2Name: 'Kent',
      startDate: '2023-07-01T10:00:00.000Z',
      year: 2023,
      competition: 'Final',
      competitionName: 'Blast',
      ...fields,
    }),
  );
const marks = { tcIn: 1, tcOut: 1.76 };
const unpair = (file: string) => stage.people.keeper.call.archive.associateAgain({ file });
const pair = (fileID: string, matchID: string, place: { day?: number; part?: number } = {}) =>
  stage.people.keeper.call.archive.archivePaired({ fileID, matchID, type: 'recording', ...place });

describe('a recording that is unpaired from its match', () => {
  it('hides its clips, and takes them to the next match with all their fields (ARC-082, OPN-064)', async () => {
    const { clipper, keeper } = stage.people;
    const film = await stage.addRecording({}, { part: 7 });
    const { id } = await clipper.documents.insert(archiveEvents, { file: film.id, ...marks });
    await clipper.documents.patch(archiveEvents, id, { bookmark: 'Toss' });
    const { request } = await clipper.call.archive.createClip({ archiveEvent: id });
    await stage.app.jobsDone();
    const clipFile = (await stage.event(id)).clipFile!;
    expect(await clipper.documents.get(files, clipFile)).toMatchObject({ match: stage.match });

    await unpair(film.id);
    const waiting = await stage.event(id);
    for (const field of ['match', 'year', 'startDate', 'date', 'month', 'competition', 'competitionName']) {
      expect(waiting).not.toHaveProperty(field);
    }
    expect(await clipper.documents.get(archiveEvents, id)).toBeUndefined();
    expect(await clipper.documents.get(files, clipFile)).toBeUndefined();
    expect(await clipper.documents.get(clippingRequests, request)).toBeUndefined();
    const clip = await keeper.documents.get(files, clipFile);
    expect(clip).not.toHaveProperty('match');
    expect(clip?.name).toBe('day1.mp4 - Toss - 10.00.01.00.mp4');

    const other = await addMatch({ team1Name: 'Durham' });
    await pair(film.id, other.id, { day: 1, part: 4 });
    expect(await clipper.documents.get(archiveEvents, id)).toMatchObject({
      match: other.id,
      year: 2023,
      date: '2023-07-01',
      month: 7,
      competition: 'Final',
      competitionName: 'Blast',
      clipFile,
    });
    const name = 'Durham v Kent, 01-07-2023 - Toss - 10.00.01.00.mp4';
    expect(await clipper.documents.get(files, clipFile)).toMatchObject({ match: other.id, name, day: 1, part: 4 });
    expect(await clipper.documents.get(clippingRequests, request)).toMatchObject({ filename: name, year: 2023 });
    const response = await clipper.fetch(`/api/files/${clipFile}/original`);
    expect(response.headers.get('content-disposition')).toContain('Durham v Kent');
  });

  it('cannot be marked or cut while it awaits a match', async () => {
    const { clipper, keeper } = stage.people;
    const film = await stage.addRecording({}, { part: 8 });
    const { id } = await clipper.documents.insert(archiveEvents, { file: film.id, ...marks });
    await unpair(film.id);
    await expect(keeper.documents.insert(archiveEvents, { file: film.id, ...marks })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(keeper.call.archive.createClip({ archiveEvent: id })).rejects.toMatchObject({ code: 'NO_RECORDING' });
  });

  it('leaves no match on a clip and its file restored from the trash afterwards (ARC-082, OPN-098)', async () => {
    const { clipper } = stage.people;
    const film = await stage.addRecording({}, { part: 6 });
    const { id } = await clipper.documents.insert(archiveEvents, { file: film.id, ...marks });
    await clipper.call.archive.createClip({ archiveEvent: id });
    await stage.app.jobsDone();
    const clipFile = (await stage.event(id)).clipFile!;
    await clipper.documents.delete(archiveEvents, id);
    await unpair(film.id);
    await clipper.call.system.undoDeletion({ collection: 'archiveEvents', ids: [id] });
    expect(await stage.event(id)).not.toHaveProperty('match');
    expect(await store().get(files, clipFile)).not.toHaveProperty('match');
  });

  it('takes along or refuses a clip that is marked at the same moment', async () => {
    const { clipper } = stage.people;
    for (let round = 0; round < 6; round++) {
      const film = await stage.addRecording({}, { part: 20 + round });
      const [marked] = await Promise.allSettled([
        clipper.documents.insert(archiveEvents, { file: film.id, ...marks }),
        unpair(film.id),
      ]);
      if (marked.status === 'rejected') expect(marked.reason).toMatchObject({ code: 'NOT_FOUND' });
      else expect(await stage.event(marked.value.id)).not.toHaveProperty('match');
    }
  });

  it('names the former match only to people who could see it (OPN-064)', async () => {
    const { clipper, keeper, outsider } = stage.people;
    const film = await stage.addRecording({}, { part: 9 });
    const trace = (person: typeof clipper) => person.call.archive.traceFilm({ file: film.id });
    expect(await trace(clipper)).toEqual({ awaiting: false });
    await unpair(film.id);
    expect(await trace(clipper)).toEqual({ awaiting: true, left: 'Surrey v Essex, 31/05/2024' });
    expect(await trace(keeper)).toEqual({ awaiting: true, left: 'Surrey v Essex, 31/05/2024' });
    expect(await trace(outsider)).toEqual({ awaiting: false });
    await pair(film.id, (await addMatch({ team1Name: 'Australia', int: true })).id);
    expect(await trace(clipper)).toEqual({ awaiting: false });
    expect(await store().get(files, film.id)).not.toHaveProperty('formerMatch');
  });

  it('tells everyone who looks after the archive, by name and without themselves (USR-108)', async () => {
    const { keeper, outsider } = stage.people;
    await stage.app.addPerson({ name: 'Ann Other', roles: ['archive_uploader'] });
    await stage.app.addPerson({ name: 'Left Long Ago', roles: ['archive_uploader'], active: false });
    const names = async (person: typeof keeper) => (await person.call.archive.archiveKeepers({})).names;
    expect(await names(outsider)).toEqual(expect.arrayContaining(['Ann Other', 'Kee Per']));
    expect(await names(outsider)).not.toContain('Left Long Ago');
    expect(await names(outsider)).not.toContain('Out Sider');
    expect(await names(keeper)).not.toContain('Kee Per');
  });

  it('is reported only to archive administrators if it never had a match', async () => {
    const { clipper, keeper } = stage.people;
    const { id } = await stage.addRecording({}, { what: 'archive-awaiting', match: undefined });
    expect(await keeper.call.archive.traceFilm({ file: id })).toEqual({ awaiting: true });
    expect(await clipper.call.archive.traceFilm({ file: id })).toEqual({ awaiting: false });
  });
});

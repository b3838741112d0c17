import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { notifications } from '@pavilion/domain/accounts';
import { archiveEvents, clippingRequests, clipSteps } from '@pavilion/domain/archive';
import { files } from '@pavilion/domain/files';
import { zips } from '@pavilion/domain/library';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ClipStage, openClipStage, tools } from '../../../testing/clip-stage.ts';
import { watch } from '../../../testing/every-role.ts';
import { framesShown } from '../../../testing/frame-bits.ts';

let stage: ClipStage;
beforeAll(async () => {
  stage = await openClipStage();
});
afterAll(() => stage.stop());

const count = (from: number, length: number) => Array.from({ length }, (_, n) => from + n);

describe('marking', () => {
  it('a marked moment becomes a user event with its author, recording details and match, not clipped (ARC-105 ARC-107 ARC-123)', async () => {
    const { clipper } = stage.people;
    const { id } = await clipper.documents.insert(archiveEvents, { file: stage.recording.id, tcIn: 1.2, tcOut: 2 });
    expect(await stage.event(id)).toMatchObject({
      source: 'user',
      username: 'Cli Pper',
      clippedBy: clipper.id,
      created_by: clipper.id,
      clipStatus: 'not clipped',
      clipped: false,
      match: stage.match,
      competitionName: 'County Championship',
      int: false,
      year: 2024,
      month: 5,
      date: '2024-05-31',
    });
    const tags = { bookmark: 'Celebrations', bookmarkPlayer: 'R Burns', bookmarkTeam: 'Surrey', note: 'At last' };
    expect(await clipper.documents.patch(archiveEvents, id, tags)).toMatchObject(tags);
  });

  it.each([
    ['ARC-106 without an out point', { tcIn: 1 }, 'Set the in point and the out point first.'],
    ['ARC-106 without an in point', { tcOut: 1 }, 'Set the in point and the out point first.'],
    ['with the out point before the in point', { tcIn: 2, tcOut: 1 }, 'The out point must come after the in point.'],
  ])('%s a mark is refused', async (_, marks, message) => {
    const { clipper } = stage.people;
    await expect(clipper.documents.insert(archiveEvents, { file: stage.recording.id, ...marks })).rejects.toMatchObject(
      { message },
    );
  });

  it('the filters offer the tags and clippers of the whole recording to those with access to it (ARC-112 OPN-064)', async () => {
    const { clipper, second, outsider } = stage.people;
    const recording = await stage.addRecording();
    const mark = { file: recording.id, tcIn: 1, tcOut: 2 };
    const { id } = await clipper.documents.insert(archiveEvents, mark);
    await clipper.documents.patch(archiveEvents, id, { bookmark: 'Toss' });
    await second.documents.insert(archiveEvents, { ...mark, tcIn: 2 });
    const choices = (person: typeof clipper) => person.call.archive.eventChoices({ file: recording.id });
    const { tags, clippers } = await choices(clipper);
    expect(tags).toEqual(['Toss']);
    expect(clippers).toHaveLength(2);
    expect(clippers).toContainEqual({ id: second.id, name: 'Sec Ond' });
    expect(await choices(outsider)).toEqual({ tags: [], clippers: [] });
  });

  it('undoing the deletion of a mark brings it back as its author left it (ARC-129)', async () => {
    const { clipper, second } = stage.people;
    const { id } = await clipper.documents.insert(archiveEvents, { file: stage.recording.id, tcIn: 1, tcOut: 2 });
    await second.documents.delete(archiveEvents, id);
    expect(await stage.app.context.store.get(archiveEvents, id)).toBeNull();
    await second.call.system.undoDeletion({ collection: 'archiveEvents', ids: [id] });
    expect(await stage.event(id)).toMatchObject({ created_by: clipper.id, username: 'Cli Pper', tcIn: 1, tcOut: 2 });
  });

  it('marking needs access to the recording and archive_search (OPN-064)', async () => {
    const { outsider, reader } = stage.people;
    const moment = { file: stage.recording.id, tcIn: 1, tcOut: 2 };
    await expect(outsider.documents.insert(archiveEvents, moment)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(reader.documents.insert(archiveEvents, moment)).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
  });

  it('clippers tag a delivery; only archivists correct what its feed says (ARC-122 DAT-043 DAT-103)', async () => {
    const { clipper, keeper } = stage.people;
    const ball = await stage.addEvent({ source: 'feed', batter: 'R Burns', shotType: 'Pull' });
    const own = await stage.addEvent();
    const tags = { bookmark: 'Crowd Catch', bookmarkPlayer: 'R Burns', bookmarkTeam: 'Surrey', note: 'One hand' };
    expect(await clipper.documents.patch(archiveEvents, ball.id, tags)).toMatchObject(tags);
    const drive = { shotType: 'Cover Drive' };
    const refused = { code: 'NOT_ALLOWED' };
    await expect(clipper.documents.patch(archiveEvents, ball.id, drive)).rejects.toMatchObject(refused);
    expect(await keeper.documents.patch(archiveEvents, ball.id, drive)).toMatchObject(drive);
    await expect(keeper.documents.patch(archiveEvents, own.id, drive)).rejects.toMatchObject(refused);
    // Neither of them can change who batted.
    await expect(keeper.documents.patch(archiveEvents, ball.id, { batter: 'J Root' })).rejects.toMatchObject(refused);
  });
});

describe('cutting', () => {
  it('Clip It makes a request and cuts a clip to the frame, with its own timecode and a download (ARC-124 ARC-125 DAT-104 DAT-123)', async () => {
    const { clipper } = stage.people;
    const event = await stage.addEvent({ bookmark: 'Trophy Lift', tcIn: 30 / 25, tcOut: 49 / 25 });
    const shown = await watch(clipper, clippingRequests, { where: { event: event.id } });
    const { request } = await clipper.call.archive.createClip({ archiveEvent: event.id });
    await stage.app.jobsDone();
    const clipped = await stage.event(event.id);
    expect(clipped).toMatchObject({ clipStatus: 'clipped', clipped: true, clippedBy: clipper.id });
    expect(clipped.clipped_at).toBeDefined();
    expect(await stage.request(request)).toMatchObject({
      status: 'clipped',
      file: stage.recording.id,
      event: event.id,
      filename: 'Surrey v Essex, 31-05-2024 - Trophy Lift - 10.00.01.05.mp4',
      duration: 0.8,
    });
    await expect.poll(() => shown.documents()[0]?.status).toBe('clipped');
    shown.stop();

    const file = await clipper.documents.get(files, clipped.clipFile as string);
    expect(file).toMatchObject({ what: 'match-clip', match: stage.match, day: 1, part: 2, media: 'ready', year: 2024 });
    expect(file?.metadata).toMatchObject({ frames: 20, timecode: '10:00:01:05' });
    const response = await clipper.fetch(`/api/files/${file?.id}/original`);
    expect(response.headers.get('content-disposition')).toContain('Surrey v Essex');
    const path = join(tmpdir(), `${file?.id}.mp4`);
    await writeFile(path, Buffer.from(await response.arrayBuffer()));
    expect(await framesShown(tools, path)).toEqual(count(30, 20));
  });

  it('counts from the timecode that an archivist has set, at 29.97 frames a second', async () => {
    const rate = { num: 30_000, den: 1_001 };
    const recording = await stage.addRecording({ rate, timecode: '00:00:59;00' });
    await stage.app.context.store.transaction({ kind: 'system', name: 'test' }, (tx) =>
      tx.patch(files, recording.id, { 'metadata.timecodeStart': '14:00:59;00' }),
    );
    const at = (frame: number) => (frame * rate.den) / rate.num;
    const event = await stage.addEvent({ file: recording.id, tcIn: at(31), tcOut: at(40) });
    await stage.people.clipper.call.archive.createClip({ archiveEvent: event.id });
    await stage.app.jobsDone();
    const [clip] = await stage.clipsOf(recording.id);
    expect(clip?.metadata).toMatchObject({ frames: 10, timecode: '14:01:00;03' });
    await stage.app.context.storage.withLocal(clip?.sourcePath as string, async (path) => {
      expect(await framesShown(tools, path)).toEqual(count(31, 10));
    });
  });

  it('is refused if the clip is already cut, has no marks or has lost its recording (ARC-124)', async () => {
    const { clipper } = stage.people;
    const cut = await stage.addEvent({ clipStatus: 'clipped', clipped: true });
    const unmarked = await stage.addEvent({ tcOut: undefined });
    const lost = await stage.addEvent({ file: 'nothing' });
    const refusal = (id: string) => clipper.call.archive.createClip({ archiveEvent: id });
    await expect(refusal(cut.id)).rejects.toMatchObject({ code: 'WRONG_STATE', message: clipSteps.clip.refusal });
    await expect(refusal(unmarked.id)).rejects.toMatchObject({ code: 'NO_MARKS' });
    await expect(refusal(lost.id)).rejects.toMatchObject({ code: 'NO_RECORDING' });
  });

  it('a client cannot insert a request; only the call creates one (DAT-104)', async () => {
    await expect(
      stage.people.clipper.documents.insert(clippingRequests, {
        file: stage.recording.id,
        event: 'e',
        filename: 'a.mp4',
        status: 'requested',
      }),
    ).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
  });

  it('requests and clips are visible within access to their match, with archive_access alone (OPN-064 OPN-016)', async () => {
    const { clipper, reader, outsider } = stage.people;
    const event = await stage.addEvent();
    const { request } = await clipper.call.archive.createClip({ archiveEvent: event.id });
    await stage.app.jobsDone();
    expect(await reader.documents.get(clippingRequests, request)).toBeDefined();
    expect(await outsider.documents.get(clippingRequests, request)).toBeUndefined();
    const { clipFile } = await stage.event(event.id);
    expect((await reader.fetch(`/api/files/${clipFile}/original`, { method: 'HEAD' })).status).toBe(200);
    expect((await outsider.fetch(`/api/files/${clipFile}/original`, { method: 'HEAD' })).status).toBe(404);
    await expect(outsider.call.archive.cancelClip({ request })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(outsider.call.archive.createClip({ archiveEvent: event.id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('a recording that cannot be cut fails with a reason, and can be requested again (ARC-070)', async () => {
    const { clipper } = stage.people;
    const event = await stage.addEvent({ tcIn: 60, tcOut: 61 });
    const { request } = await clipper.call.archive.createClip({ archiveEvent: event.id });
    await stage.app.jobsDone();
    expect(await stage.request(request)).toMatchObject({
      status: 'failed',
      error: 'The marks lie outside the recording.',
    });
    expect((await stage.event(event.id)).clipStatus).toBe('failed');
    await clipper.documents.patch(archiveEvents, event.id, { tcIn: 2, tcOut: 2.4 });
    await clipper.call.archive.createClip({ archiveEvent: event.id });
    await stage.app.jobsDone();
    expect((await stage.event(event.id)).clipStatus).toBe('clipped');
  });
});

describe('a cut clip', () => {
  async function cutClip() {
    const event = await stage.addEvent();
    await stage.people.clipper.call.archive.createClip({ archiveEvent: event.id });
    await stage.app.jobsDone();
    return stage.event(event.id);
  }
  const file = (id: string | undefined) => stage.app.context.store.get(files, id as string);

  it('is deleted when In or Out change, and its event is not clipped (ARC-128 DAT-103)', async () => {
    const cut = await cutClip();
    expect(await file(cut.clipFile)).not.toBeNull();
    await stage.people.clipper.documents.patch(archiveEvents, cut.id, { tcIn: 0.4, manualSet: true });
    expect(await file(cut.clipFile)).toBeNull();
    const after = await stage.event(cut.id);
    expect(after).toMatchObject({ clipStatus: 'not clipped', clipped: false, clipSource: 'user', clipFile: 'n/a' });
    expect(after).toMatchObject({ tcIn: 0.4, manualSet: true });
    expect(after.clipped_at).toBeUndefined();
  });

  it('stays when anything else changes', async () => {
    const cut = await cutClip();
    await stage.people.clipper.documents.patch(archiveEvents, cut.id, { note: 'Fine', bookmark: 'Crowd' });
    expect(await stage.event(cut.id)).toMatchObject({ clipStatus: 'clipped', clipFile: cut.clipFile });
    expect(await file(cut.clipFile)).not.toBeNull();
  });

  it('is deleted with its event, unless that comes from a feed or is being cut (ARC-129 ARC-130)', async () => {
    const { clipper, reader } = stage.people;
    const cut = await cutClip();
    await expect(reader.documents.delete(archiveEvents, cut.id)).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
    await clipper.documents.delete(archiveEvents, cut.id);
    expect(await stage.app.context.store.get(archiveEvents, cut.id)).toBeNull();
    expect(await file(cut.clipFile)).toBeNull();
    for (const fields of [{ source: 'feed' }, { clipStatus: 'clipping' }] as const) {
      const event = await stage.addEvent(fields);
      await expect(clipper.documents.delete(archiveEvents, event.id)).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
    }
  });

  it('comes back complete from the trash with its event (OPN-098 ARC-130)', async () => {
    const { clipper, keeper } = stage.people;
    const marked = await cutClip();
    await clipper.documents.patch(archiveEvents, marked.id, { note: 'A numbat at fine leg' });
    const cut = await stage.event(marked.id);
    await clipper.documents.delete(archiveEvents, cut.id);
    expect(await file(cut.clipFile)).toBeNull();

    const { entries } = await keeper.call.system.listTrash({ text: 'numbat' });
    expect(entries).toMatchObject([
      { kind: 'Clip', title: 'A numbat at fine leg', by: 'Cli Pper', parts: [{ kind: 'File', count: 1 }] },
    ]);
    expect(await keeper.call.system.restoreFromTrash(entries[0]!)).toEqual({ restored: 2 });
    expect(await stage.event(cut.id)).toMatchObject({
      clipStatus: 'clipped',
      clipFile: cut.clipFile,
      clippedBy: clipper.id,
    });
    expect((await clipper.fetch(`/api/files/${cut.clipFile}/original`)).status).toBe(200);
  });

  it('leaves its event not clipped when deleted as a file', async () => {
    const cut = await cutClip();
    await stage.app.context.store.transaction({ kind: 'system', name: 'test' }, (tx) =>
      tx.remove(files, cut.clipFile as string),
    );
    expect(await stage.event(cut.id)).toMatchObject({ clipStatus: 'not clipped', clipFile: 'n/a' });
  });

  it('is found by words in its note, newest first, by those with access to it (ARC-067)', async () => {
    const { clipper, reader, outsider } = stage.people;
    const first = await cutClip();
    const second = await cutClip();
    for (const { id } of [first, second]) {
      await clipper.documents.patch(archiveEvents, id, { note: 'A quokka on the boundary' });
    }
    const find = async (person: typeof reader) =>
      (
        await person.call.search({
          index: 'clips',
          body: {
            query: { bool: { must: [{ match: { note: { query: 'quoka', fuzziness: 'AUTO' } } }] } },
            sort: [{ clipped_at: 'desc' }],
            size: 100,
          },
        })
      ).hits.hits.map(({ _id }) => _id);
    expect(await find(reader)).toEqual([second.id, first.id]);
    expect(await find(outsider)).toEqual([]);
  });
});

describe('a zip of match video', () => {
  const zipOf = async (person: ClipStage['people']['clipper'], wish: { matchID?: string; files: { id: string }[] }) => {
    const made = await person.call.library.requestZip(wish);
    await stage.app.jobsDone();
    return made;
  };

  it('holds the clips that its requester may see, says how many it leaves out, and is listed in the archive (USR-108 OPN-064)', async () => {
    const { clipper, outsider } = stage.people;
    const [one, two] = [await stage.addRecording(), await stage.addRecording()];
    const [hidden] = [await stage.addRecording({}, { int: true })];
    const chosen = [one, two, hidden].map(({ id }) => ({ id }));
    const { id, left } = await zipOf(clipper, { files: [...chosen, { id: 'gone' }] });
    expect(left).toBe(2);
    const zip = await stage.app.context.store.get(zips, id);
    expect(zip).toMatchObject({ status: 'ready', archive: true, files: [{ id: one.id }, { id: two.id }] });
    expect((await clipper.fetch(`/api/zips/${id}`)).status).toBe(200);
    expect((await outsider.fetch(`/api/zips/${id}`)).status).toBe(404);
    const told = await stage.app.context.store.find(notifications, { where: { user: clipper.id, kind: 'zipReady' } });
    expect(told.map(({ link }) => link)).toEqual(['/clips']);
    // Rights are checked again at each download.
    await stage.app.context.store.transaction({ kind: 'system', name: 'test' }, (tx) =>
      tx.patch(files, two.id, { int: true }),
    );
    expect((await clipper.fetch(`/api/zips/${id}`)).status).toBe(403);
  });

  it('holds the recordings of one match, for people with access to the match (USR-108 OPN-064)', async () => {
    const { second, outsider } = stage.people;
    const own = await stage.addRecording();
    const other = await stage.addRecording({}, { match: 'another' });
    const wish = { matchID: stage.match, files: [{ id: own.id }, { id: other.id }] };
    const { id, left } = await zipOf(second, wish);
    expect(left).toBe(1);
    expect(await stage.app.context.store.get(zips, id)).toMatchObject({
      matchID: stage.match,
      zipName: expect.stringContaining('Surrey v Essex'),
      files: [{ id: own.id }],
    });
    const told = await stage.app.context.store.find(notifications, { where: { user: second.id, kind: 'zipReady' } });
    expect(told.map(({ link }) => link)).toEqual([`/match/${stage.match}?tab=recordings`]);
    await expect(outsider.call.library.requestZip(wish)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

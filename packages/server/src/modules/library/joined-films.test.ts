import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { notifications } from '@pavilion/domain/accounts';
import { archiveEvents } from '@pavilion/domain/archive';
import { files } from '@pavilion/domain/files';
import { zips } from '@pavilion/domain/library';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type ClipStage, openClipStage, system, tools } from '../../testing/clip-stage.ts';
import { framesShown } from '../../testing/frame-bits.ts';
import { buildFilm } from './build-film.ts';

vi.setConfig({ testTimeout: 120_000 });

let stage: ClipStage;
beforeAll(async () => {
  stage = await openClipStage();
});
afterAll(() => stage?.stop());

const count = (from: number, length: number) => Array.from({ length }, (_, n) => from + n);
/** Marks of frames at 25 a second, the last one included. */
const marks = (first: number, last: number) => ({ tcIn: first / 25, tcOut: last / 25 });
const film = (id: string) => stage.app.context.store.get(zips, id);

async function joined(person: ClipStage['people']['clipper'], events: string[]) {
  const answer = await person.call.library.joinClips({ events });
  await stage.app.jobsDone();
  return answer;
}

describe('a joined film of clips and deliveries (ARC-124 ARC-125)', () => {
  it('shows the frames of the selection in its order, out points included, and is downloaded by its requester', async () => {
    const { clipper, second, reader } = stage.people;
    const other = await stage.addRecording({ width: 426, height: 240, gop: 100 });
    const late = await stage.addEvent({ ...marks(70, 79) });
    const ball = await stage.addEvent({ source: 'feed', file: other.id, video: true, ...marks(3, 5) });
    const first = await stage.addEvent({ ...marks(0, 3) });
    const unmarked = await stage.addEvent({ tcIn: 1, tcOut: undefined });
    const wish = [late.id, ball.id, first.id, unmarked.id, 'gone'];
    const { id, left } = await joined(clipper, wish);
    expect(left).toBe(2);
    expect(await film(id)).toMatchObject({
      status: 'ready',
      archive: true,
      zipName: expect.stringMatching(/^Joined film \d{4}-\d\d-\d\d$/),
      files: [{ id: stage.recording.id }, { id: other.id }],
      film: {
        events: [late.id, ball.id, first.id],
        seconds: 17 / 25,
        notes: ['1 clip of another size is fitted into 320×180, with black edges where the shape differs.'],
      },
    });
    const answer = await clipper.fetch(`/api/zips/${id}`);
    expect(answer.headers.get('content-type')).toBe('video/mp4');
    expect(answer.headers.get('content-disposition')).toMatch(/Joined film [\d-]+\.mp4/);
    const path = join(tmpdir(), `${id}.mp4`);
    await writeFile(path, Buffer.from(await answer.arrayBuffer()));
    expect(await framesShown(tools, path)).toEqual([...count(70, 10), ...count(3, 3), ...count(0, 4)]);
    const told = await stage.app.context.store.find(notifications, { where: { user: clipper.id, kind: 'zipReady' } });
    expect(told.map(({ link }) => link)).toContain('/clips');
    // Of its requester alone; and cutting needs its own right.
    expect((await second.fetch(`/api/zips/${id}`)).status).toBe(404);
    await expect(reader.call.library.joinClips({ events: [first.id] })).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
  });

  it('holds only what its requester may see, at its request and at each download (OPN-064)', async () => {
    const { clipper, outsider } = stage.people;
    const hidden = await stage.addRecording({}, { int: true });
    const [own, secret] = [
      await stage.addEvent(marks(5, 9)),
      await stage.addEvent({ file: hidden.id, int: true, ...marks(5, 9) }),
    ];
    expect(await joined(clipper, [own.id, secret.id])).toMatchObject({ left: 1 });
    await expect(outsider.call.library.joinClips({ events: [own.id] })).rejects.toMatchObject({
      code: 'NOTHING_TO_JOIN',
    });
    const borrowed = await stage.addRecording();
    const event = await stage.addEvent({ file: borrowed.id, ...marks(5, 9) });
    const { id } = await joined(clipper, [event.id]);
    expect((await clipper.fetch(`/api/zips/${id}`)).status).toBe(200);
    await stage.app.context.store.transaction(system, (tx) => tx.patch(files, borrowed.id, { int: true }));
    const refused = await clipper.fetch(`/api/zips/${id}`);
    expect([refused.status, await refused.text()]).toEqual([
      403,
      expect.stringContaining('it shows recordings that you no longer have access to'),
    ]);
  });

  it('takes the marks that the clips have when it is made, and leaves out what has been deleted', async () => {
    const { clipper } = stage.people;
    const [kept, gone] = [await stage.addEvent(marks(5, 9)), await stage.addEvent(marks(20, 24))];
    const { id } = await joined(clipper, [gone.id, kept.id]);
    await clipper.documents.delete(archiveEvents, gone.id);
    await clipper.documents.patch(archiveEvents, kept.id, marks(50, 51));
    const { context } = stage.app;
    await context.store.transaction(system, (tx) => tx.patch(zips, id, { status: 'requested' }));
    await buildFilm.run(context, { zip: id }, new AbortController().signal);
    expect(await film(id)).toMatchObject({ status: 'ready', film: { events: [kept.id], seconds: 2 / 25 } });
  });

  it('says which recording cannot be joined, and can be deleted', async () => {
    const { clipper } = stage.people;
    const broken = await stage.addRecording({}, { day: 3, part: 1 });
    await stage.app.context.storage.put(broken.sourcePath, Readable.from([Buffer.from('no film')]), {
      contentType: 'video/mp4',
      fileName: 'x.mp4',
    });
    const event = await stage.addEvent({ file: broken.id, ...marks(5, 9) });
    const { id } = await joined(clipper, [event.id]);
    expect(await film(id)).toMatchObject({ status: 'failed', error: expect.stringMatching(/^Day 3, part 1: /) });
    await clipper.call.library.deleteZip({ id });
    expect(await film(id)).toBeNull();
  });
});

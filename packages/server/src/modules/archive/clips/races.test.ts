import { archiveEvents, clipSteps } from '@pavilion/domain/archive';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type ClipStage, openClipStage } from '../../../testing/clip-stage.ts';
import { cutRequestedClip } from './cut-requested-clip.ts';
import { insertRequest } from './insert-request.ts';

const signal = () => new AbortController().signal;

// Each cut runs ffmpeg, and again for its previews.
vi.setConfig({ testTimeout: 120_000 });

describe('clips at the same time', () => {
  let stage: ClipStage;
  beforeAll(async () => {
    stage = await openClipStage();
  });
  afterAll(() => stage?.stop());

  /** A request without a job, so that the test decides when it is cut. */
  async function waiting(): Promise<{ event: string; request: string }> {
    const { id } = await stage.addEvent();
    const request = await stage.app.context.store.transaction(
      { kind: 'user', id: stage.people.clipper.id },
      async (tx) => {
        const event = await tx.lock(archiveEvents, id);
        if (!event) throw new Error('The event is gone.');
        return insertRequest(tx, event, stage.recording, { id: stage.people.clipper.id, name: 'Cli Pper' });
      },
    );
    return { event: id, request: request.id };
  }
  const cut = (request: string) => cutRequestedClip.run(stage.app.context, { request }, signal());
  const filesOf = async (event: string) => {
    const { clipFile } = await stage.event(event);
    return (await stage.clipsOf(stage.recording.id)).filter(({ id }) => id === clipFile);
  };

  it('when cancelling meets the worker’s start, one of them wins and both documents agree (ARC-126 ARC-127)', async () => {
    for (let round = 0; round < 4; round++) {
      const { event, request } = await waiting();
      const before = (await stage.clipsOf(stage.recording.id)).length;
      const [cancelled] = await Promise.allSettled([
        stage.people.second.call.archive.cancelClip({ request }),
        cut(request),
      ]);
      const after = (await stage.clipsOf(stage.recording.id)).length;
      const states = [(await stage.event(event)).clipStatus, (await stage.request(request)).status];
      if (cancelled.status === 'fulfilled') {
        expect([states, after]).toEqual([['cancelled', 'cancelled'], before]);
      } else {
        expect(cancelled.reason).toMatchObject({ code: 'WRONG_STATE', message: clipSteps.cancel.refusal });
        expect([states, after]).toEqual([['clipped', 'clipped'], before + 1]);
      }
    }
  });

  it('a cancelled request cannot be cancelled again, but its clip can be requested again (ARC-126)', async () => {
    const { event, request } = await waiting();
    const { clipper, reader } = stage.people;
    await expect(reader.call.archive.cancelClip({ request })).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
    await clipper.call.archive.cancelClip({ request });
    await expect(clipper.call.archive.cancelClip({ request })).rejects.toMatchObject({ code: 'WRONG_STATE' });
    // A late job finds nothing to do, and the clip can be requested again.
    await cut(request);
    expect(await stage.event(event)).toMatchObject({ clipStatus: 'cancelled', clipped: false });
    await clipper.call.archive.createClip({ archiveEvent: event });
    await stage.app.jobsDone();
    expect((await stage.event(event)).clipStatus).toBe('clipped');
    expect(await stage.request(request)).toMatchObject({ status: 'cancelled' });
  });

  it('a job that runs twice, at once or later, makes one file (ARC-125)', async () => {
    const { event, request } = await waiting();
    const stored = async () => {
      let found = 0;
      for await (const key of stage.app.context.storage.list()) if (isClip(key)) found += 1;
      return found;
    };
    const before = await stored();
    await Promise.all([cut(request), cut(request)]);
    await cut(request);
    expect(await filesOf(event)).toHaveLength(1);
    expect(await stored()).toBe(before + 1);
    expect(await stage.request(request)).toMatchObject({ status: 'clipped' });
  });

  it('pressing Clip It at the same moment makes one request (ARC-124)', async () => {
    const { id } = await stage.addEvent();
    const { clipper, second } = stage.people;
    const presses = await Promise.allSettled(
      [clipper, second, clipper].map((person) => person.call.archive.createClip({ archiveEvent: id })),
    );
    expect(presses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await stage.app.jobsDone();
    expect(await filesOf(id)).toHaveLength(1);
  });

  it('a run aborted by a stopping server is run again and leaves one file', async () => {
    const { event, request } = await waiting();
    const abort = new AbortController();
    const run = cutRequestedClip.run(stage.app.context, { request }, abort.signal);
    await expect.poll(async () => (await stage.request(request)).status).toBe('clipping');
    abort.abort(new Error('The server is stopping.'));
    await run.catch(() => undefined);
    const between = await stage.event(event);
    expect(['clipping', 'clipped']).toContain(between.clipStatus);
    await cut(request);
    expect(await filesOf(event)).toHaveLength(1);
  });

  it('marks do not move while the clip is being cut (ARC-128)', async () => {
    const { event } = await waiting();
    await expect(stage.people.clipper.documents.patch(archiveEvents, event, { tcIn: 0.2 })).rejects.toMatchObject({
      code: 'NOT_ALLOWED',
    });
  });
});

const isClip = (key: string) => key.startsWith('match_clips/');

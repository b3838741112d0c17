import {
  archiveEvents,
  clippingRequests,
  type Match,
  matches,
  tagOptions,
  takeClipStep,
} from '@pavilion/domain/archive';
import { files } from '@pavilion/domain/files';
import { cutRequestedClip } from '../modules/archive/clips/cut-requested-clip.ts';
import { insertRequest } from '../modules/archive/clips/insert-request.ts';
import { type DemoMoment, demoMoments } from './clips.data.ts';
import type { DemoStage } from './demo-stage.ts';

const actor = { kind: 'system', name: 'demo' } as const;

/** Adds clips marked in the recordings, with tags, finished files, and requests in every state. */
export async function fillClips(stage: DemoStage, recordings: readonly string[]): Promise<void> {
  const { context, time, people, chance } = stage;
  await tagSomeBalls(stage, recordings);
  for (const [index, moment] of demoMoments.entries()) {
    time.daysAgo(24 - (index * 22) / demoMoments.length);
    const recording = await context.store.get(files, recordings[moment.recording] ?? '');
    const by = people.get(`${moment.by}@pavilion.demo`);
    if (!recording || !by) continue;
    const match = recording.match ? await context.store.get(matches, recording.match) : null;
    const [player] = await context.store.find(archiveEvents, {
      where: { file: recording.id, source: 'feed', tcIn: { gte: moment.tcIn } },
      orderBy: [{ field: 'tcIn', direction: 'asc' }],
      limit: 1,
    });
    const event = await context.store.transaction({ kind: 'user', id: by }, (tx) =>
      tx.insert(archiveEvents, {
        file: recording.id,
        tcIn: moment.tcIn,
        tcOut: moment.tcOut,
        bookmark: moment.tag,
        bookmarkTeam: teamOf(moment, match),
        bookmarkPlayer: moment.team && player && chance.likely(0.7) ? player.batter : undefined,
        note: moment.note ?? '',
      }),
    );
    if (moment.becomes) await ask(stage, { event: event.id, by, becomes: moment.becomes });
  }
}

const teamOf = ({ team }: DemoMoment, match: Match | null) =>
  team && match ? (team === 'home' ? match.team1Name : match.team2Name) : undefined;

interface Asked {
  event: string;
  by: string;
  becomes: NonNullable<DemoMoment['becomes']>;
}

/** A request by this person in its final state. No worker processes the waiting requests of a demo. */
async function ask({ context }: DemoStage, { event: id, by, becomes }: Asked): Promise<void> {
  const request = await context.store.transaction({ kind: 'user', id: by }, async (tx) => {
    const event = await tx.lock(archiveEvents, id);
    const recording = event?.file ? await tx.get(files, event.file) : null;
    return event && recording ? insertRequest(tx, event, recording, { id: by, name: event.username ?? '' }) : null;
  });
  if (!request) return;
  if (becomes === 'clipped')
    return cutRequestedClip.run(context, { request: request.id }, new AbortController().signal);
  const steps = { requested: [], clipping: ['start'], failed: ['start', 'fail'], cancelled: ['cancel'] } as const;
  await context.store.transaction(actor, async (tx) => {
    let [clipStatus, status]: [Parameters<typeof takeClipStep>[1]['clipStatus'], string] = ['clipping', 'requested'];
    for (const step of steps[becomes]) {
      const taken = takeClipStep(step, { clipStatus, status });
      if (taken?.status) [clipStatus, status] = [taken.clipStatus, taken.status];
    }
    await tx.patch(archiveEvents, id, { clipStatus });
    await tx.patch(clippingRequests, request.id, {
      status,
      ...(becomes === 'clipping' ? { progress: 62 } : {}),
      ...(becomes === 'failed' ? { error: 'The recording is damaged between the marks: 12 frames are missing.' } : {}),
    });
  });
}

/** Tags some deliveries, as archivists do. */
async function tagSomeBalls({ context, chance }: DemoStage, recordings: readonly string[]): Promise<void> {
  await context.store.transaction(actor, async (tx) => {
    for (const file of recordings.slice(-8)) {
      const balls = await tx.find(archiveEvents, { where: { file, source: 'feed', runs: { gte: 4 } }, limit: 8 });
      for (const ball of balls) {
        await tx.patch(archiveEvents, ball.id, {
          bowlLength: chance.pick(tagOptions.bowlLength),
          bowlLine: chance.pick(tagOptions.bowlLine),
          shotType: chance.pick(tagOptions.shotType.slice(6)),
          fieldPos: chance.pick(tagOptions.fieldPos.slice(28)),
          footMove: chance.pick(tagOptions.footMove.slice(0, 4)),
        });
      }
    }
  });
}

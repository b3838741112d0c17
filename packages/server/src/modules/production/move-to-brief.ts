import { type FileEvent, files } from '@pavilion/domain/files';
import {
  type Brief,
  briefs,
  type Deliverable,
  deliverables,
  refuseMove,
  refuseTaking,
} from '@pavilion/domain/production';
import type { PatchOf } from '@pavilion/sync';
import { type CallContext, os } from '../../engines/calls/os.ts';
import { demand, notFound, Refusal } from '../../engines/store/refusal.ts';
import type { Tx } from '../../engines/store/types.ts';
import { attemptEach } from './batch.ts';
import { briefPath, deliverablePath, groupByBrief, tellChannel } from './brief-channel.ts';
import { deliverablesOf, placedIn } from './copy-brief.ts';
import { countingOnce } from './count-brief.ts';
import { lockDeliverables } from './lock-subjects.ts';
import { tellOfMove } from './tell-of-move.ts';

/** A place for deliverables: what they carry of their brief follows from it. */
export type Move = { deliverable: Deliverable; changes: PatchOf<typeof deliverables> & { production: string } };

/** Moves deliverables to another brief (OPN-091). Effects carry what files and notes copy of it, and count both briefs. */
export const moveToBrief = os.production.moveToBrief.handler(({ context, input: { ids, brief: target } }) =>
  countingOnce(context, async (tx) => {
    const locked = await lockDeliverables(tx, context, ids);
    if (!(await tx.visible(context.viewer, briefs, target))) throw noSuchBrief();
    const known = await lockWithBriefs(tx, locked, [target]);
    const brief = known.get(target);
    if (!brief) throw noSuchBrief();
    demand(refuseTaking(brief));
    const there = await deliverablesOf(tx, target);
    const moves: Move[] = [];
    const outcome = await attemptEach(ids, async (id) => {
      const deliverable = locked.get(id);
      if (!deliverable) throw notFound();
      demand(refuseMove(deliverable, target, there));
      moves.push({ deliverable, changes: placedIn(deliverable, known.get(deliverable.production ?? ''), brief) });
    });
    await logOn(tx, context, moves);
    await move(tx, context, moves, known);
    return outcome;
  }),
);

const noSuchBrief = () =>
  new Refusal('NOT_FOUND', 'That brief does not exist, or you do not have access to it.', 'brief');

/** Locks what a move changes, in the order of all code: after the deliverables their files, then the briefs. */
export async function lockWithBriefs(
  tx: Tx,
  moved: ReadonlyMap<string, Deliverable>,
  targets: readonly string[],
): Promise<ReadonlyMap<string, Brief>> {
  const theirs = await tx.find(files, { where: { delID: { in: [...moved.keys()] } } });
  await tx.lockBatch(
    files,
    theirs.map(({ id }) => id),
  );
  const former = [...moved.values()].flatMap(({ production }) => production ?? []);
  const locked = await tx.lockBatch(briefs, [...new Set([...former, ...targets])]);
  return new Map(locked.map((brief) => [brief.id, brief]));
}

/** Writes the moves, and tells the channels of the briefs on both sides and the people concerned. */
export async function move(
  tx: Tx,
  context: CallContext,
  moves: readonly Move[],
  known: ReadonlyMap<string, Brief>,
): Promise<void> {
  const patches = moves.map(({ deliverable: { id }, changes }) => ({ id, changes }));
  const moved = new Map((await tx.patchBatch(deliverables, patches)).map((one) => [one.id, one]));
  const after = moves.flatMap(({ deliverable: { id } }) => moved.get(id) ?? []);
  const before = moves.map(({ deliverable }) => deliverable);
  await tell(tx, context, 'has moved to another brief', before, known);
  await tell(tx, context, 'has moved here from another brief', after, known);
  const told = after.flatMap((deliverable, at) => {
    const [from, to] = [before[at]!, deliverable].map(({ production }) => known.get(production ?? ''));
    return from && to ? [{ deliverable, from, to }] : [];
  });
  await tellOfMove(tx, context, told);
}

/** As for steps of deliverables (OPN-073). Neither channel learns the title of the other brief: its readers may not see that. */
async function tell(
  tx: Tx,
  context: CallContext,
  happened: string,
  group: readonly Deliverable[],
  known: ReadonlyMap<string, Brief>,
): Promise<void> {
  for (const [id, theirs] of groupByBrief(group, (one) => one)) {
    const brief = known.get(id);
    if (!brief) continue;
    const titles = theirs.slice(0, 20).map(({ title }) => title);
    const text = `${context.viewer.user.name} ${happened}: ${titles.join(', ')}`;
    await tellChannel(tx, context, brief, {
      text,
      path: theirs.length === 1 ? deliverablePath(theirs[0]!) : briefPath(id),
    });
  }
}

/**
 * Logs the move in the timeline of each current version. The event has the ids of both briefs, not their titles: not all who see
 * the deliverable see both.
 */
async function logOn(tx: Tx, { viewer }: CallContext, moves: readonly Move[]): Promise<void> {
  const eventOf = new Map<string | undefined, FileEvent>(
    moves.map(({ deliverable: { currentFileID, production: from }, changes: { production: to } }) => [
      currentFileID,
      { action: 'Moved to another brief', user: viewer.id, date: tx.now, from, to },
    ]),
  );
  const versions = await tx.lockBatch(
    files,
    moves.flatMap(({ deliverable }) => deliverable.currentFileID ?? []),
  );
  await tx.patchBatch(
    files,
    versions.map(({ id, events }) => ({ id, changes: { events: [...events, eventOf.get(id)!] } })),
  );
}

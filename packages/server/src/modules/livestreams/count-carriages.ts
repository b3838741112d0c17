import { controlDocs } from '@pavilion/domain/graphics';
import { carriageOf, countCarriages, type Livestream, livestreams } from '@pavilion/domain/livestreams';
import { sameJson } from '@pavilion/sync';
import type { Context } from '../../context.ts';
import { each } from '../../engines/store/each.ts';
import type { Effect, Tx } from '../../engines/store/types.ts';

const actor = { kind: 'system', name: 'countOldCarriages' } as const;

const noted = (stream: Livestream | null) => stream && [stream.control, carriageOf(stream)];

/** Counts in a rundown how its streams carry it: operators have to know, even if they may not see the streams (GFX-030). */
export const countCarrying: Effect<typeof livestreams> = {
  on: livestreams,
  async follow(tx, changes) {
    const changed = changes.filter(({ before, after }) => !sameJson(noted(before), noted(after)));
    await count(
      tx,
      changed.flatMap(({ before, after }) => [before?.control ?? [], after?.control ?? []].flat()),
    );
  },
};

/** A rundown that is restored has no streams: they continued without it. */
export const beginUncarried: Effect<typeof controlDocs> = {
  on: controlDocs,
  complete: each(async (_, { before, after }) => (before || !after.streams ? undefined : { streams: null })),
};

/** The rundowns are locked before their streams are counted, so that of two streams at once both are counted. */
async function count(tx: Tx, controls: readonly string[]): Promise<void> {
  for (const { id, streams } of await tx.lockBatch(controlDocs, [...new Set(controls)])) {
    const now = countCarriages(await tx.find(livestreams, { where: { control: id } }));
    if (!sameJson(streams, now)) await tx.patch(controlDocs, id, { streams: now });
  }
}

/** Counts in rundowns whose streams were chosen with an earlier version. */
export async function countOldCarriages({ store }: Pick<Context, 'store'>): Promise<void> {
  for (const { control } of await store.find(livestreams, {}))
    if (control) await store.transaction(actor, (tx) => count(tx, [control]));
}

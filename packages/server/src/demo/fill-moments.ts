import { keepMoments } from '../modules/graphics/find-moments.ts';
import type { DemoStage } from './demo-stage.ts';

const actor = { kind: 'system', name: 'demo' } as const;
/** A Test, an evening of the Blast and one of The Hundred, the latest last. */
const followed = ['cricsheet-1239544', 'cricsheet-1250294', 'cricsheet-1299178'];

/** Moments of some matches. The sample is of past seasons, for which the product itself proposes none. */
export async function fillMoments({ context, time }: Pick<DemoStage, 'context' | 'time'>): Promise<void> {
  for (const [index, match] of followed.entries()) {
    time.daysAgo(followed.length - index);
    await context.store.transaction(actor, (tx) => keepMoments(tx, match));
  }
}

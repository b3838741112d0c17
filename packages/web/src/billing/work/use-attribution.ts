import { type Budget, formatPounds, type Shift, sumWork } from '@pavilion/domain';
import { calls } from '../../call/client.ts';
import { useCall } from '../../call/use-call.ts';
import { countWords } from '../../kit/count-words.ts';
import { notify } from '../../kit/notify.ts';
import { notifyUndo } from '../../kit/notify-undo.tsx';

/** Shifts per call. */
const atOnce = 1_000;
type Paying = Pick<Budget, 'id' | 'name'>;

/** Attributes work to a budget, or removes it from its budget; both offer an undo (OPN-060). */
export function useAttribution() {
  const call = useCall(calls.billing.attributeWork);

  async function move(ids: readonly string[], budget: string, takeBack: boolean): Promise<string[]> {
    const done: string[] = [];
    for (let at = 0; at < ids.length; at += atOnce) {
      const answer = await call.run({ shifts: ids.slice(at, at + atOnce), budget, takeBack });
      if (!answer) break;
      done.push(...answer.done);
    }
    return done;
  }

  async function turn(work: readonly Shift[], budget: Paying, takeBack: boolean): Promise<boolean> {
    const done = await move(
      work.map(({ id }) => id),
      budget.id,
      takeBack,
    );
    if (done.length === 0) return false;
    const turned = new Set(done);
    const moved = work.filter(({ id }) => turned.has(id));
    const words = `${countWords(done.length, 'session')} (${formatPounds(sumWork(moved).cost)})`;
    notifyUndo(takeBack ? `${words} removed from ${budget.name}.` : `${words} attributed to ${budget.name}.`, () =>
      move(done, budget.id, !takeBack),
    );
    const passed = work.length - done.length;
    if (passed > 0)
      notify(
        `Someone else has already changed ${passed} of ${countWords(work.length, 'session')}. These stay as they are.`,
      );
    return true;
  }

  return {
    attribute: (work: readonly Shift[], budget: Paying) => turn(work, budget, false),
    takeBack: (work: readonly Shift[], budget: Paying) => turn(work, budget, true),
    pending: call.pending,
  };
}

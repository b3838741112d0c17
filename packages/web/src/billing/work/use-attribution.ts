import { type Budget, formatPounds, type Shift, sumWork } from '@pavilion/domain';
import { calls } from '../../call/client.ts';
import { useCall } from '../../call/use-call.ts';
import { countWords } from '../../kit/count-words.ts';
import { notify } from '../../kit/notify.ts';
import { notifyUndo } from '../../kit/notify-undo.tsx';

/** So many go in one question to the server. */
const atOnce = 1_000;
type Paying = Pick<Budget, 'id' | 'name'>;

/** Lets a budget pay for work, or takes it off again; either way with the way back (OPN-060). */
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
    const words = `${countWords(done.length, 'shift')} (${formatPounds(sumWork(moved).cost)})`;
    notifyUndo(takeBack ? `${words} taken off ${budget.name}.` : `${words} attributed to ${budget.name}.`, () =>
      move(done, budget.id, !takeBack),
    );
    const passed = work.length - done.length;
    if (passed > 0)
      notify(`${passed} of ${work.length} had been changed by somebody else meanwhile and stayed as they are.`);
    return true;
  }

  return {
    attribute: (work: readonly Shift[], budget: Paying) => turn(work, budget, false),
    takeBack: (work: readonly Shift[], budget: Paying) => turn(work, budget, true),
    pending: call.pending,
  };
}

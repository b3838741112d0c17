import { type Budget, formatPounds, type Shift, sumWork } from '@pavilion/domain';
import { calls } from '../../call/client.ts';
import { useCall } from '../../call/use-call.ts';
import { countWords } from '../../kit/count-words.ts';
import { notifyWarning } from '../../kit/notify.ts';
import { notifyUndo } from '../../kit/notify-undo.tsx';
import { moveInGroups } from './move-in-groups.ts';

type Paying = Pick<Budget, 'id' | 'name'>;

/** Attributes work to a budget, or removes it from its budget; both offer an undo (OPN-060). */
export function useAttribution() {
  const call = useCall(calls.billing.attributeWork);

  const move = (ids: readonly string[], budget: string, takeBack: boolean) =>
    moveInGroups(ids, (shifts) => call.run({ shifts, budget, takeBack }));

  async function turn(work: readonly Shift[], budget: Paying, takeBack: boolean): Promise<boolean> {
    const ids = work.map(({ id }) => id);
    const { done, passed, failed } = await move(ids, budget.id, takeBack);
    if (passed > 0) notifyWarning(passedWords(passed, work.length));
    if (done.length === 0) return false;
    const turned = new Set(done);
    const moved = work.filter(({ id }) => turned.has(id));
    const words = `${countWords(done.length, 'session')} (${formatPounds(sumWork(moved).cost)})`;
    notifyUndo(takeBack ? `${words} removed from ${budget.name}.` : `${words} attributed to ${budget.name}.`, () =>
      move(done, budget.id, !takeBack),
    );
    // The call has said why it failed.
    if (failed > 0) notifyWarning(`Not changed: ${countWords(failed, 'session')}. Select and try again.`);
    return true;
  }

  return {
    attribute: (work: readonly Shift[], budget: Paying) => turn(work, budget, false),
    takeBack: (work: readonly Shift[], budget: Paying) => turn(work, budget, true),
    pending: call.pending,
  };
}

const passedWords = (passed: number, of: number): string =>
  passed === of
    ? `Someone else has already changed ${of === 1 ? 'this session. It stays as it is.' : 'these sessions. They stay as they are.'}`
    : `Someone else has already changed ${passed} of ${countWords(of, 'session')}. These stay as they are.`;

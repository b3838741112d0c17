import type { Livestream } from '@pavilion/domain/livestreams';
import { calls } from '../../call/client.ts';
import { useCall } from '../../call/use-call.ts';
import { useConfirm } from '../../kit/confirm.tsx';
import { notifyBegun, notifyDone } from '../../kit/notify.ts';
import { deactivationQuestion } from './deactivation-question.ts';

const steps = {
  activate: { before: 'Please wait for activation', after: 'Activated' },
  deactivate: { before: 'Please wait for deactivation', after: 'Deactivated' },
} as const;
/** LIV-031, LIV-032 */
const beforeTime = 5_000;
const afterTime = 3_000;

/** Activates or deactivates a stream and reloads it (LIV-033). Asks before viewers lose the picture; a failure can be retried (OPN-069). */
export function useEncoderStep(stream: Livestream, reload: () => void) {
  const streamID = stream.id;
  const confirm = useConfirm();
  const activate = useCall(calls.livestreams.activateSEP, { quiet: true });
  const deactivate = useCall(calls.livestreams.deactivateSEP, { quiet: true });
  const take = async (step: keyof typeof steps) => {
    const [call, other] = step === 'activate' ? [activate, deactivate] : [deactivate, activate];
    const question = step === 'deactivate' ? deactivationQuestion(stream) : null;
    if (question && !(await confirm({ ...question, confirm: 'Deactivate', danger: true }))) return;
    other.reset();
    const end = notifyBegun(steps[step].before, { time: beforeTime });
    const done = await call.run({ streamID });
    end();
    if (done) notifyDone(steps[step].after, { time: afterTime });
    reload();
  };
  const failed = activate.refusal ? ('activate' as const) : deactivate.refusal ? ('deactivate' as const) : null;
  const message = (activate.refusal ?? deactivate.refusal)?.message;
  return {
    take,
    pending: activate.pending || deactivate.pending,
    failure: failed && message ? { message, again: () => void take(failed) } : undefined,
  };
}

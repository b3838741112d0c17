import { isRunningFeed, type Livestream } from '@pavilion/domain/livestreams';
import { calls } from '../../call/client.ts';
import { useCall } from '../../call/use-call.ts';
import { useConfirm } from '../../kit/confirm.tsx';
import { countWords } from '../../kit/count-words.ts';
import { notify, notifyDone } from '../../kit/notify.ts';

const steps = {
  activate: { before: 'Please wait for activation', after: 'Activated' },
  deactivate: { before: 'Please wait for deactivation', after: 'Deactivated' },
} as const;
/** LIV-031, LIV-032 */
const beforeTime = 5_000;
const afterTime = 3_000;

/** Activates or deactivates a stream, and asks first where that ends what viewers see; afterwards it is loaded anew (LIV-033). A failure can be tried again (OPN-069). */
export function useEncoderStep(stream: Livestream, reload: () => void) {
  const streamID = stream.id;
  const confirm = useConfirm();
  const activate = useCall(calls.livestreams.activateSEP, { quiet: true });
  const deactivate = useCall(calls.livestreams.deactivateSEP, { quiet: true });
  const take = async (step: keyof typeof steps) => {
    const [call, other] = step === 'activate' ? [activate, deactivate] : [deactivate, activate];
    const question = {
      title: 'Deactivate while it is live?',
      text: whatEnds(stream),
      confirm: 'Deactivate',
      danger: true,
    };
    if (step === 'deactivate' && isSent(stream) && !(await confirm(question))) return;
    other.reset();
    notify(steps[step].before, { time: beforeTime });
    if (await call.run({ streamID })) notifyDone(steps[step].after, { time: afterTime });
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

const isSent = ({ state }: Livestream) => state === 'processing' || state === 'disconnected';

function whatEnds({ rtmp_outputs }: Livestream): string {
  const feeds = rtmp_outputs.filter(isRunningFeed).length;
  return `The encoder is cut off${feeds > 0 ? ` and ${countWords(feeds, 'feed')} ${feeds === 1 ? 'stops' : 'stop'}` : ''}, and viewers lose the picture.`;
}

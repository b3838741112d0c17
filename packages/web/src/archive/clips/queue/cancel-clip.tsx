import { Button } from '@mantine/core';
import { type ClippingRequest, refuseClipCancel } from '@pavilion/domain/archive';
import { calls } from '../../../call/client.ts';
import { useCall } from '../../../call/use-call.ts';
import { notifyBegun, notifyDone } from '../../../kit/notify.ts';
import { useViewer } from '../../../session/session-provider.tsx';

/** OPN-068 */
const noticeTime = 3_000;

/** Cancels a clipping request that has not been started (ARC-126, OPN-077). */
export function CancelClip({ request }: { request: ClippingRequest }) {
  const may = refuseClipCancel(useViewer(), request) === null;
  const cancel = useCall(calls.archive.cancelClip);
  if (!may) return null;
  const press = async () => {
    const end = notifyBegun('Cancelling...', { time: noticeTime });
    const done = await cancel.run({ request: request.id });
    end();
    if (done) notifyDone('Cancelled', { time: noticeTime });
  };
  return (
    <Button
      size="compact-sm"
      variant="default"
      loading={cancel.pending}
      aria-label={`Cancel ${request.filename || 'this clip'}`}
      onClick={() => void press()}
    >
      Cancel
    </Button>
  );
}

import { Button } from '@mantine/core';
import { archiveEvents, type ClippingRequest, clipSteps, refuseMarks, takeClipStep } from '@pavilion/domain/archive';
import { useDoc } from '@pavilion/sync/react';
import { calls } from '../../../call/client.ts';
import { useCall } from '../../../call/use-call.ts';
import { useCan } from '../../../session/session-provider.tsx';

/** Requests a failed clip again, unless someone already has. */
export function ClipAgain({ request }: { request: ClippingRequest }) {
  const may = useCan(clipSteps.clip.needs) && request.status === 'failed';
  const { document: event } = useDoc(archiveEvents, may ? request.event : null);
  const clip = useCall(calls.archive.createClip, { done: 'Clip requested again.' });
  if (!may || !event || event.clipStatus !== 'failed') return null;
  if (!takeClipStep('clip', event) || refuseMarks(event)) return null;
  return (
    <Button
      size="compact-sm"
      variant="default"
      loading={clip.pending}
      aria-label={`Try Again: ${request.filename || 'this clip'}`}
      onClick={() => void clip.run({ archiveEvent: event.id })}
    >
      Try Again
    </Button>
  );
}

import { Button } from '@mantine/core';
import { archiveEvents, type ClippingRequest, refuseClip } from '@pavilion/domain/archive';
import { useDoc } from '@pavilion/sync/react';
import { calls } from '../../../call/client.ts';
import { useCall } from '../../../call/use-call.ts';
import { useViewer } from '../../../session/session-provider.tsx';

/** Requests a failed or cancelled clip again, unless someone already has. */
export function ClipAgain({ request }: { request: ClippingRequest }) {
  const viewer = useViewer();
  const { document: event } = useDoc(archiveEvents, mayEndSo(request.status) ? request.event : null);
  const clip = useCall(calls.archive.createClip, { done: 'Clip requested again.' });
  if (!event || event.clipStatus !== request.status || refuseClip(viewer, event)) return null;
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

const mayEndSo = (status: string) => status === 'failed' || status === 'cancelled';

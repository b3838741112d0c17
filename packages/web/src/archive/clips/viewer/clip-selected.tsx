import { Button } from '@mantine/core';
import { type ArchiveEvent, refuseClip } from '@pavilion/domain/archive';
import { IconCut } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { calls } from '../../../call/client.ts';
import { useCall } from '../../../call/use-call.ts';
import { countWords } from '../../../kit/count-words.ts';
import { keepNotice } from '../../../kit/notice-about.ts';
import { notifyAction } from '../../../kit/notify-action.tsx';
import { useViewer } from '../../../session/session-provider.tsx';

/** What the notice is about; the queue closes it. */
export const clipsRequested = 'clips requested';

/** Clip It for all selected events that can be cut. */
export function ClipSelected({ chosen }: { chosen: readonly ArchiveEvent[] }) {
  const viewer = useViewer();
  const clip = useCall(calls.archive.createClip);
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  const openQueue = () => navigate({ to: '/clipping-requests' });
  const ready = chosen.filter((event) => refuseClip(viewer, event) === null);
  if (ready.length === 0) return null;
  const press = async () => {
    setBusy(true);
    let asked = 0;
    // In sequence, up to the first refusal: the rest would be refused for the same reason.
    for (const event of ready) {
      if (!(await clip.run({ archiveEvent: event.id }))) break;
      asked += 1;
    }
    setBusy(false);
    if (asked > 0)
      keepNotice(clipsRequested, notifyAction(`${countWords(asked, 'clip')} requested.`, 'Open Queue', openQueue));
  };
  return (
    <Button size="compact-xs" loading={busy} leftSection={<IconCut size={14} />} onClick={() => void press()}>
      Clip It{ready.length < chosen.length ? ` (${ready.length})` : ''}
    </Button>
  );
}

import { Button, Group, Progress, Text } from '@mantine/core';
import {
  type ArchiveEvent,
  archiveEvents,
  type ClippingRequest,
  clippingRequests,
  hasClip,
  refuseClip,
} from '@pavilion/domain/archive';
import { archivePolicies } from '@pavilion/domain/policies/archive';
import { useLive } from '@pavilion/sync/react';
import { IconCut, IconPlayerPlay, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { calls } from '../../../call/client.ts';
import { useCall } from '../../../call/use-call.ts';
import { useConfirm } from '../../../kit/confirm.tsx';
import { useShortcut } from '../../../kit/shortcuts.ts';
import { underDialog } from '../../../kit/under-dialog.ts';
import { StatusBadge } from '../../../parts/status-badge.tsx';
import { keptInTrash, useErase } from '../../../parts/use-erase.ts';
import { useUser, useViewer } from '../../../session/session-provider.tsx';
import { useMay } from '../../../session/use-may.ts';
import { DownloadFilm } from '../../download-film.tsx';
import { CancelClip } from '../queue/cancel-clip.tsx';
import classes from './viewer.module.css';

interface ClipActionsProps {
  event: ArchiveEvent;
  /** Why the last change was refused; shown in the place of the state. */
  refusal: string | null;
  onPreview: () => void;
  onDeleted: () => void;
  children?: ReactNode;
}

/** Clip It, Cancel, Download and Delete Clip, each while the table of clip steps allows it (ARC-124..130). */
export function ClipActions({ event, refusal, onPreview, onDeleted, children }: ClipActionsProps) {
  const viewer = useViewer();
  const request = useNewestRequest(event.id);
  const clip = useCall(calls.archive.createClip);
  const erase = useErase(archiveEvents);
  const mayErase = useMay(archivePolicies.archiveEvents).remove(event);
  const me = useUser().id;
  const confirm = useConfirm();
  const may = refuseClip(viewer, event) === null;
  const press = () => void clip.run({ archiveEvent: event.id });
  useShortcut({ keys: 'c', label: 'Clip It', group: 'Clips', ignore: underDialog }, press, may && !clip.pending);

  const askAndDelete = async () => {
    const whose = event.created_by === me ? '' : ` ${event.username ?? 'Someone else'} marked it.`;
    const sure = await confirm({
      title: 'Delete this clip?',
      text: hasClip(event)
        ? `Its marks, tags, note and clip file are deleted.${whose} ${keptInTrash}`
        : `Its marks, tags and note are deleted.${whose} ${keptInTrash}`,
      confirm: 'Delete Clip',
      danger: true,
    });
    if (!sure) return;
    // Closes the panel first; if the deletion is refused, the event reappears by itself.
    onDeleted();
    await erase(event.id, 'Clip deleted.');
  };
  return (
    <div>
      {/* Room for a line, which comes and goes: the buttons and fields below must not move under the pointer. */}
      <div className={classes.clipState}>
        {refusal ? (
          <Text size="xs" c="var(--pv-red)" role="alert">
            {refusal}
          </Text>
        ) : (
          <State event={event} request={request} />
        )}
      </div>
      <Group gap="xs" mt={6}>
        <Button size="compact-sm" variant="default" leftSection={<IconPlayerPlay size={14} />} onClick={onPreview}>
          Preview
        </Button>
        {may && (
          <Button size="compact-sm" leftSection={<IconCut size={14} />} loading={clip.pending} onClick={press}>
            Clip It
          </Button>
        )}
        {request && <CancelClip request={request} />}
        {hasClip(event) && event.clipFile && <DownloadFilm id={event.clipFile} size="compact-sm" variant="filled" />}
        {children}
        {mayErase && (
          <Button
            size="compact-sm"
            variant="subtle"
            color="red"
            ml="auto"
            leftSection={<IconTrash size={14} />}
            onClick={() => void askAndDelete()}
          >
            Delete Clip
          </Button>
        )}
      </Group>
    </div>
  );
}

function State({ event, request }: { event: ArchiveEvent; request: ClippingRequest | undefined }) {
  if (event.clipStatus === 'not clipped') return null;
  const progress = event.clipStatus === 'clipping' ? request?.progress : undefined;
  // Shows Requested until the worker starts.
  const status = event.clipStatus === 'clipping' && request?.status === 'requested' ? 'requested' : event.clipStatus;
  return (
    <Group gap="xs" wrap="nowrap" role="status">
      <StatusBadge status={status} />
      {progress !== undefined && <Progress flex={1} size="sm" value={progress} aria-label="Progress of the clip" />}
      {event.clipStatus === 'failed' && request?.error && (
        <Text size="xs" c="dimmed">
          {request.error}
        </Text>
      )}
    </Group>
  );
}

function useNewestRequest(event: string): ClippingRequest | undefined {
  const { documents } = useLive(clippingRequests, {
    where: { event },
    orderBy: [{ field: 'created_at', direction: 'desc' }],
    limit: 1,
  });
  return documents[0];
}

import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import { type Deliverable, files, refuseFileDeletion } from '@pavilion/domain';
import { useDoc } from '@pavilion/sync/react';
import { IconBadgeCc } from '@tabler/icons-react';
import { useState } from 'react';
import { calls } from '../../call/client.ts';
import { useCall } from '../../call/use-call.ts';
import { useConfirm } from '../../kit/confirm.tsx';
import { Modal } from '../../kit/modal.tsx';
import { RelativeDate } from '../../kit/relative-date.tsx';
import { fileAddress } from '../../parts/file-address.ts';
import { Uploader } from '../../parts/uploader.tsx';
import { useCan, useViewer } from '../../session/session-provider.tsx';

/** PRD-070: accepted by the server as text/vtt. */
const accepted = ['vtt'];

/**
 * The subtitle track of a deliverable (PRD-078), or a button to add one to a film. The player shows the track over the
 * picture.
 */
export function SubtitlesCard({ deliverable, moving }: { deliverable: Deliverable; moving: boolean }) {
  const uploads = useCan('uploadVersion');
  const viewer = useViewer();
  const [adding, setAdding] = useState(false);
  const { document: track } = useDoc(files, deliverable.subsTrack);
  const remove = useCall(calls.production.deleteFile, { done: 'The subtitle track was deleted' });
  const confirm = useConfirm();
  const erase = async (id: string) => {
    const text = 'The subtitles will no longer be shown over any version.';
    if (await confirm({ title: 'Are you sure?', text, confirm: 'Delete subtitle track', danger: true }))
      await remove.run({ id });
  };
  const mayErase = track !== undefined && track !== null && refuseFileDeletion(viewer, track, 0) === null;
  if (!deliverable.subsTrack && !(moving && uploads)) return null;
  return (
    <Stack gap={6} component="section" aria-label="Subtitle track">
      {deliverable.subsTrack && (
        <>
          <Title order={3} fz="sm">
            Subtitle track
          </Title>
          {track && (
            <Group gap="xs" justify="space-between" wrap="nowrap">
              <Anchor size="xs" truncate href={fileAddress(track.id, 'original')} download>
                {track.name}
              </Anchor>
              <Text size="xs" c="dimmed" flex="none">
                <RelativeDate value={track.created_at} />
              </Text>
            </Group>
          )}
        </>
      )}
      {(uploads || mayErase) && (
        <Group gap="xs">
          {uploads && (
            <Button size="xs" variant="default" leftSection={<IconBadgeCc size={14} />} onClick={() => setAdding(true)}>
              {deliverable.subsTrack ? 'Replace' : 'Add subtitle track'}
            </Button>
          )}
          {mayErase && (
            <Button size="xs" variant="default" loading={remove.pending} onClick={() => void erase(track.id)}>
              Delete
            </Button>
          )}
        </Group>
      )}
      <Modal opened={adding} onClose={() => setAdding(false)} title="Subtitle track">
        <Uploader
          target={{ what: 'subtitle', delID: deliverable.id }}
          accepted={accepted}
          single
          disabled={!adding}
          onStarted={() => setAdding(false)}
        >
          Drop a WebVTT file here.
        </Uploader>
      </Modal>
    </Stack>
  );
}

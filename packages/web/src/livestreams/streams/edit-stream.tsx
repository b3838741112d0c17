import { Stack, Text, TextInput } from '@mantine/core';
import { nameOfStream } from '@pavilion/domain/livestreams';
import { ErrorState } from '../../kit/error-state.tsx';
import { Modal } from '../../kit/modal.tsx';
import { PleaseWait } from '../../kit/please-wait.tsx';
import { AddFeed } from '../parts/add-feed.tsx';
import { CopyField } from '../parts/copy-field.tsx';
import { FeedList } from '../parts/feed-list.tsx';
import { GraphicsPick } from '../parts/graphics-pick.tsx';
import { useStream } from '../parts/use-stream.ts';
import { WatermarkPick } from '../parts/watermark-pick.tsx';

/** Modal of a stream: address, key, watermark, graphics and feeds (LIV-007 to LIV-014). */
export function EditStream({ id, onClose }: { id: string | null; onClose: () => void }) {
  const { stream, loading, refusal, again } = useStream(id ?? undefined);
  return (
    <Modal opened={id !== null} onClose={onClose} title={stream ? nameOfStream(stream) : 'Stream'} size="lg">
      {stream ? (
        <Stack gap="md">
          <TextInput label="Protocol" value={stream.protocol} readOnly variant="filled" />
          <CopyField
            label="Address"
            value={stream.stream.url}
            notice="Address Copied"
            empty="Available once the live engine is on."
          />
          <CopyField label="Key" value={stream.stream.name} notice="Code Copied" secret />
          <WatermarkPick stream={stream} />
          <GraphicsPick stream={stream} />
          <Stack gap="xs">
            <Text size="sm" fw={500}>
              Feeds
            </Text>
            <FeedList stream={stream} />
          </Stack>
          <AddFeed key={stream.id} stream={stream} />
        </Stack>
      ) : loading ? (
        <PleaseWait />
      ) : (
        <ErrorState message={refusal?.message ?? 'This stream no longer exists.'} onRetry={() => void again()} />
      )}
    </Modal>
  );
}

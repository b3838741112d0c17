import { Stack, Text } from '@mantine/core';
import { encoderLook, isCancelledStream, nameOfStream } from '@pavilion/domain/livestreams';
import { ErrorState } from '../../kit/error-state.tsx';
import { Modal } from '../../kit/modal.tsx';
import { PleaseWait } from '../../kit/please-wait.tsx';
import { AddFeed } from '../parts/add-feed.tsx';
import { ConnectionFields } from '../parts/connection-fields.tsx';
import { FeedList } from '../parts/feed-list.tsx';
import { useStream } from '../parts/use-stream.ts';

/** Modal of a stream: address, key, watermark, graphics and feeds (LIV-007 to LIV-014). */
export function EditStream({ id, onClose }: { id: string | null; onClose: () => void }) {
  const { stream, loading, refusal, again } = useStream(id ?? undefined);
  const cancelled = stream && isCancelledStream(stream);
  return (
    <Modal opened={id !== null} onClose={onClose} title={stream ? nameOfStream(stream) : 'Stream'} size="lg">
      {stream ? (
        <Stack gap="md">
          {cancelled ? (
            <Text size="sm">{encoderLook(stream.sep_state).next}</Text>
          ) : (
            <ConnectionFields stream={stream} />
          )}
          <Stack gap="xs">
            <Text size="sm" fw={500}>
              Feeds
            </Text>
            <FeedList stream={stream} />
          </Stack>
          {!cancelled && <AddFeed key={stream.id} stream={stream} />}
        </Stack>
      ) : loading ? (
        <PleaseWait />
      ) : (
        <ErrorState message={refusal?.message ?? 'This stream no longer exists.'} onRetry={() => void again()} />
      )}
    </Modal>
  );
}

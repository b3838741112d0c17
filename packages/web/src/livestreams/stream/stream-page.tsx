import { Group, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { bbcTag, isCancelledStream, nameOfStream } from '@pavilion/domain/livestreams';
import { useParams } from '@tanstack/react-router';
import { calls } from '../../call/client.ts';
import { ErrorState } from '../../kit/error-state.tsx';
import { InlineEdit } from '../../kit/inline-edit.tsx';
import { PleaseWait } from '../../kit/please-wait.tsx';
import { RelativeDate } from '../../kit/relative-date.tsx';
import { useConfiguration } from '../../parts/use-configuration.ts';
import { usePageHead } from '../../shell/page-head.tsx';
import { EngineNotice } from '../parts/engine-notice.tsx';
import { useEngine } from '../parts/use-engine.ts';
import { useStream } from '../parts/use-stream.ts';
import { EncoderCard } from './encoder-card.tsx';
import { RecordingCard } from './recording-card.tsx';
import { ReportingCard } from './reporting-card.tsx';
import { SendsCard } from './sends-card.tsx';

/** Stream Config: encoder, feeds and reports of a stream (LIV-022 to LIV-044). */
export function StreamPage() {
  const { id } = useParams({ strict: false }) as { id: string };
  const { channels } = useConfiguration();
  const { stream, loading, fetching, refusal, again } = useStream(id);
  const { answer: engine } = useEngine();
  const isChannel = channels.some((channel) => channel.id === id);
  usePageHead(undefined, [
    isChannel
      ? { label: 'Channels', to: '/livestreams/channels' }
      : { label: 'Recent Streams', to: '/livestreams/streams' },
    { label: stream ? nameOfStream(stream) : 'Stream' },
  ]);
  if (!stream && loading) return <PleaseWait />;
  if (!stream) {
    return (
      <ErrorState
        message={refusal?.message ?? 'This stream does not exist, or you do not have access to it.'}
        onRetry={() => void again()}
      />
    );
  }
  const { tags } = stream.videocloud.video;
  return (
    <Stack gap="md">
      <Group justify="space-between" align="baseline" gap="sm">
        <Title order={2} fz={20} flex="1 1 240px" style={{ overflowWrap: 'anywhere' }}>
          <InlineEdit
            label="Name"
            value={nameOfStream(stream)}
            disabled={isChannel || !engine?.renaming || isCancelledStream(stream)}
            onSave={async (name) => {
              if (name === '') throw new Error('Name is needed.');
              await calls.livestreams.renameStream({ streamID: id, name });
            }}
          />
        </Title>
        <Text size="sm" c="dimmed">
          {tags.includes(bbcTag) && 'BBC commentary · '}
          Set up <RelativeDate value={stream.created_at} time />
        </Text>
      </Group>
      <EngineNotice />
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="md" style={{ alignItems: 'start' }}>
        <EncoderCard
          stream={stream}
          channel={isChannel}
          refreshing={fetching}
          refusal={refusal}
          onRefresh={() => void again()}
        />
        <Stack gap="md">
          <SendsCard stream={stream} />
          <RecordingCard stream={stream} />
          <ReportingCard stream={stream} />
        </Stack>
      </SimpleGrid>
    </Stack>
  );
}

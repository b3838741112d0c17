import { Button, Group, Stack, Text } from '@mantine/core';
import { pagePath } from '@pavilion/domain';
import { isRecentStream, type Livestream, livestreams, nameOfStream } from '@pavilion/domain/livestreams';
import { useLive } from '@pavilion/sync/react';
import { IconAdjustments, IconPencil, IconPhoto, IconPlus } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { calls } from '../../call/client.ts';
import { useAnswer } from '../../call/use-call.ts';
import type { Column } from '../../kit/column.ts';
import { DataTable } from '../../kit/data-table.tsx';
import { ButtonLink, PageLink } from '../../kit/links.tsx';
import { PleaseWait } from '../../kit/please-wait.tsx';
import { RelativeDate } from '../../kit/relative-date.tsx';
import { useWindowWidth } from '../../kit/use-window-width.ts';
import { useConfiguration } from '../../parts/use-configuration.ts';
import { EngineNotice } from '../parts/engine-notice.tsx';
import { FailureLine } from '../parts/failure-line.tsx';
import { StreamState } from '../parts/stream-state.tsx';
import { UnknownKeyNotice } from '../parts/unknown-key-notice.tsx';
import { useEngine } from '../parts/use-engine.ts';
import { useRepeated } from '../parts/use-repeated.ts';
import { EditStream } from './edit-stream.tsx';

const mostShown = 200;
const elsewherePace = 30_000;
const narrowPixels = 768;

/** Recent Streams (LIV-002 to LIV-006, OPN-071). */
export function StreamsPage() {
  const { documents, status } = useLive(livestreams, {
    orderBy: [{ field: 'created_at', direction: 'desc' }],
    limit: mostShown,
  });
  // The call makes the server refresh the documents above from the engine.
  const asked = useAnswer(calls.livestreams.currentStreams, {});
  const { answer: engine } = useEngine();
  useRepeated(asked.again, engine?.kind === 'brightcove' ? elsewherePace : null);
  const { channels } = useConfiguration();
  const [editing, setEditing] = useState<string | null>(null);
  const navigate = useNavigate();
  const narrow = useWindowWidth() < narrowPixels;
  const streams = useMemo(() => {
    const fixed = new Set(channels.map(({ id }) => id));
    return documents.filter((stream) => isRecentStream(stream, fixed));
  }, [documents, channels]);
  const columns = useMemo(() => columnsWith(setEditing, narrow), [narrow]);
  const loading = status === 'loading' || asked.loading;
  return (
    <Stack gap="md">
      <Group justify="flex-end" gap="sm">
        <ButtonLink to="/livestreams/watermarks" variant="default" leftSection={<IconPhoto size={16} />}>
          Watermarks
        </ButtonLink>
        <ButtonLink to="/livestreams/new" leftSection={<IconPlus size={16} />}>
          Set Up
        </ButtonLink>
      </Group>
      <EngineNotice />
      <UnknownKeyNotice streams={documents} />
      <FailureLine message={asked.refusal?.message} onRetry={() => void asked.again()} />
      <DataTable
        label="Recent Streams"
        rows={streams}
        columns={columns}
        onOpen={({ id }) => void navigate({ to: pagePath(livestreams, { id }) })}
        href={({ id }) => `#${pagePath(livestreams, { id })}`}
        empty={<NoStreams loading={loading} />}
      />
      <EditStream id={editing} onClose={() => setEditing(null)} />
    </Stack>
  );
}

/** The spinner stays while there are no streams; once loaded, a sentence joins it (OPN-071). */
function NoStreams({ loading }: { loading: boolean }) {
  if (loading) return <PleaseWait />;
  return (
    <Stack align="center" gap={0} pb="xl">
      <PleaseWait height={140} label="Waiting for a stream" />
      <Text c="dimmed" ta="center">
        There are no current streams yet. New streams appear here automatically.
      </Text>
    </Stack>
  );
}

const columnsWith = (edit: (id: string) => void, narrow: boolean): Column<Livestream>[] => [
  {
    key: 'name',
    title: 'Name',
    render: (stream) => (
      <PageLink
        fw={500}
        to={pagePath(livestreams, stream)}
        title={nameOfStream(stream)}
        lineClamp={3}
        style={{ overflowWrap: 'anywhere' }}
      >
        {nameOfStream(stream)}
      </PageLink>
    ),
  },
  {
    key: 'state',
    title: 'State',
    width: narrow ? 126 : 210,
    render: (stream) => <StreamState stream={stream} />,
  },
  {
    key: 'created_at',
    title: 'Created At',
    width: 200,
    wide: true,
    render: ({ created_at }) => <RelativeDate value={created_at} time />,
  },
  {
    key: 'actions',
    pressed: true,
    title: '',
    label: 'Actions',
    width: narrow ? 96 : 210,
    align: 'right',
    render: (stream) => (
      <Group gap={narrow ? 4 : 'xs'} justify="flex-end" wrap="nowrap">
        <Button
          size="xs"
          variant="default"
          px={narrow ? 8 : undefined}
          leftSection={narrow ? undefined : <IconPencil size={14} />}
          aria-label={`Edit ${nameOfStream(stream)}`}
          onClick={() => edit(stream.id)}
        >
          {narrow ? <IconPencil size={14} aria-hidden /> : 'Edit'}
        </Button>
        <ButtonLink
          size="xs"
          variant="light"
          px={narrow ? 8 : undefined}
          leftSection={narrow ? undefined : <IconAdjustments size={14} />}
          to={pagePath(livestreams, stream)}
          aria-label={`Configure ${nameOfStream(stream)}`}
        >
          {narrow ? <IconAdjustments size={14} aria-hidden /> : 'Configure'}
        </ButtonLink>
      </Group>
    ),
  },
];

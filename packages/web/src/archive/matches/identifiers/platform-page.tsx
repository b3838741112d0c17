import { Alert, Button, Stack, Text } from '@mantine/core';
import { type PlatformVideo, platformVideos } from '@pavilion/domain/archive';
import { useLive } from '@pavilion/sync/react';
import { IconInfoCircle, IconVideo } from '@tabler/icons-react';
import { calls } from '../../../call/client.ts';
import { useCall } from '../../../call/use-call.ts';
import type { Column } from '../../../kit/column.ts';
import { DataTable } from '../../../kit/data-table.tsx';
import { EmptyState } from '../../../kit/empty-state.tsx';
import { RelativeDate } from '../../../kit/relative-date.tsx';
import { PersonName } from '../../../parts/person-name.tsx';
import { SendingBadge } from '../../../parts/sending-badge.tsx';

const most = 500;

/** Videos sent to the video platform, or only listed because no platform is set up. */
export function PlatformPage() {
  const { documents, status, error } = useLive(platformVideos, {
    orderBy: [{ field: 'created_at', direction: 'desc' }],
    limit: most,
  });
  return (
    <Stack gap="md">
      {documents.some(({ state }) => state === 'kept') && (
        <Alert variant="light" icon={<IconInfoCircle size={16} />}>
          Videos marked as listed were not sent: no video platform was set up at the time.
        </Alert>
      )}
      <DataTable
        label="Video platform"
        rows={documents}
        columns={columns}
        loading={status === 'loading'}
        error={status === 'refused' ? (error?.message ?? 'The list could not be loaded.') : undefined}
        empty={<EmptyState icon={IconVideo}>No videos have been sent to the video platform yet.</EmptyState>}
        maxHeight={720}
      />
    </Stack>
  );
}

const columns: readonly Column<PlatformVideo>[] = [
  {
    key: 'name',
    title: 'Name',
    render: ({ name }) => (
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {name}
      </Text>
    ),
  },
  { key: 'state', title: 'State', width: 240, render: (video) => <SendingBadge video={video} /> },
  { key: 'videoId', title: 'Video id', wide: true, render: ({ videoId }) => videoId ?? '–' },
  { key: 'created_by', title: 'Requested by', wide: true, render: ({ created_by }) => <PersonName id={created_by} /> },
  {
    key: 'created_at',
    title: 'Requested',
    width: 130,
    render: ({ created_at }) => <RelativeDate value={created_at} ago />,
  },
  { key: 'again', title: '', label: 'Again', width: 120, render: (video) => <Again video={video} /> },
];

function Again({ video }: { video: PlatformVideo }) {
  const again = useCall(calls.archive.sendAgain, { done: 'Waiting to be sent again.' });
  if (video.state !== 'failed') return null;
  return (
    <Button
      size="compact-sm"
      variant="default"
      loading={again.pending}
      aria-label={`Send ${video.name} again`}
      onClick={() => void again.run({ id: video.id })}
    >
      Send Again
    </Button>
  );
}

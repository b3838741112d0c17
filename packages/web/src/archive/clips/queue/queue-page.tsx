import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import { type ClippingRequest, clippingRequests } from '@pavilion/domain/archive';
import { IconCut } from '@tabler/icons-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Column } from '../../../kit/column.ts';
import { countWords, formatCount } from '../../../kit/count-words.ts';
import { DataTable } from '../../../kit/data-table.tsx';
import { EmptyState } from '../../../kit/empty-state.tsx';
import { FileName } from '../../../kit/file-name.tsx';
import { closeNotice } from '../../../kit/notice-about.ts';
import { Panel } from '../../../kit/panel.tsx';
import { RelativeDate } from '../../../kit/relative-date.tsx';
import { clockLengthLabel } from '../../../kit/sizes.ts';
import { PersonName } from '../../../parts/person-name.tsx';
import { StatusBadge } from '../../../parts/status-badge.tsx';
import { useAccessible } from '../../use-accessible.ts';
import { clipsRequested } from '../viewer/clip-selected.tsx';
import { CancelClip } from './cancel-clip.tsx';
import { ClipAgain } from './clip-again.tsx';
import { ClipDownload } from './clip-download.tsx';

/** ARC-068, DAT-083 */
const newest = 20;

/** Live list of the newest clipping requests, and of older ones on demand. Those that have not been started can be cancelled (ARC-068..070). */
export function QueuePage() {
  const [count, setCount] = useState(newest);
  // One more than shown, to know whether there are more.
  const live = useAccessible(clippingRequests, {
    orderBy: [{ field: 'created_at', direction: 'desc' }],
    limit: count + 1,
  });
  // The rows stay while more are loaded.
  const kept = useRef(live);
  if (live.status !== 'loading') kept.current = live;
  const { documents, status, error } = kept.current;
  const rows = documents.slice(0, count);
  const hasMore = documents.length > count;
  const columns = useMemo(columnsOf, []);
  useEffect(() => closeNotice(clipsRequested), []);
  return (
    <Panel flush title="Clip Request Queue" note={noteOn(rows.length, hasMore)}>
      <DataTable
        bare
        label="Clipping requests"
        rows={rows}
        columns={columns}
        loading={status === 'loading'}
        error={status === 'refused' ? (error?.message ?? 'The requests could not be loaded.') : undefined}
        onRetry={() => window.location.reload()}
        empty={
          <EmptyState icon={IconCut}>
            No clips have been requested yet. Mark a clip in a recording and press Clip It.
          </EmptyState>
        }
      />
      {hasMore && (
        <Group justify="center" py="sm">
          <Button variant="default" loading={live.status === 'loading'} onClick={() => setCount(count + newest)}>
            Show {newest} More
          </Button>
        </Group>
      )}
    </Panel>
  );
}

const noteOn = (shown: number, hasMore: boolean) =>
  hasMore ? `The ${formatCount(shown)} newest clipping requests` : countWords(shown, 'clipping request');

function columnsOf(): Column<ClippingRequest>[] {
  return [
    {
      key: 'filename',
      title: 'File name',
      render: (request) => <Clip request={request} />,
    },
    { key: 'status', title: 'Status', width: '18%', wide: true, render: (request) => <Status request={request} /> },
    {
      key: 'duration',
      title: 'Duration',
      width: 100,
      wide: true,
      align: 'right',
      render: ({ duration }) => (
        <span className="tabular">{duration === undefined ? '–' : clockLengthLabel(duration)}</span>
      ),
    },
    {
      key: 'created_at',
      title: 'Requested',
      width: 170,
      wide: true,
      render: ({ created_at }) => <RelativeDate value={created_at} time />,
    },
    {
      key: 'created_by',
      title: 'By',
      width: 180,
      wide: true,
      render: ({ created_by }) => <PersonName id={created_by} avatar />,
    },
    {
      key: 'actions',
      pressed: true,
      title: '',
      width: 130,
      align: 'right',
      render: (request) => (
        <>
          <CancelClip request={request} />
          <ClipAgain request={request} />
          <ClipDownload request={request} />
        </>
      ),
    },
  ];
}

/** File name of the clip; on phones, also the details that have no column there. */
function Clip({ request }: { request: ClippingRequest }) {
  const { file, event, filename, duration, created_at } = request;
  const name = <FileName name={filename || 'Clip'} />;
  return (
    <div>
      {file && event ? (
        <a href={`#/recording/${encodeURIComponent(file)}/${encodeURIComponent(event)}`}>{name}</a>
      ) : (
        name
      )}
      <Text size="xs" c="dimmed" component="div" hiddenFrom="sm">
        {duration !== undefined && `${clockLengthLabel(duration)} · `}
        <RelativeDate value={created_at} time />
        <Status request={request} />
      </Text>
    </div>
  );
}

/** Unknown statuses are shown as stored (OPN-077). */
function Status({ request }: { request: ClippingRequest }) {
  const { status, progress, error } = request;
  return (
    <Stack gap={4}>
      <div>
        <StatusBadge status={status} />
      </div>
      {status === 'clipping' && <Progress size="sm" value={progress ?? 0} aria-label="Progress of the clip" />}
      {status === 'failed' && error && (
        <Text size="xs" c="dimmed">
          {error}
        </Text>
      )}
    </Stack>
  );
}

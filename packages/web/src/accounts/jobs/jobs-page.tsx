import { Button, Stack, Text } from '@mantine/core';
import { capitalise } from '@pavilion/domain';
import { jobWords } from '@pavilion/domain/system';
import { IconCircleCheck, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { calls } from '../../call/client.ts';
import { useAnswer, useCall } from '../../call/use-call.ts';
import type { Column } from '../../kit/column.ts';
import { DataTable } from '../../kit/data-table.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Panel } from '../../kit/panel.tsx';
import { RelativeDate } from '../../kit/relative-date.tsx';
import { StatusBadge } from '../../parts/status-badge.tsx';
import { askEvery, HealthPanel, useAskJobsPageAgain } from './health-panel.tsx';
import { IntegrityPanel } from './integrity-panel.tsx';
import { WaitingMedia } from './waiting-media.tsx';

type FailedJob = Awaited<ReturnType<typeof calls.system.listFailedJobs>>['jobs'][number];

/** Health checks, files that wait for media tools, failed jobs with their error and a retry button, and the last check of files. */
export function JobsPage() {
  const { answer, loading, refusal, again } = useAnswer(calls.system.listFailedJobs, {}, { every: askEvery });
  const [asking, setAsking] = useState(false);
  const refresh = () => {
    setAsking(true);
    void again().finally(() => setAsking(false));
  };
  return (
    <Stack gap="lg">
      <HealthPanel />
      <WaitingMedia />
      <Panel
        flush
        title="Failed Jobs"
        actions={
          <Button
            variant="default"
            size="xs"
            leftSection={<IconRefresh size={14} />}
            loading={asking}
            onClick={refresh}
          >
            Refresh
          </Button>
        }
      >
        <DataTable
          bare
          label="Failed jobs"
          rows={answer?.jobs ?? []}
          columns={[
            ...columns,
            {
              key: 'retry',
              title: '',
              label: 'Actions',
              width: 110,
              render: (job) => <Retry job={job} />,
            },
          ]}
          loading={loading}
          error={answer ? undefined : refusal?.message}
          onRetry={() => void again()}
          empty={<EmptyState icon={IconCircleCheck}>No job has failed.</EmptyState>}
        />
      </Panel>
      <IntegrityPanel />
    </Stack>
  );
}

const columns: readonly Column<FailedJob>[] = [
  { key: 'name', title: 'Job', width: 200, render: ({ name }) => capitalise(jobWords(name)) },
  {
    key: 'error',
    title: 'Reason',
    render: ({ error }) => (
      <Text size="sm" lineClamp={3} style={{ overflowWrap: 'anywhere' }}>
        {error}
      </Text>
    ),
  },
  {
    key: 'state',
    title: 'State',
    width: 130,
    render: ({ state }) =>
      state === 'failed' ? <StatusBadge status="failed" /> : <StatusBadge status="queued" word="Retrying" />,
  },
  {
    key: 'reference',
    title: 'Reference',
    width: 110,
    wide: true,
    render: ({ reference }) => (
      <Text size="sm" ff="monospace">
        {reference}
      </Text>
    ),
  },
  { key: 'attempts', title: 'Attempts', width: 90, align: 'right', wide: true, render: ({ attempts }) => attempts },
  { key: 'at', title: 'When', width: 150, wide: true, render: ({ at }) => <RelativeDate value={at} ago /> },
];

function Retry({ job }: { job: FailedJob }) {
  const retry = useCall(calls.system.retryJob, { done: 'The job is queued again.' });
  const askAgain = useAskJobsPageAgain();
  return (
    <Button
      size="xs"
      variant="light"
      loading={retry.pending}
      aria-label={`Try ${jobWords(job.name)} again`}
      onClick={() => void retry.run({ id: job.id }).then((done) => done && askAgain())}
    >
      Try Again
    </Button>
  );
}

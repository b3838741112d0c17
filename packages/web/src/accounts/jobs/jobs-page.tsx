import { Button, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { integrityReports, reportId } from '@pavilion/domain/integrity';
import { useDoc } from '@pavilion/sync/react';
import { IconCircleCheck, IconRefresh } from '@tabler/icons-react';
import { useEffect } from 'react';
import { calls } from '../../call/client.ts';
import { useAnswer, useCall } from '../../call/use-call.ts';
import type { Column } from '../../kit/column.ts';
import { DataTable } from '../../kit/data-table.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { ErrorState } from '../../kit/error-state.tsx';
import { Panel } from '../../kit/panel.tsx';
import { PleaseWait } from '../../kit/please-wait.tsx';
import { RelativeDate } from '../../kit/relative-date.tsx';
import { StatusBadge } from '../../parts/status-badge.tsx';
import { IntegrityPanel } from './integrity-panel.tsx';

type FailedJob = Awaited<ReturnType<typeof calls.system.listFailedJobs>>['jobs'][number];

/** Health checks, the last check of files and counters, and failed jobs with their error and a retry button. */
export function JobsPage() {
  const { answer, loading, fetching, refusal, again } = useAnswer(calls.system.listFailedJobs, {});
  return (
    <Stack gap="lg">
      <Health />
      <Panel
        flush
        title="Failed Jobs"
        actions={
          <Button
            variant="default"
            size="xs"
            leftSection={<IconRefresh size={14} />}
            loading={fetching}
            onClick={() => void again()}
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
              render: (job) => <Retry job={job} onDone={() => void again()} />,
            },
          ]}
          loading={loading}
          error={refusal?.message}
          onRetry={() => void again()}
          empty={<EmptyState icon={IconCircleCheck}>No job has failed.</EmptyState>}
        />
      </Panel>
      <IntegrityPanel />
    </Stack>
  );
}

const columns: readonly Column<FailedJob>[] = [
  { key: 'name', title: 'Job', width: 200, render: ({ name }) => name },
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

function Retry({ job, onDone }: { job: FailedJob; onDone: () => void }) {
  const retry = useCall(calls.system.retryJob, { done: 'The job is queued again.' });
  return (
    <Button
      size="xs"
      variant="light"
      loading={retry.pending}
      aria-label={`Try ${job.name} again`}
      onClick={() => void retry.run({ id: job.id }).then((done) => done && onDone())}
    >
      Try Again
    </Button>
  );
}

function Health() {
  const { answer, loading, refusal, again } = useAnswer(calls.system.health, {});
  const { document: report } = useDoc(integrityReports, reportId);
  const checkedAt = report?.finished_at;
  // What a check of the files has found is told here too.
  useEffect(() => {
    if (checkedAt) void again();
  }, [checkedAt, again]);
  return (
    <Panel title="Health">
      {loading && <PleaseWait height={60} />}
      {refusal && <ErrorState height={60} message={refusal.message} onRetry={() => void again()} />}
      <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }}>
        {answer?.checks.map(({ name, ok, off, detail }) => (
          <Group key={name} gap="sm" wrap="nowrap" align="flex-start">
            <div>
              <StatusBadge status={off ? 'unconfigured' : ok ? 'ready' : 'broken'} word={name} />
              <Text size="xs" c="dimmed" mt={4} style={{ overflowWrap: 'anywhere' }}>
                {detail}
              </Text>
            </div>
          </Group>
        ))}
      </SimpleGrid>
    </Panel>
  );
}

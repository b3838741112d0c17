import { Button, Group, Stack, Text } from '@mantine/core';
import { type Livestream, type ReportKind, streamReports } from '@pavilion/domain/livestreams';
import { useState } from 'react';
import { calls } from '../../call/client.ts';
import { useAnswer } from '../../call/use-call.ts';
import { DayInput } from '../../kit/day-input.tsx';
import { Panel } from '../../kit/panel.tsx';
import { PleaseWait } from '../../kit/please-wait.tsx';
import { urlText } from '../../kit/url-state.ts';
import { useUrlState } from '../../kit/use-url-state.ts';
import { FailureLine } from '../parts/failure-line.tsx';
import { ReportTable } from './report-table.tsx';

const address = { from: urlText(), to: urlText() };

/** Reporting card: both reports appear once both dates are set (LIV-038 to LIV-044). */
export function ReportingCard({ stream }: { stream: Livestream }) {
  const [{ from, to }, setUrl] = useUrlState(address);
  const [kind, setKind] = useState<ReportKind | null>(null);
  const both = from !== '' && to !== '';
  const wrongWay = both && from > to;
  const report = useAnswer(
    calls.livestreams.streamReporting,
    {
      from,
      to,
      sort: 'date',
      ...streamReports[kind ?? 'unique'],
      video_cloud_id: stream.job_videocloud_asset_id ?? stream.id,
    },
    { when: kind !== null && both && !wrongWay },
  );
  const button = (which: ReportKind, label: string) => (
    <Button
      variant={kind === which ? 'light' : 'default'}
      aria-pressed={kind === which}
      loading={kind === which && report.fetching}
      onClick={() => (kind === which ? void report.again() : setKind(which))}
    >
      {label}
    </Button>
  );
  return (
    <Panel title="Reporting">
      <Stack gap="md">
        <Group gap="sm" grow preventGrowOverflow={false}>
          <DayInput label="Report From" clearable value={from} onChange={(day) => setUrl({ from: day })} />
          <DayInput label="Report To" clearable value={to} onChange={(day) => setUrl({ to: day })} />
        </Group>
        {both && (
          <Group gap="sm">
            {button('consumption', 'Consumption across Sites')}
            {button('unique', 'Daily Unique Viewers')}
          </Group>
        )}
        {!both && (
          <Text size="sm" c="dimmed">
            Choose both dates to see the reports.
          </Text>
        )}
        {wrongWay && <FailureLine message="Report From must not be after Report To." />}
        {both && !wrongWay && kind && (
          <>
            <FailureLine message={report.refusal?.message} onRetry={() => void report.again()} />
            {report.loading && <PleaseWait height={120} />}
            {report.answer && !report.refusal && (
              <ReportTable key={kind} kind={kind} items={report.answer.items} source={report.answer.source} />
            )}
          </>
        )}
      </Stack>
    </Panel>
  );
}

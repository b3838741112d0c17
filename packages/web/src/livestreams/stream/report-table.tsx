import { Stack, Text } from '@mantine/core';
import { formatDay } from '@pavilion/domain';
import {
  consumptionTotal,
  minutesViewed,
  type ReportItem,
  type ReportKind,
  reportByDay,
} from '@pavilion/domain/livestreams';
import type { Column } from '../../kit/column.ts';
import { countWords } from '../../kit/count-words.ts';
import { DataTable } from '../../kit/data-table.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { lazyPart } from '../../kit/lazy-part.tsx';
import { PleaseWait } from '../../kit/please-wait.tsx';

const ReportChart = lazyPart(() => import('./report-chart.tsx').then((module) => module.ReportChart), {
  fallback: <PleaseWait height={200} />,
});

type Row = ReportItem & { id: string };
const number = (value: number | undefined) => <span className="tabular">{(value ?? 0).toLocaleString('en-GB')}</span>;
const date: Column<Row> = { key: 'date', title: 'Date', render: (row) => formatDay(row.date) };

/** LIV-040, LIV-042 */
const columns: Record<ReportKind, Column<Row>[]> = {
  unique: [
    date,
    {
      key: 'daily_unique_viewers',
      title: 'Unique Viewers',
      align: 'right',
      render: (row) => number(row.daily_unique_viewers),
    },
  ],
  consumption: [
    date,
    { key: 'destination_domain', title: 'Domain', render: (row) => row.destination_domain ?? '–' },
    { key: 'video_view', title: 'Stream Starts', align: 'right', render: (row) => number(row.video_view) },
    {
      key: 'minutes',
      title: 'Minutes Viewed',
      align: 'right',
      render: (row) => number(minutesViewed(row.video_seconds_viewed ?? 0)),
    },
  ],
};

interface ReportTableProps {
  kind: ReportKind;
  items: readonly ReportItem[];
  /** Sentence on where the numbers come from. */
  source: string;
}

/** A report as chart and table. Only consumption has a total: unique viewers of several days do not add up. */
export function ReportTable({ kind, items, source }: ReportTableProps) {
  const rows = items.map((item) => ({ ...item, id: `${item.date} ${item.destination_domain ?? ''}` }));
  const total = consumptionTotal(items);
  const points =
    kind === 'unique'
      ? reportByDay(items, (item) => item.daily_unique_viewers ?? 0)
      : reportByDay(items, (item) => (item.video_seconds_viewed ?? 0) / 60);
  return (
    <Stack gap="sm">
      {items.length > 0 && (
        <ReportChart label={kind === 'unique' ? 'Unique Viewers' : 'Minutes Viewed'} points={points} />
      )}
      <DataTable
        label={kind === 'unique' ? 'Daily Unique Viewers' : 'Consumption across Sites'}
        rows={rows}
        columns={columns[kind]}
        maxHeight={420}
        empty={<EmptyState height={120}>There were no viewers on these days.</EmptyState>}
        footer={
          kind === 'consumption' && items.length > 0
            ? `${countWords(total.starts, 'start')} and ${countWords(total.minutes, 'minute')} in total`
            : undefined
        }
      />
      <Text size="xs" c="dimmed">
        {source}
      </Text>
    </Stack>
  );
}

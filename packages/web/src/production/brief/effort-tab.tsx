import { Stack, Text } from '@mantine/core';
import { formatDay, formatDays, formatPounds, type Shift, shifts, sumDays, sumPounds } from '@pavilion/domain';
import { useLive } from '@pavilion/sync/react';
import { useMemo } from 'react';
import { type Column, DataTable } from '../../kit/data-table.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';

interface ResourceEffort {
  id: string;
  name: string;
  shifts: Shift[];
}

/** Who works on the brief, how many days and at what cost; those seen are those of the work planner. */
export function EffortTab({ brief }: { brief: string }) {
  const { documents, status } = useLive(shifts, {
    where: { productionId: brief },
    orderBy: [{ field: 'date', direction: 'asc' }],
  });
  const rows = useMemo(() => byResource(documents), [documents]);
  const days = sumDays(documents.map((shift) => shift.days));
  const cost = sumPounds(documents.map((shift) => shift.cost ?? 0));
  return (
    <Stack gap="sm">
      {documents.length > 0 && (
        <Text size="sm" c="dimmed" className="tabular">
          {formatDays(days)} · {formatPounds(cost)}
        </Text>
      )}
      <DataTable
        label="Effort"
        rows={rows}
        columns={columns}
        loading={status === 'loading'}
        empty={<EmptyState>No work is booked on this brief.</EmptyState>}
      />
    </Stack>
  );
}

const columns: Column<ResourceEffort>[] = [
  { key: 'name', title: 'Resource', render: (row) => row.name },
  {
    key: 'when',
    title: 'When',
    render: (row) => {
      const dates = row.shifts.flatMap((shift) => shift.date ?? shift.start ?? []);
      const [first, last] = [dates[0], dates.at(-1)];
      if (!first || !last) return '–';
      return first === last ? formatDay(first) : `${formatDay(first)} – ${formatDay(last)}`;
    },
  },
  {
    key: 'days',
    title: 'Effort',
    width: 120,
    align: 'right',
    render: (row) => <span className="tabular">{formatDays(sumDays(row.shifts.map((shift) => shift.days)))}</span>,
  },
  {
    key: 'cost',
    title: 'Cost',
    width: 120,
    align: 'right',
    render: (row) => (
      <span className="tabular">{formatPounds(sumPounds(row.shifts.map((shift) => shift.cost ?? 0)))}</span>
    ),
  },
];

function byResource(documents: readonly Shift[]): ResourceEffort[] {
  const rows = new Map<string, ResourceEffort>();
  for (const shift of documents) {
    const known = rows.get(shift.resourceId);
    if (known) known.shifts.push(shift);
    else rows.set(shift.resourceId, { id: shift.resourceId, name: shift.resourceName ?? 'Resource', shifts: [shift] });
  }
  return [...rows.values()].sort((left, right) => left.name.localeCompare(right.name, 'en-GB'));
}

import { Button, Group, Stack, Text } from '@mantine/core';
import {
  formatDay,
  formatDays,
  formatPounds,
  lacksRate,
  noRate,
  type Shift,
  shifts,
  sumDays,
  sumPounds,
} from '@pavilion/domain';
import { useLive } from '@pavilion/sync/react';
import { IconPlus } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import type { Column } from '../../kit/column.ts';
import { DataTable } from '../../kit/data-table.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { SessionModal, type SessionToOpen } from '../../planner/index.ts';
import { useCan } from '../../session/session-provider.tsx';

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
  const plans = useCan('planWork');
  const [opened, setOpened] = useState<SessionToOpen | null>(null);
  const rows = useMemo(() => byResource(documents), [documents]);
  const days = sumDays(documents.map((shift) => shift.days));
  const cost = sumPounds(documents.map((shift) => shift.cost ?? 0));
  return (
    <Stack gap="sm">
      <Group justify="space-between" mih={30}>
        <Text size="sm" c="dimmed" className="tabular">
          {documents.length > 0 && `${formatDays(days)} · ${formatPounds(cost)}`}
        </Text>
        {plans && (
          <Button size="xs" leftSection={<IconPlus size={14} />} onClick={() => setOpened({ productionId: brief })}>
            Add Session
          </Button>
        )}
      </Group>
      <DataTable
        label="Effort"
        rows={rows}
        columns={columns}
        loading={status === 'loading'}
        empty={<EmptyState>No work is booked on this brief.</EmptyState>}
      />
      {documents.length > 0 && (
        <DataTable
          label="Sessions"
          rows={documents}
          columns={sessionColumns}
          maxHeight={480}
          {...(plans ? { onOpen: (edit: Shift) => setOpened({ edit }) } : {})}
        />
      )}
      <SessionModal opened={opened} onClose={() => setOpened(null)} />
    </Stack>
  );
}

const columns: Column<ResourceEffort>[] = [
  { key: 'name', title: 'Resource', render: (row) => row.name },
  {
    key: 'when',
    title: 'When',
    render: (row) => {
      const dates = row.shifts.map((shift) => shift.date);
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

const sessionColumns: Column<Shift>[] = [
  { key: 'date', title: 'Date', width: 120, render: (shift) => formatDay(shift.date) },
  { key: 'name', title: 'Session of', render: (shift) => shift.resourceName ?? 'Resource' },
  {
    key: 'days',
    title: 'Effort',
    width: 120,
    align: 'right',
    render: (shift) => <span className="tabular">{formatDays(shift.days)}</span>,
  },
  {
    key: 'cost',
    title: 'Cost',
    width: 120,
    align: 'right',
    render: (shift) => <span className="tabular">{lacksRate(shift) ? noRate : formatPounds(shift.cost ?? 0)}</span>,
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

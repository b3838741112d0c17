import { Button, Group, Stack, Text } from '@mantine/core';
import { formatDay, londonDay, type Shoot, shoots } from '@pavilion/domain';
import { useLive } from '@pavilion/sync/react';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { Column } from '../../kit/column.ts';
import { DataTable } from '../../kit/data-table.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { PleaseWait } from '../../kit/please-wait.tsx';
import { useMinute } from '../../kit/use-minute.ts';
import { StatusBadge } from '../../parts/status-badge.tsx';
import { type CalendarView, ShootModal, ShootsCalendar, type ShootToOpen } from '../../planner/index.ts';

/** The brief's own shoots calendar with the list below (PRD-027, PLN-024). */
export function ShootsTab({ brief }: { brief: string }) {
  const { documents, status } = useLive(shoots, {
    where: { productionId: brief },
    orderBy: [{ field: 'date', direction: 'asc' }],
  });
  const [opened, setOpened] = useState<ShootToOpen | null>(null);
  if (status === 'loading') return <PleaseWait />;
  const add = (date?: string) => setOpened({ productionId: brief, ...(date ? { date } : {}) });
  return (
    <Stack gap="md">
      <Group justify="flex-end">
        <Button size="xs" leftSection={<IconPlus size={14} />} onClick={() => add()}>
          Add Shoot
        </Button>
      </Group>
      <BriefCalendar planned={documents} onOpen={(edit) => setOpened({ edit })} onAdd={add} />
      <DataTable
        label="Shoots"
        rows={documents}
        columns={columns}
        onOpen={(edit) => setOpened({ edit })}
        empty={<EmptyState height={120}>No shoot is planned for this brief.</EmptyState>}
      />
      <ShootModal opened={opened} onClose={() => setOpened(null)} />
    </Stack>
  );
}

interface BriefCalendarProps {
  planned: readonly Shoot[];
  onOpen: (shoot: Shoot) => void;
  onAdd: (day: string) => void;
}

/** First month shown: of the next shoot, else of the last one. */
function BriefCalendar({ planned, onOpen, onAdd }: BriefCalendarProps) {
  const today = londonDay(useMinute().toISOString());
  const opening = planned.find((shoot) => shoot.date >= today) ?? planned.at(-1);
  const [day, setDay] = useState((opening?.date ?? today).slice(0, 10));
  const [view, setView] = useState<CalendarView>('month');
  return (
    <ShootsCalendar
      shoots={planned}
      view={view}
      onView={setView}
      day={day}
      onDay={setDay}
      onOpen={onOpen}
      onAdd={onAdd}
    />
  );
}

const columns: Column<Shoot>[] = [
  { key: 'date', title: 'Date', width: 120, render: (shoot) => formatDay(shoot.date) },
  {
    key: 'title',
    title: 'Shoot',
    render: (shoot) => (
      <Stack gap={0}>
        <Text size="sm" fw={500}>
          {shoot.shootTitle || shoot.prodTitle || 'Shoot'}
        </Text>
        <Text size="xs" c="dimmed">
          {[shoot.location, shoot.timings].filter(Boolean).join(' · ')}
        </Text>
      </Stack>
    ),
  },
  { key: 'days', title: 'Days', width: 70, render: (shoot) => <span className="tabular">{shoot.days}</span> },
  { key: 'shooter', title: 'Shooter', width: 160, wide: true, render: (shoot) => shoot.shooter ?? '–' },
  { key: 'status', title: 'Status', width: 140, render: (shoot) => <StatusBadge status={shoot.shootStatus} /> },
];

import { ActionIcon, Group, Stack, Text, Title } from '@mantine/core';
import { addDays, addMonths, formatDay, londonDay, monthPage, type Shoot, shoots, weekdays } from '@pavilion/domain';
import { useLive } from '@pavilion/sync/react';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { type Column, DataTable } from '../../kit/data-table.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { PleaseWait } from '../../kit/please-wait.tsx';
import { StatusBadge } from '../../kit/status-badge.tsx';
import { useMinute } from '../../kit/use-minute.ts';
import classes from './brief-tabs.module.css';

/** The brief's own shoots calendar with the list below (PRD-027). */
export function ShootsTab({ brief }: { brief: string }) {
  const { documents, status } = useLive(shoots, {
    where: { productionId: brief },
    orderBy: [{ field: 'date', direction: 'asc' }],
  });
  if (status === 'loading') return <PleaseWait />;
  if (documents.length === 0) return <EmptyState>No shoot is planned for this brief.</EmptyState>;
  return (
    <Stack gap="md">
      <ShootsCalendar shoots={documents} />
      <DataTable label="Shoots" rows={documents} columns={columns} />
    </Stack>
  );
}

const columns: Column<Shoot>[] = [
  { key: 'date', title: 'Date', width: 120, render: (shoot) => dayOf(shoot) && formatDay(dayOf(shoot)) },
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

const dayOf = (shoot: Shoot) => (shoot.date ?? shoot.start ?? '').slice(0, 10);
const fromMonday = [...weekdays.slice(1), weekdays[0]];

function ShootsCalendar({ shoots: planned }: { shoots: readonly Shoot[] }) {
  const today = londonDay(useMinute().toISOString());
  // It opens where there is something to see: the next shoot, else the last one.
  const opening = planned.find((shoot) => dayOf(shoot) >= today) ?? planned.at(-1);
  const [month, setMonth] = useState((opening ? dayOf(opening) : today).slice(0, 7) || today.slice(0, 7));
  const byDay = useMemo(() => {
    const map = new Map<string, Shoot[]>();
    for (const shoot of planned) {
      for (let at = 0; dayOf(shoot) && at < shoot.days; at++) {
        const day = addDays(dayOf(shoot), at);
        map.set(day, [...(map.get(day) ?? []), shoot]);
      }
    }
    return map;
  }, [planned]);
  const turn = (by: number) => setMonth(addMonths(`${month}-01`, by).slice(0, 7));
  return (
    <Stack gap="xs">
      <Group gap="xs">
        <ActionIcon variant="default" aria-label="The month before" onClick={() => turn(-1)}>
          <IconChevronLeft size={16} />
        </ActionIcon>
        <ActionIcon variant="default" aria-label="The month after" onClick={() => turn(1)}>
          <IconChevronRight size={16} />
        </ActionIcon>
        <Title order={2} fz="md" aria-live="polite">
          {new Date(`${month}-15T12:00:00Z`).toLocaleDateString('en-GB', { month: 'long', year: 'numeric' })}
        </Title>
      </Group>
      <section className={classes.month} aria-label="Shoots calendar">
        {fromMonday.map((name) => (
          <div key={name} className={classes.weekday} aria-hidden>
            {name?.slice(0, 3)}
          </div>
        ))}
        {monthPage(month).map((day) => (
          <div key={day} className={classes.day} data-outside={day.slice(0, 7) !== month || undefined}>
            <time className={classes.number} dateTime={day}>
              {Number(day.slice(8))}
            </time>
            {byDay.get(day)?.map((shoot) => (
              <div
                key={shoot.id}
                className={classes.shoot}
                data-status={shoot.shootStatus}
                title={`${shoot.shootTitle || 'Shoot'}, ${shoot.shootStatus}`}
              >
                {shoot.shootTitle || 'Shoot'}
              </div>
            ))}
          </div>
        ))}
      </section>
    </Stack>
  );
}

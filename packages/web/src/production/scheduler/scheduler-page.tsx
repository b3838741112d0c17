import { ActionIcon, Button, Group, Stack, Text, Title } from '@mantine/core';
import { addMonths, type Deliverable, deliverables, formatDay, londonDay, monthPage } from '@pavilion/domain';
import { useLive } from '@pavilion/sync/react';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useMemo } from 'react';
import { countWords, formatCount } from '../../kit/count-words.ts';
import { PleaseWait } from '../../kit/please-wait.tsx';
import { useShortcut } from '../../kit/shortcuts.ts';
import { urlText } from '../../kit/url-state.ts';
import { useMinute } from '../../kit/use-minute.ts';
import { useUrlState } from '../../kit/use-url-state.ts';
import { useCan } from '../../session/session-provider.tsx';
import { useDeliverableEdits } from '../use-deliverable-edits.ts';
import { MonthGrid } from './month-grid.tsx';
import { ScheduleFilter } from './schedule-filter.tsx';
import { useSchedulerFilters } from './use-scheduler-filters.ts';

const address = { month: urlText() };
const group = 'Deliverables scheduler';

/** Deadlines of deliverables by month; dragging one changes it (PRD-124, PRD-129, PRD-130, PRD-131). */
export function SchedulerPage() {
  const today = londonDay(useMinute().toISOString());
  const [url, setUrl] = useUrlState(address);
  const month = /^\d{4}-(0[1-9]|1[0-2])$/.test(url.month) ? url.month : today.slice(0, 7);
  const days = useMemo(() => monthPage(month), [month]);
  const { documents, status } = useLive(deliverables, {
    where: { deadline: { gte: days[0] ?? month, lte: `${days.at(-1)}T99` } },
    orderBy: [{ field: 'title', direction: 'asc' }],
  });
  const { sets, shows } = useSchedulerFilters();
  const edits = useCan('editDeliverables'); // OPN-012
  const edit = useDeliverableEdits();
  const shown = documents.filter(shows);
  // The page of a month has days of its neighbours, which are counted there.
  const isOfMonth = ({ deadline }: Deliverable) => deadline?.slice(0, 7) === month;
  const [counted, all] = [shown.filter(isOfMonth).length, documents.filter(isOfMonth).length];

  const turn = (by: number) => setUrl({ month: addMonths(`${month}-01`, by).slice(0, 7) });
  useShortcut({ keys: 'pageup', label: 'The month before', group }, () => turn(-1));
  useShortcut({ keys: 'pagedown', label: 'The month after', group }, () => turn(1));
  useShortcut({ keys: 't', label: 'This month', group }, () => setUrl({ month: '' }));
  const move = (deliverable: Deliverable, day: string) => {
    if (day === deliverable.deadline?.slice(0, 10)) return;
    void edit([{ deliverable, changes: { deadline: day } }], `${deliverable.title} is due on ${formatDay(day)}`);
  };

  return (
    <Stack gap="sm">
      <Group gap="xs">
        <ActionIcon variant="default" size="lg" aria-label="The month before" onClick={() => turn(-1)}>
          <IconChevronLeft size={18} />
        </ActionIcon>
        <ActionIcon variant="default" size="lg" aria-label="The month after" onClick={() => turn(1)}>
          <IconChevronRight size={18} />
        </ActionIcon>
        <Title order={2} fz="lg" aria-live="polite">
          {new Date(`${month}-15T12:00:00Z`).toLocaleDateString('en-GB', { month: 'long', year: 'numeric' })}
        </Title>
        <Button
          size="xs"
          variant="default"
          disabled={month === today.slice(0, 7)}
          onClick={() => setUrl({ month: '' })}
        >
          Today
        </Button>
        <Text size="sm" c="dimmed" ml="auto" className="tabular">
          {counted === all
            ? countWords(all, 'deliverable')
            : `${formatCount(counted)} of ${countWords(all, 'deliverable')}`}
        </Text>
      </Group>
      <Stack gap={6}>
        {sets.map((set) => (
          <ScheduleFilter key={set.label} {...set} />
        ))}
      </Stack>
      {status === 'loading' ? (
        <PleaseWait />
      ) : (
        <MonthGrid month={month} days={days} today={today} deliverables={shown} onMove={edits ? move : undefined} />
      )}
    </Stack>
  );
}

import { Button, Group, Text } from '@mantine/core';
import { formatDay, isCalendarDate, londonDay, shiftsShownFrom } from '@pavilion/domain';
import { IconChevronLeft, IconPrinter } from '@tabler/icons-react';
import { useMemo } from 'react';
import { DayInput } from '../../kit/day-input.tsx';
import { ErrorState } from '../../kit/error-state.tsx';
import { PleaseWait } from '../../kit/please-wait.tsx';
import { urlList, urlText } from '../../kit/url-state.ts';
import { useMinute } from '../../kit/use-minute.ts';
import { useUrlState } from '../../kit/use-url-state.ts';
import { IncompleteNote } from '../effort/incomplete-note.tsx';
import { usePlannerWeek } from '../effort/use-planner-week.ts';
import classes from './paper.module.css';
import { monthOf, paperAddress, rangeFault, weeksOf } from './paper-range.ts';
import { PaperWeek } from './paper-week.tsx';

const address = { ...paperAddress, week: urlText(), group: urlList(), person: urlList() };

/** The planner of a month or of other days as it is printed, each week on a new page, with the filters of the planner. */
export function PlannerPaper() {
  const [url, setUrl] = useUrlState(address);
  const today = londonDay(useMinute().toISOString());
  const { from, to } = url;
  const fault = rangeFault({ from, to });
  const weeks = useMemo(() => weeksOf(fault ? { from: today, to: today } : { from, to }), [fault, from, to, today]);
  const days = useMemo(() => weeks.flat(), [weeks]);
  const filters = useMemo(() => ({ groups: url.group, people: url.person }), [url.group, url.person]);
  const plan = usePlannerWeek(days, today, filters);
  const shown = !fault && !plan.refused && !plan.loading;
  return (
    <div className={classes.page}>
      <Group gap="xs" align="flex-start" role="search">
        <Button
          size="xs"
          variant="subtle"
          leftSection={<IconChevronLeft size={14} />}
          onClick={() => setUrl({ from: '', to: '', week: isCalendarDate(from) ? from : '' }, { push: true })}
        >
          Back to the Week
        </Button>
        <DayInput size="xs" w={130} aria-label="First day" value={from} onChange={(day) => setUrl({ from: day })} />
        <DayInput size="xs" w={130} aria-label="Last day" value={to} onChange={(day) => setUrl({ to: day })} />
        <Button size="xs" variant="default" onClick={() => setUrl(monthOf(isCalendarDate(from) ? from : today))}>
          Whole Month
        </Button>
        <Button size="xs" leftSection={<IconPrinter size={14} />} disabled={!shown} onClick={() => window.print()}>
          Print
        </Button>
      </Group>
      {fault && (
        <Text size="sm" c="var(--pv-red)" role="alert">
          {fault}
        </Text>
      )}
      {!fault && from < shiftsShownFrom(today) && (
        <Text size="sm" c="dimmed" role="status">
          The planner shows sessions from {formatDay(shiftsShownFrom(today))} onwards.
        </Text>
      )}
      {plan.refused ? (
        <ErrorState message={plan.refused} onRetry={() => window.location.reload()} />
      ) : plan.loading ? (
        <PleaseWait height="60vh" />
      ) : (
        plan.incomplete && <IncompleteNote text={plan.incomplete} />
      )}
      {shown && weeks.map((week) => <PaperWeek key={week[0]} plan={plan} days={week} within={{ from, to }} />)}
    </div>
  );
}

import { Text } from '@mantine/core';
import {
  addDays,
  daysOfWeek,
  formatDay,
  isCalendarDate,
  londonDay,
  shiftsShownFrom,
  startOfWeek,
} from '@pavilion/domain';
import { useMemo, useState } from 'react';
import { ErrorState } from '../../kit/error-state.tsx';
import { inCorner, lazyPart } from '../../kit/lazy-part.tsx';
import { PleaseWait } from '../../kit/please-wait.tsx';
import { urlList, urlText } from '../../kit/url-state.ts';
import { useMinute } from '../../kit/use-minute.ts';
import { usePrinting } from '../../kit/use-printing.ts';
import { useUrlState } from '../../kit/use-url-state.ts';
import { useConfiguration } from '../../parts/use-configuration.ts';
import { useCan } from '../../session/session-provider.tsx';
import { useUndoKey } from '../acts.ts';
import { CalendarHead } from '../calendar-head.tsx';
import { weekWords } from '../calendar-words.ts';
import { monthOf, paperAddress } from '../paper/paper-range.ts';
import { PaperWeek } from '../paper/paper-week.tsx';
import { SessionModal } from '../session/session-modal.tsx';
import { ShootModal } from '../shoots/shoot-modal.tsx';
import { IncompleteNote } from './incomplete-note.tsx';
import { NoResources } from './no-resources.tsx';
import { PlannerTools } from './planner-tools.tsx';
import { useMoveBookings } from './use-move-bookings.ts';
import { useOpenedBooking } from './use-opened-booking.ts';
import { usePlannerWeek } from './use-planner-week.ts';
import classes from './week.module.css';
import { WeekGrid } from './week-grid.tsx';

const EditEvents = lazyPart(() => import('./edit-events.tsx').then((module) => module.EditEvents), { frame: inCorner });
const PlannerPaper = lazyPart(() => import('../paper/planner-paper.tsx').then((module) => module.PlannerPaper), {
  fallback: <PleaseWait height="60vh" />,
});
const address = { week: urlText(), from: urlText(), to: urlText(), group: urlList(), person: urlList() };

/** The work planner: a week (PLN-002 to PLN-012), or several weeks as they are printed. */
export function PlannerPage() {
  const [{ from, to }] = useUrlState(paperAddress);
  return from || to ? <PlannerPaper /> : <PlannerOnScreen />;
}

/** Sessions, shoots and deadlines of a week. */
function PlannerOnScreen() {
  const today = londonDay(useMinute().toISOString());
  const [url, setUrl] = useUrlState(address);
  const { shooters } = useConfiguration();
  const configures = useCan('manageUsers');
  const monday = startOfWeek(isCalendarDate(url.week) ? url.week : today);
  const days = useMemo(() => daysOfWeek(monday), [monday]);
  const filters = useMemo(() => ({ groups: url.group, people: url.person }), [url.group, url.person]);
  const week = usePlannerWeek(days, today, filters);
  const { session, setSession, shoot, setShoot, ...open } = useOpenedBooking();
  const [events, setEvents] = useState(false);
  const printing = usePrinting();
  useUndoKey('Work planner');
  const { moveShift, moveShoot } = useMoveBookings(week.all, week.rates);
  const filtered = url.group.length + url.person.length > 0;
  return (
    <div className={classes.page}>
      <PlannerTools
        resources={week.all}
        filters={filters}
        onFilter={setUrl}
        onEditEvents={configures ? () => setEvents(true) : undefined}
        onPrint={() => setUrl(monthOf(days.includes(today) ? today : monday), { push: true })}
        onAddShoot={() => setShoot({})}
        onAddSession={() => setSession({})}
      >
        <CalendarHead
          title={weekWords(monday)}
          unit="week"
          now={monday === startOfWeek(today)}
          onTurn={(by) => setUrl({ week: by === 0 ? '' : addDays(monday, by * 7) })}
          onDay={(day) => setUrl({ week: startOfWeek(day) })}
          group="Work planner"
        />
      </PlannerTools>
      {addDays(monday, 6) < shiftsShownFrom(today) && (
        <Text size="sm" c="dimmed" px="md" pb="xs" role="status">
          The planner shows sessions from {formatDay(shiftsShownFrom(today))} onwards.
        </Text>
      )}
      {week.refused ? (
        <ErrorState message={week.refused} onRetry={() => window.location.reload()} />
      ) : week.loading ? (
        <PleaseWait height="60vh" />
      ) : (
        <>
          {week.incomplete && <IncompleteNote text={week.incomplete} />}
          <WeekGrid
            week={week}
            today={today}
            shooters={shooters}
            onAddShift={open.addShift}
            onAddShoot={open.addShoot}
            onOpenShift={open.openShift}
            onOpenShoot={open.openShoot}
            onMoveShift={moveShift}
            onMoveShoot={moveShoot}
          />
          {printing && <PaperWeek plan={week} days={days} />}
          {week.groups.length === 0 && (
            <NoResources onClear={filtered ? () => setUrl({ group: [], person: [] }) : undefined} />
          )}
        </>
      )}
      <SessionModal opened={session} onClose={() => setSession(null)} />
      <ShootModal opened={shoot} onClose={() => setShoot(null)} />
      {events && <EditEvents onClose={() => setEvents(false)} />}
    </div>
  );
}

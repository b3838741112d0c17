import { Text } from '@mantine/core';
import { addDays, formatDay, isCalendarDate, londonDay, shiftsShownFrom, startOfWeek } from '@pavilion/domain';
import { useMemo, useState } from 'react';
import { ErrorState } from '../../kit/error-state.tsx';
import { inCorner, lazyPart } from '../../kit/lazy-part.tsx';
import { PleaseWait } from '../../kit/please-wait.tsx';
import { urlList, urlText } from '../../kit/url-state.ts';
import { useMinute } from '../../kit/use-minute.ts';
import { useUrlState } from '../../kit/use-url-state.ts';
import { useConfiguration } from '../../parts/use-configuration.ts';
import { useCan } from '../../session/session-provider.tsx';
import { useUndoKey } from '../acts.ts';
import { CalendarHead } from '../calendar-head.tsx';
import { weekWords } from '../calendar-words.ts';
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
const address = { week: urlText(), group: urlList(), person: urlList() };

/** The work planner: sessions, shoots and deadlines of a week (PLN-002 to PLN-012). */
export function PlannerPage() {
  const today = londonDay(useMinute().toISOString());
  const [url, setUrl] = useUrlState(address);
  const { shooters } = useConfiguration();
  const configures = useCan('manageUsers');
  const monday = startOfWeek(isCalendarDate(url.week) ? url.week : today);
  const filters = useMemo(() => ({ groups: url.group, people: url.person }), [url.group, url.person]);
  const week = usePlannerWeek(monday, today, filters);
  const { session, setSession, shoot, setShoot, ...open } = useOpenedBooking();
  const [events, setEvents] = useState(false);
  useUndoKey();
  const { moveShift, moveShoot } = useMoveBookings(week.all, week.rates);
  const filtered = url.group.length + url.person.length > 0;
  return (
    <div className={classes.page}>
      <PlannerTools
        resources={week.all}
        filters={filters}
        onFilter={setUrl}
        onEditEvents={configures ? () => setEvents(true) : undefined}
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

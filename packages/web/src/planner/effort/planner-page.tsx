import { ActionIcon, Button, Group, MultiSelect, Text, Tooltip } from '@mantine/core';
import {
  addDays,
  formatDay,
  isCalendarDate,
  londonDay,
  type Shift,
  type Shoot,
  shiftsShownFrom,
  startOfWeek,
} from '@pavilion/domain';
import { IconCalendarEvent, IconPlus } from '@tabler/icons-react';
import { useCallback, useMemo, useState } from 'react';
import { EmptyState } from '../../kit/empty-state.tsx';
import { ErrorState } from '../../kit/error-state.tsx';
import { inCorner, lazyPart } from '../../kit/lazy-part.tsx';
import { ButtonLink } from '../../kit/links.tsx';
import { PleaseWait } from '../../kit/please-wait.tsx';
import { urlList, urlText } from '../../kit/url-state.ts';
import { useMinute } from '../../kit/use-minute.ts';
import { useUrlState } from '../../kit/use-url-state.ts';
import { useConfiguration } from '../../parts/use-configuration.ts';
import { useCan } from '../../session/session-provider.tsx';
import { CalendarHead } from '../calendar-head.tsx';
import { weekWords } from '../calendar-words.ts';
import { SessionModal, type SessionToOpen } from '../session/session-modal.tsx';
import { ShootModal, type ShootToOpen } from '../shoots/shoot-modal.tsx';
import { useMoveBookings } from './use-move-bookings.ts';
import { groupOf, usePlannerWeek } from './use-planner-week.ts';
import classes from './week.module.css';
import { WeekGrid } from './week-grid.tsx';

const EditEvents = lazyPart(() => import('./edit-events.tsx').then((module) => module.EditEvents), { frame: inCorner });
const address = { week: urlText(), group: urlList(), person: urlList() };

/** The work planner: sessions, shoots and deadlines of a week (PLN-002 to PLN-012). */
export function PlannerPage() {
  const today = londonDay(useMinute().toISOString());
  const [url, setUrl] = useUrlState(address);
  const { shooters } = useConfiguration();
  const manages = useCan('manageResources');
  const configures = useCan('manageUsers');
  const monday = startOfWeek(isCalendarDate(url.week) ? url.week : today);
  const filters = useMemo(() => ({ groups: url.group, people: url.person }), [url.group, url.person]);
  const week = usePlannerWeek(monday, today, filters);
  const [session, setSession] = useState<SessionToOpen | null>(null);
  const [shoot, setShoot] = useState<ShootToOpen | null>(null);
  const [events, setEvents] = useState(false);

  const turn = (by: -1 | 0 | 1) => setUrl({ week: by === 0 ? '' : addDays(monday, by * 7) });
  const addShift = useCallback((resourceId: string, date: string) => setSession({ resourceId, date }), []);
  const addShoot = useCallback((date: string) => setShoot({ date }), []);
  const openShift = useCallback((edit: Shift) => setSession({ edit }), []);
  const openShoot = useCallback((edit: Shoot) => setShoot({ edit }), []);
  const { moveShift, moveShoot } = useMoveBookings(week.all);

  const filtered = url.group.length + url.person.length > 0;
  const shown = week.groups.reduce((count, group) => count + group.resources.length, 0);
  return (
    <div className={classes.page}>
      <div className={classes.tools}>
        <CalendarHead
          title={weekWords(monday)}
          unit="week"
          now={monday === startOfWeek(today)}
          onTurn={turn}
          group="Work planner"
        />
        <Group gap="xs" ml="auto" role="search">
          <MultiSelect
            size="xs"
            aria-label="Groups"
            placeholder={url.group.length ? '' : 'All groups'}
            searchable
            clearable
            data={[...new Set(week.all.map(groupOf))].sort()}
            value={url.group}
            onChange={(group) => setUrl({ group })}
            className={classes.filter}
          />
          <MultiSelect
            size="xs"
            aria-label="Resources"
            placeholder={url.person.length ? '' : 'All resources'}
            searchable
            clearable
            limit={100}
            data={week.all.map(({ id, displayName }) => ({ value: id, label: displayName }))}
            value={url.person}
            onChange={(person) => setUrl({ person })}
            className={classes.filter}
          />
          {configures && (
            <Tooltip label="Calendar Events">
              <ActionIcon variant="default" size={30} aria-label="Calendar Events" onClick={() => setEvents(true)}>
                <IconCalendarEvent size={16} />
              </ActionIcon>
            </Tooltip>
          )}
          <Button size="xs" variant="default" leftSection={<IconPlus size={14} />} onClick={() => setShoot({})}>
            Add Shoot
          </Button>
          <Button size="xs" leftSection={<IconPlus size={14} />} onClick={() => setSession({})}>
            Add Session
          </Button>
        </Group>
      </div>
      {addDays(monday, 6) < shiftsShownFrom(today) && (
        <Text size="sm" c="dimmed" px="md" pb="xs" role="status">
          The planner shows sessions from {formatDay(shiftsShownFrom(today))} onwards.
        </Text>
      )}
      {week.refused ? (
        <ErrorState message={week.refused.message} onRetry={() => window.location.reload()} />
      ) : week.loading ? (
        <PleaseWait height="60vh" />
      ) : (
        <>
          <WeekGrid
            week={week}
            today={today}
            shooters={shooters}
            onAddShift={addShift}
            onAddShoot={addShoot}
            onOpenShift={openShift}
            onOpenShoot={openShoot}
            onMoveShift={moveShift}
            onMoveShoot={moveShoot}
          />
          {shown === 0 && (
            <EmptyState
              action={
                filtered ? (
                  <Button variant="default" onClick={() => setUrl({ group: [], person: [] })}>
                    Clear Filters
                  </Button>
                ) : manages ? (
                  <ButtonLink to="/resources" variant="default">
                    Add Resource
                  </ButtonLink>
                ) : undefined
              }
            >
              {filtered ? 'No resources match these filters.' : 'There are no active resources to book.'}
            </EmptyState>
          )}
        </>
      )}
      <SessionModal opened={session} onClose={() => setSession(null)} />
      <ShootModal opened={shoot} onClose={() => setShoot(null)} />
      {events && <EditEvents onClose={() => setEvents(false)} />}
    </div>
  );
}

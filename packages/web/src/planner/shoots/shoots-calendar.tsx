import { SegmentedControl, Text } from '@mantine/core';
import {
  addDays,
  addMonths,
  calendarEvents,
  daysOfWeek,
  lastDay,
  londonDay,
  monthPage,
  type Shoot,
  shooterNumber,
  shoots,
  startOfWeek,
} from '@pavilion/domain';
import { useGlow } from '@pavilion/sync/react';
import { IconBan, IconCalendarEvent, IconCheck, IconPencil, IconPlus } from '@tabler/icons-react';
import { type CSSProperties, useMemo, useRef } from 'react';
import { useMinute } from '../../kit/use-minute.ts';
import grid from '../../parts/day-grid.module.css';
import { DayGrid } from '../../parts/day-grid.tsx';
import { statusLook } from '../../parts/status-words.ts';
import { useConfiguration } from '../../parts/use-configuration.ts';
import { CalendarHead } from '../calendar-head.tsx';
import { longDayWords, monthWords, weekWords } from '../calendar-words.ts';
import { dayInMonth } from './day-in-month.ts';
import classes from './shoots.module.css';

export type CalendarView = 'month' | 'week';

interface ShootsCalendarProps {
  shoots: readonly Shoot[];
  view: CalendarView;
  onView: (view: CalendarView) => void;
  /** Any day of the month or week shown. */
  day: string;
  onDay: (day: string) => void;
  onOpen: (shoot: Shoot) => void;
  onAdd: (day: string) => void;
}

/** Month or week of shoots, from Monday (PLN-021, PLN-023). The plus of a day adds a shoot. */
export function ShootsCalendar({ shoots: planned, view, onView, day, onDay, onOpen, onAdd }: ShootsCalendarProps) {
  const today = londonDay(useMinute().toISOString());
  const configuration = useConfiguration();
  const month = day.slice(0, 7);
  const days = useMemo(() => (view === 'month' ? monthPage(month) : daysOfWeek(startOfWeek(day))), [view, month, day]);
  const occasions = useMemo(
    () => calendarEvents(configuration, days[0] ?? '', days.at(-1) ?? ''),
    [configuration, days],
  );
  const byDay = useMemo(() => {
    const map = new Map<string, Shoot[]>();
    for (const shoot of planned) {
      for (let at = shoot.date.slice(0, 10); at <= lastDay(shoot); at = addDays(at, 1)) {
        map.set(at, [...(map.get(at) ?? []), shoot]);
      }
    }
    return map;
  }, [planned]);
  const looked = useRef(day);
  const look = (next: string) => {
    looked.current = next;
    onDay(next);
  };
  const turn = (by: -1 | 0 | 1) => {
    if (by === 0) look(today);
    else if (view === 'week') look(addDays(day, by * 7));
    else onDay(dayInMonth(addMonths(`${month}-01`, by).slice(0, 7), { looked: looked.current, today }));
  };

  return (
    <div className={classes.calendar}>
      <CalendarHead
        title={view === 'month' ? monthWords(month) : weekWords(startOfWeek(day))}
        unit={view}
        now={days.includes(today) && (view === 'week' || month === today.slice(0, 7))}
        onTurn={turn}
        onDay={look}
        group="Shoots"
      >
        <SegmentedControl
          size="xs"
          ml="auto"
          aria-label="View"
          value={view}
          onChange={(next) => onView(next === 'week' ? 'week' : 'month')}
          data={[
            { value: 'month', label: 'Month' },
            { value: 'week', label: 'Week' },
          ]}
        />
      </CalendarHead>
      <DayGrid label="Shoots calendar" days={days} today={today} month={view === 'month' ? month : undefined}>
        {(each) => {
          const on = byDay.get(each) ?? [];
          const held = occasions.filter(({ date, days: length }) => date <= each && each < addDays(date, length));
          return {
            empty: on.length + held.length === 0,
            action: (
              <button
                type="button"
                className={classes.add}
                aria-label={`Add a shoot on ${longDayWords(each)}`}
                onClick={() => onAdd(each)}
              >
                <IconPlus size={14} aria-hidden />
              </button>
            ),
            content: (
              <div>
                {held.map(({ id, title, colour }) => (
                  <div
                    key={id}
                    className={`${grid.event} ${classes.occasion}`}
                    style={colour ? ({ '--tone': colour } as CSSProperties) : undefined}
                    title={title}
                  >
                    <IconCalendarEvent size={13} aria-hidden />
                    <span className={grid.title}>{title}</span>
                  </div>
                ))}
                {on.length > 0 && (
                  <ul className={grid.events} aria-label={longDayWords(each)}>
                    {on.map((shoot) => (
                      <li key={shoot.id}>
                        <ShootEvent
                          shoot={shoot}
                          mark={shooterNumber(shoot.shooter, configuration.shooters)}
                          full={view === 'week'}
                          onOpen={onOpen}
                        />
                      </li>
                    ))}
                  </ul>
                )}
              </div>
            ),
          };
        }}
      </DayGrid>
    </div>
  );
}

const icons = { pencilled: IconPencil, confirmed: IconCheck, cancelled: IconBan };

interface ShootEventProps {
  shoot: Shoot;
  /** Number of the shooter's colour; 0 for none. */
  mark: number;
  /** Also shows the brief, shooter, place and times, as the week does. */
  full: boolean;
  onOpen: (shoot: Shoot) => void;
}

/** One shoot, coloured by status and by shooter (PLN-023). */
function ShootEvent({ shoot, mark, full, onOpen }: ShootEventProps) {
  const glow = useGlow(shoots, shoot.id);
  const Icon = icons[shoot.shootStatus];
  const title = shoot.shootTitle || shoot.prodTitle || 'Shoot';
  const { word } = statusLook(shoot.shootStatus);
  const about = [word, shoot.shootTitle && shoot.prodTitle, shoot.shooter, shoot.location].filter(Boolean);
  return (
    <button
      type="button"
      className={[grid.event, classes.shoot, glow ? 'glow' : ''].join(' ')}
      data-status={shoot.shootStatus}
      data-shooter={mark}
      aria-label={[title, ...about].join(', ')}
      title={[title, ...about].join(' · ')}
      onClick={() => onOpen(shoot)}
    >
      <Icon size={13} aria-hidden />
      <span className={grid.title}>{title}</span>
      {full && (
        <Text span size="xs" className={classes.more}>
          {[shoot.prodTitle, shoot.shooter, shoot.location, shoot.timings].filter(Boolean).join(' · ')}
        </Text>
      )}
    </button>
  );
}

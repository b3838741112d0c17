import { SegmentedControl, Text } from '@mantine/core';
import {
  addDays,
  addMonths,
  daysOfWeek,
  formatDay,
  lastDay,
  londonDay,
  monthPage,
  type Shoot,
  shooterNumber,
  shoots,
  startOfWeek,
  weekdays,
} from '@pavilion/domain';
import { useGlow } from '@pavilion/sync/react';
import { IconBan, IconCheck, IconPencil, IconPlus } from '@tabler/icons-react';
import { useMemo } from 'react';
import { statusLook } from '../../kit/status-words.ts';
import { useMinute } from '../../kit/use-minute.ts';
import { useConfiguration } from '../../parts/use-configuration.ts';
import { CalendarHead } from '../calendar-head.tsx';
import { dayWords, longDayWords, monthWords, weekWords } from '../calendar-words.ts';
import classes from './shoots.module.css';

export type CalendarView = 'month' | 'week';

interface ShootsCalendarProps {
  shoots: readonly Shoot[];
  view: CalendarView;
  onView: (view: CalendarView) => void;
  /** A day in the month or week that is shown. */
  day: string;
  onDay: (day: string) => void;
  onOpen: (shoot: Shoot) => void;
  onAdd: (day: string) => void;
}

/** A month or week of shoots from Monday (PLN-021, PLN-023); a press on a day plans another. */
export function ShootsCalendar({ shoots: planned, view, onView, day, onDay, onOpen, onAdd }: ShootsCalendarProps) {
  const today = londonDay(useMinute().toISOString());
  const { shooters } = useConfiguration();
  const month = day.slice(0, 7);
  const days = useMemo(() => (view === 'month' ? monthPage(month) : daysOfWeek(startOfWeek(day))), [view, month, day]);
  const byDay = useMemo(() => {
    const map = new Map<string, Shoot[]>();
    for (const shoot of planned) {
      for (let at = shoot.date.slice(0, 10); at <= lastDay(shoot); at = addDays(at, 1)) {
        map.set(at, [...(map.get(at) ?? []), shoot]);
      }
    }
    return map;
  }, [planned]);
  const turn = (by: -1 | 0 | 1) =>
    onDay(by === 0 ? today : view === 'month' ? addMonths(`${month}-01`, by) : addDays(day, by * 7));

  return (
    <section className={classes.calendar} aria-label="Shoots calendar">
      <CalendarHead
        title={view === 'month' ? monthWords(month) : weekWords(startOfWeek(day))}
        unit={view}
        now={days.includes(today) && (view === 'week' || month === today.slice(0, 7))}
        onTurn={turn}
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
      <div className={classes.grid} data-view={view}>
        {weekdaysFromMonday.map((name) => (
          <div key={name} className={classes.weekday} aria-hidden>
            {name.slice(0, 3)}
          </div>
        ))}
        {days.map((each) => {
          const on = byDay.get(each) ?? [];
          return (
            <div
              key={each}
              className={classes.day}
              data-outside={(view === 'month' && each.slice(0, 7) !== month) || undefined}
              data-today={each === today || undefined}
              data-empty={on.length === 0 || undefined}
            >
              <div className={classes.dayHead}>
                <time dateTime={each} title={formatDay(each)} className={classes.number}>
                  <span className={classes.dayName}>{dayWords(each).slice(0, 4)}</span>
                  {Number(each.slice(8))}
                </time>
                <button
                  type="button"
                  className={classes.add}
                  aria-label={`Add a shoot on ${longDayWords(each)}`}
                  onClick={() => onAdd(each)}
                >
                  <IconPlus size={14} aria-hidden />
                </button>
              </div>
              {on.length > 0 && (
                <ul className={classes.events} aria-label={longDayWords(each)}>
                  {on.map((shoot) => (
                    <li key={shoot.id}>
                      <ShootEvent
                        shoot={shoot}
                        mark={shooterNumber(shoot.shooter, shooters)}
                        full={view === 'week'}
                        onOpen={onOpen}
                      />
                    </li>
                  ))}
                </ul>
              )}
            </div>
          );
        })}
      </div>
    </section>
  );
}

const weekdaysFromMonday = [...weekdays.slice(1), weekdays[0]];
const icons = { pencilled: IconPencil, confirmed: IconCheck, cancelled: IconBan };

interface ShootEventProps {
  shoot: Shoot;
  /** Which of the named shooters; 0 for others. */
  mark: number;
  /** With where and when, in the week. */
  full: boolean;
  onOpen: (shoot: Shoot) => void;
}

/** PLN-023: status and shooter both show in its class. */
function ShootEvent({ shoot, mark, full, onOpen }: ShootEventProps) {
  const glow = useGlow(shoots, shoot.id);
  const Icon = icons[shoot.shootStatus];
  const title = shoot.shootTitle || shoot.prodTitle || 'Shoot';
  const { word } = statusLook(shoot.shootStatus);
  const about = [word, shoot.shootTitle && shoot.prodTitle, shoot.shooter, shoot.location].filter(Boolean);
  return (
    <button
      type="button"
      className={glow ? `${classes.event} glow` : classes.event}
      data-status={shoot.shootStatus}
      data-shooter={mark}
      aria-label={[title, ...about].join(', ')}
      title={[title, ...about].join(' · ')}
      onClick={() => onOpen(shoot)}
    >
      <Icon size={13} aria-hidden />
      <span className={classes.title}>{title}</span>
      {full && (
        <Text span size="xs" c="dimmed" className={classes.more}>
          {[shoot.prodTitle, shoot.shooter, shoot.location, shoot.timings].filter(Boolean).join(' · ')}
        </Text>
      )}
    </button>
  );
}

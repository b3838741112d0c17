import { type WeekBar as Bar, type Booked, dayStep, movedBy, type shifts, type shoots } from '@pavilion/domain';
import { useGlow } from '@pavilion/sync/react';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type CSSProperties, type KeyboardEvent, memo, type ReactNode } from 'react';
import { useBarDrag } from './use-bar-drag.ts';
import classes from './week.module.css';

export interface BarLook {
  /** Text on the bar. */
  title: ReactNode;
  /** Accessible name and tooltip. */
  label: string;
  /** `production`, `holiday`, `pencilled` …: selects the fill. */
  kind: string;
  /** Whether a sign of warning stands before the text; the label says of what. */
  warns?: boolean;
  colour?: string | undefined;
  /** Number of the shooter's colour. */
  mark?: number;
}

/** How far a bar was moved (`days`, `row`) or resized (`quarters`). */
export interface BarMove {
  days: number;
  quarters: number;
  row: string | undefined;
  /** Whether the end was drawn with the pointer, up to a day on screen. */
  drawn?: boolean;
}

export interface WeekBarProps<T extends Booked & { id: string }> {
  bar: Bar<T>;
  look: BarLook;
  /** Day of its cell, 0 for Monday. */
  day: number;
  focusable: boolean;
  onOpen: (booking: T) => void;
  /** Absent when bookings are read-only. */
  onMove?: ((booking: T, move: BarMove) => void | Promise<void>) | undefined;
  /** Smallest step of a resize, in quarters. */
  step: 1 | 4;
  /** Document type of the booking, to highlight a change by someone else. */
  type: typeof shifts | typeof shoots;
}

function WeekBarInner<T extends Booked & { id: string }>(props: WeekBarProps<T>) {
  const { bar, look, day, focusable, onOpen, onMove, step } = props;
  const glow = useGlow(props.type, bar.booking.id);
  const {
    drag,
    wasDragged,
    bar: onBar,
    handle,
  } = useBarDrag(
    onMove &&
      ((kind, { days, quarters, row }) =>
        onMove(
          bar.booking,
          kind === 'move'
            ? { days: movedBy(bar.booking, bar.daysBefore, days), quarters: 0, row }
            : { days: 0, quarters: whole(quarters, step), row: undefined, drawn: true },
        )),
  );

  const byKeys = async (event: KeyboardEvent) => {
    if (!event.altKey || !onMove) return;
    const move = moveByKey(event, bar.booking, step);
    if (!move) return;
    event.preventDefault();
    event.stopPropagation();
    const cell = event.currentTarget.closest('td');
    await onMove(bar.booking, move);
    // The bar renders again in another cell. Give it back the focus, so that the next key moves it on.
    focusBar(bar.booking.id, cell);
  };
  const style = {
    '--from': bar.from / 4 - day,
    '--length': (bar.to - bar.from) / 4,
    '--lane': bar.lane,
    '--dx': `${drag?.dx ?? 0}px`,
    '--dy': `${drag?.dy ?? 0}px`,
    ...(look.colour ? { '--tone': look.colour } : {}),
  } as CSSProperties;
  return (
    <button
      type="button"
      className={glow ? `${classes.bar} glow` : classes.bar}
      style={style}
      data-bar={bar.booking.id}
      data-kind={look.kind}
      data-mark={look.mark}
      data-before={bar.before || undefined}
      data-after={bar.after || undefined}
      data-drag={drag?.kind}
      tabIndex={focusable ? 0 : -1}
      title={look.label}
      aria-label={look.label}
      aria-keyshortcuts={onMove ? keyNames : undefined}
      onClick={(event) => {
        event.stopPropagation();
        if (!wasDragged()) onOpen(bar.booking);
      }}
      onKeyDown={(event) => void byKeys(event)}
      {...onBar}
    >
      {look.warns && <IconAlertTriangle size={13} aria-hidden className={classes.warning} />}
      <span className={classes.barTitle}>{look.title}</span>
      {onMove && !bar.after && <span className={classes.handle} aria-hidden {...handle} />}
    </button>
  );
}

/** Bar of one booking. A click or Enter opens it; dragging, or Alt with an arrow key, moves it; its end resizes it. */
export const WeekBar = memo(WeekBarInner) as typeof WeekBarInner;

const keyNames = 'Alt+ArrowLeft Alt+ArrowRight Alt+ArrowUp Alt+ArrowDown Alt+Shift+ArrowLeft Alt+Shift+ArrowRight';

/** Alt with an arrow key moves a bar by a day or to the next row; with Shift it moves the end of the bar. */
function moveByKey(
  { key, shiftKey, currentTarget }: KeyboardEvent,
  booking: Booked,
  step: number,
): BarMove | undefined {
  const by = ({ ArrowLeft: -1, ArrowRight: 1 } as const)[key];
  if (by) return { days: shiftKey ? 0 : dayStep(booking, by), quarters: shiftKey ? by * step : 0, row: undefined };
  const side = { ArrowUp: 'previousElementSibling', ArrowDown: 'nextElementSibling' } as const;
  if (shiftKey || (key !== 'ArrowUp' && key !== 'ArrowDown')) return undefined;
  let row = currentTarget.closest('tr')?.[side[key]];
  while (row && !(row as HTMLElement).dataset.takes) row = row[side[key]];
  return { days: 0, quarters: 0, row: (row as HTMLElement | null | undefined)?.dataset.takes };
}

const whole = (quarters: number, step: number) => Math.round(quarters / step) * step;

/** Waits two frames, until the bar stands in its new place. One that has left the week gives the focus to the cell that it left. */
function focusBar(id: string, left: HTMLElement | null): void {
  window.requestAnimationFrame(() =>
    window.requestAnimationFrame(() =>
      (document.querySelector<HTMLElement>(`[data-bar="${CSS.escape(id)}"]`) ?? left)?.focus(),
    ),
  );
}

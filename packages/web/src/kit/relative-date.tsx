import { agoLabel, dayLabel, exactMoment, readDate, secondLabel, timeLabel } from './date-label.ts';
import { useMinute } from './use-minute.ts';

interface RelativeDateProps {
  /** A stored date or instant. */
  value: string | null | undefined;
  /** Adds the time of day, to the second in logs. */
  time?: boolean | 'seconds';
  /** Shows how long ago, for recent activity. */
  ago?: boolean;
  /** Text when there is no date. */
  empty?: string;
}

/** A date in words (PLT-091), with the exact date in a tooltip. */
export function RelativeDate({ value, time = false, ago = false, empty = '–' }: RelativeDateProps) {
  const now = useMinute();
  const date = value ? readDate(value) : null;
  if (!date || !value) return <span>{empty}</span>;
  const clock = time === 'seconds' ? secondLabel(date) : timeLabel(date);
  const label = ago ? agoLabel(date, now) : time ? `${dayLabel(date, now)}, ${clock}` : dayLabel(date, now);
  return (
    <time dateTime={value} data-tip={exactMoment(date)} className="tabular">
      {label}
    </time>
  );
}

import { Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import classes from '../../kit/about-day.module.css';
import { longDayWords } from '../calendar-words.ts';

interface ClashNoteProps {
  /** `Overbooked`, `Busy`. */
  what: string;
  /** Days with a clash, in order. */
  days: readonly string[];
  /** About the first of these days. */
  sentence: string;
}

/** Warns that a booking clashes with others. Saving stays possible. */
export function ClashNote({ what, days, sentence }: ClashNoteProps) {
  const [first] = days;
  if (!first) return null;
  const more = days.length - 1;
  return (
    <Text size="sm" c="var(--pv-red)" role="status" className={classes.aboutDay}>
      <IconAlertTriangle size={14} aria-hidden style={{ verticalAlign: -2 }} /> {what} on {longDayWords(first)}
      {more > 0 && ` and ${more} more ${more === 1 ? 'day' : 'days'}`}: {sentence}
    </Text>
  );
}

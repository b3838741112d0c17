import { Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import classes from '../../kit/about-day.module.css';
import { daysWords } from '../calendar-words.ts';

export interface ClashReason {
  /** Days with this clash, in order. */
  days: readonly string[];
  sentence: string;
}

interface ClashNoteProps {
  /** `Overbooked`, `Busy`. */
  what: string;
  reasons: readonly ClashReason[];
}

/** Warns that a booking clashes with others, and why on which days. Saving stays possible. */
export function ClashNote({ what, reasons }: ClashNoteProps) {
  if (reasons.length === 0) return null;
  return (
    <Text size="sm" c="var(--pv-red)" role="status" component="div" className={classes.aboutDay}>
      {reasons.map(({ days, sentence }) => (
        <div key={days[0]}>
          <IconAlertTriangle size={14} aria-hidden style={{ verticalAlign: -2 }} /> {what} on {daysWords(days)}:{' '}
          {sentence}
        </div>
      ))}
    </Text>
  );
}

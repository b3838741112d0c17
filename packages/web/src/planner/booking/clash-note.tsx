import { daysWords } from '../calendar-words.ts';
import { WarningLines } from './warning-lines.tsx';

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

/** Warns that a booking clashes with others, and why on which days. */
export const ClashNote = ({ what, reasons }: ClashNoteProps) => (
  <WarningLines lines={reasons.map(({ days, sentence }) => `${what} on ${daysWords(days)}: ${sentence}`)} />
);

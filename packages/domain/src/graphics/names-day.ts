import { weekdays } from '../dates.ts';
import { monthNumber } from '../read-typed-day.ts';

const times = /\b\d{1,2}([:.]\d{2})?\s*[ap]\.?m\b|\b\d{1,2}[:.]\d{2}\b(?![/.]\d)/gi;
/** Of a day that is another one for each who reads it. */
const relative = /\b(next|this|last|coming|following|today|tonight|tomorrow|yesterday)\b/i;

/**
 * Whether a text says on which day: by a date, however written, or by a weekday or a month alone, as posters do. "Next Tuesday" and
 * "tomorrow" do not: a picture is seen on other days than it is made.
 */
export function namesDay(text: string): boolean {
  const words = text.replace(times, ' ');
  if (/\d/.test(words)) return true;
  if (relative.test(words)) return false;
  return (words.match(/\p{L}+/gu) ?? []).some((word) => isWeekday(word) || monthNumber(word) !== null);
}

const isWeekday = (word: string): boolean =>
  word.length >= 3 && weekdays.some((day) => day.toLowerCase().startsWith(word.toLowerCase()));

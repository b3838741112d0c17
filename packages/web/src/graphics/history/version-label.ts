import { dayLabel, readDate, timeLabel } from '../../kit/date-label.ts';

/** Name of a version in lists and on its buttons: "Today, 2:05 pm, Dee Signer". */
export function versionLabel(at: string | undefined, author: string, publication?: number | null): string {
  const date = at ? readDate(at) : null;
  const when = date ? `${dayLabel(date, new Date())}, ${timeLabel(date)}` : '';
  return [publication ? `Publication ${publication}` : '', when, author].filter(Boolean).join(', ');
}

import { dayOf } from '../dates.ts';

/** Whether a period (YYYY-MM-DD, either end may be open) ends before it starts. Checked by forms and by the server. */
export function endsBeforeStart({
  start,
  end,
}: {
  start?: string | null | undefined;
  end?: string | null | undefined;
}) {
  return Boolean(start && end && dayOf(start) > dayOf(end));
}

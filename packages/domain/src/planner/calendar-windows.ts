import { addDays, addMonths } from '../dates.ts';

/** PLN-011: the work planner shows shifts dated from this day on. */
export const shiftsShownFrom = (today: string): string => addMonths(today, -4);

/** PLN-012: the calendars show shoots dated from this day on. */
export const shootsShownFrom = (today: string): string => addDays(today, -60);

import { addDays, addMonths } from '../dates.ts';

/** Earliest day of the shifts that the work planner shows (PLN-011). */
export const shiftsShownFrom = (today: string): string => addMonths(today, -4);

/** Earliest day of the shoots that the calendars show (PLN-012). */
export const shootsShownFrom = (today: string): string => addDays(today, -60);

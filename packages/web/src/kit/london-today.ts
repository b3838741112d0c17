import { londonDay } from '@pavilion/domain';

/** Today in London, for what happens once. `useMinute` is for what is shown. */
export const londonToday = (): string => londonDay(new Date().toISOString());

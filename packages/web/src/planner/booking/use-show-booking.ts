import { type Booked, dayOf, isCalendarDate, londonDay, startOfWeek } from '@pavilion/domain';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { urlText } from '../../kit/url-state.ts';
import { useMinute } from '../../kit/use-minute.ts';
import { useMayGo } from '../../kit/use-page-left.ts';
import { useUrlState } from '../../kit/use-url-state.ts';

const planner = '/effort';
const address = { week: urlText() };

/** How to show a booking in the planner; undefined while the planner shows its week already. */
export function useShowBooking(): (booking: Pick<Booked, 'date'>) => (() => Promise<void>) | undefined {
  const { pathname } = useLocation();
  const [{ week: shown }] = useUrlState(address);
  const today = londonDay(useMinute().toISOString());
  const navigate = useNavigate();
  const mayGo = useMayGo();
  return ({ date }) => {
    const week = startOfWeek(dayOf(date));
    if (pathname === planner && week === startOfWeek(isCalendarDate(shown) ? shown : today)) return undefined;
    return async () => {
      if (await mayGo(planner)) await navigate({ to: planner, search: { week } as never });
    };
  };
}

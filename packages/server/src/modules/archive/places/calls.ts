import { filmCover, keepBowledTimes } from './bowled-times.ts';
import { placeDeliveries } from './place-deliveries.ts';
import { planByTimes, planShift } from './plan-places.ts';

export const placeHandlers = { placeDeliveries, planShift, planByTimes, keepBowledTimes, filmCover };

import type { Job } from '../../engines/jobs/types.ts';
import type { Effect } from '../../engines/store/types.ts';
import { billingChanges, briefRenamed, resourceChanges } from './carry-changes.ts';
import { completeShift } from './complete-shift.ts';
import { completeShoot, tellOfNewShoot } from './complete-shoot.ts';
import { newShootSlack } from './new-shoot-slack.ts';
import { recountBookings } from './nightly.ts';
import { sumBookings } from './sum-bookings.ts';

export const plannerJobs: readonly Job[] = [newShootSlack, recountBookings] as unknown as Job[];
export const plannerEffects: readonly Effect[] = [
  completeShift,
  sumBookings,
  completeShoot,
  tellOfNewShoot,
  resourceChanges,
  billingChanges,
  briefRenamed,
] as unknown as Effect[];

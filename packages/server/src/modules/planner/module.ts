import { defineModule } from '../../module.ts';
import { billingChanges, briefRenamed, completeResource, resourceChanges } from './carry-changes.ts';
import { completeShift } from './complete-shift.ts';
import { completeShoot, tellOfNewShoot } from './complete-shoot.ts';
import { newShootSlack } from './new-shoot-slack.ts';
import { countOldBillings, recountBookings } from './nightly.ts';
import { splitShift, splitShoot } from './split-bookings.ts';
import { sumBookings } from './sum-bookings.ts';

export const planner = defineModule({
  calls: { splitShift, splitShoot },
  effects: [
    completeShift,
    sumBookings,
    completeShoot,
    tellOfNewShoot,
    completeResource,
    resourceChanges,
    billingChanges,
    briefRenamed,
  ],
  jobs: [newShootSlack, recountBookings],
  upgrades: { countOldBillings },
});

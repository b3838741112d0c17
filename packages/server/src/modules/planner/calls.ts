import { os } from '../../engines/calls/os.ts';
import { splitShift, splitShoot } from './split-bookings.ts';

const calls = os.planner;

export const plannerHandlers = {
  splitShift: calls.splitShift.handler(async ({ context, input }) => ({ ids: await splitShift(context, input.id) })),
  splitShoot: calls.splitShoot.handler(async ({ context, input }) => ({ ids: await splitShoot(context, input.id) })),
};

import { type Booked, lastDay } from '@pavilion/domain';

/** Where-clause for the bookings that share a day with this one. */
export const atThatTime = (booking: Booked) => ({
  date: { lte: `${lastDay(booking)}T99` },
  end: { gte: booking.date },
});

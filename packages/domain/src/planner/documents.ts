import type { DocumentOf } from '@pavilion/sync';
import { z } from 'zod';
import { defineDocument } from '../define-document.ts';
import { labelled } from '../field-label.ts';
import {
  calendarDate,
  choice,
  createdStamps,
  flag,
  idMap,
  instant,
  price,
  reference,
  references,
  text,
  updatedStamps,
} from '../fields.ts';

/** Types of a shift: work on a brief, or an absence (PLN-013). */
export const shiftTypes = ['production', 'unavailable', 'holiday'] as const;
/** Durations that the form offers, in days; longer bookings exist (PLN-014). */
export const shiftDurations = [0.25, 0.5, 0.75, 1] as const;
/** Statuses of a shoot, each reachable from every other (PLN-027). */
export const shootStatuses = ['pencilled', 'confirmed', 'cancelled'] as const;

/** Effort in days, in steps of a quarter. */
const quarterDays = z
  .number({ error: 'Days have to be a number.' })
  .min(0.25, 'The shortest booking is a quarter of a day.')
  .max(366, 'A booking can last at most a year.')
  .multipleOf(0.25, 'Effort is booked in quarter days.');

/** Effort of a person or thing, booked onto a brief; or an absence. */
export const shifts = defineDocument('shifts', {
  about: { noun: 'session', plural: 'sessions', title: ['title', 'resourceName'], page: null, removal: 'trash' },

  schema: () =>
    z.object({
      resourceId: labelled('Resource', z.string().min(1).max(200)),
      resourceName: choice('Resource', 300),
      /** Copy of the resource's company, kept by an effect. People of other companies see only their own (USR-135). */
      resourceCompany: choice('Company'),
      productionId: labelled('Brief', reference()),
      title: text('Title', 500),
      start: calendarDate('Start').optional(),
      end: calendarDate('End').optional(),
      date: calendarDate('Date'),
      days: labelled('Days', quarterDays).default(1),
      /** Skips Saturdays and Sundays after the first day; false counts every day. */
      workingDays: labelled('Working days only', flag()),
      type: labelled('Type', z.enum(shiftTypes)).default('production'),
      billing: labelled('Billing', reference()),
      /** Pounds a day: the billing's rate when it was chosen. A later change of that rate does not apply. */
      rate: price('Rate').optional(),
      /** Pounds: days times the rate, or the amount set by hand when `manualCost` is true (PLN-017, PLN-018). */
      cost: price('Cost').optional(),
      manualCost: labelled('Override the cost', flag()),
      invoiceable: labelled('Invoiceable', flag()),
      budget: reference(),
      backgroundColor: choice('Colour', 30),
      ...createdStamps,
      ...updatedStamps,
    }),
  indexes: [
    { fields: [], orderBy: [{ field: 'date', direction: 'asc' }] },
    { fields: ['resourceId'], orderBy: [{ field: 'date', direction: 'asc' }] },
    { fields: ['resourceCompany'], orderBy: [{ field: 'date', direction: 'asc' }] },
    { fields: ['productionId'], orderBy: [{ field: 'date', direction: 'asc' }] },
    { fields: ['budget'], orderBy: [{ field: 'date', direction: 'asc' }] },
    { fields: ['invoiceable', 'budget'], orderBy: [{ field: 'date', direction: 'asc' }] },
    { fields: ['billing'] },
  ],
});
export type Shift = DocumentOf<typeof shifts>;

export const shoots = defineDocument('shoots', {
  about: {
    noun: 'shoot',
    plural: 'shoots',
    title: ['shootTitle', 'prodTitle'],
    note: ['date'],
    page: null,
    removal: 'trash',
  },

  schema: () =>
    z.object({
      productionId: labelled('Brief', reference()),
      prodTitle: choice('Brief title', 500),
      shootTitle: text('Title', 500),
      shootStatus: labelled('Status', z.enum(shootStatuses)).default('pencilled'),
      /** When and by whom it was cancelled; absent otherwise. An effect keeps both. */
      cancelled_at: instant().optional(),
      cancelled_by: reference(),
      start: calendarDate('Start').optional(),
      end: calendarDate('End').optional(),
      date: calendarDate('Date'),
      days: labelled(
        'Days',
        z
          .number({ error: 'Days have to be a number.' })
          .int('A shoot lasts whole days.')
          .min(1, 'A shoot lasts at least one day.')
          .max(366, 'A shoot can last at most a year.'),
      ).default(1),
      /** MM-YYYY → true for each month of the shoot (PLN-029). */
      monthYear: idMap(),
      timings: text('Timings', 5_000),
      /** One of the configured names, or Other. */
      shooter: choice('Shooter', 200),
      crew: text('Crew', 5_000),
      location: text('Location', 1_000),
      type: z.literal('shoot').default('shoot'),
      ...createdStamps,
      ...updatedStamps,
    }),
  indexes: [
    { fields: [], orderBy: [{ field: 'date', direction: 'asc' }] },
    { fields: ['productionId'], orderBy: [{ field: 'date', direction: 'asc' }] },
  ],
  search: { text: ['shootTitle', 'prodTitle', 'location'] },
});
export type Shoot = DocumentOf<typeof shoots>;

/** A person or thing that can be booked. A new one is a placeholder until it is edited (PLN-034). */
export const resources = defineDocument('resources', {
  about: {
    noun: 'resource',
    plural: 'resources',
    title: ['displayName'],
    note: ['company'],
    page: '/resource/$id',
    removal: 'trash',
  },

  schema: () =>
    z.object({
      displayName: text('Name', 300).default('New'),
      company: choice('Company'),
      group: choice('Group'),
      availableBillings: references(),
      defaultBilling: reference(),
      isPerson: labelled('A person', flag()),
      user: labelled('User', reference()),
      active: labelled('Active', flag()),
      /** Total days of its shifts, kept by an effect. Only a resource with 0 can be deleted (PLN-033). */
      totalDays: z.number().default(0),
      ...createdStamps,
      ...updatedStamps,
    }),
  indexes: [
    { fields: ['active'] },
    { fields: ['active', 'company'] },
    { fields: ['user'] },
    { fields: ['defaultBilling'] },
  ],
  arrays: ['availableBillings'],
  search: { text: ['displayName', 'company', 'group'] },
});
export type Resource = DocumentOf<typeof resources>;

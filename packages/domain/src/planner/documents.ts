import type { DocumentOf } from '@pavilion/sync';
import { z } from 'zod';
import { defineDocument } from '../define-document.ts';
import {
  calendarDate,
  choice,
  createdStamps,
  flag,
  idMap,
  pounds,
  reference,
  references,
  text,
  updatedStamps,
} from '../fields.ts';

/** PLN-013 */
export const shiftTypes = ['production', 'unavailable', 'holiday'] as const;
/** PLN-014: what the form offers; longer bookings exist. */
export const shiftDurations = [0.25, 0.5, 0.75, 1] as const;
/** PLN-027 */
export const shootStatuses = ['pencilled', 'confirmed', 'cancelled'] as const;

/** Effort in days, counted in quarters. */
const quarterDays = z
  .number({ error: 'Days have to be a number.' })
  .min(0.25, 'The shortest booking is a quarter of a day.')
  .max(366, 'A booking can last at most a year.')
  .multipleOf(0.25, 'Days are booked in quarters.');

/** Effort of a person or thing, booked onto a brief. */
export const shifts = defineDocument('shifts', {
  about: { noun: 'shift', plural: 'shifts', title: ['title', 'resourceName'], page: null, removal: 'trash' },

  schema: z.object({
    resourceId: z.string().min(1).max(200),
    resourceName: choice('Resource', 300),
    /** Copy of the resource's company: people of other companies see only their own (USR-135). Kept by an effect. */
    resourceCompany: choice('Company'),
    productionId: reference(),
    title: text('Title', 500),
    start: calendarDate('Start').optional(),
    end: calendarDate('End').optional(),
    date: calendarDate('Date'),
    days: quarterDays.default(1),
    /** Longer ones pass by Saturdays and Sundays; false counts every day on from the first. */
    workingDays: flag(),
    type: z.enum(shiftTypes).default('production'),
    billing: reference(),
    /** Pounds a day: the rate of the billing when it was chosen. Raising it later changes nothing here. */
    rate: pounds('Rate').min(0, 'Rate cannot be less than 0.').optional(),
    /** Pounds: what counts. Days times the rate, unless `manualCost` says that it was set by hand (PLN-017, PLN-018). */
    cost: pounds('Cost').min(0, 'Cost cannot be less than 0.').optional(),
    manualCost: flag(),
    invoiceable: flag(),
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
  about: { noun: 'shoot', plural: 'shoots', title: ['shootTitle', 'prodTitle'], page: null, removal: 'trash' },

  schema: z.object({
    productionId: reference(),
    prodTitle: choice('Brief title', 500),
    shootTitle: text('Title', 500),
    shootStatus: z.enum(shootStatuses).default('pencilled'),
    start: calendarDate('Start').optional(),
    end: calendarDate('End').optional(),
    date: calendarDate('Date'),
    days: z
      .number({ error: 'Days have to be a number.' })
      .int('A shoot lasts whole days.')
      .min(1, 'A shoot lasts at least one day.')
      .max(366, 'A shoot can last at most a year.')
      .default(1),
    /** MM-YYYY → true for each month it touches (PLN-029). */
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

  schema: z.object({
    displayName: text('Name', 300).default('New'),
    company: choice('Company'),
    group: choice('Group'),
    availableBillings: references(),
    defaultBilling: reference(),
    isPerson: flag(),
    user: reference(),
    active: flag(),
    /** The days of all its shifts, kept by an effect: only a resource with none can be deleted (PLN-033). */
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
});
export type Resource = DocumentOf<typeof resources>;

import type { DocumentOf } from '@pavilion/sync';
import { z } from 'zod';
import { defineDocument } from '../define-document.ts';
import { labelled } from '../field-label.ts';
import { calendarDate, choice, createdStamps, flag, pounds, price, reference, text, updatedStamps } from '../fields.ts';

/** Billing groups, which are the two tabs of Resource Billables, with their colours (PLN-041). */
export const billingColours = { 'Rate Card': '#fb6340', Retainer: '#5e72e4' } as const;
export const billingGroups = ['Retainer', 'Rate Card'] as const;

/** A rate at which resources are billed. A new one is a placeholder until it is edited (PLN-038). */
export const billings = defineDocument('billings', {
  about: {
    noun: 'billing',
    plural: 'billables',
    title: ['label'],
    note: ['company'],
    page: '/billing/$id',
    removal: 'trash',
  },

  schema: () =>
    z.object({
      label: text('Name', 300).default('New'),
      company: choice('Company'),
      group: choice('Group'),
      start: calendarDate('Start').optional(),
      end: calendarDate('End').optional(),
      /** Days bought. */
      quota: labelled(
        'Quota',
        z.number().min(0, 'Quota cannot be less than 0.').max(100_000, 'Quota is too large.').optional(),
      ),
      /** Pounds per day. */
      dayRate: price('Day rate').optional(),
      /** Whether work at this billing is chargeable. */
      invoice: labelled('Chargeable', flag()),
      colour: choice('Colour', 30),
      active: labelled('Active', flag()),
      /** Days of all its shifts, kept by an effect (PLN-040). */
      totalDays: z.number().default(0),
      /** Cost of all its shifts in pounds, kept by an effect. */
      totalCost: z.number().default(0),
      ...createdStamps,
      ...updatedStamps,
    }),
  indexes: [{ fields: ['active'] }, { fields: ['group', 'active'] }],
  search: { text: ['label', 'company'] },
});
export type Billing = DocumentOf<typeof billings>;

/** Total in pounds. Unlike a single amount, a total has no upper limit. */
const total = () => z.number().default(0);

export const budgets = defineDocument('budgets', {
  about: {
    noun: 'budget',
    plural: 'budgets',
    title: ['name'],
    note: ['department'],
    page: '/budget/$id',
    removal: 'trash',
  },

  schema: () =>
    z.object({
      name: text('Name', 300).default('New'),
      department: choice('Department'),
      company: choice('Company'),
      active: labelled('Active', flag()),
      /** Totals in pounds of payments, costs and attributed work, kept by an effect. */
      paidTotal: total(),
      costTotal: total(),
      workTotal: total(),
      ...createdStamps,
      ...updatedStamps,
    }),
  indexes: [{ fields: ['active'] }],
  search: { text: ['name', 'department'] },
});
export type Budget = DocumentOf<typeof budgets>;

/** Money put into a budget. Payments are never deleted (OPN-080). */
export const payments = defineDocument('payments', {
  about: { noun: 'payment', plural: 'payments', title: ['description'], page: null, removal: 'never' },

  schema: () =>
    z.object({
      /** Pounds. */
      total: pounds('Amount').default(0),
      budgetId: z.string().min(1).max(200),
      date: calendarDate('Date').optional(),
      description: text('Description', 2_000),
      ...createdStamps,
      ...updatedStamps,
    }),
  indexes: [{ fields: ['budgetId'], orderBy: [{ field: 'created_at', direction: 'desc' }] }],
});
export type Payment = DocumentOf<typeof payments>;

export const costs = defineDocument('costs', {
  about: {
    noun: 'cost',
    plural: 'costs',
    title: ['description', 'type'],
    amount: 'amount',
    page: null,
    removal: 'trash',
  },

  schema: () =>
    z.object({
      budget: labelled('Budget', reference()),
      productionId: labelled('Brief', reference()),
      shoot: labelled('Shoot', reference()),
      date: calendarDate('Date').optional(),
      type: choice('Type'),
      /** Pounds. */
      amount: pounds('Amount').default(0),
      description: text('Description', 5_000),
      ...createdStamps,
      ...updatedStamps,
    }),
  indexes: [
    { fields: ['budget'], orderBy: [{ field: 'date', direction: 'asc' }] },
    { fields: ['productionId'], orderBy: [{ field: 'date', direction: 'asc' }] },
    { fields: ['shoot'] },
  ],
});
export type Cost = DocumentOf<typeof costs>;

import type { Who } from '../plain-who.ts';
import type { PlainWrites } from './rule.ts';

const shifts: Who = ['production_shifts'];
/** Every test person is of this company, which is not the organisation's own (USR-135). */
export const company = 'Visitors';
const shiftFields =
  'resourceId productionId title start end date days workingDays type billing cost manualCost invoiceable budget backgroundColor';
const shootFields = 'productionId shootTitle shootStatus start end date days timings shooter crew location';
const schedulingAdmins: Who = [['production_shifts', 'production_admin']];
const resourceFields = 'displayName company group availableBillings defaultBilling isPerson user active';

export const plannerWrites: PlainWrites[] = [
  {
    of: 'shifts',
    is: 'of the own company',
    given: () => ({ resourceCompany: company }),
    insert: [{ who: shifts, fields: shiftFields, rows: 'USR-094, PLN-013, PLN-018, DAT-038' }],
    patch: [{ who: shifts, fields: `rate ${shiftFields}`, rows: 'USR-094, PLN-017, OPN-060, DAT-099' }],
    remove: { who: shifts, rows: 'USR-094, DAT-099' },
  },
  { of: 'shifts', is: 'of another company (USR-135)', given: () => ({ resourceCompany: 'Elsewhere' }) },
  {
    of: 'shoots',
    insert: [{ who: shifts, fields: shootFields, rows: 'USR-095, PLN-025, DAT-039' }],
    patch: [{ who: shifts, fields: shootFields, rows: 'USR-095, PLN-022, PLN-027' }],
    remove: { who: shifts, rows: 'USR-095, DAT-100' },
  },
  {
    of: 'resources',
    is: 'of the own company, without days',
    given: () => ({ company, totalDays: 0 }),
    insert: [{ who: schedulingAdmins, fields: resourceFields, rows: 'USR-102, PLN-032, DAT-033' }],
    patch: [{ who: schedulingAdmins, fields: resourceFields, rows: 'USR-102, PLN-032' }],
    remove: { who: schedulingAdmins, rows: 'USR-102, PLN-032, PLN-033' },
  },
  {
    of: 'resources',
    is: 'of the own company, with days',
    given: () => ({ company, totalDays: 2 }),
    patch: [{ who: schedulingAdmins, fields: resourceFields, rows: 'USR-102, PLN-032' }],
  },
  { of: 'resources', is: 'of another company (USR-135)', given: () => ({ company: 'Elsewhere', totalDays: 0 }) },
];

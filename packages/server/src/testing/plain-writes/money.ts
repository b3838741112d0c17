import type { Who } from '../plain-who.ts';
import type { PlainWrites } from './rule.ts';

const shifts: Who = ['production_shifts'];
const costFields = 'budget productionId shoot date type amount description';
const billingFields = 'label company group start end quota dayRate invoice colour active';
const budgetFields = 'name department company active';

export const moneyWrites: PlainWrites[] = [
  {
    of: 'billings',
    is: 'without days',
    insert: [{ who: shifts, fields: billingFields, rows: 'USR-063, USR-097, PLN-037, DAT-034' }],
    patch: [{ who: shifts, fields: billingFields, rows: 'USR-063, USR-097, PLN-037' }],
    remove: { who: shifts, rows: 'USR-063, USR-097, PLN-037' },
  },
  {
    of: 'billings',
    is: 'that work was booked at',
    given: () => ({ totalDays: 2 }),
    patch: [{ who: shifts, fields: billingFields, rows: 'USR-063, USR-097, PLN-037' }],
  },
  {
    of: 'budgets',
    insert: [{ who: ['production_admin'], fields: budgetFields, rows: 'USR-100, OPN-080, DAT-035' }],
    patch: [{ who: ['production_admin'], fields: budgetFields, rows: 'OPN-080' }],
    remove: { who: ['production_admin'], rows: 'OPN-080' },
  },
  {
    of: 'payments',
    insert: [
      { who: ['production_admin'], fields: 'total budgetId date description', rows: 'USR-101, OPN-080, DAT-036' },
    ],
    patch: [{ who: ['production_admin'], fields: 'total date description', rows: 'OPN-080, DAT-098' }],
  },
  {
    of: 'costs',
    insert: [{ who: ['production_shifts', 'production_admin'], fields: costFields, rows: 'PLN-001, PLN-044, USR-005' }],
    patch: [{ who: ['production_shifts', 'production_admin'], fields: costFields, rows: 'PLN-001, DAT-101' }],
    remove: { who: ['production_shifts', 'production_admin'], rows: 'PLN-001, DAT-101' },
  },
];

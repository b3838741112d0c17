import { definePolicy, fieldsExcept } from '../access/policy.ts';
import { readableBy } from '../access/read-write.ts';
import { can, type Viewer } from '../access/viewer.ts';
import { billings, budgets, costs, payments } from './documents.ts';

const bills = (viewer: Viewer) => can(viewer, 'openBilling');
const budgeting = (viewer: Viewer) => can(viewer, 'manageBudgets');
const entersCosts = (viewer: Viewer) => can(viewer, 'enterCosts');

const billingFields = () => fieldsExcept(billings, 'totalDays', 'totalCost');
const budgetFields = () => fieldsExcept(budgets, 'paidTotal', 'costTotal', 'workTotal');

/** Schedulers and production admins read the money pages; only production admins write budgets and payments (OPN-080). */
export const billingPolicies = {
  billings: definePolicy(billings, {
    read: readableBy('openBilling', 'manageBudgets'),
    insert: (viewer) => (bills(viewer) ? billingFields() : []),
    patch: (viewer) => (bills(viewer) ? billingFields() : []),
    // A billing with booked work cannot be deleted: its shifts refer to it.
    remove: (viewer, before) => bills(viewer) && before.totalDays === 0,
  }),
  budgets: definePolicy(budgets, {
    read: readableBy('openBilling', 'manageBudgets'),
    insert: (viewer) => (budgeting(viewer) ? budgetFields() : []),
    patch: (viewer) => (budgeting(viewer) ? budgetFields() : []),
    remove: budgeting,
  }),
  payments: definePolicy(payments, {
    read: readableBy('openBilling', 'manageBudgets'),
    insert: (viewer) => (budgeting(viewer) ? fieldsExcept(payments) : []),
    patch: (viewer) => (budgeting(viewer) ? fieldsExcept(payments, 'budgetId') : []),
  }),
  costs: definePolicy(costs, {
    read: readableBy('openBilling', 'manageBudgets'),
    insert: (viewer) => (entersCosts(viewer) ? fieldsExcept(costs) : []),
    patch: (viewer) => (entersCosts(viewer) ? fieldsExcept(costs) : []),
    remove: entersCosts,
  }),
};

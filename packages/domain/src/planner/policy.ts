import { everything, nothing, type Where } from '@pavilion/sync';
import { definePolicy, fieldsExcept } from '../access/policy.ts';
import { canAny, readableBy } from '../access/read-write.ts';
import { can, type Viewer } from '../access/viewer.ts';
import { resources, shifts, shoots } from './documents.ts';

/**
 * The governing body's own people see all calendar resources; others see those of their own company (USR-134, USR-135).
 * Only a company that an administrator set or confirmed counts (OPN-097).
 */
function companyReading(viewer: Viewer, field: string): Where {
  const company = viewer.user.companyConfirmed;
  if (company && company === viewer.organisation) return everything;
  return company ? { [field]: company } : nothing;
}

const plans = (viewer: Viewer) => can(viewer, 'planWork');
/** All but the fields that effects keep: copies from the resource and the brief, and the months and cancellation of a shoot. */
const shiftFields = () => fieldsExcept(shifts, 'resourceName', 'resourceCompany');
const shootFields = () => fieldsExcept(shoots, 'type', 'prodTitle', 'monthYear', 'cancelled_at', 'cancelled_by');

export const plannerPolicies = {
  shifts: definePolicy(shifts, {
    read: (viewer) =>
      canAny(viewer, ['planWork', 'openBilling', 'manageBudgets'])
        ? companyReading(viewer, 'resourceCompany')
        : nothing,
    // A new booking takes the rate of its billing.
    insert: (viewer) => (plans(viewer) ? shiftFields().filter((field) => field !== 'rate') : []),
    patch: (viewer) => (plans(viewer) ? shiftFields() : []),
    remove: plans,
  }),
  shoots: definePolicy(shoots, {
    read: readableBy('planWork'),
    insert: (viewer) => (plans(viewer) ? shootFields() : []),
    patch: (viewer) => (plans(viewer) ? shootFields() : []),
    remove: plans,
  }),
  resources: definePolicy(resources, {
    read: (viewer) => (plans(viewer) ? companyReading(viewer, 'company') : nothing),
    insert: (viewer) => (can(viewer, 'manageResources') ? fieldsExcept(resources, 'totalDays') : []),
    patch: (viewer) => (can(viewer, 'manageResources') ? fieldsExcept(resources, 'totalDays') : []),
    remove: (viewer, before) => can(viewer, 'manageResources') && before.totalDays === 0, // PLN-033
  }),
};

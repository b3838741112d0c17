import { billingColours } from '../billing/documents.ts';

interface Rate {
  id: string;
  active: boolean;
}

/** The rates at which a resource can be booked: its own that are active, its default first. */
export function offeredBillings<B extends Rate>(
  resource: { availableBillings: readonly string[]; defaultBilling?: string | undefined } | undefined,
  billings: readonly B[],
): B[] {
  if (!resource) return [];
  const own = billings.filter(({ id, active }) => active && resource.availableBillings.includes(id));
  return [...own].sort(
    (left, right) => Number(right.id === resource.defaultBilling) - Number(left.id === resource.defaultBilling),
  );
}

/** The rate that a new booking of a resource begins with: its default where that is offered, or the only one. */
export function firstBilling<B extends Rate>(
  resource: { availableBillings: readonly string[]; defaultBilling?: string | undefined } | undefined,
  billings: readonly B[],
): B | undefined {
  const offered = offeredBillings(resource, billings);
  return offered.find(({ id }) => id === resource?.defaultBilling) ?? (offered.length === 1 ? offered[0] : undefined);
}

/** The colour of a rate: its own, or that of its group (PLN-041). */
export function billingColour(billing: {
  colour?: string | undefined;
  group?: string | undefined;
}): string | undefined {
  return billing.colour || billingColours[billing.group as keyof typeof billingColours];
}

/** PLN-035: a rate is taken away only from a resource that is not in use. */
export const canStripBilling = (resource: { active: boolean }): boolean => !resource.active;
export const stripNeedsInactive = 'Make the resource inactive before you take a billing away from it.';

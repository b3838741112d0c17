import { billingColours } from '../billing/documents.ts';

interface Rate {
  id: string;
  active: boolean;
}

/** Active billings of a resource, its default first. */
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

/** Billing preselected for a new booking: the resource's default if active, otherwise its only active one. */
export function firstBilling<B extends Rate>(
  resource: { availableBillings: readonly string[]; defaultBilling?: string | undefined } | undefined,
  billings: readonly B[],
): B | undefined {
  const offered = offeredBillings(resource, billings);
  return offered.find(({ id }) => id === resource?.defaultBilling) ?? (offered.length === 1 ? offered[0] : undefined);
}

/** Colour of a billing: its own, or its group's (PLN-041). */
export function billingColour(billing: {
  colour?: string | undefined;
  group?: string | undefined;
}): string | undefined {
  return billing.colour || billingColours[billing.group as keyof typeof billingColours];
}

/** Billings can be removed only from an inactive resource (PLN-035). */
export const canStripBilling = (resource: { active: boolean }): boolean => !resource.active;
export const stripNeedsInactive = 'Make the resource inactive before you remove a billing.';

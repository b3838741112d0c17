import type { Resource } from '@pavilion/domain';
import { gather } from './gather.ts';

export interface ResourceGroup {
  label: string;
  resources: Resource[];
}

/** Heading of the resources without a group, which come last. */
const ungrouped = 'No group';
export const groupOf = (resource: Resource): string => resource.group || ungrouped;

/** Resources by group, those without a group last (PLN-004). */
export function groupResources(shown: readonly Resource[]): ResourceGroup[] {
  return [...gather(shown, groupOf)]
    .map(([label, members]) => ({ label, resources: members }))
    .sort(
      (left, right) =>
        Number(left.label === ungrouped) - Number(right.label === ungrouped) ||
        left.label.localeCompare(right.label, 'en-GB'),
    );
}

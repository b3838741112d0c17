import { type Deliverable, type DeliverableState, deliverableStates } from '@pavilion/domain';
import { naturalOrder } from '../../kit/natural-order.ts';

/** PRD-039 */
export const sorts = ['title', 'updated_at', 'deadline'] as const;
export type DeliverableSort = (typeof sorts)[number];
/** PRD-040 */
export const groupings = ['folderName', 'state'] as const;
export type DeliverableGrouping = (typeof groupings)[number];

export interface DeliverableGroup {
  key: string;
  title: string;
  deliverables: Deliverable[];
}

/** Groups of deliverables: folders by name with "no folder" last, or states in the order of the work. */
export function arrangeDeliverables(
  deliverables: readonly Deliverable[],
  sort: DeliverableSort,
  grouping: DeliverableGrouping,
  stateWords: Record<DeliverableState, string>,
): DeliverableGroup[] {
  const groups = new Map<string, Deliverable[]>();
  for (const deliverable of deliverables) {
    // PLT-096: people cannot correct it, so there is no message; it is sorted last.
    if (sort === 'updated_at' && !deliverable.updated_at)
      console.warn(`Deliverable ${deliverable.id} has no timestamp.`);
    const key = grouping === 'state' ? deliverable.state : (deliverable.folderName ?? '');
    const group = groups.get(key);
    if (group) group.push(deliverable);
    else groups.set(key, [deliverable]);
  }
  const keys = [...groups.keys()].sort((left, right) => {
    if (grouping === 'state')
      return deliverableStates.indexOf(left as DeliverableState) - deliverableStates.indexOf(right as DeliverableState);
    if (left === '' || right === '') return left === '' ? 1 : -1;
    return naturalOrder(left, right);
  });
  return keys.map((key) => ({
    key,
    title: grouping === 'state' ? stateWords[key as DeliverableState] : key || 'No folder',
    deliverables: (groups.get(key) ?? []).sort(comparison(sort)),
  }));
}

function comparison(sort: DeliverableSort): (left: Deliverable, right: Deliverable) => number {
  const byTitle = (left: Deliverable, right: Deliverable) => naturalOrder(left.title, right.title);
  switch (sort) {
    case 'title':
      return byTitle;
    case 'updated_at':
      return (left, right) => (right.updated_at ?? '').localeCompare(left.updated_at ?? '') || byTitle(left, right);
    case 'deadline':
      return (left, right) => (left.deadline ?? '9').localeCompare(right.deadline ?? '9') || byTitle(left, right);
  }
}

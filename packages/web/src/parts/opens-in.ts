import { type Deliverable, deliverables, pagePath, titleOf } from '@pavilion/domain';
import { useCan } from '../session/session-provider.tsx';

/** Where somebody opens the deliverables of a brief. In the catalogue only signed ones open. */
export type OpensIn = 'room' | 'catalogue' | 'nowhere';

/** Where this person opens the deliverables of a brief: partners and others who see signed work only, in the catalogue. */
export function useOpensIn(): OpensIn {
  const room = useCan('seeDrafts');
  const catalogue = useCan('openCatalogue');
  return room ? 'room' : catalogue ? 'catalogue' : 'nowhere';
}

/** Address of a deliverable there; null where it does not open. */
export function addressIn(opens: OpensIn, deliverable: Deliverable) {
  if (opens === 'room') return { to: pagePath(deliverables, deliverable), search: {} };
  return opens === 'catalogue' && deliverable.state === 'signed' ? inCatalogue(deliverable) : null;
}

/** Preview of signed work in the catalogue, above a search that finds it. */
export const inCatalogue = (deliverable: Pick<Deliverable, 'id' | 'title'>) => ({
  to: '/content',
  search: { search: titleOf(deliverables, deliverable), preview: deliverable.id },
});

import type { Collection, Deliverable } from '@pavilion/domain';
import { iconAction } from '../kit/icon-action.ts';
import { useMayTakeStep } from './use-may-take-step.ts';
import { useRemoveItems } from './use-remove-items.ts';

/** Removes one deliverable from a collection; shown to people who arrange the collection. */
export function RemoveFromCollection({ collection, item }: { collection: Collection; item: Deliverable }) {
  const may = useMayTakeStep(collection);
  const remove = useRemoveItems(collection);
  if (!may('arrange')) return null;
  return (
    <button
      type="button"
      aria-busy={remove.pending}
      onClick={() => !remove.pending && void remove.ask([item])}
      {...iconAction('folder-minus', 'Remove from collection', `Remove ${item.title} from the collection`)}
    />
  );
}

import { type Collection, type CollectionStep, mayTakeStep } from '@pavilion/domain';
import { useUser } from '../session/session-provider.tsx';

/** Whether the signed-in person may take a step with a collection, by the same table as the server. */
export function useMayTakeStep(collection: Collection): (step: CollectionStep) => boolean {
  const user = useUser();
  return (step) => mayTakeStep({ id: user.id, user }, collection, step);
}

import { type Inspiration, inspirationRights } from '@pavilion/domain';
import { useCan, useUser } from '../session/session-provider.tsx';

/** Rights of the signed-in person on an inspiration, by the same rule as the server. */
export function useInspirationRights(inspiration: Inspiration) {
  return inspirationRights({ id: useUser().id, opens: useCan('openInspirations') }, inspiration);
}

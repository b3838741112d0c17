import { type Inspiration, inspirationRights } from '@pavilion/domain';
import { useCan, useUser } from '../session/session-provider.tsx';

/** What the signed-in person may do with an inspiration, by the table that the server asks too. */
export function useInspirationRights(inspiration: Inspiration) {
  return inspirationRights({ id: useUser().id, opens: useCan('openInspirations') }, inspiration);
}

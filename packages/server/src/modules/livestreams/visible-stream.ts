import { type Livestream, livestreams } from '@pavilion/domain/livestreams';
import type { CallContext } from '../../engines/calls/os.ts';
import { Refusal } from '../../engines/store/refusal.ts';

/** The stream as stored, if this person can see it. */
export async function visibleStream(
  { store, viewer }: Pick<CallContext, 'store' | 'viewer'>,
  id: string,
): Promise<Livestream> {
  const stream = await store.visible(viewer, livestreams, id);
  if (!stream) throw new Refusal('NOT_FOUND', 'This stream does not exist, or you do not have access to it.');
  return stream;
}

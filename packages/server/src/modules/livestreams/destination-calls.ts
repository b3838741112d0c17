import { readFeedAddress, rtmpOutputKeys, rtmpOutputs, withKey } from '@pavilion/domain/livestreams';
import { os } from '../../engines/calls/os.ts';
import { Refusal } from '../../engines/store/refusal.ts';

export const saveDestination = os.livestreams.saveDestination.handler(
  async ({ input: { id, name, url, key }, context }) => {
    const saved = await context.store.transaction(context.actor, async (tx) => {
      const known = id ? await tx.lock(rtmpOutputs, id) : null;
      if (id && !known) throw new Refusal('NOT_FOUND', 'This destination has been deleted.');
      const keptKey = id ? await tx.get(rtmpOutputKeys, id) : null;
      const whole = readFeedAddress(withKey(url, key ?? keptKey?.key ?? ''));
      if (typeof whole === 'string') throw new Refusal('INVALID', whole, 'url');
      const destination = known
        ? await tx.patch(rtmpOutputs, known.id, { name, url })
        : await tx.insert(rtmpOutputs, { name, url });
      if (key !== undefined) {
        if (keptKey) await tx.patch(rtmpOutputKeys, destination.id, { key });
        else await tx.insert(rtmpOutputKeys, { id: destination.id, key });
      }
      return destination;
    });
    return { id: saved.id };
  },
);

export const removeDestination = os.livestreams.removeDestination.handler(async ({ input: { id }, context }) => {
  await context.store.transaction(context.actor, async (tx) => {
    await tx.remove(rtmpOutputs, id);
    if (await tx.get(rtmpOutputKeys, id)) await tx.remove(rtmpOutputKeys, id);
  });
  return {};
});

import { graphicExports } from '@pavilion/domain/graphics';
import { os } from '../../engines/calls/os.ts';
import { notFound, Refusal } from '../../engines/store/refusal.ts';

/** GFX-026 */
export const sendToBrief = os.graphics.sendToBrief.handler(async ({ input, context }) => {
  const found = await context.store.visible(context.viewer, graphicExports, input.export);
  if (!found) throw notFound();
  throw new Refusal('INVALID', 'This export is not ready yet.');
});

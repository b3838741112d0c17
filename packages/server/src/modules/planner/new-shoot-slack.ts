import { formatDay } from '@pavilion/domain';
import { shoots } from '@pavilion/domain/planner';
import { briefs } from '@pavilion/domain/production';
import { z } from 'zod';
import { defineJob } from '../../engines/jobs/types.ts';
import { namedId } from '../../engines/store/named-id.ts';
import { briefPath, tellChannel } from '../production/brief-channel.ts';

/** Posts a new shoot with its date and a link to the brief's channel (DAT-115, PLN-031). */
export const newShootSlack = defineJob({
  name: 'newShootSlack',
  /** As planned: by now the shoot may have another title or date, or be split into days. */
  payload: z.object({ shoot: z.string(), production: z.string(), date: z.string(), shootTitle: z.string() }),
  timeout: 60,
  retries: 8,
  async run(context, planned) {
    await context.store.transaction({ kind: 'system', name: 'job:newShootSlack' }, async (tx) => {
      const shoot = (await tx.get(shoots, planned.shoot)) ?? planned;
      const brief = await tx.get(briefs, planned.production);
      if (!brief) return;
      const text = `New shoot: ${[shoot.shootTitle, brief.title].filter(Boolean).join(', ')} on ${formatDay(shoot.date)}`;
      await tellChannel(tx, context, brief, {
        id: namedId('newShoot', planned.shoot),
        text,
        path: `${briefPath(brief.id)}?tab=shoots`,
      });
    });
  },
});

import { type Deliverable, deliverables, formatDay, londonDay, outbox, type User, users } from '@pavilion/domain';
import { can, type Viewer } from '@pavilion/domain/access';
import { decisionOf } from '@pavilion/domain/production';
import { and } from '@pavilion/sync';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { viewerNow } from '../../engines/auth/viewers.ts';
import { defineJob } from '../../engines/jobs/types.ts';
import { writeMail } from '../../engines/outbox/outbox.ts';

const atOnce = 200;
/** Most lines in an e-mail; the feedback queue shows all. */
const mostListed = 50;

/**
 * Sends everyone who wants it an e-mail each morning (London) with the work awaiting their feedback (USR-044, OPN-033). The id
 * of the message holds its reader and day, so repeated runs send one a day.
 */
export const feedbackSummary = defineJob({
  name: 'feedbackSummary',
  payload: z.object({}),
  timeout: 1_800,
  retries: 5,
  schedule: '30 7 * * *',
  async run(context, _payload, signal) {
    const day = londonDay(context.clock());
    for (let after = ''; !signal.aborted; ) {
      const page = await context.store.find(users, {
        where: { active: true, feedbackEmail: true, not: { integration: true }, id: { gt: after } },
        orderBy: [{ field: 'id', direction: 'asc' }],
        limit: atOnce,
      });
      for (const user of page) await summarise(context, user, day);
      const last = page.at(-1);
      if (!last) return;
      after = last.id;
    }
  },
});

async function summarise(context: Context, user: User, day: string): Promise<void> {
  const viewer = viewerNow(context, user);
  const waiting = await awaiting(context, viewer);
  if (waiting.length === 0) return;
  const publicUrl = context.publicUrl();
  const count = waiting.length === 1 ? '1 deliverable awaits' : `${waiting.length} deliverables await`;
  const lines = waiting.slice(0, mostListed).map((deliverable) => lineOf(deliverable, publicUrl));
  const more = waiting.length > mostListed ? [`… and ${waiting.length - mostListed} more.`] : [];
  await context.store.transaction({ kind: 'system', name: 'job:feedbackSummary' }, async (tx) => {
    // The lock makes a run in another process wait, and then see this message.
    const reader = await tx.lock(users, user.id);
    const id = `feedback-${day}-${user.id}`.slice(0, 64);
    if (!reader?.active || !reader.feedbackEmail || (await tx.get(outbox, id))) return;
    await writeMail(tx, {
      id,
      to: reader.email,
      subject: `${count} your feedback`,
      text: [
        `Hello ${reader.name},`,
        `${count} your feedback:`,
        ...lines,
        ...more,
        'You can turn this daily summary off under My Account.',
      ].join('\n\n'),
      // Owners without the feedback role can open the listed work, but not the queue.
      ...(can(viewer, 'giveFeedback') ? { link: `${publicUrl}/#/feedback` } : {}),
    });
  });
}

/** Deliverables in the feedback queue that this person can see and has not decided. */
async function awaiting({ store }: Context, viewer: Viewer): Promise<Deliverable[]> {
  const queue = { state: 'feedback', active: true, owners: { contains: viewer.id } };
  const found = await store.find(deliverables, {
    where: and(queue, store.effectiveWhere(viewer, deliverables.name)),
    orderBy: [{ field: 'deadline', direction: 'asc' }],
  });
  return found.filter(({ reviewStatus }) => decisionOf(reviewStatus, viewer.id) === 'Not Seen');
}

function lineOf({ id, title, production, productionTitle, deadline }: Deliverable, publicUrl: string): string {
  const about = [title, productionTitle, deadline && `due ${formatDay(deadline)}`].filter(Boolean).join(' · ');
  return production ? `${about}\n${publicUrl}/#/brief/${production}/deliverable/${id}` : about;
}

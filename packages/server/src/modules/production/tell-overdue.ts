import { formatDay, londonDay } from '@pavilion/domain';
import { notifications, type User, users } from '@pavilion/domain/accounts';
import { briefs, type Deliverable, deliverables } from '@pavilion/domain/production';
import { and } from '@pavilion/sync';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { viewerNow } from '../../engines/auth/viewers.ts';
import { defineJob } from '../../engines/jobs/types.ts';
import { notify } from '../../engines/outbox/outbox.ts';
import { deliverablePath } from './brief-channel.ts';

/** Most lines in a message; people do not read more. */
const mostListed = 20;

/**
 * Sends overdue work each morning (London) to the people who have to act: one list a day for each, even if the job runs again.
 */
export const tellOverdue = defineJob({
  name: 'tellOverdue',
  payload: z.object({}),
  timeout: 600,
  retries: 5,
  schedule: '0 8 * * *',
  async run(context) {
    const today = londonDay(context.clock());
    // Queries the deadline itself: the stored overdue flag may not be up to date yet.
    const where = {
      active: true,
      productionStatus: 'Submitted',
      state: { in: ['production', 'reworking', 'feedback'] },
      deadline: { lt: today },
    };
    const late = await context.store.find(deliverables, { where, orderBy: [{ field: 'deadline', direction: 'asc' }] });
    const contacts = await contactsOf(context, late);
    const waiting = new Map<string, Set<string>>();
    for (const one of late) {
      for (const reader of readersOf(one, contacts)) {
        waiting.set(reader, (waiting.get(reader) ?? new Set()).add(one.id));
      }
    }
    for (const [reader, ids] of waiting) {
      const user = await context.store.get(users, reader);
      if (user?.active) await tell(context, user, [...ids], today);
    }
  },
});

/** Work in review awaits its feedbackers; before that, its maker and the contact of its brief. */
function readersOf(one: Deliverable, contacts: ReadonlyMap<string, string>): string[] {
  if (one.state === 'feedback') return one.owners;
  const contact = one.production ? contacts.get(one.production) : undefined;
  return [one.created_by, contact].filter((id) => id !== undefined);
}

async function contactsOf({ store }: Context, late: readonly Deliverable[]): Promise<Map<string, string>> {
  const ids = [...new Set(late.flatMap(({ production }) => production ?? []))];
  const found = ids.length > 0 ? await store.find(briefs, { where: { id: { in: ids } } }) : [];
  return new Map(found.flatMap(({ id, contact }) => (contact ? [[id, contact] as const] : [])));
}

async function tell(context: Context, user: User, ids: string[], today: string): Promise<void> {
  const { store } = context;
  const viewer = viewerNow(context, user);
  const mine = await store.find(deliverables, {
    where: and({ id: { in: ids } }, store.effectiveWhere(viewer, deliverables.name)),
    orderBy: [{ field: 'deadline', direction: 'asc' }],
  });
  const [first] = mine;
  if (!first) return;
  const lines = mine.slice(0, mostListed).map(lineOf);
  const more = mine.length > mostListed ? [`… and ${mine.length - mostListed} more`] : [];
  await store.transaction({ kind: 'system', name: 'job:tellOverdue' }, async (tx) => {
    await tx.lock(users, user.id);
    // Only today's list counts: unread older ones are replaced.
    const where = { user: user.id, kind: 'overdue', readAt: null, created_at: { lt: `${today}T00:00:00.000Z` } };
    for (const old of await tx.find(notifications, { where })) await tx.remove(notifications, old.id);
    await notify(tx, {
      to: [user.id],
      kind: 'overdue',
      title: mine.length === 1 ? `${first.title} is overdue` : `${mine.length} deliverables are overdue`,
      body: [...lines, ...more].join('\n'),
      link: mine.length === 1 ? deliverablePath(first) : '/briefs',
      once: `overdue ${today}`,
    });
  });
}

function lineOf({ title, productionTitle, deadline }: Deliverable): string {
  return [title, productionTitle, deadline && `due ${formatDay(deadline)}`].filter(Boolean).join(' · ');
}

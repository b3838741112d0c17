import { pagePath } from '@pavilion/domain';
import { type Brief, briefs } from '@pavilion/domain/production';
import type { DocumentChange, Effect, Tx } from '../../engines/store/types.ts';
import { actorFact, type Happening, tellWebhooks } from './tell-webhooks.ts';

/** Tells webhooks of new briefs, and of briefs that are submitted, completed or reopened. */
export const tellOfBriefs: Effect<typeof briefs> = {
  on: briefs,
  follow: (tx, changes) =>
    tellWebhooks(
      tx,
      changes.flatMap((change) => happeningOf(tx, change) ?? []),
    ),
};

const statusOf = ({ status, completed }: Brief): string => (completed ? 'Completed' : status);

function happeningOf(tx: Tx, { before, after }: DocumentChange<typeof briefs>): Happening | null {
  if (!after) return null;
  const isNew = !before && !isPutBack(tx, after);
  if (!isNew && !(before && statusOf(before) !== statusOf(after))) return null;
  return {
    event: isNew ? 'brief.created' : 'brief.status_changed',
    subject: after.id,
    title: after.title,
    path: pagePath(briefs, after),
    facts: async () => ({
      brief: { id: after.id, title: after.title },
      department: after.department ?? null,
      template: after.template,
      status: statusOf(after),
      ...(before ? { before: statusOf(before) } : {}),
      by: await actorFact(tx),
    }),
  };
}

/** The system puts deleted documents back as they were, with the time at which they were made. */
const isPutBack = ({ actor, now }: Tx, { created_at }: Brief): boolean => actor.kind === 'system' && created_at !== now;

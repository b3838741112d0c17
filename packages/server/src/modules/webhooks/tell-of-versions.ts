import { pagePath } from '@pavilion/domain';
import { type FileAction, type FileDocument, type FileEvent, files } from '@pavilion/domain/files';
import { type Deliverable, deliverables } from '@pavilion/domain/production';
import { type WebhookEvent, webhookDeliveries } from '@pavilion/domain/webhooks';
import type { DocumentChange, Effect, Tx } from '../../engines/store/types.ts';
import { type Happening, personFact, tellWebhooks } from './tell-webhooks.ts';

/** Webhook events by entries in the timeline of a version. */
const events: Partial<Record<FileAction, WebhookEvent>> = {
  Uploaded: 'version.uploaded',
  'Signed off': 'version.signed_off',
  'Submitted notes': 'version.rejected',
  'Recalled for review': 'version.recalled',
};
const undoable: readonly FileAction[] = ['Signed off', 'Submitted notes'];

/** Tells webhooks of uploads and of the decisions in the timelines of versions; an undone decision is not told. */
export const tellOfVersions: Effect<typeof files> = {
  on: files,
  async follow(tx, changes) {
    const happenings = changes.flatMap((change) => happeningsOf(tx, change));
    await tellWebhooks(tx, happenings);
    for (const change of changes) await dropUndone(tx, change);
  },
};

/** New entries of this transaction. A file that is restored has old ones. */
function happeningsOf(tx: Tx, { before, after }: DocumentChange<typeof files>): Happening[] {
  if (after?.what !== 'deliverable' || after.events === before?.events) return [];
  const known = before?.events.length ?? 0;
  return after.events.slice(known).flatMap(({ action, user, date }) => {
    const event = events[action];
    if (!event || date !== tx.now) return [];
    return { ...aboutVersion(after), event, facts: factsOf(after, user), undoable: undoable.includes(action) };
  });
}

function aboutVersion(file: FileDocument): Pick<Happening, 'subject' | 'title' | 'path'> {
  return {
    subject: file.id,
    title: `${file.delTitle ?? file.name}, version ${file.version}`,
    path: file.delID ? pagePath(deliverables, { id: file.delID, production: file.prodID } as { id: string }) : null,
  };
}

const factsOf = (file: FileDocument, user: string | undefined) => async (tx: Tx) => ({
  version: { id: file.id, number: file.version, name: file.name, status: file.status ?? null },
  deliverable: file.delID ? { id: file.delID, title: file.delTitle ?? '' } : null,
  brief: file.prodID ? { id: file.prodID, title: file.prodTitle ?? '' } : null,
  by: await personFact(tx, user),
});

/** An Undo takes the entry out of the timeline. Its delivery, which waits for that, goes with it. */
async function dropUndone(tx: Tx, { before, after }: DocumentChange<typeof files>): Promise<void> {
  if (!before || !after || after.events.length >= before.events.length) return;
  const isThere = ({ action, user, date }: FileEvent) =>
    after.events.some((one) => one.action === action && one.user === user && one.date === date);
  for (const gone of before.events.filter((one) => undoable.includes(one.action) && !isThere(one))) {
    const where = {
      subject: after.id,
      event: events[gone.action]!,
      created_at: gone.date,
      state: { in: ['waiting', 'held'] },
      failures: 0,
    };
    const waiting = await tx.find(webhookDeliveries, { where });
    await tx.removeBatch(
      webhookDeliveries,
      waiting.map(({ id }) => id),
    );
  }
}

/** Tells webhooks of the decisions that reviewers set for themselves. A new version clears them, which is no decision. */
export const tellOfDecisions: Effect<typeof deliverables> = {
  on: deliverables,
  follow: (tx, changes) => tellWebhooks(tx, changes.flatMap(decisionsOf)),
};

function decisionsOf({ before, after }: DocumentChange<typeof deliverables>): Happening[] {
  if (!before || !after) return [];
  return Object.entries(after.reviewStatus)
    .filter(([reviewer, decision]) => before.reviewStatus[reviewer] !== decision)
    .map(([reviewer, decision]) => ({
      event: 'version.reviewed' as const,
      subject: after.id,
      title: `${after.title}, version ${after.currentVersion}`,
      path: pagePath(deliverables, after),
      facts: async (tx: Tx) => ({ ...(await factsOfCurrent(tx, after, reviewer)), decision }),
    }));
}

async function factsOfCurrent(tx: Tx, deliverable: Deliverable, reviewer: string) {
  const file = deliverable.currentFileID ? await tx.get(files, deliverable.currentFileID) : null;
  if (file) return factsOf(file, reviewer)(tx);
  const { id, title, production, productionTitle } = deliverable;
  return {
    version: null,
    deliverable: { id, title },
    brief: production ? { id: production, title: productionTitle ?? '' } : null,
    by: await personFact(tx, reviewer),
  };
}

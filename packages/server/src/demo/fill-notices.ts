import { type NotificationKind, notifications } from '@pavilion/domain/accounts';
import { files } from '@pavilion/domain/files';
import { type Deliverable, type DeliverableState, deliverables } from '@pavilion/domain/production';
import { deliverablePath } from '../modules/production/brief-channel.ts';
import type { DemoStage } from './demo-stage.ts';

const actor = { kind: 'system', name: 'demo' } as const;
/** Number of recent notices per state of a deliverable. */
const lately = 24;
/** Older notices count as read, in days. */
const unreadDays = 1.5;

const told: Partial<Record<DeliverableState, { kind: NotificationKind; says: string }>> = {
  feedback: { kind: 'versionToReview', says: 'is awaiting feedback' },
  reworking: { kind: 'sentBack', says: 'has feedback' },
  signed: { kind: 'signedOff', says: 'is signed off' },
};

/** Adds the notices of the last few days, as reviews and uploads would have created them. */
export async function fillNotices({ context, time }: Pick<DemoStage, 'context' | 'time'>): Promise<void> {
  for (const [state, words] of Object.entries(told)) {
    const found = await context.store.find(deliverables, {
      where: { state },
      orderBy: [{ field: 'id', direction: 'asc' }],
      limit: lately,
    });
    for (const [at, deliverable] of found.entries()) {
      const days = 0.1 + (at * 6) / lately;
      time.daysAgo(days);
      await tell(context, deliverable, words, days);
    }
  }
  time.now();
}

async function tell(
  { store, clock }: DemoStage['context'],
  deliverable: Deliverable,
  { kind, says }: { kind: NotificationKind; says: string },
  days: number,
): Promise<void> {
  const version = deliverable.currentFileID ? await store.get(files, deliverable.currentFileID) : null;
  const makers = [version?.uploadedBy, deliverable.created_by];
  const readers = kind === 'versionToReview' ? deliverable.owners : [...makers, ...deliverable.owners];
  const notice = {
    kind,
    title: `${deliverable.title} ${says}`,
    body: [deliverable.productionTitle, version && `Version ${version.version}`].filter(Boolean).join(' · '),
    link: deliverablePath(deliverable),
    created_at: clock(),
    ...(days > unreadDays ? { readAt: clock() } : {}),
  };
  const people = [...new Set(readers)].filter((user) => user !== undefined);
  await store.transaction(actor, (tx) =>
    tx.insertBatch(
      notifications,
      people.map((user) => ({ ...notice, user })),
    ),
  );
}

import type { NotificationKind } from '@pavilion/domain/accounts';
import type { FileDocument } from '@pavilion/domain/files';
import { briefs, type Deliverable } from '@pavilion/domain/production';
import type { CallContext } from '../calls/os.ts';
import { notify } from '../integrations/outbox.ts';
import type { Tx } from '../store/types.ts';
import { briefPath, deliverablePath, groupByBrief, tellChannel } from './brief-channel.ts';
import type { FileStep } from './take-file-step.ts';

export interface Reviewed {
  deliverable: Deliverable;
  file: FileDocument;
}

interface Words {
  kind: NotificationKind;
  /** After one title, and after a number of them. */
  one: string;
  many: string;
  /** Who of those around a deliverable wants to know; whoever did it does not. */
  readers: (reviewed: Reviewed) => (string | undefined)[];
}

const makers = ({ deliverable, file }: Reviewed) => [file.uploadedBy, file.created_by, deliverable.created_by];
const everyone = (reviewed: Reviewed) => [...makers(reviewed), ...reviewed.deliverable.owners];

const words: Record<FileStep, Words> = {
  /** signOffToSlack: PRD-087, DAT-112 */
  signOff: { kind: 'signedOff', one: 'is signed off', many: 'are signed off', readers: everyone },
  /** feedbackToSlack: PRD-089, DAT-111 */
  reject: { kind: 'sentBack', one: 'has feedback', many: 'have feedback', readers: makers },
  /** slackDeliverableUpdates: OPN-073 */
  recall: { kind: 'recalled', one: 'is in review again', many: 'are in review again', readers: everyone },
};

/** Tells the makers and the brief's channel what reviewers decided: one message per brief, however many were decided at once. */
export async function announceReview(
  tx: Tx,
  context: CallContext,
  step: FileStep,
  reviewed: readonly Reviewed[],
): Promise<void> {
  const said = words[step];
  const byBrief = groupByBrief(reviewed, ({ deliverable }) => deliverable);
  for (const [briefId, group] of byBrief) {
    const link = group.length === 1 || !briefId ? deliverablePath(group[0]!.deliverable) : briefPath(briefId);
    const readers = new Set(group.flatMap(said.readers).filter((id) => id !== undefined && id !== context.viewer.id));
    const mine = (reader: string) => group.filter((one) => said.readers(one).includes(reader));
    for (const reader of readers as Set<string>) {
      const { title, body } = sentence(said, mine(reader), context.viewer.user.name);
      await notify(tx, { to: [reader], kind: said.kind, title, body, link });
    }
    const brief = briefId ? await tx.get(briefs, briefId) : null;
    const { title, body } = sentence(said, group, context.viewer.user.name);
    if (brief) await tellChannel(tx, context, brief, { kind: said.kind, text: `${title}\n${body}`, path: link });
  }
}

function sentence({ one, many }: Words, group: readonly Reviewed[], by: string): { title: string; body: string } {
  const [first] = group;
  const versions = group.map(({ deliverable, file }) => `${deliverable.title}, version ${file.version}`);
  const title = group.length === 1 ? `${first!.deliverable.title} ${one}` : `${group.length} deliverables ${many}`;
  const about = [first!.deliverable.productionTitle, group.length === 1 ? `Version ${first!.file.version}` : undefined];
  const line = [...about, `by ${by}`].filter(Boolean).join(' · ');
  return { title, body: group.length === 1 ? line : `${line}\n${versions.slice(0, 20).join('\n')}` };
}

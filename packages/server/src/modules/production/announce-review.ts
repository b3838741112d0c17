import { type NotificationKind, users } from '@pavilion/domain/accounts';
import { type FileDocument, files } from '@pavilion/domain/files';
import {
  briefs,
  type Deliverable,
  deliverables,
  notes,
  type ReviewStep,
  reviewSteps,
  tellSeconds,
  verdictsOf,
} from '@pavilion/domain/production';
import { z } from 'zod';
import { defineJob } from '../../engines/jobs/types.ts';
import { notify } from '../../engines/outbox/outbox.ts';
import { namedId } from '../../engines/store/named-id.ts';
import type { Tx } from '../../engines/store/types.ts';
import { briefPath, deliverablePath, groupByBrief, tellChannel } from './brief-channel.ts';

interface Reviewed {
  deliverable: Deliverable;
  file: FileDocument;
}

interface Words {
  kind: NotificationKind;
  /** Words after a single title, and after a number of deliverables. */
  one: string;
  many: string;
  /** People to notify, other than the person who acted. */
  readers: (reviewed: Reviewed) => (string | undefined)[];
}

const makers = ({ deliverable, file }: Reviewed) => [file.uploadedBy, file.created_by, deliverable.created_by];
const owners = ({ deliverable }: Reviewed) => deliverable.owners;
const everyone = (reviewed: Reviewed) => [...makers(reviewed), ...owners(reviewed)];

const fileSteps = ['signOff', 'reject', 'recall', 'resume'] as const;

const words: Record<(typeof fileSteps)[number], Words> = {
  /** signOffToSlack: PRD-087, DAT-112 */
  signOff: { kind: 'signedOff', one: 'is signed off', many: 'are signed off', readers: everyone },
  /** feedbackToSlack: PRD-089, DAT-111 */
  reject: { kind: 'sentBack', one: 'has feedback', many: 'have feedback', readers: makers },
  /** slackDeliverableUpdates: OPN-073 */
  recall: { kind: 'recalled', one: 'is in review again', many: 'are in review again', readers: everyone },
  resume: { kind: 'versionToReview', one: 'is awaiting feedback', many: 'are awaiting feedback', readers: owners },
};
const withoutNotes = { one: 'was rejected without notes', many: 'were rejected without notes' };

const payload = z.object({ step: z.enum(fileSteps), by: z.string(), at: z.string(), files: z.array(z.string()) });
type Step = z.output<typeof payload>;

/**
 * Tells the makers and the brief's channel what reviewers decided: one message per brief, however many decisions it has. Runs
 * when the decisions can no longer be undone, and reports those that still hold.
 */
export const announceReview = defineJob({
  name: 'announceReview',
  payload,
  timeout: 60,
  retries: 8,
  async run(context, step) {
    const { store } = context;
    await store.transaction({ kind: 'system', name: 'job:announceReview' }, async (tx) => {
      const reviewed = await stillTrue(tx, step);
      const by = (await tx.get(users, step.by))?.name ?? 'Deleted User';
      for (const [briefId, group] of groupByBrief(reviewed, ({ deliverable }) => deliverable)) {
        const said = await wordsFor(tx, step, group);
        const link = group.length === 1 || !briefId ? deliverablePath(group[0]!.deliverable) : briefPath(briefId);
        // The job may run twice, but nobody is told twice.
        const once = `${step.step} ${step.at} ${group.map(({ file }) => file.id).join(' ')}`;
        const readers = new Set(group.flatMap(said.readers).filter((id) => id !== undefined && id !== step.by));
        for (const reader of readers as Set<string>) {
          const theirs = group.filter((one) => said.readers(one).includes(reader));
          await notify(tx, { to: [reader], kind: said.kind, ...sentence(said, theirs, by), link, once });
        }
        const brief = briefId ? await tx.get(briefs, briefId) : null;
        const { title, body } = sentence(said, group, by);
        const post = { id: namedId(once, 'channel'), kind: said.kind, text: `${title}\n${body}`, path: link };
        if (brief) await tellChannel(tx, context, brief, post);
      }
    });
  },
});

/** Files whose timeline still ends with this step. A decision that was undone or superseded is not reported. */
async function stillTrue(tx: Tx, { step, by, at, files: ids }: Step): Promise<Reviewed[]> {
  const { log }: ReviewStep = reviewSteps[step];
  const found = await tx.find(files, { where: { id: { in: ids } }, orderBy: [{ field: 'id', direction: 'asc' }] });
  const reviewed: Reviewed[] = [];
  for (const file of found) {
    const [last, before] = verdictsOf(file).toReversed();
    if (last?.action !== log || last?.user !== by || last.date !== at) continue;
    // A decision recalled before anyone was told of it is not reported.
    if (step === 'recall' && before && Date.parse(at) - Date.parse(before.date) <= tellSeconds * 1_000) continue;
    const deliverable = file.delID ? await tx.get(deliverables, file.delID) : null;
    if (deliverable) reviewed.push({ deliverable, file });
  }
  const asked = (one: Reviewed) => ids.indexOf(one.file.id);
  return reviewed.sort((left, right) => asked(left) - asked(right));
}

/** A rejection without notes says so, since the editor would look for notes. */
async function wordsFor(tx: Tx, { step }: Step, group: readonly Reviewed[]): Promise<Words> {
  const noted = { file: { in: group.map(({ file }) => file.id) }, response: false };
  if (step !== 'reject' || (await tx.count(notes, noted)) > 0) return words[step];
  return { ...words[step], ...withoutNotes };
}

function sentence({ one, many }: Words, group: readonly Reviewed[], by: string): { title: string; body: string } {
  const [first] = group;
  const versions = group.map(({ deliverable, file }) => `${deliverable.title}, version ${file.version}`);
  const title = group.length === 1 ? `${first!.deliverable.title} ${one}` : `${group.length} deliverables ${many}`;
  const about = [first!.deliverable.productionTitle, group.length === 1 ? `Version ${first!.file.version}` : undefined];
  const line = [...about, `by ${by}`].filter(Boolean).join(' · ');
  return { title, body: group.length === 1 ? line : `${line}\n${versions.slice(0, 20).join('\n')}` };
}

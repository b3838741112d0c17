import { notAllowed, type Viewer } from '@pavilion/domain/access';
import { users } from '@pavilion/domain/accounts';
import type { FileAction, FileDocument } from '@pavilion/domain/files';
import { files } from '@pavilion/domain/files';
import {
  deliverables,
  type ReviewStep,
  type ReviewStepName,
  type ReviewSubject,
  refuseStep,
  reviewSteps,
  takeStep,
  verdictsOf,
} from '@pavilion/domain/production';
import { type CallContext, os } from '../../engines/calls/os.ts';
import { notFound, Refusal } from '../../engines/store/refusal.ts';
import type { Tx } from '../../engines/store/types.ts';
import { announceReview } from './announce-review.ts';
import { attemptEach, type Outcome } from './batch.ts';
import { countingOnce } from './count-brief.ts';
import { countOpen } from './count-open.ts';
import { lockFiles } from './lock-subjects.ts';
import { newestVersion } from './newest-version.ts';

type FileStep = Extract<ReviewStepName, 'signOff' | 'reject' | 'recall' | 'resume'>;

export const signOffFiles = os.production.signOffFiles.handler(async ({ context, input }) => {
  const outcome = await take(context, 'signOff', input.ids);
  return { ...outcome, openNotes: await countOpen(context.store, outcome.done) };
});
export const rejectFiles = os.production.rejectFiles.handler(({ context, input }) =>
  take(context, 'reject', input.ids),
);
export const recallFiles = os.production.recallFiles.handler(({ context, input }) =>
  take(context, 'recall', input.ids),
);
export const resumeReview = os.production.resumeReview.handler(({ context, input }) =>
  take(context, 'resume', input.ids),
);

/** Signs off, rejects or recalls files and changes their deliverables, as the table of steps allows (PRD-086..093). */
async function take(context: CallContext, name: FileStep, ids: readonly string[]): Promise<Outcome> {
  const step: ReviewStep = reviewSteps[name];
  return countingOnce(context, async (tx) => {
    const subjects = await lockFiles(tx, context, ids);
    const outcome = await attemptEach(ids, async (id) => {
      const file = subjects.files.get(id);
      const deliverable = file?.delID ? subjects.deliverables.get(file.delID) : undefined;
      if (!file || !deliverable) throw notFound();
      const newest = await newestVersion(tx, deliverable.id);
      const current = (deliverable.currentFileID ?? newest) === id;
      const subject = { state: deliverable.state, fileStatus: file.status, newest: newest === id, current };
      const taken = takeStep(name, subject);
      if (!taken) throw await refusalOf(tx, context.viewer, name, subject, file);

      const event = { action: step.log!, user: context.viewer.id, date: tx.now };
      const marked = await tx.patch(files, id, { status: taken.fileStatus, events: [...file.events, event] });
      // The catalogue shows the signed version; in review the newest version is current again.
      const currentFileID = name === 'signOff' || name === 'reject' ? id : newest;
      const moved = await tx.patch(deliverables, deliverable.id, { state: taken.state, currentFileID });
      subjects.files.set(id, marked);
      subjects.deliverables.set(deliverable.id, moved);
    });
    const said = { step: name, by: context.viewer.id, at: tx.now, files: outcome.done };
    await tx.enqueue(announceReview, said, { afterUndo: true });
    return outcome;
  });
}

const happened: Partial<Record<FileAction, string>> = {
  'Signed off': 'signed off',
  'Submitted notes': 'rejected',
  'Recalled for review': 'recalled for review',
};

/** Two people often decide at once: the second is told what the first has done. */
async function refusalOf(tx: Tx, viewer: Viewer, name: FileStep, subject: ReviewSubject, file: FileDocument) {
  const { code, message } = refuseStep(viewer, name, subject) ?? notAllowed;
  const last = verdictsOf(file).at(-1);
  if (!last || message !== reviewSteps[name].refusal) return new Refusal(code, message);
  const who = (await tx.get(users, last.user))?.name ?? 'Deleted User';
  return new Refusal(code, `${message} ${who} has ${happened[last.action]} this one.`);
}

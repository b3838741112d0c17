import { files } from '@pavilion/domain/files';
import { deliverables, takeStep, tellSeconds, tooLateToUndo, verdictsOf } from '@pavilion/domain/production';
import { os } from '../../engines/calls/os.ts';
import { notFound, Refusal } from '../../engines/store/refusal.ts';
import { attemptEach } from './batch.ts';
import { countingOnce } from './count-brief.ts';
import { lockFiles } from './lock-subjects.ts';
import { newestVersion } from './newest-version.ts';

/** A click made in time may arrive a little later. */
const acceptedSeconds = tellSeconds - 2;

/**
 * Undoes one's own recent sign-off or rejection: the step is removed from the timeline, and the job that would report it finds
 * nothing to report.
 */
export const undoReview = os.production.undoReview.handler(({ context, input: { ids } }) => {
  return countingOnce(context, async (tx) => {
    const subjects = await lockFiles(tx, context, ids);
    return attemptEach(ids, async (id) => {
      const file = subjects.files.get(id);
      const deliverable = file?.delID ? subjects.deliverables.get(file.delID) : undefined;
      if (!file || !deliverable) throw notFound();
      const verdict = verdictsOf(file).at(-1);
      const taken = takeStep('recall', { state: deliverable.state, fileStatus: file.status });
      const isOwn = verdict?.user === context.viewer.id && verdict.action !== 'Recalled for review';
      if (!taken || !isOwn || secondsBetween(verdict.date, tx.now) > acceptedSeconds) {
        throw new Refusal('TOO_LATE', tooLateToUndo);
      }
      const events = file.events.filter((event) => event !== verdict);
      await tx.patch(files, id, { status: taken.fileStatus, events });
      const currentFileID = await newestVersion(tx, deliverable.id);
      await tx.patch(deliverables, deliverable.id, { state: taken.state, currentFileID });
    });
  });
});

const secondsBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 1_000;

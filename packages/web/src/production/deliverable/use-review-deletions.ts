import { briefs, type Deliverable, deliverables, type FileDocument, pagePath } from '@pavilion/domain';
import { useNavigate } from '@tanstack/react-router';
import { calls } from '../../call/client.ts';
import { useCall } from '../../call/use-call.ts';
import { useConfirm } from '../../kit/confirm.tsx';
import { keptInTrash, notifyDeleted } from '../../parts/use-erase.ts';

/** Deletes a version, or the deliverable with all of its versions, after a warning. */
export function useReviewDeletions(deliverable: Deliverable) {
  const navigate = useNavigate();
  const confirm = useConfirm();
  const version = useCall(calls.production.deleteFile, { done: 'Deleted! Your file has been deleted.' });
  const whole = useCall(calls.production.deleteDeliverables);
  const title = 'Are you sure?';

  const deleteVersion = async ({ id }: FileDocument) => {
    // PRD-109
    const text = "You won't be able to revert this.";
    if (await confirm({ title, text, confirm: 'Delete file', danger: true })) await version.run({ id });
  };
  const deleteDeliverable = async () => {
    // PRD-054
    const text = `The deliverable and all of its uploaded assets will be deleted. ${keptInTrash}`;
    if (!(await confirm({ title, text, confirm: 'Delete deliverable', danger: true }))) return;
    const ids = [deliverable.id];
    if (!(await whole.run({ ids }))) return;
    notifyDeleted(deliverables, ids, `${deliverable.title} was deleted.`);
    void navigate({ to: pagePath(briefs, { id: deliverable.production ?? '' }) });
  };
  return { deleteVersion, deleteDeliverable };
}

import { Button, Menu } from '@mantine/core';
import { type Deliverable, deliverables, refuseStep } from '@pavilion/domain';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { calls } from '../../call/client.ts';
import { useConfirm } from '../../kit/confirm.tsx';
import { countWords } from '../../kit/count-words.ts';
import { firstPress } from '../../kit/first-press.ts';
import { SelectionBar } from '../../parts/selection-bar.tsx';
import { useCan, useViewer } from '../../session/session-provider.tsx';
import { BatchEdit } from './batch-edit.tsx';
import { useBatch } from './use-batch.ts';

/** What can be done with the chosen deliverables together (PRD-041, PRD-090, PRD-091). */
export function BatchBar({ chosen, onClear }: { chosen: readonly Deliverable[]; onClear: () => void }) {
  const [editing, setEditing] = useState(false);
  const confirm = useConfirm();
  const viewer = useViewer();
  const edits = useCan('editDeliverables');
  const removes = useCan('deleteDeliverables');
  const many = countWords(chosen.length, 'deliverable');
  const signOff = useBatch(calls.production.signOffFiles, 'Signed off', calls.production.undoReview);
  const reject = useBatch(calls.production.rejectFiles, 'Sent back to the editors', calls.production.undoReview);
  const hold = useBatch(calls.production.holdDeliverables, 'Put on hold');
  const placeBack = useBatch(calls.production.placeBackDeliverables, 'Placed back');
  const duplicate = useBatch(calls.production.duplicateDeliverables, 'Duplicated');
  const remove = useBatch(calls.production.deleteDeliverables, 'Deleted', async ({ ids }) => {
    await calls.system.undoDeletion({ collection: deliverables.name, ids });
    return { done: ids, refused: [] };
  });
  const ids = chosen.map((deliverable) => deliverable.id);
  const files = chosen.flatMap((deliverable) => deliverable.currentFileID ?? []);
  /** The current version of what awaits feedback is in review. */
  const reviewable = (step: 'signOff' | 'reject') =>
    chosen.every(
      ({ state, currentFileID }) => currentFileID && refuseStep(viewer, step, { state, fileStatus: 'review' }) === null,
    );
  const some = (step: 'hold' | 'placeBack') => chosen.some(({ state }) => refuseStep(viewer, step, { state }) === null);

  const erase = async () => {
    const text = `${many} and all of their uploaded assets will be deleted.`;
    if (!(await confirm({ title: 'Are you sure?', text, confirm: 'Delete', danger: true }))) return;
    if (await remove.run(ids)) onClear();
  };
  return (
    <SelectionBar count={chosen.length} onClear={onClear}>
      {reviewable('signOff') && (
        <Button size="xs" color="green" loading={signOff.pending} onClick={firstPress(() => signOff.run(files))}>
          Sign Off
        </Button>
      )}
      {reviewable('reject') && (
        <Button
          size="xs"
          color="orange"
          variant="light"
          loading={reject.pending}
          onClick={firstPress(() => reject.run(files))}
        >
          Reject
        </Button>
      )}
      {edits && (
        <Button size="xs" variant="default" onClick={() => setEditing(true)}>
          Edit
        </Button>
      )}
      <Menu position="bottom-end">
        <Menu.Target>
          <Button size="xs" variant="default" rightSection={<IconChevronDown size={14} />}>
            More
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {edits && (
            <Menu.Item disabled={!some('hold')} onClick={() => void hold.run(ids)}>
              Hold
            </Menu.Item>
          )}
          {edits && (
            <Menu.Item disabled={!some('placeBack')} onClick={() => void placeBack.run(ids)}>
              Place back to production
            </Menu.Item>
          )}
          {edits && <Menu.Item onClick={() => void duplicate.run(ids)}>Duplicate</Menu.Item>}
          {removes && (
            <Menu.Item color="red" onClick={() => void erase()}>
              Delete
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {edits && <BatchEdit chosen={chosen} opened={editing} onClose={() => setEditing(false)} />}
    </SelectionBar>
  );
}

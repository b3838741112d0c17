import { Button } from '@mantine/core';
import { type Deliverable, refuseStep } from '@pavilion/domain';
import { useState } from 'react';
import { calls } from '../../call/client.ts';
import { firstPress } from '../../kit/first-press.ts';
import { SelectionBar } from '../../parts/selection-bar.tsx';
import { useCan, useViewer } from '../../session/session-provider.tsx';
import { BatchEdit } from './batch-edit.tsx';
import { BatchMenu } from './batch-menu.tsx';
import { useBatch } from './use-batch.ts';

/** Actions on the chosen deliverables together (PRD-041, PRD-090, PRD-091). */
export function BatchBar({ chosen, onClear }: { chosen: readonly Deliverable[]; onClear: () => void }) {
  const [editing, setEditing] = useState(false);
  const viewer = useViewer();
  const edits = useCan('editDeliverables');
  const undo = {
    ask: calls.production.undoReview,
    titleOf: (file: string) => chosen.find(({ currentFileID }) => currentFileID === file)?.title ?? 'Deliverable',
    back: 'back in review',
  };
  const signOff = useBatch(calls.production.signOffFiles, 'Signed off', undo);
  const reject = useBatch(calls.production.rejectFiles, 'Rejected', undo);
  const files = chosen.flatMap((deliverable) => deliverable.currentFileID ?? []);
  /** Of a deliverable in feedback, the current version is in review. */
  const reviewable = (step: 'signOff' | 'reject') =>
    chosen.every(
      ({ state, currentFileID }) => currentFileID && refuseStep(viewer, step, { state, fileStatus: 'review' }) === null,
    );
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
      <BatchMenu chosen={chosen} onGone={onClear} />
      {edits && <BatchEdit chosen={chosen} opened={editing} onClose={() => setEditing(false)} />}
    </SelectionBar>
  );
}

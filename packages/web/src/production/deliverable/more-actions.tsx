import { Button, Menu } from '@mantine/core';
import {
  type Deliverable,
  type FileDocument,
  type ReviewStepName,
  refuseFileDeletion,
  refuseLeaving,
} from '@pavilion/domain';
import { IconDots } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { calls } from '../../call/client.ts';
import { useCall } from '../../call/use-call.ts';
import { OnDemand } from '../../kit/later.tsx';
import { inCorner, lazyPart } from '../../kit/lazy-part.tsx';
import { useCan, useViewer } from '../../session/session-provider.tsx';
import { useReviewDeletions } from './use-review-deletions.ts';

const MoveToBrief = lazyPart(() => import('../brief/move-to-brief.tsx').then((module) => module.MoveToBrief), {
  frame: inCorner,
});

interface MoreActionsProps {
  deliverable: Deliverable;
  file: FileDocument | undefined;
  /** How many notes and responses the version has. */
  notes: number;
  may: (step: ReviewStepName) => boolean;
  /** On a phone only: actions that have no room in the bar. */
  onUpload: (() => void) | undefined;
  compare: { label: string; run: () => void } | undefined;
}

/** The menu of rarer actions: steps of the deliverable, duplicate, move, delete. */
export function MoreActions({ deliverable, file, notes, may, onUpload, compare }: MoreActionsProps) {
  const viewer = useViewer();
  const [moving, setMoving] = useState(false);
  const duplicates = useCan('editDeliverables');
  const deletes = useCan('deleteDeliverables');
  const hold = useCall(calls.production.holdDeliverables, { done: 'Put on hold' });
  const placeBack = useCall(calls.production.placeBackDeliverables, { done: 'Placed back in Pre-Production' });
  const reset = useCall(calls.production.resetDeliverables, { done: 'Reset to production' });
  const duplicate = useCall(calls.production.duplicateDeliverables, { done: 'Duplicated' });
  const { deleteVersion, deleteDeliverable } = useReviewDeletions(deliverable);
  const ids = { ids: [deliverable.id] };
  const leaves = refuseLeaving(viewer, deliverable) === null;
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <Button size="xs" variant="default" aria-label="More actions" px={8} style={{ flex: 'none' }}>
            <IconDots size={16} />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {onUpload && (
            <Menu.Item hiddenFrom="sm" onClick={onUpload}>
              Upload New Version
            </Menu.Item>
          )}
          {compare && (
            <Menu.Item hiddenFrom="sm" onClick={compare.run}>
              {compare.label}
            </Menu.Item>
          )}
          {may('hold') && <Item run={() => hold.run(ids)}>Hold</Item>}
          {may('placeBack') && <Item run={() => placeBack.run(ids)}>Place back to production</Item>}
          {may('reset') && <Item run={() => reset.run(ids)}>Reset to production</Item>}
          {duplicates && <Item run={() => duplicate.run(ids)}>Duplicate</Item>}
          {leaves && <Menu.Item onClick={() => setMoving(true)}>Move to another brief…</Menu.Item>}
          {file && refuseFileDeletion(viewer, file, notes) === null && (
            <Item danger run={() => deleteVersion(file)}>
              Delete this version
            </Item>
          )}
          {deletes && (
            <Item danger run={deleteDeliverable}>
              Delete deliverable
            </Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {leaves && (
        <OnDemand wanted={moving}>
          <MoveToBrief moved={[deliverable]} opened={moving} onClose={() => setMoving(false)} />
        </OnDemand>
      )}
    </>
  );
}

function Item({ run, danger, children }: { run: () => Promise<unknown>; danger?: boolean; children: ReactNode }) {
  return (
    <Menu.Item color={danger ? 'red' : undefined} onClick={() => void run()}>
      {children}
    </Menu.Item>
  );
}

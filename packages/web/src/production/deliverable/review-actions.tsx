import { Button, Menu } from '@mantine/core';
import {
  briefs,
  type Deliverable,
  deliverables,
  type FileDocument,
  type Note,
  type OpenNotes,
  pagePath,
  type ReviewStepName,
  refuseFileDeletion,
  refuseStep,
  takeStep,
} from '@pavilion/domain';
import { IconColumns2, IconDots, IconUpload } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { calls } from '../../call/client.ts';
import { useCall } from '../../call/use-call.ts';
import { BottomActions } from '../../kit/bottom-actions.tsx';
import { useConfirm } from '../../kit/confirm.tsx';
import { notifyDeleted } from '../../parts/use-erase.ts';
import { useCan, useViewer } from '../../session/session-provider.tsx';
import { DecisionActions } from './decision-actions.tsx';

interface ReviewActionsProps {
  deliverable: Deliverable;
  file: FileDocument | undefined;
  /** All versions, the newest first. */
  versions: readonly FileDocument[];
  /** Notes and responses of the version. */
  notes: readonly Note[];
  open: OpenNotes;
  comparing: boolean;
  onCompare: () => void;
  onUpload: () => void;
  /** After a decision: where the reviewer goes on. */
  onDecided?: (() => void) | undefined;
}

/** The one bar of actions. Each stands here only when the table of moves and the user's rights allow it. */
export function ReviewActions({
  deliverable,
  file,
  versions,
  notes,
  open,
  comparing,
  onCompare,
  onUpload,
  onDecided,
}: ReviewActionsProps) {
  const navigate = useNavigate();
  const confirm = useConfirm();
  const viewer = useViewer();
  const duplicates = useCan('editDeliverables');
  const removes = useCan('deleteDeliverables');
  const hold = useCall(calls.production.holdDeliverables, { done: 'Put on hold' });
  const placeBack = useCall(calls.production.placeBackDeliverables, { done: 'Placed back in Pre-Production' });
  const reset = useCall(calls.production.resetDeliverables, { done: 'Reset to production' });
  const duplicate = useCall(calls.production.duplicateDeliverables, { done: 'Duplicated' });
  const deleteFile = useCall(calls.production.deleteFile, { done: 'Deleted! Your file has been deleted.' });
  const deleteDeliverable = useCall(calls.production.deleteDeliverables);

  const files = versions.length;
  const [newest] = versions;
  const subject = { state: deliverable.state, fileStatus: file?.status, files };
  const may = (step: ReviewStepName) => refuseStep(viewer, step, subject) === null;
  const mayUpload = may('upload');
  const inReview = takeStep('signOff', subject) !== null;
  const ids = { ids: [deliverable.id] };

  const removeFile = async () => {
    if (!file) return;
    // PRD-109
    if (
      await confirm({
        title: 'Are you sure?',
        text: "You won't be able to revert this.",
        confirm: 'Delete file',
        danger: true,
      })
    ) {
      await deleteFile.run({ id: file.id });
    }
  };
  const removeDeliverable = async () => {
    // PRD-054
    const text = 'The deliverable and all of its uploaded assets will be deleted.';
    if (!(await confirm({ title: 'Are you sure?', text, confirm: 'Delete deliverable', danger: true }))) return;
    if (!(await deleteDeliverable.run(ids))) return;
    notifyDeleted(deliverables, ids.ids, `${deliverable.title} was deleted.`);
    void navigate({ to: pagePath(briefs, { id: deliverable.production ?? '' }) });
  };

  return (
    <BottomActions>
      {file && newest && (
        <DecisionActions
          deliverable={deliverable}
          file={file}
          newest={newest}
          notes={notes.filter(({ response }) => !response).length}
          open={open}
          onDecided={onDecided}
        />
      )}
      {mayUpload && (
        <Button
          size="xs"
          variant={inReview ? 'default' : 'filled'}
          leftSection={<IconUpload size={16} />}
          visibleFrom={inReview ? 'sm' : undefined}
          onClick={onUpload}
        >
          Upload New Version
        </Button>
      )}
      {files > 1 && (
        <Button
          size="xs"
          variant={comparing ? 'light' : 'default'}
          aria-pressed={comparing}
          leftSection={<IconColumns2 size={16} />}
          visibleFrom="sm"
          onClick={onCompare}
        >
          Compare
        </Button>
      )}
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <Button size="xs" variant="default" aria-label="More actions" px={8} style={{ flex: 'none' }}>
            <IconDots size={16} />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {inReview && mayUpload && (
            <Menu.Item hiddenFrom="sm" onClick={onUpload}>
              Upload New Version
            </Menu.Item>
          )}
          {files > 1 && (
            <Menu.Item hiddenFrom="sm" onClick={onCompare}>
              {comparing ? 'Stop comparing' : 'Compare'}
            </Menu.Item>
          )}
          {may('hold') && <Item run={() => hold.run(ids)}>Hold</Item>}
          {may('placeBack') && <Item run={() => placeBack.run(ids)}>Place back to production</Item>}
          {may('reset') && <Item run={() => reset.run(ids)}>Reset to production</Item>}
          {duplicates && <Item run={() => duplicate.run(ids)}>Duplicate</Item>}
          {file && refuseFileDeletion(viewer, file, notes.length) === null && (
            <Item danger run={removeFile}>
              Delete this version
            </Item>
          )}
          {removes && (
            <Item danger run={removeDeliverable}>
              Delete deliverable
            </Item>
          )}
        </Menu.Dropdown>
      </Menu>
    </BottomActions>
  );
}

function Item({ run, danger, children }: { run: () => Promise<unknown>; danger?: boolean; children: ReactNode }) {
  return (
    <Menu.Item color={danger ? 'red' : undefined} onClick={() => void run()}>
      {children}
    </Menu.Item>
  );
}

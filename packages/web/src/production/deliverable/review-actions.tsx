import { Button, Menu } from '@mantine/core';
import { type Deliverable, type FileDocument, takeStep } from '@pavilion/domain';
import { IconArrowBackUp, IconCheck, IconColumns2, IconDots, IconMessageX, IconUpload } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { calls } from '../../call/client.ts';
import { useCall } from '../../call/use-call.ts';
import { BottomActions } from '../../kit/bottom-actions.tsx';
import { useConfirm } from '../../kit/confirm.tsx';
import { useShortcut } from '../../kit/shortcuts.ts';
import { useCan } from '../../session/session-provider.tsx';

interface ReviewActionsProps {
  deliverable: Deliverable;
  file: FileDocument | undefined;
  files: number;
  hasNotes: boolean;
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
  files,
  hasNotes,
  comparing,
  onCompare,
  onUpload,
  onDecided,
}: ReviewActionsProps) {
  const navigate = useNavigate();
  const confirm = useConfirm();
  const rights = {
    signOff: useCan('signOff'),
    reject: useCan('rejectFile'),
    recall: useCan('recallFile'),
    upload: useCan('uploadVersion'),
    edit: useCan('editDeliverables'),
    remove: useCan('deleteDeliverables'),
    removeNoted: useCan('deleteNotedFiles'),
  };
  const signOff = useCall(calls.production.signOffFiles, { done: 'Signed off' });
  const reject = useCall(calls.production.rejectFiles, { done: 'Notes sent to the editor' });
  const recall = useCall(calls.production.recallFiles, { done: 'Recalled for review' });
  const hold = useCall(calls.production.holdDeliverables, { done: 'Put on hold' });
  const placeBack = useCall(calls.production.placeBackDeliverables, { done: 'Placed back' });
  const reset = useCall(calls.production.resetDeliverables, { done: 'Reset to production' });
  const duplicate = useCall(calls.production.duplicateDeliverables, { done: 'Duplicated' });
  const deleteFile = useCall(calls.production.deleteFile, { done: 'Deleted! Your file has been deleted.' });
  const deleteDeliverable = useCall(calls.production.deleteDeliverables, { done: 'Deleted' });

  const subject = { state: deliverable.state, fileStatus: file?.status, files };
  const isCurrent = file !== undefined && file.id === deliverable.currentFileID;
  const inReview = isCurrent && takeStep('signOff', subject) !== null;
  const recallable = isCurrent && takeStep('recall', subject) !== null;
  const ids = { ids: [deliverable.id] };
  const act = async (run: Promise<unknown>) => {
    if (await run) onDecided?.();
  };
  const mayDecide = inReview && !signOff.pending && !reject.pending;
  useShortcut(
    { keys: 'shift+s', label: 'Sign off this version', group: 'Review' },
    () => file && void act(signOff.run({ ids: [file.id] })),
    mayDecide && rights.signOff,
  );
  useShortcut(
    { keys: 'shift+r', label: 'Reject this version with its notes', group: 'Review' },
    () => file && void act(reject.run({ ids: [file.id] })),
    mayDecide && rights.reject,
  );

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
    if (await deleteDeliverable.run(ids))
      void navigate({ to: '/brief/$id', params: { id: deliverable.production ?? '' } });
  };

  return (
    <BottomActions>
      {inReview && rights.signOff && (
        <Button
          size="xs"
          color="green"
          leftSection={<IconCheck size={16} />}
          loading={signOff.pending}
          onClick={() => void act(signOff.run({ ids: [file.id] }))}
        >
          Sign Off
        </Button>
      )}
      {inReview && rights.reject && (
        <Button
          size="xs"
          color="orange"
          variant="light"
          leftSection={<IconMessageX size={16} />}
          loading={reject.pending}
          onClick={() => void act(reject.run({ ids: [file.id] }))}
        >
          Reject File
        </Button>
      )}
      {recallable && rights.recall && (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconArrowBackUp size={16} />}
          loading={recall.pending}
          onClick={() => void recall.run({ ids: [file.id] })}
        >
          {file.status === 'signed' ? 'Revoke Sign Off' : 'Return To Feedback'}
        </Button>
      )}
      {deliverable.state !== 'signed' && rights.upload && (
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
          {inReview && rights.upload && (
            <Menu.Item hiddenFrom="sm" onClick={onUpload}>
              Upload New Version
            </Menu.Item>
          )}
          {files > 1 && (
            <Menu.Item hiddenFrom="sm" onClick={onCompare}>
              {comparing ? 'Stop comparing' : 'Compare'}
            </Menu.Item>
          )}
          {rights.edit && takeStep('hold', subject) && <Item run={() => hold.run(ids)}>Hold</Item>}
          {rights.edit && takeStep('placeBack', subject) && (
            <Item run={() => placeBack.run(ids)}>Place back to production</Item>
          )}
          {rights.edit && takeStep('reset', subject) && <Item run={() => reset.run(ids)}>Reset to production</Item>}
          {rights.edit && <Item run={() => duplicate.run(ids)}>Duplicate</Item>}
          {file && file.status !== 'signed' && (!hasNotes || rights.removeNoted) && (
            <Item danger run={removeFile}>
              Delete this version
            </Item>
          )}
          {rights.remove && (
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

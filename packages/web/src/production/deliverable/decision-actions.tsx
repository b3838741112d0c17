import { Button, Text } from '@mantine/core';
import { type Deliverable, type FileDocument, type OpenNotes, openNotesWords, refuseStep } from '@pavilion/domain';
import { IconArrowBackUp, IconCheck, IconMessageX } from '@tabler/icons-react';
import { useId } from 'react';
import { calls } from '../../call/client.ts';
import { useCall } from '../../call/use-call.ts';
import { firstPress } from '../../kit/first-press.ts';
import { useShortcut } from '../../kit/shortcuts.ts';
import { useViewer } from '../../session/session-provider.tsx';
import { useDecisions } from './use-decisions.ts';

/** A key that is held down decides once, and not in the room that opens then. */
const isHeld = ({ repeat }: KeyboardEvent) => repeat;

interface DecisionActionsProps {
  deliverable: Deliverable;
  /** The version on screen, and the newest one. */
  file: FileDocument;
  newest: FileDocument;
  /** How many notes the version has. */
  notes: number;
  /** Notes that a sign-off leaves open. */
  open: OpenNotes;
  /** Whether no decision is taken yet. */
  rests: boolean;
  /** Goes to the next deliverable of the queue. */
  onDecided?: (() => void) | undefined;
  onUndone?: (() => void) | undefined;
}

/** Sign-off, rejection and recall of the version on screen. Each button names the version. */
export function DecisionActions(props: DecisionActionsProps) {
  const { deliverable, file, newest, notes, open, rests, onDecided, onUndone } = props;
  const viewer = useViewer();
  const { signOff, reject } = useDecisions({ deliverable, file, newest, notes, onDecided, onUndone });
  const version = `v${file.version}`;
  const recall = useCall(calls.production.recallFiles, { done: `${version} is in review again` });
  const resume = useCall(calls.production.resumeReview, { done: `${version} is in review` });
  const isNewest = file.id === newest.id;
  const subject = {
    state: deliverable.state,
    fileStatus: file.status,
    newest: isNewest,
    current: file.id === deliverable.currentFileID,
  };
  const may = (step: 'signOff' | 'reject' | 'recall' | 'resume') => refuseStep(viewer, step, subject) === null;
  const canSignOff = may('signOff');
  const canReject = may('reject');
  // When a newer version arrives, its place stays: another button must not slide under the pointer.
  const overtaken = canSignOff && !canReject && !isNewest;
  const couldReject = overtaken && refuseStep(viewer, 'reject', { ...subject, newest: true, current: true }) === null;
  const idle = !rests && !signOff.pending && !reject.pending;
  useShortcut(
    { keys: 'shift+s', label: 'Sign off this version', group: 'Review', ignore: isHeld },
    () => void signOff.run(),
    idle && canSignOff,
  );
  useShortcut(
    { keys: 'shift+r', label: 'Reject this version with its notes', group: 'Review', ignore: isHeld },
    () => void reject.run(),
    idle && canReject,
  );
  const openWords = openNotesWords(open);
  const openId = useId();
  const ids = { ids: [file.id] };
  return (
    <>
      {canSignOff && openWords && (
        <Text id={openId} size="xs" c="dimmed" visibleFrom="xl" style={{ alignSelf: 'center' }}>
          {openWords}
        </Text>
      )}
      {canSignOff && (
        <Button
          size="xs"
          color="green"
          variant={isNewest ? 'filled' : 'default'}
          leftSection={<IconCheck size={16} />}
          loading={signOff.pending}
          aria-describedby={openWords ? openId : undefined}
          onClick={firstPress(signOff.run)}
        >
          Sign Off {version}
        </Button>
      )}
      {(canReject || couldReject) && (
        <Button
          size="xs"
          color="orange"
          variant="light"
          leftSection={<IconMessageX size={16} />}
          loading={reject.pending}
          data-disabled={couldReject || undefined}
          aria-disabled={couldReject}
          data-tip={couldReject ? `v${newest.version} is newer: only the newest version can be rejected.` : undefined}
          onClick={couldReject ? undefined : firstPress(reject.run)}
        >
          Reject {version}
        </Button>
      )}
      {may('recall') && (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconArrowBackUp size={16} />}
          loading={recall.pending}
          onClick={firstPress(() => recall.run(ids))}
        >
          {file.status === 'signed' ? 'Revoke Sign Off' : 'Return To Feedback'}
        </Button>
      )}
      {may('resume') && (
        <Button size="xs" loading={resume.pending} onClick={firstPress(() => resume.run(ids))}>
          Put {version} in Review
        </Button>
      )}
    </>
  );
}

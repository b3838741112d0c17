import { Button, Text } from '@mantine/core';
import { type Deliverable, type FileDocument, type OpenNotes, openNotesWords, refuseStep } from '@pavilion/domain';
import { IconArrowBackUp, IconCheck, IconMessageX } from '@tabler/icons-react';
import { useId } from 'react';
import { calls } from '../../call/client.ts';
import { useCall } from '../../call/use-call.ts';
import { useConfirm } from '../../kit/confirm.tsx';
import { countWords } from '../../kit/count-words.ts';
import { firstPress } from '../../kit/first-press.ts';
import { notifyUndo } from '../../kit/notify-undo.tsx';
import { useShortcut } from '../../kit/shortcuts.ts';
import { useRemembered } from '../../kit/use-remembered.ts';
import { useViewer } from '../../session/session-provider.tsx';

interface DecisionActionsProps {
  deliverable: Deliverable;
  /** The version that is looked at, and the newest one. */
  file: FileDocument;
  newest: FileDocument;
  /** How many notes the version has. */
  notes: number;
  /** Notes that a sign-off leaves open. */
  open: OpenNotes;
  /** Where the reviewer goes on. */
  onDecided?: (() => void) | undefined;
}

/** Sign-off, rejection and recall of the version that is looked at. Each says which one, and can be undone for a moment. */
export function DecisionActions({ deliverable, file, newest, notes, open, onDecided }: DecisionActionsProps) {
  const confirm = useConfirm();
  const [draft] = useRemembered(`note-draft.${file.id}`, '');
  const viewer = useViewer();
  const signOff = useCall(calls.production.signOffFiles);
  const reject = useCall(calls.production.rejectFiles);
  const recall = useCall(calls.production.recallFiles, { done: `v${file.version} is in review again` });
  const resume = useCall(calls.production.resumeReview, { done: `v${file.version} is in review` });
  const undo = useCall(calls.production.undoReview, { done: 'Undone. Nobody was told.' });

  const subject = {
    state: deliverable.state,
    fileStatus: file.status,
    newest: file.id === newest.id,
    current: file.id === deliverable.currentFileID,
  };
  const may = (step: 'signOff' | 'reject' | 'recall' | 'resume') => refuseStep(viewer, step, subject) === null;
  const idle = !signOff.pending && !reject.pending;
  const version = `v${file.version}`;
  const openWords = openNotesWords(open);
  const openId = useId();
  const ids = { ids: [file.id] };
  const decided = (sentence: string) => {
    notifyUndo(sentence, () => undo.run(ids));
    onDecided?.();
  };
  /** What is typed and not yet added would not reach the editor. */
  const isReady = async (verb: string) =>
    draft.trim() === '' ||
    confirm({
      title: `${verb} ${version} without your note?`,
      text: 'The note that you are writing is not added yet.',
      confirm: `${verb} without It`,
    });
  const runSignOff = async () => {
    const text = `v${newest.version} is newer. The catalogue will show ${version}.`;
    const title = `Sign off ${version}?`;
    if (!subject.newest && !(await confirm({ title, text, confirm: `Sign Off ${version}` }))) return;
    if (!(await isReady('Sign off'))) return;
    const answer = await signOff.run(ids);
    if (!answer) return;
    const left = openNotesWords(answer.openNotes);
    decided(`${version} of ${deliverable.title} is signed off${left ? ` with ${left}` : ''}.`);
  };
  const runReject = async () => {
    if (!(await isReady('Reject'))) return;
    const noted = notes === 0 ? 'without notes' : `with ${countWords(notes, 'note')}`;
    if (await reject.run(ids)) decided(`${version} of ${deliverable.title} goes back to the editor ${noted}.`);
  };
  const canSignOff = may('signOff');
  const canReject = may('reject');
  useShortcut(
    { keys: 'shift+s', label: 'Sign off this version', group: 'Review' },
    () => void runSignOff(),
    idle && canSignOff,
  );
  useShortcut(
    { keys: 'shift+r', label: 'Reject this version with its notes', group: 'Review' },
    () => void runReject(),
    idle && canReject,
  );
  return (
    <>
      {canSignOff && openWords && (
        <Text id={openId} size="xs" c="dimmed" visibleFrom="lg" style={{ alignSelf: 'center' }}>
          {openWords}
        </Text>
      )}
      {canSignOff && (
        <Button
          size="xs"
          color="green"
          variant={subject.newest ? 'filled' : 'default'}
          leftSection={<IconCheck size={16} />}
          loading={signOff.pending}
          aria-describedby={openWords ? openId : undefined}
          onClick={firstPress(runSignOff)}
        >
          Sign Off {version}
        </Button>
      )}
      {canReject && (
        <Button
          size="xs"
          color="orange"
          variant="light"
          leftSection={<IconMessageX size={16} />}
          loading={reject.pending}
          onClick={firstPress(runReject)}
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

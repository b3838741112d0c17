import { type Deliverable, type FileDocument, openNotesWords } from '@pavilion/domain';
import { calls } from '../../call/client.ts';
import { useCall } from '../../call/use-call.ts';
import { useConfirm } from '../../kit/confirm.tsx';
import { countWords } from '../../kit/count-words.ts';
import { notifyUndo } from '../../kit/notify-undo.tsx';
import { useNewNoteText } from './use-note-text.ts';
import { beginRest } from './use-rest.ts';

interface Decided {
  deliverable: Deliverable;
  /** The version on screen, and the newest one. */
  file: FileDocument;
  newest: FileDocument;
  /** How many notes the version has. */
  notes: number;
  onDecided: (() => void) | undefined;
  /** Back from there, when the decision is taken back. */
  onUndone: (() => void) | undefined;
}

/** Sign-off and rejection of a version: warnings before, Undo for a moment after. */
export function useDecisions({ deliverable, file, newest, notes, onDecided, onUndone }: Decided) {
  const confirm = useConfirm();
  const [draft] = useNewNoteText(file.id);
  const signOff = useCall(calls.production.signOffFiles);
  const reject = useCall(calls.production.rejectFiles);
  const undo = useCall(calls.production.undoReview, { done: 'Undone. Nobody was told.' });
  const ids = { ids: [file.id] };
  const version = `v${file.version}`;
  const decided = (sentence: string) => {
    notifyUndo(sentence, async () => (await undo.run(ids)) && onUndone?.());
    if (!onDecided) return;
    beginRest();
    onDecided();
  };
  /** A note that is typed but not added would not reach the editor. */
  const isReady = async (verb: string, button = verb) =>
    draft.trim() === '' ||
    confirm({
      title: `${verb} ${version} without your note?`,
      text: 'The note that you are writing is not added yet.',
      confirm: `${button} Without It`,
    });
  const runSignOff = async () => {
    const text = `v${newest.version} is newer. The catalogue will show ${version}.`;
    const title = `Sign off ${version}?`;
    if (file.id !== newest.id && !(await confirm({ title, text, confirm: `Sign Off ${version}` }))) return;
    if (!(await isReady('Sign off', 'Sign Off'))) return;
    const answer = await signOff.run(ids);
    if (!answer) return;
    const left = openNotesWords(answer.openNotes);
    decided(`${version} of ${deliverable.title} is signed off${left ? ` with ${left}` : ''}.`);
  };
  const runReject = async () => {
    if (!(await isReady('Reject'))) return;
    const noted = notes === 0 ? 'without notes' : `with ${countWords(notes, 'note')}`;
    if (await reject.run(ids)) decided(`${version} of ${deliverable.title} is rejected ${noted}.`);
  };
  return {
    signOff: { run: runSignOff, pending: signOff.pending },
    reject: { run: runReject, pending: reject.pending },
  };
}

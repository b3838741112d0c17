import { notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { notifyDone } from '../kit/notify.ts';
import { notifyUndo } from '../kit/notify-undo.tsx';
import { useShortcut } from '../kit/shortcuts.ts';
import { underDialog } from '../kit/under-dialog.ts';

interface Act {
  said: string;
  /** Resolves to whether it was undone; a refusal shows its own notice. */
  undo: () => Promise<boolean>;
  notice: string;
}

/** What this person has done in the planner and not taken back, newest last. */
let acts: Act[] = [];

/** Shows the notice of an act in the planner, by default with Undo, and keeps the act for Ctrl+Z. */
export function notifyAct(
  said: string,
  undo: () => Promise<boolean>,
  notify: (said: string, undo: () => unknown) => string = notifyUndo,
): void {
  const act: Act = {
    said,
    notice: '',
    // Once only: a second time would undo what others have done since.
    undo: async () => {
      acts = acts.filter((other) => other !== act);
      return undo();
    },
  };
  acts = [...acts, act];
  act.notice = notify(said, act.undo);
}

/** Takes back the newest act, in the same way as its notice. */
export async function undoLastAct(): Promise<void> {
  const act = acts.at(-1);
  if (!act) return;
  notifications.hide(act.notice);
  if (await act.undo()) notifyDone(`Undone: ${act.said}`);
}

/** Ctrl+Z (Cmd+Z) on a page of the planner: takes back one's own acts on this page, one after the other. `group` is that of the page's shortcuts. */
export function useUndoKey(group: string): void {
  useEffect(() => {
    acts = [];
  }, []);
  useShortcut({ keys: 'mod+z', label: 'Undo', group, ignore: underDialog }, () => void undoLastAct());
}

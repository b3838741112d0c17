import { notifications } from '@mantine/notifications';
import { notifyAction } from './notify-action.tsx';

/** Notice of a finished action with an Undo button. Returns the notice's id, so that a later notice can replace it. */
export const notifyUndo = (message: string, undo: () => unknown): string => notifyAction(message, 'Undo', undo);

let lastEdit: string | undefined;

/** `notifyUndo` for an edit. Replaces the previous edit's notice, which would otherwise delay this one in the queue. */
export function notifyEdit(message: string, undo: () => unknown): string {
  if (lastEdit) notifications.hide(lastEdit);
  lastEdit = notifyUndo(message, undo);
  return lastEdit;
}

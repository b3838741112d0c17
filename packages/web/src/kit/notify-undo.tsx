import { notifications } from '@mantine/notifications';
import { keepNotice } from './notice-about.ts';
import { type ActionColor, notifyAction } from './notify-action.tsx';

/**
 * Notice of a finished action with an Undo button. Returns the notice's id, so that a later notice can replace it. With `about`, it
 * replaces an earlier notice about the same thing, and `closeNotice` closes it.
 */
export function notifyUndo(message: string, undo: () => unknown, about?: string): string {
  const id = notifyAction(message, 'Undo', undo);
  return about === undefined ? id : keepNotice(about, id);
}

let lastEdit: string | undefined;

/** `notifyUndo` for an edit. Replaces the previous edit's notice, which would otherwise delay this one in the queue. */
export function notifyEdit(message: string, undo: () => unknown, color?: ActionColor): string {
  if (lastEdit) notifications.hide(lastEdit);
  lastEdit = notifyAction(message, 'Undo', undo, color);
  return lastEdit;
}

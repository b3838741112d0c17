import { notifications } from '@mantine/notifications';

/** The notice that is on screen about a thing, by the name of that thing. */
const shown = new Map<string, string>();

/** Closes the notice about a thing once its words are no longer true, so that it offers nothing that is past. */
export function closeNotice(about: string): void {
  const id = shown.get(about);
  if (id === undefined) return;
  shown.delete(about);
  notifications.hide(id);
}

/** Remembers the notice about a thing; an earlier one makes room for it. */
export function keepNotice(about: string, id: string): string {
  closeNotice(about);
  shown.set(about, id);
  return id;
}

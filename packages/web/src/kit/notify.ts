import { notifications } from '@mantine/notifications';
import type { ReactNode } from 'react';

/** Notices close after 5 s unless another time is given (PLT-016). */
const defaultTime = 5_000;

interface NoticeOptions {
  title?: string;
  /** In milliseconds (PLT-017); false to stay until it is closed. */
  time?: number | false;
}

/** Mantine's own close button has no label for screen readers. */
const closeButtonProps = { 'aria-label': 'Close this notice' };

/** When the notices were shown that are about the page below them. */
const ofPage = new Map<string, number>();

const show = (message: ReactNode, color: string, { title, time = defaultTime }: NoticeOptions): string => {
  const id = notifications.show({
    message,
    title,
    color,
    autoClose: time,
    withBorder: true,
    closeButtonProps,
    onClose: () => void ofPage.delete(id),
  });
  // One that stays keeps words that would otherwise be lost.
  if (time !== false) ofPage.set(id, Date.now());
  return id;
};

/** A notice that is younger than this, in milliseconds, is about the step that leads to the next page. */
const isAboutStep = 1_000;

/** Closes the notices that are about the page that is being left. Those with an Undo stay, and those that stay until closed. */
export function closeNoticesOfPage(): void {
  for (const [id, at] of ofPage) if (Date.now() - at > isAboutStep) notifications.hide(id);
}

/** Notice of a finished action. */
export const notifyDone = (message: ReactNode, options: NoticeOptions = {}) => show(message, 'teal', options);

/** Neutral notice. Blue in every section: the accent of Production is green, as of a finished action. */
export const notify = (message: string, options: NoticeOptions = {}) => show(message, 'blue', options);

/** Milliseconds that a notice stays at least: people wonder what one said that only flashed by. */
const leastTime = 700;

/** Neutral notice that a step has begun. The returned function closes it when the step has ended, before its time is over. */
export function notifyBegun(message: string, options: NoticeOptions = {}): () => void {
  const from = Date.now();
  const id = notify(message, options);
  return () => void setTimeout(() => notifications.hide(id), Math.max(0, from + leastTime - Date.now()));
}

/** Warning before a destructive step. */
export const notifyWarning = (message: string, options: NoticeOptions = {}) => show(message, 'yellow', options);

/** Error, in one sentence. */
export const notifyError = (message: string, options: NoticeOptions = {}) => show(message, 'red', options);

/** Closes all notices: their words, and what they take back, are for the person who has seen them. */
export const closeNotices = (): void => notifications.clean();

/** Progress notice; `say` replaces its message. Stays until `end` is called. */
export function notifyWaiting(message: string): { say: (message: string) => void; end: () => void } {
  const look = { loading: true, autoClose: false, withBorder: true, withCloseButton: false } as const;
  const id = notifications.show({ message, ...look });
  return {
    say: (next) => notifications.update({ id, message: next, ...look }),
    end: () => notifications.hide(id),
  };
}

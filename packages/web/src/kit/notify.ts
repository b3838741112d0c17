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

/** A notice that stays lies at the top, where it does not cover the controls of a player or a form. */
const show = (message: ReactNode, color: string, { title, time = defaultTime }: NoticeOptions) =>
  notifications.show({
    message,
    title,
    color,
    autoClose: time,
    withBorder: true,
    closeButtonProps,
    ...(time === false ? { position: 'top-center' } : {}),
  });

/** Notice of a finished action. */
export const notifyDone = (message: ReactNode, options: NoticeOptions = {}) => show(message, 'teal', options);

/** Neutral notice. */
export const notify = (message: string, options: NoticeOptions = {}) => show(message, 'accent', options);

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

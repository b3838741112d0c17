import { notifications } from '@mantine/notifications';

/** PLT-016: notices close after 5 s unless another time is given. */
const defaultTime = 5_000;

interface NoticeOptions {
  title?: string;
  /** Milliseconds (PLT-017). */
  time?: number;
}

/** Mantine's own close button says nothing aloud. */
const closeButtonProps = { 'aria-label': 'Close this notice' };

const show = (message: string, color: string, { title, time = defaultTime }: NoticeOptions) =>
  notifications.show({ message, title, color, autoClose: time, withBorder: true, closeButtonProps });

/** Says that something was done. */
export const notifyDone = (message: string, options: NoticeOptions = {}) => show(message, 'teal', options);

/** Says something worth knowing. */
export const notify = (message: string, options: NoticeOptions = {}) => show(message, 'accent', options);

/** Says what to mind before going on. */
export const notifyWarning = (message: string, options: NoticeOptions = {}) => show(message, 'yellow', options);

/** Says what went wrong, in one sentence. */
export const notifyError = (message: string, options: NoticeOptions = {}) => show(message, 'red', options);

/** Says that something takes a while, until it has ended. */
export function notifyWaiting(message: string): { end: () => void } {
  const id = notifications.show({ message, loading: true, autoClose: false, withBorder: true, withCloseButton: false });
  return { end: () => notifications.hide(id) };
}

import { notifications, notificationsStore } from '@mantine/notifications';
import { beforeEach, expect, it, vi } from 'vitest';
import { closeNoticesOfPage, notify, notifyDone, notifyError, notifyWaiting, notifyWarning } from './notify.ts';
import { notifyUndo } from './notify-undo.tsx';

beforeEach(() => notifications.clean());

const shown = () => notificationsStore.getState().notifications.at(-1)!;

const kinds = [
  ['notifyDone', notifyDone],
  ['notify', notify],
  ['notifyWarning', notifyWarning],
  ['notifyError', notifyError],
] as const;

it.each(kinds)('a notice of %s closes after 5 s, or after the given time (PLT-016 PLT-017)', (_, say) => {
  say('Saved');
  expect(shown()).toMatchObject({ message: 'Saved', autoClose: 5_000 });
  for (const time of [2_000, 3_000, 4_000]) {
    say('Submitted', { time });
    expect(shown()).toMatchObject({ message: 'Submitted', autoClose: time });
  }
});

it('only a finished action is green: neutral notices have one colour in every section (PLT-016)', () => {
  const colours = kinds.map(([, say]) => {
    say('Said');
    return shown().color;
  });
  expect(colours).toEqual(['teal', 'blue', 'yellow', 'red']);
});

it('a notice goes with its page, unless it is about the step to the next page, has an Undo or stays (PLT-016)', () => {
  vi.useFakeTimers();
  notifyError('The page could not do this.');
  notifyUndo('Deleted.', () => undefined);
  notifyWarning('“Half a sentence”', { time: false });
  vi.advanceTimersByTime(1_500);
  notifyDone('The brief was created.');
  closeNoticesOfPage();
  expect(notificationsStore.getState().notifications.map(({ color }) => color)).toEqual(['teal', 'yellow', 'teal']);
  vi.useRealTimers();
});

it('shows progress until the work ends', () => {
  const before = notificationsStore.getState().notifications.length;
  const waiting = notifyWaiting('Undoing');
  expect(shown()).toMatchObject({ message: 'Undoing', loading: true, autoClose: false });
  waiting.end();
  expect(notificationsStore.getState().notifications).toHaveLength(before);
});

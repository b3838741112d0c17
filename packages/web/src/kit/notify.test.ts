import { notifications, notificationsStore } from '@mantine/notifications';
import { beforeEach, expect, it } from 'vitest';
import { notify, notifyDone, notifyError, notifyWaiting, notifyWarning } from './notify.ts';

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

it('a notice that stays is at the top, away from the controls of a player', () => {
  notifyWarning('“Half a sentence”', { time: false });
  expect(shown()).toMatchObject({ autoClose: false, position: 'top-center' });
});

it('shows progress until the work ends', () => {
  const before = notificationsStore.getState().notifications.length;
  const waiting = notifyWaiting('Undoing');
  expect(shown()).toMatchObject({ message: 'Undoing', loading: true, autoClose: false });
  waiting.end();
  expect(notificationsStore.getState().notifications).toHaveLength(before);
});

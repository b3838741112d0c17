import type { SyntheticEvent } from 'react';
import { expect, it, vi } from 'vitest';
import { submits } from './submits.ts';

/** A form with a field whose text could not be read, or without. */
function pressed(action: () => unknown, field: { focus: () => void } | null) {
  const querySelector = (selector: string) => (selector === '[data-unread]' ? field : null);
  const currentTarget = Object.assign(new EventTarget(), { querySelector });
  submits(action)({ currentTarget, preventDefault: () => {} } as unknown as SyntheticEvent);
  return currentTarget;
}

it('stops a form at the field whose text could not be read, and focuses the field (PRD-044)', async () => {
  let sent = 0;
  let focused = 0;
  pressed(() => sent++, { focus: () => focused++ });
  await Promise.resolve();
  expect([sent, focused]).toEqual([0, 1]);
  pressed(() => sent++, null);
  await Promise.resolve();
  expect([sent, focused]).toEqual([1, 1]);
});

it('takes no typing between the press and the answer, which would be lost with the window (OPN-075)', async () => {
  let answer = () => {};
  const saving = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const form = pressed(() => saving, null);
  const takesTyping = () => form.dispatchEvent(new Event('beforeinput', { cancelable: true }));
  expect(takesTyping()).toBe(false);
  answer();
  await vi.waitFor(() => expect(takesTyping()).toBe(true));
});

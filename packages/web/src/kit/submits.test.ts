import type { SyntheticEvent } from 'react';
import { expect, it } from 'vitest';
import { submits } from './submits.ts';

/** A form with a field whose text could not be read, or without. */
function pressed(action: () => unknown, field: { focus: () => void } | null) {
  const currentTarget = { querySelector: (selector: string) => (selector === '[data-unread]' ? field : null) };
  submits(action)({ currentTarget, preventDefault: () => {} } as unknown as SyntheticEvent);
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

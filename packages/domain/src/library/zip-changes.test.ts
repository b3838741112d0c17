import { expect, it } from 'vitest';
import { changedSince } from './zip-changes.ts';

const zip = { files: [{ id: 'film' }, { id: 'still' }], created_at: '2026-05-02T09:00:00.000Z' };
const recall = (date: string) => ({ action: 'Recalled for review' as const, user: 'rae', date });

it.each([
  ['nothing', ['film', 'still', 'later'], [], []],
  ['a file was replaced, deleted or hidden', ['still'], [], ['film']],
  ['a sign-off was recalled', ['film', 'still'], [recall('2026-05-03T09:00:00.000Z')], ['film']],
  ['a file both recalled and gone is listed once', ['still'], [recall('2026-05-03T09:00:00.000Z')], ['film']],
  ['a recall before the zip', ['film', 'still'], [recall('2026-05-01T09:00:00.000Z')], []],
])('finds the files of a zip that changed since: %s', (_what, current, events, changed) => {
  expect(changedSince(zip, new Set(current), [{ id: 'film', events }])).toEqual(changed);
});

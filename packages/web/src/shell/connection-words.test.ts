import type { ConnectionStatus } from '@pavilion/sync/client';
import { expect, it } from 'vitest';
import { connectionWords } from './connection-words.ts';

it.each<[ConnectionStatus, number, string]>([
  ['online', 0, 'Live'],
  ['online', 2, 'Live'],
  ['offline', 0, 'Offline'],
  ['offline', 1, 'Offline: 1 change is not saved yet'],
  ['offline', 2, 'Offline: 2 changes are not saved yet'],
  ['draining', 2, 'Reconnecting: 2 changes are not saved yet'],
])('a connection that is %s with %i unanswered changes reads “%3$s” (PLT-004)', (status, unsaved, word) => {
  expect(connectionWords(status, unsaved).word).toBe(word);
});

import type { ConnectionStatus } from '@pavilion/sync/client';
import { countWords } from '../kit/count-words.ts';

const words: Record<ConnectionStatus, readonly [word: string, sentence: string]> = {
  online: ['Live', 'Changes appear as they happen.'],
  connecting: ['Connecting', 'Connecting to the server.'],
  offline: ['Offline', 'The connection is down. Changes appear as soon as it is back.'],
  draining: ['Reconnecting', 'The server is restarting. This takes a moment.'],
  signedOut: ['Signed out', 'The session has ended.'],
};

/**
 * State of the connection in words: a short one, and a sentence. Without a connection, they name the changes that wait:
 * `Offline: 2 changes are not saved yet`.
 */
export function connectionWords(status: ConnectionStatus, unsaved: number): { word: string; sentence: string } {
  const [word, sentence] = words[status];
  if (unsaved === 0 || status === 'online') return { word, sentence };
  const waiting = `${countWords(unsaved, 'change')} ${unsaved === 1 ? 'is' : 'are'} not saved yet`;
  return { word: `${word}: ${waiting}`, sentence: 'Keep this page open until the connection is back.' };
}

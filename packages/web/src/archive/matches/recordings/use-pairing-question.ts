import { guessPairing, type Match, pairingDoubts } from '@pavilion/domain/archive';
import { type FileDocument, files } from '@pavilion/domain/files';
import { useSyncClient } from '@pavilion/sync/react';
import { useConfirm } from '../../../kit/confirm.tsx';
import { uploadStore } from '../../../parts/uploads/upload-store.ts';

export interface WantedPairing {
  file: FileDocument;
  match: Match;
  day: number | undefined;
  type: 'recording' | 'match-reel';
}

/**
 * Asks before a file is paired that is broken, unread or without a picture, or much shorter than another part of the day. True
 * if nothing speaks against it, or if the person goes on.
 */
export function usePairingQuestion(awaiting: readonly FileDocument[], offered: readonly Match[]) {
  const client = useSyncClient();
  const confirm = useConfirm();
  return async ({ file, match, day, type }: WantedPairing): Promise<boolean> => {
    const isAwaited = (other: FileDocument) => {
      const guess = guessPairing(other.name, offered);
      return guess.match === match.id && guess.type === 'recording' && (other.day ?? guess.day) === day;
    };
    const where = { what: 'recording', match: match.id };
    const compares = type === 'recording';
    const paired = compares ? (await client.fetch(files, { where })).documents : [];
    const doubts = pairingDoubts(file, {
      type,
      others: compares ? [...paired.filter((other) => other.day === day), ...awaiting.filter(isAwaited)] : [],
      uploading: uploadStore.get().flatMap(({ name, state }) => (state === 'done' || state === 'refused' ? [] : name)),
    });
    if (doubts.length === 0) return true;
    return confirm({
      title: `Pair ${file.name} as it is?`,
      text: doubts.join(' '),
      confirm: 'Pair Anyway',
      safe: true,
    });
  };
}

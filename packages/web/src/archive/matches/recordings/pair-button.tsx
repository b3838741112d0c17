import { Button } from '@mantine/core';
import { type Match, matchLine } from '@pavilion/domain/archive';
import type { FileDocument } from '@pavilion/domain/files';
import { IconLink } from '@tabler/icons-react';
import { useState } from 'react';
import { calls } from '../../../call/client.ts';
import { useCall } from '../../../call/use-call.ts';
import { notifyUndo } from '../../../kit/notify-undo.tsx';
import type { WantedPairing } from './use-pairing-question.ts';

/** What the notice of a pairing is about: it goes when the film leaves its match again. */
export const aboutPairing = ({ id }: Pick<FileDocument, 'id'>) => `pairing ${id}`;

/** Quiet: the form shows the error. */
export const usePairing = () => useCall(calls.archive.archivePaired, { quiet: true });

interface PairButtonProps {
  file: FileDocument;
  pair: ReturnType<typeof usePairing>;
  match: Match | undefined;
  day: number | undefined;
  part: number | undefined;
  type: 'recording' | 'match-reel';
  /** Asks before a file is paired that may be incomplete. */
  ask: (wanted: WantedPairing) => Promise<boolean>;
}

/** Pairs an awaiting file with the chosen match as a recording or reel, with an undo (ARC-081, ARC-082). */
export function PairButton({ file, pair, match, day, part, type, ask }: PairButtonProps) {
  const associate = useCall(calls.archive.associateAgain);
  const undo = () => associate.run({ file: file.id, day: file.day ?? null, part: file.part ?? null });
  const [asking, setAsking] = useState(false);
  const run = async () => {
    if (!match) return;
    setAsking(true);
    const goesOn = await ask({ file, match, day, type }).finally(() => setAsking(false));
    if (!goesOn) return;
    const done = await pair.run({
      fileID: file.id,
      matchID: match.id,
      type,
      ...(day === undefined ? {} : { day }),
      ...(part === undefined ? {} : { part }),
    });
    if (done) notifyUndo(`${file.name} is paired with ${matchLine(match)}.`, undo, aboutPairing(file));
  };
  return (
    <Button
      size="xs"
      leftSection={<IconLink size={14} />}
      disabled={!match}
      loading={pair.pending || asking}
      aria-label={`Pair ${file.name}`}
      onClick={() => void run()}
    >
      Pair
    </Button>
  );
}

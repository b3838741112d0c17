import { Button } from '@mantine/core';
import { type ArchiveEvent, frameOfMark, overlapWords, placeOf, rateOf, shiftPlace } from '@pavilion/domain/archive';
import type { FileDocument } from '@pavilion/domain/files';
import { IconVideoOff } from '@tabler/icons-react';
import { notifyError } from '../../kit/notify.ts';
import { useMoves } from './use-moves.ts';
import { useNeighbours } from './use-neighbours.ts';

interface DeliveryPlaceProps {
  event: ArchiveEvent;
  match: string;
  recording: FileDocument;
  /** Mark of the frame on screen. */
  mark: () => number;
  onGone: () => void;
}

/** Corrects a misplaced delivery: moves its marks so that it begins at the frame on screen, or takes it off film. */
export function DeliveryPlaceActions({ event, match, recording, mark, onGone }: DeliveryPlaceProps) {
  const { moveAll, pending } = useMoves(match);
  const neighbours = useNeighbours(recording.id);
  const from = placeOf(event);
  const locked = event.clipStatus === 'clipping';
  if (!from) return null;
  const moveHere = () => {
    const rate = rateOf(recording.metadata);
    const by = frameOfMark(mark(), rate) - frameOfMark(from.tcIn, rate);
    const to = shiftPlace(from, by, recording.metadata);
    if (!to) return void notifyError('The delivery would fall outside the recording.');
    const overlap = async () =>
      overlapWords({ ...event, ...to }, await neighbours(event.id, to.tcIn), recording.metadata);
    void moveAll([{ delivery: event.id, from, to: { ...to, byHand: true } }], overlap);
  };
  const takeOff = () => void moveAll([{ delivery: event.id, from, to: null }]).then((done) => done && onGone());
  return (
    <>
      <Button size="compact-sm" variant="default" disabled={locked} loading={pending} onClick={moveHere}>
        Begin at This Frame
      </Button>
      <Button
        size="compact-sm"
        variant="subtle"
        color="red"
        disabled={locked}
        leftSection={<IconVideoOff size={14} />}
        onClick={takeOff}
      >
        Take Off Film
      </Button>
    </>
  );
}

import type { FrameGrid } from '@pavilion/domain/files';
import { useEffect } from 'react';
import type { Transport } from '../../../parts/viewer/use-transport.ts';
import type { Playhead } from './playhead.ts';
import { markAt, secondsOfMark } from './recording-grid.ts';
import { type Part, useParts } from './use-parts.ts';

interface Played {
  transport: Transport;
  grid: FrameGrid | null;
  playhead: Playhead;
  /** Marks to loop between. */
  loop: Part | null;
}

/** Carries the playhead along, plays parts in sequence and repeats a loop. Returns how to set the parts. */
export function usePlayedParts({ transport, grid, playhead, loop }: Played): (parts: readonly Part[]) => void {
  const { set, next: nextPart } = useParts();
  const { seconds, playing, pause, seek } = transport;
  const [loopFrom, loopTo] = [loop?.from, loop?.to];
  useEffect(() => {
    // The frame at the out point belongs to the clip, so it plays before the loop restarts.
    if (loopFrom === undefined || loopTo === undefined || !playing || markAt(seconds, grid) <= loopTo) return;
    seek(secondsOfMark(loopFrom, grid));
  }, [seconds, playing, seek, grid, loopFrom, loopTo]);
  useEffect(() => {
    const mark = markAt(seconds, grid);
    playhead.set(mark);
    const next = playing ? nextPart(mark) : undefined;
    if (next) seek(secondsOfMark(next.from, grid));
    else if (next === null) pause();
  }, [seconds, playing, pause, seek, playhead, grid, nextPart]);
  return set;
}

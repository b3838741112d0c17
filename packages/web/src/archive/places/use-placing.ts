import {
  type ArchiveEvent,
  archiveEvents,
  type BallPlace,
  ballOf,
  byPlay,
  type DeliveryMove,
  eventTitle,
  frameOfMark,
  orderWords,
  placeAtFrame,
  placedBetween,
  rateOf,
  takenBack,
  unplacedAfter,
} from '@pavilion/domain/archive';
import type { FileDocument } from '@pavilion/domain/files';
import { useLive } from '@pavilion/sync/react';
import { useEffect, useRef, useState } from 'react';
import { notify } from '../../kit/notify.ts';
import { useMoves } from './use-moves.ts';
import { useNeighbours } from './use-neighbours.ts';

/** Balls loaded ahead, so that quick presses do not wait. */
const ahead = 50;
const inOrderOfPlay = (['innings', 'over', 'ballNum'] as const).map((field) => ({ field, direction: 'asc' }) as const);

interface Placing {
  recording: FileDocument;
  match: string;
  /** Seconds by which the clip of a ball starts before the press, and how long it is. */
  lead: number;
  length: number;
}

interface Placed {
  /** The ball that was passed before this one. */
  before: BallPlace | null;
  /** Resolves once they are written, without any for a ball that is not on film; null if they were refused. */
  moves: Promise<DeliveryMove[] | null>;
}

/** Placing by hand: offers the next ball of the match; a press places it at the frame on screen. */
export function usePlacing({ recording, match, lead, length }: Placing) {
  const { move } = useMoves(match);
  const neighbours = useNeighbours(recording.id);
  const [start, setStart] = useState<BallPlace | null>();
  const [passed, setPassed] = useState<BallPlace | null>(null);
  const [placed, setPlaced] = useState<readonly Placed[]>([]);
  /** Frame and title of the ball that was placed last: a second press at once is a slip of the finger. */
  const pressed = useRef<{ frame: number; title: string } | null>(null);
  /** Presses may follow sooner than their answers, and each ball has to know where the one before it was placed. */
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const last = useLastPlaced(recording.id);
  // Starts after the last ball on this recording, until someone chooses where to start.
  const from = start === undefined ? last.ball : start;
  const { documents, status } = useLive(
    archiveEvents,
    from === undefined ? null : { where: unplacedAfter(match, from), orderBy: inOrderOfPlay, limit: ahead },
  );
  const offered = documents.find((ball) => !passed || byPlay(ballOf(ball), passed) > 0);
  // When no later ball is left, earlier ones may still be unplaced.
  const waiting = from === undefined || status === 'loading';
  const gaps = useLive(
    archiveEvents,
    waiting || offered ? null : { where: unplacedAfter(match, null), orderBy: inOrderOfPlay, limit: 1 },
  );
  const known = useLive(archiveEvents, waiting || offered ? null : { where: { match, source: 'feed' }, limit: 1 });
  const exhausted = !offered && documents.length === ahead;
  useEffect(() => {
    if (exhausted) setStart(passed);
  }, [exhausted, passed]);

  const begin = (ball: BallPlace | null) => {
    setStart(ball);
    setPassed(null);
  };
  const pass = (ball: ArchiveEvent) => {
    // Fixes the start, so that balls placed elsewhere meanwhile do not change which ball is next.
    if (start === undefined) setStart(from);
    setPassed(ballOf(ball));
  };
  const place = async (mark: number) => {
    if (!offered) return;
    const film = recording.metadata;
    const rate = rateOf(film);
    const frame = Math.max(0, frameOfMark(mark, rate) - Math.round((lead * rate.num) / rate.den));
    const to = placeAtFrame(frame, length, { file: recording.id, film, byHand: true });
    if (!to) return;
    const last = pressed.current;
    if (last && Math.abs(frame - last.frame) * rate.den < rate.num) {
      notify(`${last.title} was placed at this moment. Play on before the next ball, or take it back.`);
      return;
    }
    pressed.current = { frame, title: eventTitle(offered) };
    const write = async () => {
      const beside = await neighbours(offered.id, to.tcIn);
      const moves = placedBetween(offered.id, to, beside, film);
      if (!(await move(moves))) return null;
      const words = orderWords(offered, beside);
      if (words) notify(`${words} Take it back if that is a mistake.`);
      return moves;
    };
    const done: Placed = { before: passed, moves: queue.current.then(write) };
    queue.current = done.moves;
    pass(offered);
    setPlaced((all) => [...all, done]);
    if (await done.moves) return;
    setPassed(done.before);
    setPlaced((all) => all.filter((each) => each !== done));
  };
  const takeBack = async () => {
    const done = placed.at(-1);
    if (!done) return;
    setPlaced(placed.slice(0, -1));
    pressed.current = null;
    const moves = await done.moves;
    if (moves && (moves.length === 0 || (await move(takenBack(moves))))) setPassed(done.before);
  };
  const skip = () => {
    if (!offered) return;
    setPlaced((all) => [...all, { before: passed, moves: Promise.resolve([]) }]);
    pass(offered);
  };
  return {
    offered,
    waiting: waiting || gaps.status === 'loading' || known.status === 'loading',
    /** Whether the match has no deliveries at all. */
    empty: known.status === 'ready' && known.documents.length === 0,
    /** First unplaced ball of the match, once no later ball is left to offer. */
    missing: gaps.documents[0],
    placed: placed.length,
    begin,
    place: (mark: number) => void place(mark),
    skip,
    takeBack: () => void takeBack(),
  };
}

/** Last ball on a recording; null if there is none, undefined while loading. */
function useLastPlaced(file: string): { ball: BallPlace | null | undefined } {
  const { documents, status } = useLive(archiveEvents, {
    where: { file, source: 'feed' },
    orderBy: [{ field: 'tcIn', direction: 'desc' }],
    limit: 1,
  });
  const [last] = documents;
  return { ball: last ? ballOf(last) : status === 'ready' ? null : undefined };
}

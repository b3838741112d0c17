import { type DeliveryMove, mostMoves, takenBack } from '@pavilion/domain/archive';
import { calls } from '../../call/client.ts';
import { useCall } from '../../call/use-call.ts';
import { notifyUndo } from '../../kit/notify-undo.tsx';
import { movesWords } from './moves-words.ts';

/** Names the notice about the places of deliveries: the next change takes its place. */
export const aboutPlaces = 'places of deliveries';

/** Moves deliveries on film, in as many calls as needed, with one undo for all of them. */
export function useMoves(match: string) {
  const place = useCall(calls.archive.placeDeliveries);
  const run = async (moves: readonly DeliveryMove[]): Promise<DeliveryMove[]> => {
    const done: DeliveryMove[] = [];
    for (let from = 0; from < moves.length; from += mostMoves) {
      const part = moves.slice(from, from + mostMoves);
      if (!(await place.run({ match, moves: part }))) break;
      done.push(...part);
    }
    return done;
  };
  return {
    pending: place.pending,
    /** Moves without a notice; resolves to whether it succeeded. */
    move: async (moves: readonly DeliveryMove[]) => (await run(moves)).length > 0,
    /** Moves with a notice and an undo, and with what else there is to say; resolves to whether every move succeeded. */
    moveAll: async (moves: readonly DeliveryMove[], more: () => Promise<string> = async () => ''): Promise<boolean> => {
      const done = await run(moves);
      const said = [movesWords(done), done.length > 0 && (await more())].filter(Boolean).join(' ');
      if (done.length > 0) notifyUndo(said, () => run(takenBack(done)), aboutPlaces);
      return done.length === moves.length;
    },
  };
}

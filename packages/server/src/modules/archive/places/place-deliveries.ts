import {
  type ArchiveEvent,
  archiveEvents,
  type DeliveryMove,
  type DeliveryPlace,
  isOnFilm,
  matches,
  placeOf,
  samePlace,
} from '@pavilion/domain/archive';
import { contract } from '@pavilion/domain/calls';
import { files } from '@pavilion/domain/files';
import type { PatchOf } from '@pavilion/sync';
import { os } from '../../../engines/calls/os.ts';
import { notFound, refusalIn } from '../../../engines/store/refusal.ts';
import type { Tx } from '../../../engines/store/types.ts';

/**
 * The only way to place, move or take off deliveries. All moves or none, and only from the place that the caller saw, so that
 * neither a plan nor its undo overwrites what someone else has placed since.
 */
export const placeDeliveries = os.archive.placeDeliveries.handler(async ({ input, context }) => {
  const { match, moves } = input;
  await context.store.transaction(context.actor, async (tx) => {
    if (!(await tx.visible(context.viewer, matches, match))) throw notFound();
    await refuseFilms(tx, match, moves);
    const locked = await tx.lockBatch(archiveEvents, [...new Set(moves.map(({ delivery }) => delivery))]);
    const known = new Map(locked.map((event) => [event.id, event]));
    for (const move of moves) refuseMove(known.get(move.delivery), match, move);
    await tx.patchBatch(
      archiveEvents,
      moves.map(({ delivery, to }) => ({ id: delivery, changes: changesOf(to) })),
    );
  });
  return { moved: moves.length };
});

function refuseMove(event: ArchiveEvent | undefined, match: string, { from }: DeliveryMove): void {
  if (event?.source !== 'feed' || event.match !== match) throw notFound();
  if (!samePlace(placeOf(event), from)) throw refusalIn(contract.archive.placeDeliveries, 'MOVED_ON');
  if (event.clipStatus === 'clipping') throw refusalIn(contract.archive.placeDeliveries, 'CLIPPING');
}

/** Each recording must belong to this match, and each place must lie within it. */
async function refuseFilms(tx: Tx, match: string, moves: readonly DeliveryMove[]): Promise<void> {
  const places = moves.flatMap(({ to }) => to ?? []);
  const ids = [...new Set(places.map(({ file }) => file))];
  const found = await tx.find(files, { where: { id: { in: ids }, what: 'recording', match } });
  const films = new Map(found.map((file) => [file.id, file]));
  for (const place of places) {
    const film = films.get(place.file);
    if (!film) throw refusalIn(contract.archive.placeDeliveries, 'NO_RECORDING');
    if (!isOnFilm(place, film.metadata)) throw refusalIn(contract.archive.placeDeliveries, 'OUTSIDE');
  }
}

const changesOf = (to: DeliveryPlace | null): PatchOf<typeof archiveEvents> =>
  to
    ? { file: to.file, tcIn: to.tcIn, tcOut: to.tcOut, manualSet: to.byHand, video: true }
    : { file: null, tcIn: null, tcOut: null, manualSet: false, video: false };

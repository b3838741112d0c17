import { call } from '@orpc/server';
import { archiveEvents, type DeliveryMove, mostMoves, placeAtFrame, rateOf } from '@pavilion/domain/archive';
import { files } from '@pavilion/domain/files';
import { viewerById } from '../engines/auth/viewers.ts';
import { placeDeliveries } from '../modules/archive/places/place-deliveries.ts';
import { inOrderOfPlay, mostBalls } from '../modules/archive/places/plan-places.ts';
import type { DemoStage } from './demo-stage.ts';

/** No balls in the first and last seconds of a recording. */
const quiet = 3;

/** Places a match's balls on its recordings, in the order of play, through the call that archivists use. */
export async function placeBalls(stage: DemoStage, match: string, recordings: readonly string[]): Promise<void> {
  const { context, people } = stage;
  const balls = await context.store.find(archiveEvents, {
    where: { match, source: 'feed' },
    orderBy: inOrderOfPlay,
    limit: mostBalls,
  });
  const films = await context.store.find(files, { where: { id: { in: [...recordings] } } });
  const filmOf = new Map(films.map((film) => [film.id, film.metadata]));
  const each = Math.ceil(balls.length / recordings.length);
  const moves = balls.map(({ id }, index): DeliveryMove => {
    const file = recordings[Math.floor(index / each)] ?? '';
    const film = filmOf.get(file);
    const rate = rateOf(film);
    const step = ((film?.duration ?? 0) - 2 * quiet) / each;
    const frame = Math.round(((quiet + (index % each) * step) * rate.num) / rate.den);
    return {
      delivery: id,
      from: null,
      to: placeAtFrame(frame, Math.min(step * 0.8, 1.6), { file, film, byHand: false }),
    };
  });
  const viewer = await viewerById(context, people.get('archive-admin@pavilion.demo') ?? '');
  for (let from = 0; from < moves.length; from += mostMoves) {
    const part = { match, moves: moves.slice(from, from + mostMoves) };
    await call(placeDeliveries, part, {
      context: { ...context, viewer, token: null, signedIn: async () => null, throttle: async () => {} },
    });
  }
}

import type { Readable } from 'node:stream';
import type { Viewer } from '@pavilion/domain/access';
import { limits } from '../../limits.ts';
import { Refusal } from '../store/refusal.ts';
import type { Conductor } from './conductor.ts';
import type { PlaybackTokens, ViewCounter } from './playback.ts';
import type { LiveEngine } from './types.ts';

/** Time between checks of a viewer's token and rights. Watching time is counted in the same steps. */
const checkSeconds = 5;

/** Hands out the films of streams, each for as long as its viewer may watch. */
export function createFilms({
  conductor,
  tokens,
  views,
}: {
  conductor: Pick<Conductor, 'film'>;
  tokens: PlaybackTokens;
  views: ViewCounter;
}): LiveEngine['film'] {
  /** The person of each open film. */
  const open = new Map<Readable, string>();

  function demandRoom({ id }: Viewer): void {
    const { atOnce, perPerson } = limits.films;
    const own = [...open.values()].filter((person) => person === id).length;
    if (open.size >= atOnce || own >= perPerson) {
      throw new Refusal('TOO_MANY', 'Too many previews are open at once. Close some of them.');
    }
  }

  return (id, viewer, domain, allowed) => {
    demandRoom(viewer);
    const film = conductor.film(id);
    if (!film) return null;
    open.set(film, viewer.id);
    views.watchedFor(id, 0, viewer, domain);
    const check = async () => {
      if (!tokens.holds(id, viewer) || !(await allowed())) film.destroy();
      else views.watchedFor(id, checkSeconds, viewer, domain);
    };
    const timer = setInterval(() => void check().catch(() => film.destroy()), checkSeconds * 1_000);
    film.once('close', () => {
      clearInterval(timer);
      open.delete(film);
    });
    return film;
  };
}

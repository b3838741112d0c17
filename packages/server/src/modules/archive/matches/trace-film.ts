import { matches, matchLine } from '@pavilion/domain/archive';
import { files } from '@pavilion/domain/files';
import { os } from '../../../engines/calls/os.ts';

/**
 * Why a recording does not open. Those who may see the match that it left could see the recording, so they are told. To
 * everyone else, a recording that awaits a match looks like one that does not exist.
 */
export const traceFilm = os.archive.traceFilm.handler(async ({ input, context }) => {
  const { store, viewer } = context;
  const film = await store.get(files, input.file);
  if (film?.what !== 'archive-awaiting') return { awaiting: false };
  const left = film.formerMatch ? await store.visible(viewer, matches, film.formerMatch) : null;
  if (left) return { awaiting: true, left: matchLine(left) };
  return { awaiting: (await store.visible(viewer, files, film.id)) !== null };
});

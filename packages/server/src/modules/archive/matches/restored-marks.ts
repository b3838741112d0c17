import { archiveEvents, matches } from '@pavilion/domain/archive';
import { type FileDocument, files } from '@pavilion/domain/files';
import { each } from '../../../engines/store/each.ts';
import type { Effect, ReadingTx } from '../../../engines/store/types.ts';
import { clipOfFilm } from './carry-match.ts';
import { matchOfMark } from './match-of-mark.ts';

const matchOf = async (tx: ReadingTx, film: FileDocument) => (film.match ? await tx.get(matches, film.match) : null);

/** Gives a clip restored from the trash the match that its recording has now. */
export const placeRestoredMark: Effect<typeof archiveEvents> = {
  on: archiveEvents,
  complete: each(async (tx, { before, after }) => {
    if (before || after.source !== 'user' || after.username === undefined) return undefined;
    const film = after.file ? await tx.get(files, after.file) : null;
    if (!film || film.match === after.match) return undefined;
    return matchOfMark(film, await matchOf(tx, film));
  }),
};

/** Gives a restored clip file the match that its recording has now. */
export const placeRestoredClip: Effect<typeof files> = {
  on: files,
  complete: each(async (tx, { before, after }) => {
    if (before || after.what !== 'match-clip') return undefined;
    const film = after.originalFile ? await tx.get(files, after.originalFile) : null;
    if (!film || film.match === after.match) return undefined;
    const event = after.clipOf ? await tx.get(archiveEvents, after.clipOf) : null;
    return clipOfFilm(film, await matchOf(tx, film), event ?? undefined);
  }),
};

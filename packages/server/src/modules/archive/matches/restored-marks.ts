import { archiveEvents, matches } from '@pavilion/domain/archive';
import { type FileDocument, files } from '@pavilion/domain/files';
import type { Effect, Tx } from '../../../engines/store/types.ts';
import { clipOfFilm } from './carry-match.ts';
import { matchOfMark } from './match-of-mark.ts';

const matchOf = async (tx: Tx, film: FileDocument) => (film.match ? await tx.get(matches, film.match) : null);

/** Gives a clip restored from the trash the match that its recording has now. */
export const placeRestoredMark: Effect<typeof archiveEvents> = {
  on: archiveEvents,
  async run(tx, { before, after }) {
    if (before || after?.source !== 'user' || after.username === undefined) return;
    const film = after.file ? await tx.get(files, after.file) : null;
    if (!film || film.match === after.match) return;
    await tx.patch(archiveEvents, after.id, matchOfMark(film, await matchOf(tx, film)));
  },
};

/** Gives a restored clip file the match that its recording has now. */
export const placeRestoredClip: Effect<typeof files> = {
  on: files,
  async run(tx, { before, after }) {
    if (before || after?.what !== 'match-clip') return;
    const film = after.originalFile ? await tx.get(files, after.originalFile) : null;
    if (!film || film.match === after.match) return;
    const event = after.clipOf ? await tx.get(archiveEvents, after.clipOf) : null;
    await tx.patch(files, after.id, clipOfFilm(film, await matchOf(tx, film), event ?? undefined));
  },
};

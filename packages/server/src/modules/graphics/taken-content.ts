import { type FileDocument, files } from '@pavilion/domain/files';
import {
  filmMilliseconds,
  filmOfFile,
  graphics,
  publications,
  type RundownItem,
  type TakenFilm,
  type TakenGraphic,
} from '@pavilion/domain/graphics';
import type { Reader } from '../../engines/store/types.ts';

/** What an item of a rundown shows, as it stands; null if its graphic or film is gone. */
export async function takenContent(
  reader: Pick<Reader, 'get'>,
  { graphic: id, film, atEnd }: RundownItem,
): Promise<TakenGraphic | TakenFilm | null> {
  if (film) return takenFilm(reader, film, atEnd);
  const graphic = id ? await reader.get(graphics, id) : null;
  const publication = graphic && (await reader.get(publications, graphic.publication));
  if (!publication) return null;
  const slides = [...publication.design.slides]
    .sort((left, right) => left.order - right.order)
    .map((slide) => slide.id);
  return { publication: publication.id, values: graphic.values, changes: graphic.changes, slides };
}

async function takenFilm(
  reader: Pick<Reader, 'get'>,
  id: string,
  atEnd: RundownItem['atEnd'],
): Promise<TakenFilm | null> {
  const file: FileDocument | null = await reader.get(files, id);
  const film = file && filmOfFile(file, atEnd);
  return film && { film, lasts: (atEnd ?? 'out') === 'out' ? filmMilliseconds(film) : undefined };
}

import { type ArchiveEvent, hasClip } from '@pavilion/domain/archive';
import { FilmPoster } from '../film-card.tsx';
import { StoryboardTile } from './storyboard-tile.tsx';
import type { FilmsOf } from './use-films-of.ts';

/** Thumbnail of a clip or delivery: from its clip file, or from the recording at the in point. */
export function ClipPicture({ event, clip, recording }: FilmsOf & { event: ArchiveEvent }) {
  const cut = hasClip(event) ? clip : undefined;
  if (cut || !recording?.previews.storyboard) return <FilmPoster file={cut ?? recording} />;
  return <StoryboardTile file={recording} seconds={event.tcIn ?? 0} />;
}

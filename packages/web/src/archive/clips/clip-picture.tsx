import { type ArchiveEvent, hasClip } from '@pavilion/domain/archive';
import { FilmPoster } from '../film-card.tsx';
import { StoryboardTile } from './storyboard-tile.tsx';
import type { FilmsOf } from './use-films-of.ts';

/** The still of a moment: the cut clip's own, or that of the recording at the in point. */
export function ClipPicture({ event, clip, recording }: FilmsOf & { event: ArchiveEvent }) {
  const cut = hasClip(event) ? clip : undefined;
  if (cut || !recording?.previews.storyboard) return <FilmPoster file={cut ?? recording} />;
  return <StoryboardTile file={recording} seconds={event.tcIn ?? 0} />;
}

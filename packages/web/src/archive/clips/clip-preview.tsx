import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { type ArchiveEvent, eventTitle } from '@pavilion/domain/archive';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { ClipFilm } from './clip-film.tsx';
import { ClipPicture } from './clip-picture.tsx';
import classes from './clip-preview.module.css';
import type { FilmsOf } from './use-films-of.ts';

/** Thumbnail of a clip or delivery that plays in place when pressed. */
export function ClipPreview({ event, clip, recording }: FilmsOf & { event: ArchiveEvent }) {
  const [playing, setPlaying] = useState(false);
  if (playing) {
    return (
      <div className={classes.frame} data-dark-room>
        <ClipFilm event={event} clip={clip} recording={recording} onFailed={() => setPlaying(false)} />
      </div>
    );
  }
  const film = clip ?? recording;
  return (
    <UnstyledButton className={classes.frame} disabled={!film} onClick={() => setPlaying(true)}>
      <VisuallyHidden>Play {eventTitle(event)}</VisuallyHidden>
      <ClipPicture event={event} clip={clip} recording={recording} />
      {film && (
        <span className={classes.play} aria-hidden>
          <IconPlayerPlayFilled size={18} />
        </span>
      )}
    </UnstyledButton>
  );
}

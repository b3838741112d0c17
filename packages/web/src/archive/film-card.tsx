import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import type { FileDocument } from '@pavilion/domain/files';
import type { ReactNode } from 'react';
import { MediaThumb } from '../kit/media-thumb.tsx';
import { thumbOf } from '../parts/file-thumb.ts';
import classes from './archive.module.css';

interface FilmCardProps {
  name: string;
  /** The film's own picture, or another one in its place. */
  picture: ReactNode;
  onPlay: () => void;
  children: ReactNode;
}

/** A film as a picture that plays when it is pressed, with its words below. */
export function FilmCard({ name, picture, onPlay, children }: FilmCardProps) {
  return (
    <article className={classes.card} aria-label={name}>
      <UnstyledButton className={classes.picture} onClick={onPlay}>
        <VisuallyHidden>Play {name}</VisuallyHidden>
        {picture}
      </UnstyledButton>
      <div className={classes.words}>{children}</div>
    </article>
  );
}

/** The poster of a film, scrubbed by the pointer. */
export function FilmPoster({ file, chips = [] }: { file: FileDocument | undefined; chips?: readonly string[] }) {
  return <MediaThumb {...thumbOf(file)} alt="" ratio={16 / 9} {...(chips.length > 0 ? { chips } : {})} />;
}

/** Cards side by side, as many as there is room for. */
export function FilmCards({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={classes.cards} aria-label={label}>
      {children}
    </ul>
  );
}

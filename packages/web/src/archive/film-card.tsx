import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import type { FileDocument } from '@pavilion/domain/files';
import type { ReactNode } from 'react';
import { MediaThumb } from '../kit/media-thumb.tsx';
import { thumbOf } from '../parts/file-thumb.ts';
import classes from './archive.module.css';

interface FilmCardProps {
  name: string;
  /** Thumbnail, or another element in its place. */
  picture: ReactNode;
  onPlay: () => void;
  children: ReactNode;
}

/** Card for a film: a thumbnail that plays when pressed, with text below. */
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

/** Poster of a film; moving the pointer scrubs through it. */
export function FilmPoster({ file, chips = [] }: { file: FileDocument | undefined; chips?: readonly string[] }) {
  return <MediaThumb {...thumbOf(file)} alt="" ratio={16 / 9} {...(chips.length > 0 ? { chips } : {})} />;
}

/** Grid of film cards, as many in a row as fit. */
export function FilmCards({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={classes.cards} aria-label={label}>
      {children}
    </ul>
  );
}

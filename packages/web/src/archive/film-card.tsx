import { UnstyledButton } from '@mantine/core';
import type { FileDocument } from '@pavilion/domain/files';
import type { ReactNode } from 'react';
import { MediaThumb } from '../kit/media-thumb.tsx';
import { thumbOf } from '../parts/file-thumb.ts';
import classes from './archive.module.css';

interface FilmCardProps {
  file: FileDocument | undefined;
  name: string;
  onPlay: () => void;
  chips?: readonly string[];
  children: ReactNode;
}

/** A film as a picture that plays when it is pressed, with its words below. */
export function FilmCard({ file, name, onPlay, chips, children }: FilmCardProps) {
  return (
    <article className={classes.card} aria-label={name}>
      <UnstyledButton className={classes.picture} onClick={onPlay} aria-label={`Play ${name}`}>
        <MediaThumb {...thumbOf(file)} alt="" ratio={16 / 9} {...(chips ? { chips } : {})} />
      </UnstyledButton>
      <div className={classes.words}>{children}</div>
    </article>
  );
}

/** Cards side by side, as many as there is room for. */
export function FilmCards({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={classes.cards} aria-label={label}>
      {children}
    </ul>
  );
}

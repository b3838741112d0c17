import type { CSSProperties, ReactNode } from 'react';
import classes from './over-picture.module.css';

export interface PictureSize {
  width: number;
  height: number;
}

interface OverPictureProps {
  size: PictureSize;
  /** Whether a small picture is enlarged to fill its place. */
  grows?: boolean;
  children: ReactNode;
}

/** Lies exactly over a picture fitted into its place, for any proportions of both. */
export function OverPicture({ size: { width, height }, grows = false, children }: OverPictureProps) {
  const style = { '--ratio': width / height, '--most': grows ? '100cqw' : `${width}px` };
  return (
    <div className={classes.place}>
      <div className={classes.picture} style={style as CSSProperties}>
        {children}
      </div>
    </div>
  );
}

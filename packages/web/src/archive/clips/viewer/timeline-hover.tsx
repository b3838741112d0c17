import { type CSSProperties, useEffect, useState } from 'react';
import { loadStoryboard, type Storyboard, tileAt, tileStyle } from '../../../kit/storyboard.ts';
import type { TimelinePoint } from './timeline-canvas.tsx';
import classes from './viewer.module.css';

/** Time at the pointer, or those of the event there. */
export function HoverLabel({ point }: { point: TimelinePoint }) {
  return (
    <div className={classes.hover} style={{ left: `clamp(56px, ${point.x}px, calc(100% - 56px))` }} aria-hidden>
      {point.words}
    </div>
  );
}

interface HoverPictureProps {
  /** Null while the pointer is elsewhere. */
  point: TimelinePoint | null;
  storyboard: { image: string; index: string } | undefined;
}

const pictureSize = { width: 192, height: 108 };

/** Still of the recording at the pointer. Its storyboard is loaded when the pointer first comes. */
export function HoverPicture({ point, storyboard }: HoverPictureProps) {
  const [board, setBoard] = useState<Storyboard | null>(null);
  useEffect(() => {
    if (point && storyboard && !board) void loadStoryboard(storyboard).then(setBoard);
  }, [point, storyboard, board]);
  const tile = point && board && tileAt(board, point.at);
  if (!tile) return null;
  return (
    <div className={classes.hoverPicture} style={{ '--x': `${point.x}px` } as CSSProperties} aria-hidden>
      <div style={tileStyle(board, tile, pictureSize)} />
    </div>
  );
}

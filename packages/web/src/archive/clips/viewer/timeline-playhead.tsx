import type { TimeWindow } from '@pavilion/domain/archive';
import { useEffect, useRef } from 'react';
import type { Playhead } from './playhead.ts';
import classes from './viewer.module.css';

interface TimelinePlayheadProps {
  playhead: Playhead;
  window: TimeWindow;
  /** Width of the timeline in pixels. */
  width: number;
}

/** Line at the playback position. Moves without rendering, so that the canvas is not drawn again at every frame. */
export function TimelinePlayhead({ playhead, window: { from, to }, width }: TimelinePlayheadProps) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const follow = () => {
      if (!line.current) return;
      const x = ((playhead.seconds() - from) / (to - from)) * width;
      line.current.style.visibility = x < 0 || x > width ? 'hidden' : 'visible';
      line.current.style.transform = `translateX(${x}px)`;
    };
    follow();
    return playhead.subscribe(follow);
  }, [playhead, from, to, width]);
  return <div ref={line} className={classes.playhead} aria-hidden />;
}

import type { TimeWindow } from '@pavilion/domain/archive';
import { type PointerEvent, useEffect, useRef } from 'react';
import type { Playhead } from './playhead.ts';
import classes from './viewer.module.css';

interface TimelineOverviewProps {
  duration: number;
  window: TimeWindow;
  playhead: Playhead;
  /** Moves the start of the window, in seconds. */
  onPan: (from: number) => void;
}

/** Thin bar of the whole recording, with the timeline's window on it; dragging moves the window. */
export function TimelineOverview({ duration, window, playhead, onPan }: TimelineOverviewProps) {
  const bar = useRef<HTMLDivElement>(null);
  const dot = useRef<HTMLDivElement>(null);
  const whole = Math.max(duration, 1);
  useEffect(() => {
    const follow = () => {
      if (dot.current) dot.current.style.left = `${Math.min(100, (playhead.seconds() / whole) * 100)}%`;
    };
    follow();
    return playhead.subscribe(follow);
  }, [playhead, whole]);
  const pan = (event: PointerEvent) => {
    const box = bar.current?.getBoundingClientRect();
    if (!box) return;
    const at = ((event.clientX - box.left) / box.width) * whole;
    onPan(at - (window.to - window.from) / 2);
  };
  return (
    <div
      ref={bar}
      className={classes.overview}
      aria-hidden
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        pan(event);
      }}
      onPointerMove={(event) => {
        if (event.buttons === 1) pan(event);
      }}
    >
      <div
        className={classes.overviewWindow}
        style={{
          left: `${(window.from / whole) * 100}%`,
          width: `max(6px, ${((Math.min(window.to, whole) - window.from) / whole) * 100}%)`,
        }}
      />
      <div ref={dot} className={classes.overviewHead} />
    </div>
  );
}

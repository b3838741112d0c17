import { eventAt } from '@pavilion/domain/archive';
import { type PointerEvent, useEffect, useRef } from 'react';
import {
  drawTimeline,
  rowHeight,
  rulerHeight,
  type TimelineColours,
  type TimelineLook,
  timelineHeight,
} from './draw-timeline.ts';

/** Where the pointer is on the timeline. */
export interface TimelinePoint {
  /** Pixels from the left. */
  x: number;
  /** Seconds of the recording. */
  at: number;
  words: string;
}

interface TimelineCanvasProps extends Omit<TimelineLook, 'colours'> {
  onSeek: (seconds: number) => void;
  /** Called when an event is pressed. */
  onEvent: (id: string) => void;
  /** Null when the pointer leaves. */
  onHover: (point: TimelinePoint | null) => void;
}

/** Pixels beside an event that still press it. */
const slackPixels = 4;

/** Drawing of the timeline. A press on an event opens it; elsewhere it seeks, and goes on seeking while dragged. */
export function TimelineCanvas({ onSeek, onEvent, onHover, ...look }: TimelineCanvasProps) {
  const { width, window, rows, label } = look;
  const canvas = useRef<HTMLCanvasElement>(null);
  const height = timelineHeight(rows.length);
  useEffect(() => {
    const element = canvas.current;
    const pen = element?.getContext('2d');
    if (!element || !pen || width === 0) return;
    const ratio = globalThis.devicePixelRatio || 1;
    element.width = Math.round(width * ratio);
    element.height = Math.round(height * ratio);
    pen.setTransform(ratio, 0, 0, ratio, 0, 0);
    drawTimeline(pen, { ...look, colours: coloursOf(element) });
  });

  const timeAt = (x: number) => window.from + (x / Math.max(1, width)) * (window.to - window.from);
  const found = (event: PointerEvent) => {
    const box = event.currentTarget.getBoundingClientRect();
    const [x, y] = [event.clientX - box.left, event.clientY - box.top];
    const at = timeAt(x);
    const row = rows[Math.floor((y - rulerHeight) / rowHeight)];
    const index = row && y > rulerHeight ? eventAt(row.events, at, timeAt(slackPixels) - window.from) : null;
    return { x, at, hit: row && index !== null ? row.events[index] : undefined };
  };
  return (
    <canvas
      ref={canvas}
      aria-hidden
      style={{ width: '100%', height }}
      onPointerDown={(event) => {
        const { at, hit } = found(event);
        if (hit) return onEvent(hit.id);
        event.currentTarget.setPointerCapture(event.pointerId);
        onSeek(at);
      }}
      onPointerMove={(event) => {
        const { x, at, hit } = found(event);
        onHover({ x, at, words: hit ? `${label(hit.from)} – ${label(hit.to)}` : label(at) });
        if (event.buttons === 1 && event.currentTarget.hasPointerCapture(event.pointerId)) onSeek(at);
      }}
      onPointerLeave={() => onHover(null)}
    />
  );
}

/** Theme colours, read from the CSS variables of the element. */
function coloursOf(element: Element): TimelineColours {
  const style = getComputedStyle(element);
  const read = (name: string) => style.getPropertyValue(name).trim() || '#888';
  return {
    ground: read('--pv-surface'),
    line: read('--pv-line'),
    text: read('--pv-dim'),
    plain: read('--timeline-plain'),
    boundary: read('--pv-blue'),
    wicket: read('--pv-red'),
    clipped: read('--pv-green'),
    selected: read('--pv-text'),
    editing: read('--pv-yellow'),
    mark: read('--pv-yellow'),
  };
}

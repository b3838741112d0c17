import { ActionIcon, Tooltip } from '@mantine/core';
import { eventAt, panWindow, type TimeWindow, wholeWindow, windowShowing, zoomWindow } from '@pavilion/domain/archive';
import { IconArrowsHorizontal, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { type CSSProperties, type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useShortcut } from '../../../kit/shortcuts.ts';
import { loadStoryboard, type Storyboard, tileAt, tileStyle } from '../../../kit/storyboard.ts';
import {
  drawTimeline,
  rowHeight,
  rulerHeight,
  type TimelineColours,
  type TimelineRow,
  timelineHeight,
} from './draw-timeline.ts';
import type { Marks } from './mark-bar.tsx';
import type { Playhead } from './playhead.ts';
import { TimelineOverview } from './timeline-overview.tsx';
import classes from './viewer.module.css';

interface EventTimelineProps {
  duration: number;
  rows: readonly TimelineRow[];
  marks: Marks;
  playhead: Playhead;
  label: (mark: number) => string;
  /** Storyboard, for the still at the pointer. */
  storyboard: { image: string; index: string } | undefined;
  onSeek: (seconds: number) => void;
  /** Called when an event is pressed. */
  onEvent: (id: string) => void;
}

const slackPixels = 4;
const group = 'Timeline';

/** Full-width timeline of the recording, with a row for each kind of event. On the keyboard, the event list does the same. */
export function EventTimeline({
  duration,
  rows,
  marks,
  playhead,
  label,
  storyboard,
  onSeek,
  onEvent,
}: EventTimelineProps) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  const [chosen, setChosen] = useState<TimeWindow | null>(null);
  const [hover, setHover] = useState<{ x: number; at: number; words: string } | null>(null);
  const [board, setBoard] = useState<Storyboard | null>(null);
  const window = chosen ?? wholeWindow(duration);
  const latest = useRef({ window, duration, width });
  latest.current = { window, duration, width };

  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const height = timelineHeight(rows.length);
  useEffect(() => {
    const element = canvas.current;
    const pen = element?.getContext('2d');
    if (!element || !pen || width === 0) return;
    const ratio = globalThis.devicePixelRatio || 1;
    element.width = Math.round(width * ratio);
    element.height = Math.round(height * ratio);
    pen.setTransform(ratio, 0, 0, ratio, 0, 0);
    drawTimeline(pen, { width, window, rows, marks, label, colours: coloursOf(element) });
  });

  // Moves the playhead without redrawing the canvas, until it leaves the window.
  useEffect(() => {
    let before = playhead.seconds();
    const follow = () => {
      const at = playhead.seconds();
      const now = latest.current;
      const left = before >= now.window.from && before <= now.window.to && (at < now.window.from || at > now.window.to);
      before = at;
      if (left) setChosen(windowShowing(now.window, at, now.duration));
      place(head.current, at, now.window, now.width);
    };
    follow();
    return playhead.subscribe(follow);
  }, [playhead]);
  useEffect(() => place(head.current, playhead.seconds(), window, width));

  const zoom = (factor: number, at = playhead.seconds()) => {
    const middle = at >= window.from && at <= window.to ? at : (window.from + window.to) / 2;
    const next = zoomWindow(window, factor, middle, duration);
    setChosen(next.to - next.from >= duration ? null : next);
  };
  useShortcut({ keys: 'equal, shift+equal', label: 'Zoom in', group }, () => zoom(0.5));
  useShortcut({ keys: 'minus', label: 'Zoom out', group }, () => zoom(2));
  useShortcut({ keys: '0', label: 'Whole recording', group }, () => setChosen(null));
  useWheel(frame, latest, setChosen);

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
    <section className={classes.timeline} aria-label="Timeline">
      <div className={classes.rowLabels} style={{ paddingTop: rulerHeight }}>
        {rows.map((row) => (
          <span key={row.label} style={{ height: rowHeight }}>
            {row.label}
          </span>
        ))}
      </div>
      <div ref={frame} className={classes.canvasFrame} style={{ height }}>
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
            if (storyboard && !board) void loadStoryboard(storyboard).then(setBoard);
            setHover({ x, at, words: hit ? `${label(hit.from)} – ${label(hit.to)}` : label(at) });
            if (event.buttons === 1 && event.currentTarget.hasPointerCapture(event.pointerId)) onSeek(at);
          }}
          onPointerLeave={() => setHover(null)}
        />
        <div ref={head} className={classes.playhead} aria-hidden />
        {hover && (
          <div className={classes.hover} style={{ left: `clamp(56px, ${hover.x}px, calc(100% - 56px))` }} aria-hidden>
            {hover.words}
          </div>
        )}
      </div>
      {hover && board && <HoverPicture board={board} at={hover.at} x={hover.x} />}
      <div className={classes.timelineFoot}>
        <TimelineOverview
          duration={duration}
          window={window}
          playhead={playhead}
          onPan={(from) => setChosen(panWindow(window, from - window.from, duration))}
        />
        <Zoom label="Zoom out" icon={IconZoomOut} onClick={() => zoom(2)} />
        <Zoom label="Zoom in" icon={IconZoomIn} onClick={() => zoom(0.5)} />
        <Zoom label="Whole recording" icon={IconArrowsHorizontal} onClick={() => setChosen(null)} />
      </div>
    </section>
  );
}

const pictureSize = { width: 192, height: 108 };

/** Still of the recording at the pointer. */
function HoverPicture({ board, at, x }: { board: Storyboard; at: number; x: number }) {
  const tile = tileAt(board, at);
  if (!tile) return null;
  return (
    <div className={classes.hoverPicture} style={{ '--x': `${x}px` } as CSSProperties} aria-hidden>
      <div style={tileStyle(board, tile, pictureSize)} />
    </div>
  );
}

function Zoom({ label, icon: Icon, onClick }: { label: string; icon: typeof IconZoomIn; onClick: () => void }) {
  return (
    <Tooltip label={label}>
      <ActionIcon variant="subtle" color="gray" size={28} aria-label={label} onClick={onClick}>
        <Icon size={16} />
      </ActionIcon>
    </Tooltip>
  );
}

function place(head: HTMLElement | null, at: number, window: TimeWindow, width: number): void {
  if (!head) return;
  const x = ((at - window.from) / (window.to - window.from)) * width;
  head.style.visibility = x < 0 || x > width ? 'hidden' : 'visible';
  head.style.transform = `translateX(${x}px)`;
}

/**
 * The wheel zooms around the pointer; sideways it pans. A native listener, because React registers wheel listeners as passive,
 * which cannot stop the page from scrolling.
 */
function useWheel(
  frame: React.RefObject<HTMLElement | null>,
  latest: React.RefObject<{ window: TimeWindow; duration: number; width: number }>,
  setWindow: (window: TimeWindow | null) => void,
): void {
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const onWheel = (event: WheelEvent) => {
      const { window, duration, width } = latest.current;
      const length = window.to - window.from;
      const sideways = event.shiftKey ? event.deltaY || event.deltaX : event.deltaX;
      // Without a duration there is nothing to zoom: lets the page scroll.
      if (duration <= 0) return;
      event.preventDefault();
      if (Math.abs(sideways) > Math.abs(event.shiftKey ? 0 : event.deltaY)) {
        return setWindow(panWindow(window, (sideways / width) * length, duration));
      }
      const at = window.from + ((event.clientX - element.getBoundingClientRect().left) / width) * length;
      const next = zoomWindow(window, Math.exp(event.deltaY / 300), at, duration);
      setWindow(next.to - next.from >= duration ? null : next);
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [frame, latest, setWindow]);
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

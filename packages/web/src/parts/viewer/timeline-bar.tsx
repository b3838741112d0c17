import { type FrameGrid, frameAt, frameLabel, secondsOf } from '@pavilion/domain/files';
import { type KeyboardEvent, memo, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';
import { durationLabel } from '../../kit/sizes.ts';
import { loadStoryboard, type Storyboard, tileAt, tileStyle } from '../../kit/storyboard.ts';
import classes from './player.module.css';
import type { Transport } from './use-transport.ts';

export interface TimelineMark {
  id: string;
  frame: number;
  /** Last frame of a range. */
  frameEnd?: number | undefined;
  label: string;
  done?: boolean;
}

interface TimelineBarProps {
  transport: Transport;
  grid: FrameGrid | null;
  marks: readonly TimelineMark[];
  /** The looped part, in seconds. */
  loop: { on: boolean; from: number | null; to: number | null };
  storyboard: { image: string; index: string } | undefined;
  onMark?: ((id: string) => void) | undefined;
}

const preview = { width: 192, height: 108 };
const mostMarks = 500;

/** Timeline of a film: position, marks, and the picture under the pointer. */
export function TimelineBar({ transport, grid, marks, loop, storyboard, onMark }: TimelineBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [hover, setHover] = useState<number | null>(null);
  const [board, setBoard] = useState<Storyboard | null>(null);
  const { duration, seconds } = transport;
  const label = (at: number) => (grid ? frameLabel(frameAt(at, grid), grid) : durationLabel(at));
  const share = (at: number) => shareOf(at, duration);
  const latest = useRef({ transport, onMark });
  latest.current = { transport, onMark };
  const goTo = useCallback((mark: TimelineMark) => {
    latest.current.transport.pause();
    latest.current.transport.seekFrame(mark.frame);
    latest.current.onMark?.(mark.id);
  }, []);

  const index = storyboard?.index;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another index is another storyboard.
  useEffect(() => setBoard(null), [index]);

  const timeAt = (event: PointerEvent) => {
    const box = bar.current?.getBoundingClientRect();
    return box ? Math.max(0, Math.min(1, (event.clientX - box.left) / box.width)) * duration : 0;
  };
  const onPointerMove = (event: PointerEvent) => {
    const at = timeAt(event);
    setHover(at);
    if (storyboard && !board) void loadStoryboard(storyboard).then(setBoard);
    if (event.buttons === 1 && event.currentTarget.hasPointerCapture(event.pointerId)) transport.seek(at);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1, PageUp: 25, PageDown: -25 }[event.key];
    if (event.key === 'Home') transport.seek(0);
    else if (event.key === 'End') transport.seek(duration);
    else if (move) transport.step(move);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const tile = board && hover !== null ? tileAt(board, hover) : undefined;
  return (
    <div className={classes.timeline}>
      {hover !== null && (
        <div
          className={classes.hover}
          style={{ left: `clamp(${tile ? 96 : 40}px, ${share(hover)}, calc(100% - ${tile ? 96 : 40}px))` }}
        >
          {board && tile && <div className={classes.hoverPicture} style={tileStyle(board, tile, preview)} />}
          <span>{label(hover)}</span>
        </div>
      )}
      <div
        ref={bar}
        className={classes.track}
        role="slider"
        tabIndex={0}
        aria-label="Position in the film"
        aria-valuemin={0}
        aria-valuemax={Math.round(duration * 100) / 100}
        aria-valuenow={Math.round(seconds * 100) / 100}
        aria-valuetext={label(seconds)}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          transport.seek(timeAt(event));
        }}
        onPointerMove={onPointerMove}
        onPointerLeave={() => setHover(null)}
        onKeyDown={onKeyDown}
      >
        <div className={classes.rail}>
          <div className={classes.played} style={{ width: share(seconds) }} />
          {(loop.from !== null || loop.to !== null) && (
            <div
              className={classes.loop}
              data-on={loop.on}
              style={{ left: share(loop.from ?? 0), right: `calc(100% - ${share(loop.to ?? duration)})` }}
            />
          )}
        </div>
        <div className={classes.head} style={{ left: share(seconds) }} />
      </div>
      {/* Where marks may come, their row is there before the first: the picture above keeps its size. */}
      {onMark && (
        <div className={classes.marks} aria-hidden>
          {grid && <Marks marks={marks} grid={grid} duration={duration} onGo={goTo} />}
        </div>
      )}
    </div>
  );
}

interface MarksProps extends Pick<TimelineBarProps, 'marks'> {
  grid: FrameGrid;
  duration: number;
  onGo: (mark: TimelineMark) => void;
}

/**
 * Only for the pointer: marks are as close together as the notes. The list of notes is for keyboard and screen reader. Renders
 * when the marks change, not with every frame of a playing film: there may be hundreds.
 */
const Marks = memo(function Marks({ marks, grid, duration, onGo }: MarksProps) {
  const share = (at: number) => shareOf(at, duration);
  return (
    <>
      {thinned(marks, grid, duration).map((mark) => {
        const from = secondsOf(mark.frame, grid);
        const to = mark.frameEnd === undefined ? from : secondsOf(mark.frameEnd, grid);
        return (
          <button
            key={mark.id}
            type="button"
            className={classes.mark}
            data-done={mark.done ?? false}
            style={{
              left: share(from),
              width: mark.frameEnd === undefined ? undefined : `max(10px, calc(${share(to)} - ${share(from)}))`,
            }}
            title={mark.label}
            tabIndex={-1}
            onClick={() => onGo(mark)}
          />
        );
      })}
    </>
  );
});

const shareOf = (at: number, duration: number) =>
  duration > 0 ? `${Math.max(0, Math.min(100, (at / duration) * 100))}%` : '0%';

/** The first of each group of overlapping marks: a film may have thousands. */
function thinned(marks: readonly TimelineMark[], grid: FrameGrid, duration: number): readonly TimelineMark[] {
  if (marks.length <= mostMarks) return marks;
  const places = new Set<number>();
  return marks.filter((mark) => {
    const place = Math.round((secondsOf(mark.frame, grid) / duration) * mostMarks);
    if (places.has(place)) return false;
    places.add(place);
    return true;
  });
}

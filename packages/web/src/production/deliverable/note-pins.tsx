import { type Note, type NotePoint, pointOf } from '@pavilion/domain';
import { type KeyboardEvent, type MouseEvent, useCallback, useMemo } from 'react';
import type { FilePosition } from '../../parts/file-viewer.tsx';
import type { FrameGrid } from '../../parts/viewer/frame-grid.ts';
import { noteFrame } from './note-position.ts';
import classes from './review.module.css';
import { type Standing, useStanding } from './standing.ts';

interface NotePinsProps {
  file: string;
  grid: FrameGrid | null;
  notes: readonly Note[];
  standing: Standing;
  /** The point of the note that is being written; null while none is marked. */
  point: NotePoint | null;
  onPoint: (point: NotePoint) => void;
  /** A pin was pressed. */
  onNote: (id: string) => void;
}

/** What an arrow key moves a point by, of the picture's width or height. */
const step = 0.01;
const arrows: Record<string, NotePoint> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
};
/** Seconds within which a moment counts as the same one, of a film whose frames are not known. */
const sameMoment = 0.05;
const within = (part: number) => Math.max(0, Math.min(1, part));
const placeOf = ({ x, y }: NotePoint) => ({ left: `${x * 100}%`, top: `${y * 100}%` });

/** The points of the notes at this frame or page, over the picture; and the one that is being marked, by click or arrows. */
export function NotePins({ file, grid, notes, standing, point, onPoint, onNote }: NotePinsProps) {
  const pinned = useMemo(
    () =>
      notes.flatMap((note) => {
        const at = note.response ? null : pointOf(note);
        return at ? [{ note, at }] : [];
      }),
    [notes],
  );
  const here = useCallback(
    (position: FilePosition) =>
      pinned
        .filter(({ note }) => isHere(note, grid, position))
        .map(({ note }) => note.id)
        .join(' '),
    [pinned, grid],
  );
  const shown = new Set(useStanding(standing, file, here).split(' '));
  const mark = (event: MouseEvent) => {
    event.stopPropagation();
    const box = event.currentTarget.getBoundingClientRect();
    onPoint({
      x: within((event.clientX - box.left) / box.width),
      y: within((event.clientY - box.top) / box.height),
    });
  };
  const move = (event: KeyboardEvent) => {
    const by = arrows[event.key];
    if (!by || !point) return;
    event.preventDefault();
    event.stopPropagation();
    onPoint({ x: within(point.x + by.x), y: within(point.y + by.y) });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a click puts the point somewhere; its own button moves it by keys.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above.
    <div
      className={classes.pins}
      data-marking={point !== null || undefined}
      onPointerDown={(event) => event.stopPropagation()}
      onClick={point ? mark : (event) => event.stopPropagation()}
    >
      {pinned
        .filter(({ note }) => shown.has(note.id))
        .map(({ note, at }) => (
          <button
            key={note.id}
            type="button"
            className={classes.pin}
            style={placeOf(at)}
            data-done={note.done || undefined}
            title={note.text}
            aria-label={`Point of the note: ${note.text}`}
            onClick={(event) => {
              event.stopPropagation();
              onNote(note.id);
            }}
          />
        ))}
      {point && (
        <button
          type="button"
          className={classes.pin}
          data-new
          style={placeOf(point)}
          aria-label="Point of the new note. The arrow keys move it."
          onKeyDown={move}
        />
      )}
    </div>
  );
}

/** Whether a note is about what is on screen: its page, its frame or its range; one without any is always. */
function isHere(note: Note, grid: FrameGrid | null, position: FilePosition): boolean {
  const { pdfPage, seconds, frameEnd } = note;
  if (pdfPage !== undefined) return position.page === pdfPage;
  const frame = grid ? noteFrame(note, grid) : (note.frame ?? null);
  if (frame === null) return seconds === undefined || Math.abs((position.seconds ?? 0) - seconds) < sameMoment;
  return position.frame !== null && position.frame >= frame && position.frame <= (frameEnd ?? frame);
}

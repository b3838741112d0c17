import { type FrameGrid, linesOf, type Note, type NotePoint, pointOf } from '@pavilion/domain';
import { type KeyboardEvent, type MouseEvent, useCallback, useMemo } from 'react';
import type { FilePosition } from '../../parts/file-viewer.tsx';
import classes from './drawing.module.css';
import { DrawnLines } from './drawn-lines.tsx';
import { isHere } from './note-position.ts';
import { PenSurface } from './pen-surface.tsx';
import { type Standing, useStanding } from './standing.ts';
import type { Sketch } from './use-sketch.ts';

interface PictureNotesProps {
  file: string;
  grid: FrameGrid | null;
  notes: readonly Note[];
  standing: Standing;
  /** Point and drawing of the note in the field. */
  sketch: Sketch;
  /** The picked note; drawings of other notes are faint. */
  picked: string | undefined;
  /** A point or drawing was pressed. */
  onNote: (id: string) => void;
  /** The pen touches the picture. */
  onTouch: () => void;
}

/** Step of an arrow key for a point, as a share of the picture's size. */
const step = 0.01;
const arrows: Record<string, NotePoint> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
};
const within = (part: number) => Math.max(0, Math.min(1, part));
const placeOf = ({ x, y }: NotePoint) => ({ left: `${x * 100}%`, top: `${y * 100}%` });

/** Points and drawings over the picture: of notes at this frame or page, and of the note in the field. */
export function PictureNotes(props: PictureNotesProps) {
  const { file, grid, notes, standing, sketch, picked, onNote, onTouch } = props;
  const marked = useMemo(
    () =>
      notes.flatMap((note) => {
        const [point, lines] = [pointOf(note), linesOf(note)];
        return !note.response && (point || lines.length > 0) ? [{ note, point, lines }] : [];
      }),
    [notes],
  );
  const here = useCallback(
    (position: FilePosition) =>
      marked
        .filter(({ note }) => isHere(note, grid, position))
        .map(({ note }) => note.id)
        .join(' '),
    [marked, grid],
  );
  const ids = new Set(useStanding(standing, file, here).split(' '));
  const shown = marked.filter(({ note }) => ids.has(note.id));
  const point = sketch.here ? sketch.point : null;
  const marking = point !== null && !sketch.drawing;
  const mark = (event: MouseEvent) => {
    event.stopPropagation();
    const box = event.currentTarget.getBoundingClientRect();
    sketch.mark({
      x: within((event.clientX - box.left) / box.width),
      y: within((event.clientY - box.top) / box.height),
    });
  };
  const move = (event: KeyboardEvent) => {
    const by = arrows[event.key];
    if (!by || !point) return;
    event.preventDefault();
    event.stopPropagation();
    sketch.mark({ x: within(point.x + by.x), y: within(point.y + by.y) });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a click puts the point somewhere; its own button moves it by keys.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above.
    <div
      className={classes.marks}
      data-marking={marking || undefined}
      // A zoomed picture can be dragged, but not by its points and drawings.
      onPointerDown={(event) => event.stopPropagation()}
      onPointerMove={(event) => event.stopPropagation()}
      onDoubleClick={(event) => event.stopPropagation()}
      onClick={marking ? mark : (event) => event.stopPropagation()}
    >
      {shown.map(
        ({ note, lines }) =>
          lines.length > 0 && (
            <DrawnLines
              key={note.id}
              lines={lines}
              label={`Drawing of the note: ${note.text}`}
              done={note.done}
              faint={picked !== undefined && ids.has(picked) && picked !== note.id}
              onPress={() => onNote(note.id)}
            />
          ),
      )}
      {shown.map(
        ({ note, point: at }) =>
          at && (
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
          ),
      )}
      {sketch.here && sketch.lines.length > 0 && <DrawnLines lines={sketch.lines} label="Drawing of the new note" />}
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
      {sketch.drawing && <PenSurface colour={sketch.colour} onTouch={onTouch} onLine={sketch.add} />}
    </div>
  );
}

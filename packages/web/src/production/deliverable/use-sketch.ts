import {
  type DrawingColour,
  type DrawnStroke,
  drawingColours,
  type FrameGrid,
  linesOf,
  type NoteDrawing,
  type NotePoint,
  noteDrawing,
  pointOf,
  strokeOfPoint,
} from '@pavilion/domain';
import { type RefObject, useCallback, useEffect, useState } from 'react';
import { notifyWarning } from '../../kit/notify.ts';
import { useDraft } from '../../kit/use-draft.ts';
import { useRemembered } from '../../kit/use-remembered.ts';
import type { FilePosition, FileViewerHandle } from '../../parts/file-viewer.tsx';
import { goToPlace, isHere, type NotePlace, placeAt } from './note-position.ts';
import { type Standing, useStanding } from './standing.ts';
import { useFirstPlace } from './use-first-place.ts';

/** The drawing of the note in the field, with its place. */
export interface SketchedNote {
  drawing: NoteDrawing;
  where: NotePlace;
}

export interface Sketch {
  /** Null without point and lines. Survives a change of tab and a reload, as the typed text does. */
  kept: SketchedNote | null;
  point: NotePoint | null;
  lines: readonly DrawnStroke[];
  /** Whether the player is at the place of the drawing. */
  here: boolean;
  /** Whether the pen is active. */
  drawing: boolean;
  colour: DrawingColour;
  pick: (colour: DrawingColour) => void;
  /** Takes up the pen at the place of the drawing, or puts it down. */
  toggle: () => void;
  putDown: () => void;
  /** Goes to the place of the drawing. */
  show: () => void;
  mark: (point: NotePoint | null) => void;
  add: (line: DrawnStroke) => void;
  undo: () => void;
  clear: () => void;
  /** Replaces the drawing: null when the note is sent, the former drawing when the note is refused. */
  keep: (sketch: SketchedNote | null) => void;
}

interface Room {
  /** The version on screen. */
  file: string;
  grid: FrameGrid | null;
  standing: Standing;
  viewer: RefObject<FileViewerHandle | null>;
  /** False where nothing can be drawn; the drawing is then kept for later. */
  offered: boolean;
  /** Whether the address leads to another place. */
  isLinked: boolean;
}

/** The pen and the point of the note in the field. */
export function useSketch({ file, grid, standing, viewer, offered, isLinked }: Room): Sketch {
  const [kept, keep] = useDraft<SketchedNote | null>(`note-drawing.${file}`, null);
  const [penOn, setPenOn] = useState<string | null>(null);
  const [remembered, pick] = useRemembered<string>('drawing-colour', drawingColours[0].value);
  const colour = drawingColours.find(({ value }) => value === remembered)?.value ?? drawingColours[0].value;
  const where = kept?.where;
  const isThere = useCallback((at: FilePosition) => !where || isHere(where, grid, at), [where, grid]);
  const here = useStanding(standing, file, isThere) && offered;
  const lines = linesOf(kept ?? {});
  const point = pointOf(kept ?? {});
  const hasPen = penOn === file;

  const show = () => {
    if (where) goToPlace(viewer.current, where, grid);
  };
  // A note that was left half-written is shown again with its drawing.
  const [left, setLeft] = useState<{ file: string; where?: NotePlace | undefined }>({ file: '' });
  if (left.file !== file) setLeft({ file, where: isLinked ? undefined : where });
  useFirstPlace({ id: left.file, place: left.where, file, standing, onGo: show });

  useEffect(() => {
    if (!hasPen || !where) return;
    // Going to another frame or page ends drawing.
    let stood = isThere(standing.get(file));
    return standing.subscribe(() => {
      const stands = isThere(standing.get(file));
      if (stood && !stands) setPenOn(null);
      stood = stands;
    });
  }, [hasPen, where, isThere, standing, file]);

  const change = (drawing: NoteDrawing) => {
    const refused = noteDrawing.safeParse(drawing).error?.issues[0];
    if (refused) notifyWarning(refused.message);
    else keep(drawing.length === 0 ? null : { drawing, where: where ?? placeAt(standing.get(file), grid) });
  };
  const marked = point ? [strokeOfPoint(point)] : [];
  return {
    kept,
    point,
    lines,
    here,
    drawing: hasPen && here,
    colour,
    pick,
    toggle() {
      if (hasPen && here) return setPenOn(null);
      viewer.current?.pause();
      if (!here) show();
      setPenOn(file);
    },
    putDown: () => setPenOn(null),
    show,
    mark(next) {
      if (!here) show();
      change(next ? [strokeOfPoint(next), ...lines] : lines);
    },
    add: (line) => change([...marked, ...lines, line]),
    undo: () => change([...marked, ...lines.slice(0, -1)]),
    clear: () => change(marked),
    keep,
  };
}

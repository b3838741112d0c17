import { type DrawingColour, type DrawnStroke, type NotePoint, strokeOfLine } from '@pavilion/domain';
import { type PointerEvent, useRef, useState } from 'react';
import classes from './drawing.module.css';
import { DrawnLines } from './drawn-lines.tsx';

interface PenSurfaceProps {
  colour: DrawingColour;
  /** The pen touches the picture. */
  onTouch: () => void;
  onLine: (line: DrawnStroke) => void;
}

/** Surface over the picture for drawing by mouse, pen or finger. */
export function PenSurface({ colour, onTouch, onLine }: PenSurfaceProps) {
  /** Places of the current stroke; a second finger does not draw. */
  const went = useRef<NotePoint[] | null>(null);
  const [line, setLine] = useState<DrawnStroke | null>(null);
  const follow = (event: PointerEvent) => {
    if (!went.current || !event.isPrimary) return;
    const box = event.currentTarget.getBoundingClientRect();
    // Browsers send one event per rendered frame; the coalesced events have the places in between.
    const steps = event.nativeEvent.getCoalescedEvents?.() ?? [];
    for (const { clientX, clientY } of steps.length > 0 ? steps : [event])
      went.current.push({ x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height });
  };
  const lift = () => {
    went.current = null;
    setLine(null);
  };
  return (
    <div
      className={classes.surface}
      onPointerDown={(event) => {
        if (!event.isPrimary || event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        onTouch();
        went.current = [];
        follow(event);
      }}
      onPointerMove={(event) => {
        follow(event);
        if (went.current) setLine({ colour, points: went.current.map(({ x, y }) => [x, y]) });
      }}
      onPointerUp={(event) => {
        follow(event);
        if (went.current) onLine(strokeOfLine(colour, went.current));
        lift();
      }}
      onPointerCancel={lift}
    >
      {line && <DrawnLines lines={[line]} label="Drawing" />}
    </div>
  );
}

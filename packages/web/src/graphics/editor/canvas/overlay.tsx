import { type SlotBox, safeAreasOf, sizeWords } from '@pavilion/domain/graphics';
import type { CSSProperties } from 'react';
import { boundsOf, boxOf } from '../geometry/boxes.ts';
import { handles } from '../geometry/resize.ts';
import { lineBox } from '../geometry/snapping.ts';
import { type Drag, useEditor, useModel } from '../state/editor.ts';
import { useSelection } from '../state/selection.ts';
import { outermost } from '../state/slot-tree.ts';
import { useStore } from '../state/store.ts';
import classes from './canvas.module.css';
import type { Viewport } from './viewport.ts';

/** A box of the slide, in pixels of the screen. */
export function placed({ x, y, width, height, turn }: SlotBox, { zoom, left, top }: Viewport): CSSProperties {
  return {
    left: left + x * zoom,
    top: top + y * zoom,
    width: width * zoom,
    height: height * zoom,
    rotate: `${turn}deg`,
  };
}

/** Outlines and handles of the selection, snap lines, the marquee, and safe areas. Follows a drag by itself. */
export function Overlay({ viewport }: { viewport: Viewport }) {
  const editor = useEditor();
  const model = useModel();
  const selection = useSelection(editor);
  const inside = useStore(editor.view, (view) => view.inside);
  const editing = useStore(editor.view, (view) => view.editing);
  const drag = useStore(editor.drag, (state) => state.drag);
  const boxOn = (id: string) => drag?.seen.get(id) ?? model.frames.get(id)?.seen;
  const selected = outermost(model.shown, selection);
  const boxes = selected.flatMap(({ id }) => boxOn(id) ?? []);
  const entered = inside ? boxOn(inside) : undefined;
  const isLocked = selected.every(({ locked }) => locked);
  const around = boxes.length === 1 ? boxes[0] : boxes.length > 1 ? boxOf(boundsOf(boxes)!) : undefined;
  return (
    <div className={classes.overlay}>
      <SafeAreas viewport={viewport} />
      {entered && <div className={classes.entered} style={placed(entered, viewport)} />}
      {boxes.length > 1 &&
        selected.map(({ id }) => {
          const box = boxOn(id);
          return box && <div key={id} className={classes.outline} style={placed(box, viewport)} />;
        })}
      {around && (
        <div className={classes.outline} data-active style={placed(around, viewport)}>
          {!isLocked && editing === undefined && <Handles single={boxes.length === 1} turn={around.turn} />}
          {drag && drag.ids.length > 0 && <Measure box={around} />}
        </div>
      )}
      {drag && <DragMarks drag={drag} viewport={viewport} />}
    </div>
  );
}

const cursors = ['ns', 'nesw', 'ew', 'nwse'];

/** The pointer's form over a handle, turned with its box. */
const cursorOf = (index: number, turn: number): string => {
  const eighth = (index - 1 + Math.round(turn / 45) + 16) % 8;
  return `${cursors[eighth % 4]}-resize`;
};

function Handles({ single, turn }: { single: boolean; turn: number }) {
  return (
    <>
      {single && <div className={classes.turn} data-turn />}
      {handles.map(({ h, v }, index) => (
        <div
          key={`${h},${v}`}
          className={classes.handle}
          data-handle={index}
          style={{ left: `${(h + 1) * 50}%`, top: `${(v + 1) * 50}%`, cursor: cursorOf(index, turn) }}
        />
      ))}
    </>
  );
}

/** Place and size beside what is dragged. */
function Measure({ box }: { box: SlotBox }) {
  const [x, y, turn] = [box.x, box.y, box.turn].map(Math.round);
  const size = sizeWords({ width: Math.round(box.width), height: Math.round(box.height) });
  return (
    <div className={classes.measure}>
      {x}, {y} · {size}
      {turn !== 0 && ` · ${turn}°`}
    </div>
  );
}

function DragMarks({ drag: { lines, marquee }, viewport }: { drag: Drag; viewport: Viewport }) {
  return (
    <>
      {lines.map((line) => (
        <div
          key={`${line.axis} ${line.at} ${line.from}`}
          className={classes.snap}
          style={placed(lineBox(line), viewport)}
        />
      ))}
      {marquee && <div className={classes.marquee} style={placed(boxOf(marquee), viewport)} />}
    </>
  );
}

/** What a platform covers with its own buttons and words. */
function SafeAreas({ viewport }: { viewport: Viewport }) {
  const { size } = useModel();
  const shown = useStore(useEditor().view, (view) => view.safeAreas);
  if (!shown) return null;
  return safeAreasOf(size).map(({ platform, top, right, bottom, left }) => {
    const box = {
      x: left * size.width,
      y: top * size.height,
      width: (1 - left - right) * size.width,
      height: (1 - top - bottom) * size.height,
      turn: 0,
    };
    return (
      <div key={platform} className={classes.safe} style={placed(box, viewport)}>
        <span>{platform}</span>
      </div>
    );
  });
}

import type { Box, OpenSlot, Scene } from '@pavilion/domain';
import type { KeyboardEvent, PointerEvent } from 'react';
import { track } from '../../editor/canvas/track.ts';
import { boundsOf } from '../../editor/geometry/boxes.ts';
import { movedBy, reach, resizedBy } from '../../editor/geometry/drags.ts';
import { handles } from '../../editor/geometry/resize.ts';
import type { SnapLine, SnapTargets } from '../../editor/geometry/snapping.ts';
import classes from './move-handle.module.css';
import { placeIn } from './place-in.ts';

interface MoveHandleProps {
  of: OpenSlot;
  scene: Scene;
  /** "Square · 1080×1080" */
  sizeWords: string;
  isChosen: boolean;
  /** Places to snap to, read when a drag begins. */
  targets: () => SnapTargets;
  onChoose: () => void;
  /** While it is dragged, or while a key is held; with the lines that it has snapped to. */
  onPlace: (box: Box, lines?: readonly SnapLine[]) => void;
  onSettle: () => void;
}

const arrows: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const factors: Readonly<Record<string, number>> = { '+': 1.05, '-': 1 / 1.05 };

/**
 * A layer that a maker drags, and resizes at its edges and corners, with the snapping and the keys of the editor (GFX-013,
 * GFX-015); arrows, plus and minus do the same.
 */
export function MoveHandle(props: MoveHandleProps) {
  const { of, scene, sizeWords, isChosen, targets, onChoose, onPlace, onSettle } = props;
  const { box, slot } = of;
  const pressed = (event: PointerEvent<HTMLElement>) => {
    const element = event.currentTarget;
    // A finger that begins on a layer usually swipes: it moves the layer that was tapped before.
    if (event.button !== 0 || (event.pointerType === 'touch' && document.activeElement !== element)) return;
    const { handle } = (event.target as HTMLElement).dataset;
    const edge = handle === undefined ? undefined : handles[Number(handle)];
    // Pixels of the scene for each pixel of the screen.
    const factor = scene.width / (element.parentElement?.offsetWidth ?? scene.width);
    const rules = { targets: targets(), tolerance: reach * factor };
    const area = boundsOf([box]);
    track(event, {
      move(moved, keys) {
        const by = { x: moved.x * factor, y: moved.y * factor };
        if (edge) {
          const next = resizedBy(box, edge, by, { ...rules, keys });
          onPlace(next.box, next.lines);
        } else {
          const next = movedBy(area, by, { ...rules, keys });
          onPlace({ ...box, x: box.x + next.by.x, y: box.y + next.by.y }, next.lines);
        }
      },
      end(outcome) {
        if (outcome === 'cancelled') onPlace(box);
        if (outcome !== 'clicked') onSettle();
      },
    });
  };
  const keyed = (event: KeyboardEvent) => {
    const [by, factor] = [arrows[event.key], factors[event.key]];
    const step = event.shiftKey ? 10 : 1;
    if (by) onPlace({ ...box, x: box.x + by.x * step, y: box.y + by.y * step });
    if (factor) onPlace(scaled(box, factor));
    if (by || factor) event.preventDefault();
  };
  return (
    <div
      role="button"
      tabIndex={0}
      className={`${classes.handle} mantine-focus-auto`}
      data-chosen={isChosen}
      style={placeIn(box, scene)}
      aria-label={`Move ${slot.name || slot.type}, ${sizeWords}. Arrow keys move it, plus and minus resize it.`}
      onClick={({ currentTarget }) => currentTarget.focus()}
      onFocus={onChoose}
      onPointerDown={pressed}
      onKeyDown={keyed}
      onKeyUp={({ key }) => (key in arrows || key in factors) && onSettle()}
      onBlur={onSettle}
    >
      {isChosen &&
        handles.map(({ h, v }, index) => (
          <span
            key={`${h},${v}`}
            className={classes.edge}
            data-handle={index}
            style={{ left: `${(h + 1) * 50}%`, top: `${(v + 1) * 50}%` }}
          />
        ))}
    </div>
  );
}

/** About its centre. */
const scaled = (box: Box, factor: number): Box => {
  const [width, height] = [box.width * factor, box.height * factor];
  return { ...box, width, height, x: box.x - (width - box.width) / 2, y: box.y - (height - box.height) / 2 };
};

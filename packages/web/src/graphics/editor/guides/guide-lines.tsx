import { guidesOf, type PlacedGuide } from '@pavilion/domain/graphics';
import type { CSSProperties, KeyboardEvent } from 'react';
import type { Viewport } from '../canvas/viewport.ts';
import { type GuideDrag, useEditor, useModel } from '../state/editor.ts';
import { newGesture } from '../state/edits.ts';
import { useStore } from '../state/store.ts';
import { extentOf, moveGuide, removeGuide } from './guide-actions.ts';
import { guideWords } from './guide-words.ts';
import classes from './guides.module.css';

/** The guides of the slide in the shown size, and the one that is dragged. */
export function GuideLines({ viewport }: { viewport: Viewport }) {
  const editor = useEditor();
  const { slide, sizeId } = useModel();
  const isShown = useStore(editor.view, (view) => view.guides);
  const dragged = useStore(editor.drag, ({ drag }) => drag?.guide);
  return (
    <>
      {isShown &&
        guidesOf(slide, sizeId).map(
          (guide) => guide.id !== dragged?.id && <GuideLine key={guide.id} guide={guide} viewport={viewport} />,
        )}
      {dragged && <DraggedGuide guide={dragged} viewport={viewport} />}
    </>
  );
}

const placeOf = ({ axis, at }: Pick<PlacedGuide, 'axis' | 'at'>, { zoom, left, top }: Viewport): CSSProperties =>
  axis === 'x' ? { left: left + at * zoom } : { top: top + at * zoom };

let held = newGesture();
const arrows: Readonly<Record<PlacedGuide['axis'], Readonly<Record<string, 1 | -1>>>> = {
  x: { ArrowLeft: -1, ArrowRight: 1 },
  y: { ArrowUp: -1, ArrowDown: 1 },
};

/** One guide: dragged, or moved with the arrow keys at its grip beside the ruler; Delete removes it. */
function GuideLine({ guide, viewport }: { guide: PlacedGuide; viewport: Viewport }) {
  const editor = useEditor();
  const { axis, at, id } = guide;
  const keyed = (event: KeyboardEvent) => {
    const step = arrows[axis][event.key];
    const removes = event.key === 'Delete' || event.key === 'Backspace';
    if (step === undefined && !removes) return;
    // The selected layers stay where they are.
    event.preventDefault();
    event.stopPropagation();
    if (removes) return removeGuide(editor, id);
    if (!event.repeat) held = newGesture();
    moveGuide(editor, guide, at + (step ?? 0) * (event.shiftKey ? 10 : 1), held);
  };
  return (
    <div className={classes.guide} style={placeOf(guide, viewport)} data-guide={id} data-axis={axis}>
      <div
        role="slider"
        tabIndex={0}
        className={classes.grip}
        data-guide={id}
        data-axis={axis}
        aria-label={guideWords(axis)}
        aria-orientation={axis === 'x' ? 'horizontal' : 'vertical'}
        aria-valuemin={0}
        aria-valuemax={extentOf(editor, axis)}
        aria-valuenow={at}
        aria-valuetext={`${at} px`}
        onKeyDown={keyed}
      />
    </div>
  );
}

function DraggedGuide({ guide, viewport }: { guide: GuideDrag; viewport: Viewport }) {
  const { axis, at, isOff } = guide;
  return (
    <div className={classes.guide} style={placeOf(guide, viewport)} data-axis={axis} data-off={isOff}>
      <span>{isOff ? 'Remove' : `${at} px`}</span>
    </div>
  );
}

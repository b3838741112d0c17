import { memo, useEffect, useRef } from 'react';
import type { Viewport } from '../canvas/viewport.ts';
import { boundsOf } from '../geometry/boxes.ts';
import { useEditor, useModel } from '../state/editor.ts';
import { useSelection } from '../state/selection.ts';
import { useStore } from '../state/store.ts';
import classes from './guides.module.css';
import { rulerThickness } from './ruler-thickness.ts';
import { ticksOf } from './ticks.ts';

interface RulersProps {
  viewport: Viewport;
  /** Of the window of the canvas. */
  area: { width: number; height: number };
}

/**
 * Rulers at the top and at the left, in pixels of the shown size. They show where the pointer and the selection are, and a guide
 * is dragged out of each.
 */
export function Rulers({ viewport, area }: RulersProps) {
  const isShown = useStore(useEditor().view, (view) => view.rulers);
  const rulers = useRef<HTMLDivElement>(null);
  usePointerMarks(rulers, isShown);
  if (!isShown) return null;
  return (
    <div ref={rulers} className={classes.rulers} aria-hidden>
      <Ruler along="x" start={viewport.left} zoom={viewport.zoom} length={area.width} />
      <Ruler along="y" start={viewport.top} zoom={viewport.zoom} length={area.height} />
      <div className={classes.corner} />
    </div>
  );
}

interface RulerProps {
  along: 'x' | 'y';
  /** Where the slide begins, in pixels of the screen. */
  start: number;
  zoom: number;
  length: number;
}

/** The ruler at the top makes horizontal guides, the one at the left vertical ones. Kept while only the slide changes. */
const Ruler = memo(function Ruler({ along, start, zoom, length }: RulerProps) {
  const ticks = ticksOf((rulerThickness - start) / zoom, (length - start) / zoom, zoom);
  const marks = ticks.map(({ at, isNumbered }) => {
    const [place, from] = [Math.round(start + at * zoom) + 0.5, isNumbered ? 4 : 14];
    return along === 'x' ? `M${place} ${from}V${rulerThickness}` : `M${from} ${place}H${rulerThickness}`;
  });
  return (
    <div className={classes.ruler} data-along={along} data-axis={along === 'x' ? 'y' : 'x'}>
      <SelectionBand along={along} start={start} zoom={zoom} />
      <svg aria-hidden>
        <path d={marks.join('')} />
        {ticks.map(({ at, isNumbered }) => {
          if (!isNumbered) return null;
          const place = start + at * zoom;
          const turned = { transform: `translate(11 ${place + 3}) rotate(-90)`, textAnchor: 'end' } as const;
          return (
            <text key={at} {...(along === 'x' ? { x: place + 3, y: 11 } : turned)}>
              {at}
            </text>
          );
        })}
      </svg>
      <div className={classes.pointer} />
    </div>
  );
});

/** How far the selected layers reach along a ruler. Follows a drag by itself. */
function SelectionBand({ along, start, zoom }: Omit<RulerProps, 'length'>) {
  const editor = useEditor();
  const { frames } = useModel();
  const selection = useSelection(editor);
  const drag = useStore(editor.drag, (state) => state.drag);
  const bounds = boundsOf(selection.flatMap((id) => drag?.seen.get(id) ?? frames.get(id)?.seen ?? []));
  if (!bounds) return null;
  const [from, to] = along === 'x' ? [bounds.left, bounds.right] : [bounds.top, bounds.bottom];
  const [place, reach] = [start + from * zoom, (to - from) * zoom];
  const style = along === 'x' ? { left: place, width: reach } : { top: place, height: reach };
  return <div className={classes.band} style={style} />;
}

/** Marks the place of the pointer on both rulers, without drawing them anew. */
function usePointerMarks(rulers: React.RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    const element = isShown ? rulers.current : null;
    const canvas = element?.closest('[data-canvas]');
    if (!element || !canvas) return;
    const mark = (event: Event) => {
      const { clientX, clientY } = event as PointerEvent;
      const { left, top } = canvas.getBoundingClientRect();
      element.style.setProperty('--pointer-x', `${clientX - left}px`);
      element.style.setProperty('--pointer-y', `${clientY - top}px`);
    };
    canvas.addEventListener('pointermove', mark);
    return () => canvas.removeEventListener('pointermove', mark);
  }, [rulers, isShown]);
}

import type { Slot } from '@pavilion/domain/graphics';
import { useEditor, useModel } from '../state/editor.ts';
import { isHidden } from '../state/selection.ts';
import { byOrder } from '../state/slot-tree.ts';
import { useStore } from '../state/store.ts';
import classes from './canvas.module.css';
import { placed } from './overlay.tsx';

const colourOf = (fill: Slot['fill']) =>
  fill?.kind === 'colour' && fill.colour.startsWith('#') ? fill.colour : '#8a93a3';

/** The slide as plain boxes. */
export function SlidePicture({ zoom }: { zoom: number }) {
  const model = useModel();
  const drag = useStore(useEditor().drag, (state) => state.drag);
  const viewport = { zoom, left: 0, top: 0 };
  return (
    <div className={classes.picture} style={{ background: colourOf(model.slide.background) }}>
      {model.shown
        .filter((slot) => slot.type !== 'group' && !isHidden(model, slot))
        .sort(byOrder)
        .map((slot) => {
          const box = drag?.seen.get(slot.id) ?? model.frames.get(slot.id)?.seen;
          if (!box) return null;
          const { textStyle: style } = slot;
          return (
            <div
              key={slot.id}
              className={classes.box}
              style={
                slot.type === 'text'
                  ? {
                      ...placed(box, viewport),
                      color: style.colour,
                      fontSize: style.size * zoom,
                      fontWeight: style.weight,
                    }
                  : { ...placed(box, viewport), background: colourOf(slot.fill), opacity: slot.opacity }
              }
            >
              {slot.type === 'text' && slot.runs.map(({ text }) => text).join('')}
            </div>
          );
        })}
    </div>
  );
}

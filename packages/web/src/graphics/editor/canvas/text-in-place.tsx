import { type Slot, type SlotBox, scaleTo, textLayout } from '@pavilion/domain/graphics';
import { useRef, useState } from 'react';
import { shownColour } from '../inspector/shown-colour.ts';
import { useEditor, useModel } from '../state/editor.ts';
import { newGesture } from '../state/edits.ts';
import { retyped, textOf } from '../state/runs.ts';
import { useStore } from '../state/store.ts';
import { useOwnText } from '../state/use-own-text.ts';
import classes from './canvas.module.css';
import { FieldList, useFieldList } from './field-list.tsx';
import { placed } from './overlay.tsx';
import { usePageFont } from './use-page-font.ts';
import type { Viewport } from './viewport.ts';

const sides = { left: 'left', centre: 'center', right: 'right' } as const;

/** The text that is edited in place, as a field over the picture. */
export function TextInPlace({ viewport }: { viewport: Viewport }) {
  const editor = useEditor();
  const { shown, frames } = useModel();
  const editing = useStore(editor.view, (view) => view.editing);
  const slot = shown.find(({ id, type }) => id === editing && type === 'text');
  const box = slot && frames.get(slot.id)?.seen;
  if (!slot || !box) return null;
  return <TextField key={slot.id} slot={slot} box={box} viewport={viewport} />;
}

function TextField({ slot, box, viewport }: { slot: Slot; box: SlotBox; viewport: Viewport }) {
  const editor = useEditor();
  const [gesture] = useState(newGesture);
  const { size, font, weight, italic, lineHeight, letterSpacing, colour } = slot.textStyle;
  const { kit, sizeId, first, size: shown } = useModel();
  const pixels = slot.overrides[sizeId]?.fontSize ?? size * scaleTo(first, shown);
  usePageFont(slot.textStyle);
  const { align } = textLayout.parse(slot.textLayout);
  const element = useRef<HTMLTextAreaElement>(null);
  const { text: written, type } = useOwnText(element, textOf(slot.runs), (text) =>
    editor.edits.patch('Text', [{ part: 'slots', id: slot.id, changes: { runs: retyped(slot.runs, text) } }], gesture),
  );
  const fields = useFieldList(element, written, type);
  const place = placed(box, viewport);
  return (
    <>
      <textarea
        {...fields.props}
        className={classes.text}
        aria-label={`Text of ${slot.name || 'this layer'}`}
        // The field was asked for by a double click or Enter.
        // biome-ignore lint/a11y/noAutofocus: see above.
        autoFocus
        value={written}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => {
          fields.look(event.currentTarget);
          type(event.currentTarget.value);
        }}
        onSelect={({ currentTarget }) => {
          const { selectionStart: from, selectionEnd: to } = currentTarget;
          fields.look(currentTarget);
          editor.view.set({ range: { slot: slot.id, from, to } });
        }}
        onPointerDown={(event) => event.stopPropagation()}
        onDoubleClick={(event) => event.stopPropagation()}
        onKeyDown={(event) => {
          if (fields.keyed(event) || event.key !== 'Escape') return;
          event.stopPropagation();
          void editor.edits.flush();
          editor.view.set({ editing: undefined, range: undefined });
          event.currentTarget.closest<HTMLElement>('[data-canvas]')?.focus();
        }}
        style={{
          ...place,
          color: shownColour(colour, kit),
          fontSize: pixels * viewport.zoom,
          letterSpacing: `${letterSpacing / 1_000}em`,
          fontFamily: `'${font}', sans-serif`,
          fontWeight: weight,
          fontStyle: italic ? 'italic' : 'normal',
          lineHeight,
          textAlign: sides[align],
        }}
      />
      {fields.list && (
        <FieldList
          list={fields.list}
          style={{ left: place.left, top: `calc(${Number(place.top) + Number(place.height)}px + 4px)` }}
        />
      )}
    </>
  );
}

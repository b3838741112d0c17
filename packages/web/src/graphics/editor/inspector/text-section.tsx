import { ActionIcon, Alert, Group, SimpleGrid, Stack, Switch } from '@mantine/core';
import { lettersWords, type Slot, type TextStyle, textLayout, textStyle } from '@pavilion/domain/graphics';
import {
  IconAlignCenter,
  IconAlignLeft,
  IconAlignRight,
  IconLayoutAlignBottom,
  IconLayoutAlignMiddle,
  IconLayoutAlignTop,
} from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { GrowingTextarea } from '../../../kit/growing-textarea.tsx';
import type { IconComponent } from '../../../shell/route-types.ts';
import { useEditor, useModel } from '../state/editor.ts';
import { newGesture } from '../state/edits.ts';
import { restyled, retyped, textOf } from '../state/runs.ts';
import { useStore } from '../state/store.ts';
import { useOwnText } from '../state/use-own-text.ts';
import { ChoiceField, capital } from './choice-field.tsx';
import { ColourField } from './colour-field.tsx';
import { FontFields } from './font-fields.tsx';
import { NumberField } from './number-field.tsx';
import { Section } from './section.tsx';
import type { Selected } from './use-selected.ts';

const tooLongWords = 'The text does not fit into its box. Make the box larger, or let the text shrink.';

/** The text of a layer, its style and its layout. A part of the text that is selected on the slide gets the style alone. */
export function TextSection({ selected }: { selected: Selected }) {
  const { slots, common, change } = selected;
  const editor = useEditor();
  const unfit = useStore(editor.view, (view) => view.unfit);
  const range = useStore(editor.view, ({ range: each }) => each);
  const own = unfit.filter(({ id }) => slots.some((slot) => slot.id === id));
  const missing = own.flatMap(({ letters }) => letters ?? []);
  const only = slots.length === 1 ? slots[0] : undefined;
  const part = only && range && range.slot === only.id && range.from < range.to ? range : undefined;
  const style = <K extends keyof TextStyle>(name: K) => common((slot) => styleAt(slot, part?.from)[name]);
  const restyle = (label: string, next: Partial<TextStyle>, gesture?: string) =>
    change(
      label,
      (slot) =>
        part
          ? { runs: restyled(slot.runs, part.from, part.to, next) }
          : Object.fromEntries(Object.entries(next).map(([name, value]) => [`textStyle.${name}`, value])),
      gesture,
    );
  return (
    <Section title={part ? 'Selected text' : 'Text'}>
      {own.some(({ letters }) => !letters) && (
        <Alert color="orange" p={8} role="status">
          {tooLongWords}
        </Alert>
      )}
      {missing.length > 0 && (
        <Alert color="orange" p={8} role="status">
          {lettersWords(missing)} Choose a font that has them.
        </Alert>
      )}
      {only?.type === 'text' && <TextInput key={only.id} slot={only} selected={selected} />}
      <FontFields style={style} onChange={restyle} />
      <SimpleGrid cols={2} spacing={8}>
        <FontSize selected={selected} value={style('size')} onChange={restyle} />
        <ColourField
          label="Colour"
          value={style('colour')}
          onChange={(colour, gesture) => restyle('Colour', { colour }, gesture)}
        />
        <NumberField
          label="Line height"
          unit="%"
          min={50}
          max={400}
          step={5}
          value={share(style('lineHeight'))}
          onChange={(value, gesture) => restyle('Line height', { lineHeight: value / 100 }, gesture)}
        />
        <NumberField
          label="Letter spacing"
          min={-500}
          max={2_000}
          step={5}
          value={style('letterSpacing')}
          onChange={(letterSpacing, gesture) => restyle('Letter spacing', { letterSpacing }, gesture)}
        />
        <ChoiceField
          label="Case"
          value={style('case')}
          options={textStyle.shape.case.options}
          onChange={(next) => restyle('Case', { case: next })}
        />
      </SimpleGrid>
      <Switch
        size="xs"
        label="Digits of one width"
        checked={style('tabular') ?? false}
        onChange={(event) => restyle('Digits', { tabular: event.currentTarget.checked })}
      />
      {slots.every(({ type }) => type === 'text') && <LayoutFields selected={selected} />}
    </Section>
  );
}

const share = (value: number | undefined) => (value === undefined ? undefined : value * 100);

/** The style of the letter at a place; of the whole text without one. */
function styleAt(slot: Slot, place: number | undefined): TextStyle {
  let rest = place ?? Number.POSITIVE_INFINITY;
  const run = slot.runs.find(({ text }) => {
    rest -= text.length;
    return rest < 0;
  });
  return { ...slot.textStyle, ...run?.style };
}

function TextInput({ slot, selected }: { slot: Slot; selected: Selected }) {
  const { fields } = useModel();
  const [gesture, setGesture] = useState(newGesture);
  const field = useRef<HTMLTextAreaElement>(null);
  const own = useOwnText(field, textOf(slot.runs), (text) =>
    selected.change('Text', { runs: retyped(slot.runs, text) }, gesture),
  );
  const keys = fields.filter(({ type }) => type !== 'picture' && type !== 'rows').map(({ key }) => `{${key}}`);
  return (
    <GrowingTextarea
      ref={field}
      size="xs"
      label="Words"
      description={keys.length > 0 ? `Fields: ${keys.join(' ')}` : 'A field is written like {name}.'}
      inputWrapperOrder={['label', 'input', 'description']}
      minRows={2}
      maxRows={8}
      maxLength={10_000}
      value={own.text}
      onFocus={() => setGesture(newGesture())}
      onBlur={own.leave}
      onChange={(event) => own.type(event.currentTarget.value)}
    />
  );
}

interface FontSizeProps {
  selected: Selected;
  value: number | undefined;
  onChange: (label: string, style: Partial<TextStyle>, gesture?: string) => void;
}

/** Size of the letters: in the first size of the style itself, in others of that size. */
function FontSize({ selected, value, onChange }: FontSizeProps) {
  const { sizes, sizeId, first, size } = useModel();
  const scale = Math.min(size.width / first.width, size.height / first.height);
  const isFirst = sizes[0] === sizeId;
  const here = selected.common((slot) => slot.overrides[sizeId]?.fontSize ?? slot.textStyle.size * scale);
  return (
    <NumberField
      label="Size"
      min={1}
      max={2_000}
      decimals={1}
      value={isFirst ? value : here}
      onChange={(next, gesture) =>
        isFirst
          ? onChange('Size', { size: next }, gesture)
          : selected.change('Size', { [`overrides.${sizeId}.fontSize`]: next }, gesture)
      }
    />
  );
}

const alignIcons: Readonly<Record<string, IconComponent>> = {
  left: IconAlignLeft,
  centre: IconAlignCenter,
  right: IconAlignRight,
  top: IconLayoutAlignTop,
  middle: IconLayoutAlignMiddle,
  bottom: IconLayoutAlignBottom,
};

function LayoutFields({ selected: { common, change } }: { selected: Selected }) {
  const { align, vertical, direction } = textLayout.shape;
  const lines = common((slot) => slot.textLayout.maxLines ?? 0);
  const axes = [
    { path: 'align', options: align.unwrap().options },
    { path: 'vertical', options: vertical.unwrap().options },
  ] as const;
  return (
    <Stack gap={8}>
      <Group gap={0}>
        {axes.flatMap(({ path, options }) =>
          options.map((option) => {
            const Icon = alignIcons[option]!;
            const isOn = common((slot) => slot.textLayout[path]) === option;
            return (
              <ActionIcon
                key={option}
                size={28}
                variant={isOn ? 'light' : 'subtle'}
                aria-label={`Text ${option}`}
                aria-pressed={isOn}
                onClick={() => change('Align text', { [`textLayout.${path}`]: option })}
              >
                <Icon size={16} />
              </ActionIcon>
            );
          }),
        )}
      </Group>
      <SimpleGrid cols={2} spacing={8}>
        <NumberField
          label="Shrinks to"
          unit="%"
          min={5}
          max={100}
          step={5}
          value={share(common((slot) => slot.textLayout.shrinkTo))}
          onChange={(value, gesture) => change('Shrink', { 'textLayout.shrinkTo': value / 100 }, gesture)}
        />
        <NumberField
          label="Most lines"
          min={0}
          max={100}
          value={lines}
          description="0 for no limit"
          inputWrapperOrder={['label', 'input', 'description']}
          onChange={(value, gesture) => change('Lines', { 'textLayout.maxLines': value || null }, gesture)}
        />
        <ChoiceField
          label="Direction"
          value={common((slot) => slot.textLayout.direction)}
          options={direction.unwrap().options}
          words={{ auto: capital('as written'), ltr: 'Left to right', rtl: 'Right to left' }}
          onChange={(value) => change('Direction', { 'textLayout.direction': value })}
        />
      </SimpleGrid>
      <Switch
        size="xs"
        label="Wraps into lines"
        checked={common((slot) => slot.textLayout.wrap) ?? false}
        onChange={(event) => change('Wrap', { 'textLayout.wrap': event.currentTarget.checked })}
      />
    </Stack>
  );
}

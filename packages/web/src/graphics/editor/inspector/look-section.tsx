import { Button, SimpleGrid } from '@mantine/core';
import { blendModes, type Slot, slotShadow, slotStroke } from '@pavilion/domain/graphics';
import type { z } from 'zod';
import { Select } from '../../../kit/select.tsx';
import { layerName } from '../panels/layer-icons.ts';
import { useModel } from '../state/editor.ts';
import { childrenOf, parentOf } from '../state/slot-tree.ts';
import { ChoiceField } from './choice-field.tsx';
import { ColourField } from './colour-field.tsx';
import { FillField } from './fill-field.tsx';
import { NumberField } from './number-field.tsx';
import { Section } from './section.tsx';
import type { Selected } from './use-selected.ts';

const hasFill = ({ type }: Slot) => type === 'shape' || type === 'bar' || type === 'picture';
const hasStroke = ({ type }: Slot) => type === 'shape' || type === 'picture' || type === 'video';
const hasRadius = ({ type, shape }: Slot) =>
  type === 'picture' || type === 'video' || type === 'bar' || (type === 'shape' && shape === 'rectangle');

/** Opacity, blend, fill, stroke, shadow, mask. */
export function LookSection({ selected }: { selected: Selected }) {
  const { slots, common, change } = selected;
  return (
    <Section title="Look">
      <SimpleGrid cols={2} spacing={8}>
        <NumberField
          label="Opacity"
          unit="%"
          min={0}
          max={100}
          value={percent(common((slot) => slot.opacity))}
          onChange={(value, gesture) => change('Opacity', { opacity: value / 100 }, gesture)}
        />
        <ChoiceField
          label="Blend"
          value={common((slot) => slot.blend)}
          options={blendModes}
          onChange={(blend) => change('Blend', { blend })}
        />
        {slots.every(hasRadius) && (
          <NumberField
            label="Corner radius"
            min={0}
            max={5_000}
            value={common((slot) => slot.radius)}
            onChange={(radius, gesture) => change('Corner radius', { radius }, gesture)}
          />
        )}
      </SimpleGrid>
      {slots.every(hasFill) && (
        <FillField
          label="Fill"
          value={common((slot) => slot.fill ?? null)}
          onChange={(fill, gesture) => change('Fill', { fill }, gesture)}
        />
      )}
      {slots.every(hasStroke) && <StrokeFields selected={selected} />}
      <ShadowFields selected={selected} />
      {slots.length === 1 && slots[0] && <MaskField slot={slots[0]} selected={selected} />}
    </Section>
  );
}

export const percent = (share: number | undefined): number | undefined =>
  share === undefined ? undefined : share * 100;

const freshStroke: z.output<typeof slotStroke> = slotStroke.parse({ colour: '#ffffff', width: 4 });
const freshShadow: z.output<typeof slotShadow> = slotShadow.parse({ colour: '#00000080', x: 0, y: 8, blur: 24 });

function StrokeFields({ selected: { common, change } }: { selected: Selected }) {
  const stroke = common((slot) => slot.stroke ?? null);
  if (!stroke)
    return (
      <Button size="compact-xs" variant="default" onClick={() => change('Stroke', { stroke: freshStroke })}>
        Add Stroke
      </Button>
    );
  return (
    <SimpleGrid cols={2} spacing={8}>
      <ColourField
        label="Stroke"
        value={stroke.colour}
        onChange={(colour, gesture) => change('Stroke', { stroke: { ...stroke, colour } }, gesture)}
      />
      <NumberField
        label="Width"
        min={0}
        max={500}
        decimals={1}
        value={stroke.width}
        onChange={(width, gesture) => change('Stroke', { stroke: width > 0 ? { ...stroke, width } : null }, gesture)}
      />
    </SimpleGrid>
  );
}

function ShadowFields({ selected: { common, change } }: { selected: Selected }) {
  const shadow = common((slot) => slot.shadow ?? null);
  if (!shadow)
    return (
      <Button size="compact-xs" variant="default" onClick={() => change('Shadow', { shadow: freshShadow })}>
        Add Shadow
      </Button>
    );
  return (
    <>
      <ColourField
        label="Shadow"
        value={shadow.colour}
        onChange={(colour, gesture) => change('Shadow', { shadow: { ...shadow, colour } }, gesture)}
      />
      <SimpleGrid cols={3} spacing={8}>
        {(['x', 'y', 'blur'] as const).map((part) => (
          <NumberField
            key={part}
            label={{ x: 'Across', y: 'Down', blur: 'Blur' }[part]}
            min={part === 'blur' ? 0 : -500}
            max={500}
            value={shadow[part]}
            onChange={(value, gesture) => change('Shadow', { shadow: { ...shadow, [part]: value } }, gesture)}
          />
        ))}
      </SimpleGrid>
      <Button size="compact-xs" variant="default" onClick={() => change('Shadow', { shadow: null })}>
        Remove Shadow
      </Button>
    </>
  );
}

/** Another layer of the same group whose shape cuts this one out. */
function MaskField({ slot, selected }: { slot: Slot; selected: Selected }) {
  const { shown } = useModel();
  const others = childrenOf(shown, parentOf(shown, slot)?.id).filter(({ id }) => id !== slot.id);
  if (others.length === 0) return null;
  return (
    <Select
      size="xs"
      label="Cut out by"
      placeholder="No other layer"
      clearable
      data={others.map((each) => ({ value: each.id, label: layerName(each) }))}
      value={slot.mask ?? null}
      onChange={(mask) => selected.change('Mask', { mask })}
    />
  );
}

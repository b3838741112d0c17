import { Button, SimpleGrid } from '@mantine/core';
import { type Slot, type SlotBox, slotPins } from '@pavilion/domain/graphics';
import { Select } from '../../../kit/select.tsx';
import { isFirstSize, ownBoxChange } from '../actions/place.ts';
import { useEditor, useModel } from '../state/editor.ts';
import { AlignBar } from './align-bar.tsx';
import { NumberField } from './number-field.tsx';
import { Section } from './section.tsx';
import type { Selected } from './use-selected.ts';

const boxFields = [
  { part: 'x', label: 'X' },
  { part: 'y', label: 'Y' },
  { part: 'width', label: 'Width' },
  { part: 'height', label: 'Height' },
] as const;

/** The least width or height that can be typed: a thinner layer could not be seen. A line may be flat. */
const leastSide = (slots: readonly Slot[]): number => (slots.every(({ shape }) => shape === 'line') ? 0 : 1);

const pinWords: Readonly<Record<string, string>> = {
  left: 'Left edge',
  right: 'Right edge',
  centre: 'Centre',
  top: 'Top edge',
  bottom: 'Bottom edge',
  middle: 'Middle',
  stretch: 'Both edges',
  scale: 'In proportion',
};
const pinData = (axis: 'horizontal' | 'vertical') =>
  slotPins.shape[axis].unwrap().options.map((value) => ({ value: value as string, label: pinWords[value] ?? value }));

/** Place, size and turn in the shown size, and how the layers follow other sizes. */
export function PlaceSection({ selected }: { selected: Selected }) {
  const { edits } = useEditor();
  const model = useModel();
  const own = (slot: Slot): SlotBox => model.frames.get(slot.id)?.own ?? slot.box;
  const set = (part: keyof SlotBox, value: number, gesture: string) =>
    edits.patch(
      'Place',
      selected.slots.map((slot) => ownBoxChange(model, slot, { ...own(slot), [part]: value }, [part])),
      gesture,
    );
  const isOverridden = selected.slots.some((slot) => slot.overrides[model.sizeId]);
  return (
    <Section title="Place">
      <AlignBar count={selected.slots.length} />
      <SimpleGrid cols={2} spacing={8} verticalSpacing={8}>
        {boxFields.map(({ part, label }) => (
          <NumberField
            key={part}
            label={label}
            least={part === 'x' || part === 'y' ? undefined : leastSide(selected.slots)}
            decimals={1}
            value={selected.common((slot) => own(slot)[part])}
            onChange={(value, gesture) => set(part, value, gesture)}
          />
        ))}
        <NumberField
          label="Turn"
          unit="°"
          min={-360}
          max={360}
          decimals={1}
          value={selected.common((slot) => own(slot).turn)}
          onChange={(value, gesture) => set('turn', value, gesture)}
        />
      </SimpleGrid>
      <SimpleGrid cols={2} spacing={8}>
        {(['horizontal', 'vertical'] as const).map((axis) => (
          <Select
            key={axis}
            size="xs"
            label={axis === 'horizontal' ? 'Keeps across' : 'Keeps down'}
            data={pinData(axis)}
            placeholder="Differs"
            value={selected.common((slot) => slot.pins[axis]) ?? null}
            onChange={(value) => value && selected.change('Pins', { [`pins.${axis}`]: value })}
          />
        ))}
      </SimpleGrid>
      {!isFirstSize(model) && isOverridden && (
        <Button
          size="compact-xs"
          variant="light"
          onClick={() => selected.change('Follow first size', { [`overrides.${model.sizeId}`]: null })}
        >
          Follow First Size
        </Button>
      )}
    </Section>
  );
}

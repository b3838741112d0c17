import { ActionIcon, Button, Group, SimpleGrid, Stack } from '@mantine/core';
import { kitEntry, type LinearGradient, type SlotFill } from '@pavilion/domain/graphics';
import { IconTrash } from '@tabler/icons-react';
import { type Model, useModel } from '../state/editor.ts';
import { withStop } from './added-stop.ts';
import { ChoiceField } from './choice-field.tsx';
import { ColourField } from './colour-field.tsx';
import { GradientPick } from './gradient-pick.tsx';
import { NumberField } from './number-field.tsx';
import { usePalette } from './palette.ts';
import { fromField, SourceField } from './source-field.tsx';

const kinds = ['none', 'colour', 'kit gradient', 'linear', 'radial', 'picture'] as const;
type Kind = (typeof kinds)[number];
const words = { 'kit gradient': 'Brand kit gradient', linear: 'Linear gradient', radial: 'Radial gradient' } as const;

type Stops = LinearGradient['stops'];
type Palette = ReturnType<typeof usePalette>;
type Known = Pick<Palette, 'kit'> & Pick<Model, 'fields'>;

interface FillFieldProps {
  label: string;
  /** Null: no fill; undefined: the selected layers differ. */
  value: SlotFill | null | undefined;
  /** A slide always has one. */
  needed?: boolean;
  onChange: (value: SlotFill | null, gesture?: string) => void;
}

/** A colour, a gradient, or a picture. */
export function FillField({ label, value, needed = false, onChange }: FillFieldProps) {
  const { kit } = usePalette();
  const { fields } = useModel();
  const hasGradients = (kit?.gradients ?? []).length > 0 || value?.kind === 'kit gradient';
  const offered = kinds.filter((kind) => (kind === 'none' ? !needed : kind !== 'kit gradient' || hasGradients));
  return (
    <Stack gap={8}>
      <ChoiceField<Kind>
        label={label}
        value={value === undefined ? undefined : (value?.kind ?? 'none')}
        options={offered}
        words={words}
        onChange={(kind) => onChange(changed(value, kind, { kit, fields }))}
      />
      {value?.kind === 'colour' && (
        <ColourField
          label="Colour"
          value={value.colour}
          onChange={(colour, gesture) => onChange({ kind: 'colour', colour }, gesture)}
        />
      )}
      {value?.kind === 'kit gradient' && (
        <GradientPick value={value.name} onChange={(name) => onChange({ kind: 'kit gradient', name })} />
      )}
      {value?.kind === 'linear' && (
        <GradientFields value={value} onChange={(next, gesture) => onChange({ ...next, kind: 'linear' }, gesture)} />
      )}
      {value?.kind === 'radial' && (
        <>
          <RadialFields value={value} onChange={onChange} />
          <StopFields stops={value.stops} onChange={(stops, gesture) => onChange({ ...value, stops }, gesture)} />
        </>
      )}
      {value?.kind === 'picture' && (
        <SourceField value={value.source} onChange={(source) => onChange(source && { kind: 'picture', source })} />
      )}
    </Stack>
  );
}

/** The fill as another kind; its colours stay. */
function changed(value: SlotFill | null | undefined, kind: Kind, { kit, fields }: Known): SlotFill | null {
  const former = value?.kind === 'kit gradient' ? kitEntry(kit?.gradients, value.name) : value;
  const { turn = 90, stops: known } = former && 'stops' in former ? { turn: 90, ...former } : {};
  const colour = (value?.kind === 'colour' ? value.colour : known?.[0]?.colour) ?? '#2f6fed';
  const stops: Stops = known ?? [
    { at: 0, colour, opacity: 1 },
    { at: 1, colour, opacity: 0 },
  ];
  switch (kind) {
    case 'none':
      return null;
    case 'colour':
      return { kind, colour };
    case 'kit gradient':
      return { kind, name: kit?.gradients?.[0]?.name ?? '' };
    case 'linear':
      return { kind, turn, stops };
    case 'radial':
      return { kind, x: 0.5, y: 0.5, radius: 0.5, stops };
    case 'picture':
      return { kind, source: fromField(fields) };
  }
}

type Radial = Extract<SlotFill, { kind: 'radial' }>;

function RadialFields({ value, onChange }: { value: Radial; onChange: (value: Radial, gesture?: string) => void }) {
  return (
    <SimpleGrid cols={3} spacing={8}>
      {(['x', 'y', 'radius'] as const).map((part) => (
        <NumberField
          key={part}
          label={{ x: 'X', y: 'Y', radius: 'Radius' }[part]}
          unit="%"
          min={part === 'radius' ? 1 : 0}
          max={part === 'radius' ? 400 : 100}
          value={value[part] * 100}
          onChange={(next, gesture) => onChange({ ...value, [part]: next / 100 }, gesture)}
        />
      ))}
    </SimpleGrid>
  );
}

interface GradientFieldsProps<G extends LinearGradient> {
  value: G;
  onChange: (value: G, gesture?: string) => void;
}

/** Direction and colours of a linear gradient. */
export function GradientFields<G extends LinearGradient>({ value, onChange }: GradientFieldsProps<G>) {
  return (
    <>
      <NumberField
        label="Direction"
        unit="°"
        min={-360}
        max={360}
        value={value.turn}
        onChange={(turn, gesture) => onChange({ ...value, turn }, gesture)}
      />
      <StopFields stops={value.stops} onChange={(stops, gesture) => onChange({ ...value, stops }, gesture)} />
    </>
  );
}

function StopFields({ stops, onChange }: { stops: Stops; onChange: (stops: Stops, gesture?: string) => void }) {
  const { kit } = usePalette();
  const set = (index: number, part: Partial<Stops[number]>, gesture?: string) =>
    onChange(
      stops.map((stop, at) => (at === index ? { ...stop, ...part } : stop)),
      gesture,
    );
  return (
    <Stack gap={8}>
      {stops.map((stop, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stops have no identity but their place.
        <Group key={index} gap={4} wrap="nowrap" align="end">
          <ColourField
            label={`Colour ${index + 1}`}
            value={stop.colour}
            onChange={(colour, gesture) => set(index, { colour }, gesture)}
          />
          <NumberField
            label="At"
            unit="%"
            min={0}
            max={100}
            w={64}
            value={stop.at * 100}
            onChange={(at, gesture) => set(index, { at: at / 100 }, gesture)}
          />
          <NumberField
            label="Shows"
            unit="%"
            min={0}
            max={100}
            w={72}
            value={stop.opacity * 100}
            onChange={(opacity, gesture) => set(index, { opacity: opacity / 100 }, gesture)}
          />
          {stops.length > 2 && (
            <ActionIcon
              size={28}
              aria-label={`Remove colour ${index + 1}`}
              onClick={() => onChange(stops.filter((_, at) => at !== index))}
            >
              <IconTrash size={14} />
            </ActionIcon>
          )}
        </Group>
      ))}
      {stops.length < 12 && (
        <Button size="compact-xs" variant="default" onClick={() => onChange(withStop(stops, kit))}>
          Add Colour
        </Button>
      )}
    </Stack>
  );
}

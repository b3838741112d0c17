import { Button, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { type Box, type Design, type Graphic, mayRestyle, openSlots, placeChange, sizeWords } from '@pavilion/domain';
import { Panel } from '../../../kit/panel.tsx';
import { NumberField } from '../../editor/inspector/number-field.tsx';
import { useScene } from '../../use-scene.ts';
import type { GraphicValues } from '../use-graphic-values.ts';
import type { ChosenLayer } from './chosen-layer.ts';
import { RestyleFields } from './restyle-fields.tsx';

interface LayerPanelProps {
  graphic: Graphic;
  design: Design;
  made: GraphicValues;
  /** Id of the shown slide; the first one if undefined. */
  slide: string | undefined;
  chosen: ChosenLayer;
}

const numbers: readonly { part: keyof Box; label: string; min: number; unit?: string }[] = [
  { part: 'x', label: 'X', min: -20_000 },
  { part: 'y', label: 'Y', min: -20_000 },
  { part: 'width', label: 'Width', min: 1 },
  { part: 'height', label: 'Height', min: 1 },
  { part: 'turn', label: 'Turn', min: -360, unit: '°' },
];

/** The layer that a maker works on: its place in one size by numbers, its looks of the brand kit, and the way back (GFX-013). */
export function LayerPanel({ graphic, design, made, slide, chosen }: LayerPanelProps) {
  const { slot: id, size } = chosen;
  const scene = useScene({ design, slide, size, values: made.values, changes: graphic.changes });
  const open = openSlots(scene, design).find(({ slot }) => slot.id === id);
  if (!open) return null;
  const { slot, box } = open;
  const { label, ...extent } = design.sizes[size]!;
  const words = label || sizeWords(extent);
  return (
    <Panel title={`${slot.name || 'Layer'} · ${words}`}>
      <Stack gap="sm">
        <SimpleGrid cols={3} spacing="xs">
          {numbers.map(({ part, ...number }) => (
            <NumberField
              key={part}
              {...number}
              {...(part === 'turn' && { max: 360 })}
              decimals={1}
              value={box[part]}
              onChange={(value) => made.changeNow(placeChange(open, size, { ...box, [part]: value }))}
            />
          ))}
        </SimpleGrid>
        {mayRestyle(slot) && (
          <RestyleFields open={open} size={size} kit={design.kit} change={graphic.changes[id]} made={made} />
        )}
        <Group justify="space-between" gap="xs">
          <Text size="xs" c="dimmed" flex={1}>
            In pixels of {words}. Other sizes keep their place.
          </Text>
          <Button
            size="xs"
            variant="default"
            disabled={!graphic.changes[id]}
            onClick={() => made.changeNow({ [`changes.${id}`]: null })}
          >
            Reset to Template
          </Button>
        </Group>
      </Stack>
    </Panel>
  );
}

import { Button } from '@mantine/core';
import { slotContent } from '@pavilion/domain/graphics';
import { ChoiceField } from './choice-field.tsx';
import { Section } from './section.tsx';
import type { Selected } from './use-selected.ts';

const shapes = slotContent.shape.unwrap().options;
/** Corners of a new polygon: a slanted bar. */
const slanted = [
  { x: 0.1, y: 0 },
  { x: 1, y: 0 },
  { x: 0.9, y: 1 },
  { x: 0, y: 1 },
];

/** The form of a shape; its corners, if it is a polygon, as shares of its box. */
export function ShapeSection({ selected: { common, change } }: { selected: Selected }) {
  const shape = common((slot) => slot.shape);
  const points = common((slot) => slot.points);
  return (
    <Section title="Shape">
      <ChoiceField
        label="Form"
        value={shape}
        options={shapes}
        onChange={(next) =>
          change('Form', next === 'polygon' && !points?.length ? { shape: next, points: slanted } : { shape: next })
        }
      />
      {shape === 'polygon' && points && (
        <Button
          size="compact-xs"
          variant="default"
          onClick={() => change('Mirror', { points: points.map(({ x, y }) => ({ x: 1 - x, y })) })}
        >
          Mirror Shape
        </Button>
      )}
    </Section>
  );
}

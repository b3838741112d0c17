import { SimpleGrid } from '@mantine/core';
import { easings, type Movement, movement, movements } from '@pavilion/domain/graphics';
import { ChoiceField } from './choice-field.tsx';
import { NumberField } from './number-field.tsx';
import { Section } from './section.tsx';
import type { Selected } from './use-selected.ts';

const ways = ['in', 'out'] as const;
const kinds = ['none', ...movements] as const;

/** How a layer enters and leaves in films (GFX-024). */
export function MotionFields({ selected }: { selected: Selected }) {
  return (
    <Section title="Movement">
      {ways.map((way) => (
        <MovementFields key={way} way={way} selected={selected} />
      ))}
    </Section>
  );
}

function MovementFields({ way, selected: { common, change } }: { way: (typeof ways)[number]; selected: Selected }) {
  const now = common((slot) => slot.motion[way] ?? null);
  const set = (next: Partial<Movement>, gesture?: string) =>
    change('Movement', { [`motion.${way}`]: movement.parse({ ...now, ...next }) }, gesture);
  return (
    <>
      <ChoiceField
        label={way === 'in' ? 'Enters' : 'Leaves'}
        value={now === undefined ? undefined : (now?.kind ?? 'none')}
        options={kinds}
        words={{ none: 'At once' }}
        onChange={(kind) => (kind === 'none' ? change('Movement', { [`motion.${way}`]: null }) : set({ kind }))}
      />
      {now && (
        <SimpleGrid cols={3} spacing={6}>
          <NumberField
            label="Delay"
            unit="ms"
            min={0}
            max={60_000}
            step={50}
            value={now.delay}
            onChange={(delay, gesture) => set({ delay }, gesture)}
          />
          <NumberField
            label="Length"
            unit="ms"
            min={0}
            max={60_000}
            step={50}
            value={now.length}
            onChange={(length, gesture) => set({ length }, gesture)}
          />
          <ChoiceField label="Easing" value={now.easing} options={easings} onChange={(easing) => set({ easing })} />
        </SimpleGrid>
      )}
    </>
  );
}

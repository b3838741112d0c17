import { Group, Stack, Text, Tooltip, UnstyledButton } from '@mantine/core';
import { kitEntry } from '@pavilion/domain/graphics';
import classes from '../editor.module.css';
import { usePalette } from './palette.ts';
import { shownGradient } from './shown-colour.ts';

interface GradientPickProps {
  /** Name of the chosen gradient. */
  value: string;
  onChange: (name: string) => void;
}

/** Picks a gradient of the brand kit. */
export function GradientPick({ value, onChange }: GradientPickProps) {
  const { kit } = usePalette();
  const chosen = kitEntry(kit?.gradients, value);
  return (
    <Stack gap={4}>
      <Group gap={6} role="group" aria-label="Gradients of the brand kit">
        {(kit?.gradients ?? []).map((gradient) => (
          <Tooltip key={gradient.name} label={gradient.name}>
            <UnstyledButton
              className={classes.gradient}
              style={{ background: shownGradient(gradient, kit) }}
              aria-label={gradient.name}
              aria-pressed={gradient === chosen}
              onClick={() => onChange(gradient.name)}
            />
          </Tooltip>
        ))}
      </Group>
      <Text size="xs" c="dimmed">
        {chosen?.name ?? 'The gradient is no longer in the brand kit.'}
      </Text>
    </Stack>
  );
}

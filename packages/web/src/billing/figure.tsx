import { Paper, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';

interface FigureProps {
  label: string;
  value: ReactNode;
  note?: ReactNode;
  alarming?: boolean;
}

/** Headline figure with its label. */
export function Figure({ label, value, note, alarming = false }: FigureProps) {
  return (
    <Paper withBorder p="md" component="section" aria-label={label}>
      <Stack gap={4}>
        <Text size="xs" c="dimmed">
          {label}
        </Text>
        <Text component="div" fz={20} fw={600} className="tabular" c={alarming ? 'var(--pv-red)' : undefined}>
          {value}
        </Text>
        {note && (
          <Text component="div" size="xs" c="dimmed" className="tabular">
            {note}
          </Text>
        )}
      </Stack>
    </Paper>
  );
}

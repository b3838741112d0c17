import { Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';

/** A part of the side panel with its title. */
export function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap={6} component="section">
      <Title order={3} fz="sm">
        {title}
      </Title>
      {children}
    </Stack>
  );
}

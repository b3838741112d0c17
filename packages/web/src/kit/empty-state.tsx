import { Stack, Text } from '@mantine/core';
import { IconInbox } from '@tabler/icons-react';
import type { ComponentType, ReactNode } from 'react';

interface EmptyStateProps {
  /** One sentence. */
  children: ReactNode;
  /** One action. */
  action?: ReactNode;
  icon?: ComponentType<{ size?: number | string; stroke?: number | string }>;
  height?: number | string;
}

/** Placeholder for an empty list: one sentence and one action. */
export function EmptyState({ children, action, icon: Icon = IconInbox, height = 240 }: EmptyStateProps) {
  return (
    <Stack align="center" justify="center" gap="md" mih={height} p="lg" ta="center">
      <Icon size={28} stroke={1.4} aria-hidden />
      <Text c="dimmed" maw={420}>
        {children}
      </Text>
      {action}
    </Stack>
  );
}

import { Button, Group, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react';
import { Escape } from './escape.tsx';

interface ErrorStateProps {
  /** One clear sentence. */
  message: string;
  onRetry?: () => void;
  /** Puts the error away. Escape does the same. */
  onCancel?: () => void;
  height?: number | string;
}

/** An error with a retry button (OPN-075). */
export function ErrorState({ message, onRetry, onCancel, height = 240 }: ErrorStateProps) {
  return (
    <Stack align="center" justify="center" gap="md" mih={height} p="lg" ta="center" role="alert">
      <IconAlertTriangle size={28} stroke={1.4} color="var(--pv-red)" aria-hidden />
      <Text maw={420}>{message}</Text>
      {(onRetry || onCancel) && (
        <Group gap="xs" justify="center">
          {onRetry && (
            <Button variant="default" leftSection={<IconRefresh size={16} />} onClick={onRetry}>
              Try Again
            </Button>
          )}
          {onCancel && (
            <Button variant="subtle" onClick={onCancel}>
              Cancel
            </Button>
          )}
        </Group>
      )}
      {onCancel && <Escape onEscape={onCancel} />}
    </Stack>
  );
}

import { Button, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react';

interface ErrorStateProps {
  /** One clear sentence. */
  message: string;
  onRetry?: () => void;
  height?: number | string;
}

/** An error with a retry button (OPN-075). */
export function ErrorState({ message, onRetry, height = 240 }: ErrorStateProps) {
  return (
    <Stack align="center" justify="center" gap="md" mih={height} p="lg" ta="center" role="alert">
      <IconAlertTriangle size={28} stroke={1.4} color="var(--pv-red)" aria-hidden />
      <Text maw={420}>{message}</Text>
      {onRetry && (
        <Button variant="default" leftSection={<IconRefresh size={16} />} onClick={onRetry}>
          Try Again
        </Button>
      )}
    </Stack>
  );
}

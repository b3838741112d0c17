import { Alert, Button, Group, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';

interface FailureLineProps {
  /** Absent when there is no failure. */
  message: string | undefined;
  onRetry?: (() => void) | undefined;
}

/** A failure next to what failed: one sentence and Try Again (OPN-069, OPN-075). */
export function FailureLine({ message, onRetry }: FailureLineProps) {
  if (!message) return null;
  return (
    <Alert color="red" variant="light" icon={<IconAlertTriangle size={18} />} role="alert" py="xs">
      <Group gap="sm" justify="space-between">
        <Text size="sm" flex={1} miw={180}>
          {message}
        </Text>
        {onRetry && (
          <Button size="xs" variant="default" onClick={onRetry}>
            Try Again
          </Button>
        )}
      </Group>
    </Alert>
  );
}

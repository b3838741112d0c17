import { Alert, Button, Group } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';

/** Says above the week which of its parts could not be loaded: an empty row would read as a week without shoots. */
export function IncompleteNote({ text }: { text: string }) {
  return (
    <Alert color="red" variant="light" role="alert" icon={<IconAlertTriangle />} mx="md" mb="xs" py="xs">
      <Group justify="space-between" gap="sm">
        {text}
        <Button size="compact-sm" variant="default" onClick={() => window.location.reload()}>
          Try Again
        </Button>
      </Group>
    </Alert>
  );
}

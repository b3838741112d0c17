import { Button, Group, Paper, Text } from '@mantine/core';
import type { FileDocument } from '@pavilion/domain';

interface VersionArrivedProps {
  arrived: FileDocument | undefined;
  onLook: (id: string) => void;
}

/** Announces a newer version, with a button to show it. */
export function VersionArrived({ arrived, onLook }: VersionArrivedProps) {
  return (
    <div role="status">
      {arrived && (
        <Paper withBorder mx="md" mt="xs" px="sm" py={6}>
          <Group justify="space-between" wrap="nowrap" gap="sm">
            <Text size="sm">v{arrived.version} has arrived.</Text>
            <Button size="compact-sm" onClick={() => onLook(arrived.id)}>
              Look at v{arrived.version}
            </Button>
          </Group>
        </Paper>
      )}
    </div>
  );
}

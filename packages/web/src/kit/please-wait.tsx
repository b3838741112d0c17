import { Center, Loader, Stack, Text } from '@mantine/core';

/** Placeholder while data loads (PLT-103). */
export function PleaseWait({ height = 240, label = 'Please wait' }: { height?: number | string; label?: string }) {
  return (
    <Center mih={height} role="status">
      <Stack align="center" gap="sm">
        <Loader size={24} />
        <Text size="xs" c="dimmed">
          {label}
        </Text>
      </Stack>
    </Center>
  );
}

import { Anchor, Center, Stack, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';

/** PLT-015 */
export function NotFoundPage() {
  useEffect(() => {
    document.title = 'Page not found · Pavilion';
  }, []);
  return (
    <Center component="main" mih="80vh" p="lg">
      <Stack align="center" gap="sm" ta="center">
        <Title order={1}>Sorry!</Title>
        <Text c="dimmed" size="lg">
          Page not found.
        </Text>
        <Anchor component={Link} to="/briefs" mt="md">
          Go to briefs
        </Anchor>
      </Stack>
    </Center>
  );
}

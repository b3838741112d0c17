import { Anchor, Center, Stack, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSession } from '../session/session-provider.tsx';
import { usePageHead } from './page-head.tsx';

/** PLT-015. A visitor who is not signed in sees it without the frame, which has the only `main` and first heading of a page. */
export function NotFoundPage() {
  const { state, can } = useSession();
  const framed = state === 'in';
  usePageHead('Page not found');
  useEffect(() => {
    if (!framed) document.title = 'Page not found · Pavilion';
  }, [framed]);
  return (
    <Center {...(framed ? {} : { component: 'main' as const })} mih={framed ? '60vh' : '80vh'} p="lg">
      <Stack align="center" gap="sm" ta="center">
        <Title order={framed ? 2 : 1}>Sorry!</Title>
        <Text c="dimmed" size="lg">
          Page not found.
        </Text>
        {framed && (
          <Text c="dimmed">The link may be misspelt or from an earlier version. The menu has all your pages.</Text>
        )}
        {(!framed || can('openProduction')) && (
          <Anchor component={Link} to="/briefs" mt="md">
            Go to briefs
          </Anchor>
        )}
      </Stack>
    </Center>
  );
}

import { Group } from '@mantine/core';
import { EmptyState } from '../kit/empty-state.tsx';
import { ButtonLink } from '../kit/links.tsx';
import { useSession } from '../session/session-provider.tsx';
import { listEntries } from '../shell/list-entries.ts';
import { pages } from '../shell/pages.ts';

/** Until the builder stands: one sentence, and the ways to what this person can open (OPN-017). */
export function GraphicsPage() {
  const { can } = useSession();
  const ways = listEntries(pages, can).flatMap(({ entries }) => entries.filter(({ again }) => !again));
  return (
    <EmptyState
      height="60vh"
      action={
        <Group justify="center" gap="sm" maw={640}>
          {[...ways, { path: '/user', label: 'My Account' }].map(({ path, label }) => (
            <ButtonLink key={path} to={path} variant="default" size="xs">
              {label}
            </ButtonLink>
          ))}
        </Group>
      }
    >
      The builder for social graphics is being built and will open here.
    </EmptyState>
  );
}

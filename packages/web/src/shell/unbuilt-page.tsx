import { Group } from '@mantine/core';
import { EmptyState } from '../kit/empty-state.tsx';
import { ButtonLink } from '../kit/links.tsx';
import { useSession } from '../session/session-provider.tsx';
import { listEntries } from './list-entries.ts';
import { usePages } from './pages-context.ts';
import { useCurrentPage } from './use-current-page.ts';

/** Page of a screen that is not built yet: a sentence, and links to pages that this person can open (OPN-017). */
export function UnbuiltPage() {
  const { can } = useSession();
  const page = useCurrentPage();
  const ways = listEntries(usePages(), can).flatMap(({ entries }) => entries.filter(({ again }) => !again));
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
      {page?.title ?? 'This screen'} is being built and will open here.
    </EmptyState>
  );
}

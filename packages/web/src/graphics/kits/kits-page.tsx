import { Button, Stack, Text } from '@mantine/core';
import { brandKits, pagePath } from '@pavilion/domain';
import { graphicsPolicies } from '@pavilion/domain/policies/graphics';
import { useInsert, useLive } from '@pavilion/sync/react';
import { IconPalette, IconPlus } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { refusalWords } from '../../call/refusal.ts';
import { EmptyState } from '../../kit/empty-state.tsx';
import { ErrorState } from '../../kit/error-state.tsx';
import { PageLink } from '../../kit/links.tsx';
import { notifyError } from '../../kit/notify.ts';
import { Panel } from '../../kit/panel.tsx';
import { PleaseWait } from '../../kit/please-wait.tsx';
import { graphicLimits, withinWords } from '../../parts/within-words.ts';
import { useUser } from '../../session/session-provider.tsx';
import { useMay } from '../../session/use-may.ts';
import { FontsPanel } from './fonts-panel.tsx';

const fresh = { name: 'New brand kit' };

/** Brand kits: colours, gradients, text styles, logos and the looks of teams (GFX-011); and the fonts of all (GFX-009). */
export function KitsPage() {
  const { documents, status, error } = useLive(brandKits, { orderBy: [{ field: 'name', direction: 'asc' }] });
  const may = useMay(graphicsPolicies.brandKits);
  const insert = useInsert(brandKits);
  const navigate = useNavigate();
  const [adding, setAdding] = useState(false);
  const within = withinWords(useUser(), graphicLimits);
  const add = async () => {
    setAdding(true);
    try {
      void navigate({ to: pagePath(brandKits, await insert(fresh)) });
    } catch (reason) {
      notifyError(refusalWords(reason).message);
    } finally {
      setAdding(false);
    }
  };
  const button = may.insert(fresh) && (
    <Button leftSection={<IconPlus size={16} />} loading={adding} onClick={() => void add()}>
      New Brand Kit
    </Button>
  );
  if (status === 'refused') {
    const message = error?.message ?? 'The brand kits could not be loaded.';
    return <ErrorState message={message} onRetry={() => window.location.reload()} />;
  }
  if (status === 'loading') return <PleaseWait />;
  return (
    <Stack gap="lg" maw={900}>
      <Panel title="Brand kits" actions={button}>
        {documents.length === 0 ? (
          <EmptyState icon={IconPalette}>There are no brand kits{within} yet.</EmptyState>
        ) : (
          <Stack gap="sm">
            {documents.map((kit) => (
              <div key={kit.id}>
                <PageLink fw={500} to={pagePath(brandKits, kit)}>
                  {kit.name}
                </PageLink>
                <Text size="xs" c="dimmed">
                  {[kit.department, ...kit.brands].filter(Boolean).join(' · ') || 'All departments and brands'}
                </Text>
              </div>
            ))}
          </Stack>
        )}
      </Panel>
      <FontsPanel />
    </Stack>
  );
}

import { Button, Stack, Text } from '@mantine/core';
import { controlDocs, pagePath } from '@pavilion/domain';
import { graphicsPolicies } from '@pavilion/domain/policies/graphics';
import { useInsert, useLive } from '@pavilion/sync/react';
import { IconBroadcast, IconPlus } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { refusalWords } from '../../call/refusal.ts';
import { EmptyState } from '../../kit/empty-state.tsx';
import { ErrorState } from '../../kit/error-state.tsx';
import { PageLink } from '../../kit/links.tsx';
import { notifyError } from '../../kit/notify.ts';
import { Panel } from '../../kit/panel.tsx';
import { PleaseWait } from '../../kit/please-wait.tsx';
import { StatusBadge } from '../../parts/status-badge.tsx';
import { useUser } from '../../session/session-provider.tsx';
import { useMay } from '../../session/use-may.ts';
import { onAirTitle } from './on-air.ts';
import { useLayersOnAir } from './use-layers.ts';

/** Control documents: rundowns of graphics on air (GFX-028). */
export function ControlList() {
  const { documents, status, error } = useLive(controlDocs, { orderBy: [{ field: 'updated_at', direction: 'desc' }] });
  const layersOf = useLayersOnAir(documents);
  const user = useUser();
  const may = useMay(graphicsPolicies.controlDocs);
  const insert = useInsert(controlDocs);
  const navigate = useNavigate();
  const [adding, setAdding] = useState(false);
  // Someone limited to some departments or brands must see what they make.
  const fresh = { name: 'New rundown', department: user.departmentAccess[0], brands: user.brandAccess.slice(0, 1) };
  const add = async () => {
    setAdding(true);
    try {
      void navigate({ to: pagePath(controlDocs, await insert(fresh)) });
    } catch (reason) {
      notifyError(refusalWords(reason).message);
    } finally {
      setAdding(false);
    }
  };
  const button = may.insert(fresh) && (
    <Button leftSection={<IconPlus size={16} />} loading={adding} onClick={() => void add()}>
      New Rundown
    </Button>
  );
  if (status === 'refused') {
    const message = error?.message ?? 'The rundowns could not be loaded.';
    return <ErrorState message={message} onRetry={() => window.location.reload()} />;
  }
  if (status === 'loading') return <PleaseWait />;
  return (
    <Panel title="On air" actions={button}>
      {documents.length === 0 ? (
        <EmptyState icon={IconBroadcast}>
          A rundown puts graphics on air: on a stream, or in OBS and vMix. There is none yet.
        </EmptyState>
      ) : (
        <Stack gap="sm">
          {documents.map((control) => (
            <div key={control.id}>
              <PageLink fw={500} to={pagePath(controlDocs, control)}>
                {control.name}
              </PageLink>
              {layersOf(control).length > 0 ? (
                <StatusBadge status="onAir" word={`On air: ${onAirTitle(control, layersOf(control))}`} plain />
              ) : (
                <Text size="xs" c="dimmed">
                  Nothing on air
                </Text>
              )}
            </div>
          ))}
        </Stack>
      )}
    </Panel>
  );
}

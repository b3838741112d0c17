import { Button, Group, Stack, Text } from '@mantine/core';
import { type Publication, publications } from '@pavilion/domain/graphics';
import { useLive } from '@pavilion/sync/react';
import { calls } from '../../../call/client.ts';
import { useCall } from '../../../call/use-call.ts';
import { useConfirm } from '../../../kit/confirm.tsx';
import { Drawer } from '../../../kit/drawer.tsx';
import { EmptyState } from '../../../kit/empty-state.tsx';
import { PleaseWait } from '../../../kit/please-wait.tsx';
import { RelativeDate } from '../../../kit/relative-date.tsx';
import { PersonName } from '../../../parts/person-name.tsx';
import { DesignPicture } from '../../design-picture.tsx';
import classes from '../editor.module.css';
import { useEditor, useModel } from '../state/editor.ts';

interface HistoryDrawerProps {
  opened: boolean;
  onClose: () => void;
}

/** What was published, by whom and when; each can be restored (GFX-033). */
export function HistoryDrawer({ opened, onClose }: HistoryDrawerProps) {
  return (
    <Drawer opened={opened} onClose={onClose} title="Publications" position="right" size="sm">
      {opened && <Publications />}
    </Drawer>
  );
}

function Publications() {
  const { template } = useModel();
  const { documents, status } = useLive(publications, {
    where: { template: template.id },
    orderBy: [{ field: 'number', direction: 'desc' }],
    limit: 50,
  });
  if (status === 'loading') return <PleaseWait />;
  if (documents.length === 0) return <EmptyState>This template was never published.</EmptyState>;
  return (
    <Stack gap="md">
      {documents.map((publication) => (
        <PublicationCard key={publication.id} publication={publication} />
      ))}
    </Stack>
  );
}

function PublicationCard({ publication }: { publication: Publication }) {
  const { edits } = useEditor();
  const confirm = useConfirm();
  const { number, design, created_by: by, created_at: at } = publication;
  const { run, pending } = useCall(calls.graphics.restorePublication, { done: `Publication ${number} is restored.` });
  const restore = async () => {
    const text = 'Slides, layers and fields become those of this publication. What is there now goes to the trash.';
    if (!(await confirm({ title: `Restore Publication ${number}?`, text, confirm: 'Restore Publication' }))) return;
    edits.flush();
    await run({ publication: publication.id });
  };
  return (
    <Group wrap="nowrap" align="start" gap="md">
      <div className={classes.published}>
        <DesignPicture design={design} alt={`Publication ${number}`} />
      </div>
      <Stack gap={4}>
        <Text fw={600}>Publication {number}</Text>
        <Text size="xs" c="dimmed" component="div">
          <PersonName id={by} /> · <RelativeDate value={at} ago />
        </Text>
        <Button size="compact-xs" variant="default" loading={pending} onClick={() => void restore()}>
          Restore
        </Button>
      </Stack>
    </Group>
  );
}

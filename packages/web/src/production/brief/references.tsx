import { ActionIcon, Anchor, Group, Stack, Text } from '@mantine/core';
import { type Brief, type FileDocument, files } from '@pavilion/domain';
import { filesPolicies } from '@pavilion/domain/policies/files';
import { useLive, useRemove } from '@pavilion/sync/react';
import { IconFile, IconTrash } from '@tabler/icons-react';
import { refusalWords } from '../../call/refusal.ts';
import { useConfirm } from '../../kit/confirm.tsx';
import { notifyError } from '../../kit/notify.ts';
import { Panel } from '../../kit/panel.tsx';
import { fileSizeLabel } from '../../kit/sizes.ts';
import { fileAddress } from '../../parts/file-address.ts';
import { Uploader } from '../../parts/uploader.tsx';
import { useCan } from '../../session/session-provider.tsx';
import { useMay } from '../../session/use-may.ts';

/** Briefing Documents and Files (PRD-035): everybody downloads, people who write briefs upload and delete. */
export function References({ brief }: { brief: Brief }) {
  const { documents, status } = useLive(files, {
    where: { prodID: brief.id, what: 'briefReference' },
    orderBy: [{ field: 'created_at', direction: 'desc' }],
  });
  const manages = useCan('manageReferences');
  const may = useMay(filesPolicies.files);
  const remove = useRemove(files);
  const confirm = useConfirm();
  const erase = async (file: FileDocument) => {
    if (
      !(await confirm({
        title: 'Are you sure?',
        text: `“${file.name}” will be deleted.`,
        confirm: 'Delete file',
        danger: true,
      }))
    )
      return;
    await remove(file.id).catch((error: unknown) => notifyError(refusalWords(error).message));
  };
  return (
    <Panel title="Briefing Documents and Files">
      <Stack gap="sm">
        {documents.map((file) => (
          <Group key={file.id} gap="xs" wrap="nowrap">
            <IconFile size={16} aria-hidden />
            <Anchor size="sm" href={fileAddress(file.id, 'original')} download truncate flex={1}>
              {file.name}
            </Anchor>
            <Text size="xs" c="dimmed" className="tabular">
              {fileSizeLabel(file.size)}
            </Text>
            {may.remove(file) && (
              <ActionIcon
                variant="subtle"
                color="red"
                size="sm"
                aria-label={`Delete ${file.name}`}
                onClick={() => void erase(file)}
              >
                <IconTrash size={14} />
              </ActionIcon>
            )}
          </Group>
        ))}
        {status !== 'loading' && documents.length === 0 && !manages && (
          <Text size="sm" c="dimmed">
            Nothing has been added.
          </Text>
        )}
        {manages && <Uploader trayOnly target={{ what: 'briefReference', prodID: brief.id }} />}
      </Stack>
    </Panel>
  );
}

import { Button, Group, ScrollArea, Stack, Text } from '@mantine/core';
import { acceptedForType, type Deliverable, matchFiles, refuseUpload } from '@pavilion/domain';
import { useMemo, useState } from 'react';
import { formatCount } from '../../kit/count-words.ts';
import { Modal } from '../../kit/modal.tsx';
import { Select } from '../../kit/select.tsx';
import { sizeLabel } from '../../kit/sizes.ts';
import type { DroppedFile } from '../../parts/uploads/dropped-files.ts';
import { uploadStore } from '../../parts/uploads/upload-store.ts';
import { useConfiguration } from '../../parts/use-configuration.ts';

interface MatchFilesProps {
  files: readonly DroppedFile[];
  deliverables: readonly Deliverable[];
  onClose: () => void;
}

/** Files matched to deliverables by name, to check and correct before the upload. */
export function MatchFiles({ files, deliverables, onClose }: MatchFilesProps) {
  const lists = useConfiguration();
  const open = useMemo(() => deliverables.filter(({ state }) => state !== 'signed'), [deliverables]);
  const [chosen, setChosen] = useState<readonly (string | null)[]>(() =>
    matchFiles(
      files.map(({ file, folder }) => ({ name: file.name, folder })),
      deliverables,
    ),
  );
  const byId = new Map(open.map((deliverable) => [deliverable.id, deliverable]));
  const problemOf = (at: number): string | null => {
    const id = chosen[at];
    const deliverable = id ? byId.get(id) : undefined;
    const file = files[at]?.file;
    if (!deliverable || !file) return null;
    const refusal = refuseUpload(file, { accepted: acceptedForType(lists.delTypes, deliverable.type) });
    if (refusal) return refusal;
    return chosen.filter((other) => other === id).length > 1 ? 'Chosen for two files' : null;
  };
  const problems = files.filter((_, at) => problemOf(at) !== null).length;
  const matched = chosen.filter((id) => id !== null).length;
  const upload = () => {
    uploadStore.add(
      files.flatMap(({ file }, at) => {
        const id = chosen[at];
        if (!id) return [];
        return [{ file, target: { what: 'deliverable' as const, delID: id }, asked: byId.get(id)?.format }];
      }),
    );
    onClose();
  };
  const options = open.map(({ id, title, folderName, format }) => ({
    value: id,
    label: [title, format, folderName].filter(Boolean).join(' · '),
  }));

  return (
    <Modal opened onClose={onClose} title="Upload versions" size="xl">
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {formatCount(matched)} of {formatCount(files.length)} have a deliverable, found by its name or chosen by you.
          The others are not uploaded.
        </Text>
        <ScrollArea.Autosize mah="50vh">
          <Stack gap="xs">
            {files.map(({ file, folder }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list of files does not change while it is shown.
              <Group key={at} gap="sm" wrap="wrap" align="flex-start">
                <Stack gap={0} flex="1 1 220px" miw={0}>
                  <Text size="sm" truncate title={file.name}>
                    {file.name}
                  </Text>
                  <Text size="xs" c="dimmed" truncate>
                    {[folder, sizeLabel(file.size)].filter(Boolean).join(' · ')}
                  </Text>
                </Stack>
                <Select
                  aria-label={`Deliverable of ${file.name}`}
                  placeholder="Not uploaded"
                  flex="1 1 280px"
                  searchable
                  clearable
                  limit={50}
                  data={options}
                  value={chosen[at] ?? null}
                  error={problemOf(at)}
                  onChange={(id) => setChosen(chosen.map((each, place) => (place === at ? id : each)))}
                />
              </Group>
            ))}
          </Stack>
        </ScrollArea.Autosize>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={matched === 0 || problems > 0} onClick={upload}>
            {matched === 1 ? 'Upload 1 version' : `Upload ${matched} versions`}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

import { Autocomplete, Button, Group, Stack } from '@mantine/core';
import type { Collection, Deliverable } from '@pavilion/domain';
import { IconDownload, IconFolder, IconFolderMinus } from '@tabler/icons-react';
import { useState } from 'react';
import { calls } from '../../call/client.ts';
import { useCall } from '../../call/use-call.ts';
import { countWords } from '../../kit/count-words.ts';
import { Modal } from '../../kit/modal.tsx';
import { submits } from '../../kit/submits.ts';
import { SelectionBar } from '../../parts/selection-bar.tsx';
import { downloadEach } from '../download-each.ts';
import { useMayTakeStep } from '../use-may-take-step.ts';
import { useRemoveItems } from '../use-remove-items.ts';

interface CollectionSelectionProps {
  collection: Collection;
  chosen: readonly Deliverable[];
  /** Names of the existing folders, to choose from. */
  folders: readonly string[];
  onClear: () => void;
}

/** Bar with actions on the selected files of a collection: set folder, download, remove. */
export function CollectionSelection({ collection, chosen, folders, onClear }: CollectionSelectionProps) {
  const [filing, setFiling] = useState(false);
  const may = useMayTakeStep(collection);
  const remove = useRemoveItems(collection);
  const ids = chosen.map(({ id }) => id);
  const originals = chosen.flatMap(({ currentFileID }) => currentFileID ?? []);
  const takeOut = async () => {
    if (await remove.ask(chosen)) onClear();
  };
  return (
    <SelectionBar count={chosen.length} onClear={onClear}>
      {may('file') && (
        <Button size="xs" leftSection={<IconFolder size={14} />} onClick={() => setFiling(true)}>
          Set Folder
        </Button>
      )}
      <Button
        size="xs"
        variant="default"
        disabled={originals.length === 0}
        leftSection={<IconDownload size={14} />}
        onClick={() => void downloadEach(originals)}
      >
        Download
      </Button>
      {may('arrange') && (
        <Button
          size="xs"
          variant="default"
          loading={remove.pending}
          leftSection={<IconFolderMinus size={14} />}
          onClick={() => void takeOut()}
        >
          Remove
        </Button>
      )}
      <SetFolder
        collection={collection.id}
        ids={ids}
        folders={folders}
        opened={filing}
        onClose={() => setFiling(false)}
        onDone={onClear}
      />
    </SelectionBar>
  );
}

interface SetFolderProps {
  collection: string;
  ids: readonly string[];
  folders: readonly string[];
  opened: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** Modal that sets the folder of several files (LIB-026). */
function SetFolder({ collection, ids, folders, opened, onClose, onDone }: SetFolderProps) {
  const [folderName, setFolderName] = useState('');
  const call = useCall(calls.library.setFolder, { quiet: true });
  const save = async () => {
    if (!(await call.run({ collection, deliverables: [...ids], folderName }))) return;
    onClose();
    onDone();
  };
  return (
    <Modal opened={opened} onClose={onClose} title={`Folder of ${countWords(ids.length, 'file')}`} size="sm">
      <form onSubmit={submits(save)}>
        <Stack gap="lg">
          <Autocomplete
            label="Folder"
            description="Leave empty to remove the files from their folders."
            data-autofocus
            maxLength={200}
            data={[...folders]}
            value={folderName}
            error={call.refusal?.message}
            onChange={setFolderName}
          />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={call.pending}>
              Set Folder
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

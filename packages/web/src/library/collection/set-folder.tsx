import { Alert, Autocomplete, Button, Group, Stack } from '@mantine/core';
import { type Collection, collectionFolder, type Deliverable } from '@pavilion/domain';
import { useMemo, useState } from 'react';
import { calls } from '../../call/client.ts';
import { useCall } from '../../call/use-call.ts';
import { countWords } from '../../kit/count-words.ts';
import { Modal } from '../../kit/modal.tsx';
import { submits } from '../../kit/submits.ts';
import { useLeftWords } from '../use-left-words.ts';

interface SetFolderProps {
  collection: Collection;
  /** The files that were selected; null while the modal is closed. */
  chosen: readonly Deliverable[] | null;
  /** The files that the collection has now. */
  items: readonly Deliverable[];
  onClose: () => void;
  onDone: () => void;
}

/**
 * Modal that sets the folder of several files (LIB-026). It outlives its files: when someone else removes one meanwhile, it says so
 * and keeps the typed name.
 */
export function SetFolder({ chosen, ...props }: SetFolderProps) {
  const [last, setLast] = useState(chosen);
  if (chosen && chosen !== last) setLast(chosen);
  const kept = chosen ?? last ?? [];
  const left = kept.filter(({ id }) => props.items.some((item) => item.id === id));
  return (
    <Modal
      opened={chosen !== null}
      onClose={props.onClose}
      title={`Folder of ${countWords(left.length || kept.length, 'file')}`}
      size="sm"
    >
      <FolderForm {...props} left={left} gone={kept.filter((one) => !left.includes(one))} />
    </Modal>
  );
}

interface FolderFormProps extends Omit<SetFolderProps, 'chosen'> {
  left: readonly Deliverable[];
  gone: readonly Deliverable[];
}

function FolderForm({ collection, items, left, gone, onClose, onDone }: FolderFormProps) {
  const [folderName, setFolderName] = useState('');
  const call = useCall(calls.library.setFolder, { quiet: true });
  const said = useLeftWords(collection, gone);
  const folders = useMemo(
    () => [...new Set(items.flatMap((item) => collectionFolder(item, collection.id) || []))].sort(),
    [items, collection.id],
  );
  const save = async () => {
    if (left.length === 0) return;
    if (!(await call.run({ collection: collection.id, deliverables: left.map(({ id }) => id), folderName }))) return;
    onClose();
    onDone();
  };
  return (
    <form onSubmit={submits(save)}>
      <Stack gap="lg">
        {said && (
          <Alert color="yellow" role="status">
            {said}
          </Alert>
        )}
        <Autocomplete
          label="Folder"
          description="Leave empty to remove the files from their folders."
          data-autofocus
          maxLength={200}
          data={folders}
          value={folderName}
          error={call.refusal?.message}
          onChange={setFolderName}
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {left.length === 0 ? 'Close' : 'Cancel'}
          </Button>
          <Button type="submit" disabled={left.length === 0} loading={call.pending}>
            Set Folder
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

import { Button } from '@mantine/core';
import type { Deliverable } from '@pavilion/domain';
import { IconDownload, IconFolderPlus, IconTrash } from '@tabler/icons-react';
import { SelectionBar } from '../../parts/selection-bar.tsx';
import { ZipSelection } from '../../parts/zips.tsx';
import { useCan } from '../../session/session-provider.tsx';
import { AddToCollection } from '../add-to-collection.tsx';
import { downloadEach } from '../download-each.ts';
import { useDeleteItems } from '../use-delete-items.ts';

interface CatalogueSelectionProps {
  items: readonly Deliverable[];
  /** Number of items for which a collection is being chosen; null while nobody chooses. */
  adding: number | null;
  onAdding: (count: number | null) => void;
  onClear: () => void;
}

/** Bar with actions on the selected items of the catalogue. The dialog stays when someone else takes the last item away. */
export function CatalogueSelection({ items, adding, onAdding, onClear }: CatalogueSelectionProps) {
  const deletes = useCan('deleteDeliverables');
  const collects = useCan('openCollections');
  const remove = useDeleteItems();
  const files = items.flatMap(({ currentFileID }) => currentFileID ?? []);
  const erase = async () => {
    if (await remove.ask(items)) onClear();
  };
  return (
    <SelectionBar count={items.length} onClear={onClear}>
      {collects && (
        <Button size="xs" leftSection={<IconFolderPlus size={14} />} onClick={() => onAdding(items.length)}>
          Add to Collection
        </Button>
      )}
      <Button
        size="xs"
        variant="default"
        disabled={files.length === 0}
        leftSection={<IconDownload size={14} />}
        onClick={() => void downloadEach(files)}
      >
        Download
      </Button>
      {files.length > 1 && <ZipSelection source={{}} files={files.map((id) => ({ id }))} />}
      {deletes && (
        <Button
          size="xs"
          variant="default"
          loading={remove.pending}
          leftSection={<IconTrash size={14} />}
          onClick={() => void erase()}
        >
          Delete
        </Button>
      )}
      <AddToCollection
        items={items}
        gone={Math.max(0, (adding ?? 0) - items.length)}
        opened={adding !== null}
        onClose={() => onAdding(null)}
        onDone={() => {
          onAdding(null);
          onClear();
        }}
      />
    </SelectionBar>
  );
}

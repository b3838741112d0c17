import { Button } from '@mantine/core';
import type { Deliverable } from '@pavilion/domain';
import { IconDownload, IconFolderPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { SelectionBar } from '../../parts/selection-bar.tsx';
import { useCan } from '../../session/session-provider.tsx';
import { AddToCollection } from '../add-to-collection.tsx';
import { downloadEach } from '../download-each.ts';
import { useDeleteItems } from '../use-delete-items.ts';

/** Bar with actions on the selected items of the catalogue. */
export function CatalogueSelection({ items, onClear }: { items: readonly Deliverable[]; onClear: () => void }) {
  const [adding, setAdding] = useState(false);
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
        <Button size="xs" leftSection={<IconFolderPlus size={14} />} onClick={() => setAdding(true)}>
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
        opened={adding}
        onClose={() => setAdding(false)}
        onDone={() => {
          setAdding(false);
          onClear();
        }}
      />
    </SelectionBar>
  );
}

import { Button } from '@mantine/core';
import type { Collection, Deliverable } from '@pavilion/domain';
import { IconDownload, IconFolder, IconFolderMinus } from '@tabler/icons-react';
import { SelectionBar } from '../../parts/selection-bar.tsx';
import { ZipSelection } from '../../parts/zips.tsx';
import { downloadEach } from '../download-each.ts';
import { useMayTakeStep } from '../use-may-take-step.ts';
import { useRemoveItems } from '../use-remove-items.ts';
import { fileToZip } from './file-to-zip.ts';

interface CollectionSelectionProps {
  collection: Collection;
  chosen: readonly Deliverable[];
  onFile: (items: readonly Deliverable[]) => void;
  onClear: () => void;
}

/** Bar with actions on the selected files of a collection: set folder, download, remove. */
export function CollectionSelection({ collection, chosen, onFile, onClear }: CollectionSelectionProps) {
  const may = useMayTakeStep(collection);
  const remove = useRemoveItems(collection);
  const files = chosen.flatMap((item) => fileToZip(item, collection.id));
  const originals = files.map(({ id }) => id);
  const takeOut = async () => {
    if (await remove.ask(chosen)) onClear();
  };
  return (
    <SelectionBar count={chosen.length} onClear={onClear}>
      {may('file') && (
        <Button size="xs" leftSection={<IconFolder size={14} />} onClick={() => onFile(chosen)}>
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
      {files.length > 1 && <ZipSelection source={{ colID: collection.id }} files={files} />}
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
    </SelectionBar>
  );
}

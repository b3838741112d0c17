import { ActionIcon, Tooltip } from '@mantine/core';
import type { Deliverable, FileDocument } from '@pavilion/domain';
import { IconEye } from '@tabler/icons-react';
import { DeliverableCard } from '../parts/deliverable-card.tsx';
import { ItemActions } from './item-actions.tsx';

interface ItemCardProps {
  item: Deliverable;
  file: FileDocument | undefined;
  selected: boolean;
  onSelect?: (selected: boolean) => void;
  onPreview: () => void;
  onDetails: () => void;
}

/** A card of the library: the title opens the details, the picture the preview. */
export function ItemCard({ item, file, selected, onSelect, onPreview, onDetails }: ItemCardProps) {
  return (
    <div data-item={item.id} style={{ display: 'grid', minWidth: 0 }}>
      <DeliverableCard
        deliverable={item}
        file={file}
        opens={false}
        note={item.productionTitle ?? ''}
        onOpen={onDetails}
        onPicture={onPreview}
        selected={selected}
        onSelect={onSelect}
        actions={
          <ItemActions deliverable={item}>
            <Tooltip label="Preview">
              <ActionIcon onClick={onPreview} aria-label={`Preview ${item.title}`}>
                <IconEye size={16} />
              </ActionIcon>
            </Tooltip>
          </ItemActions>
        }
      />
    </div>
  );
}

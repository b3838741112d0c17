import { ActionIcon, Tooltip } from '@mantine/core';
import type { Collection, Deliverable } from '@pavilion/domain';
import { IconEye } from '@tabler/icons-react';
import { CurrentFile } from '../parts/current-file.tsx';
import { DeliverableCard } from '../parts/deliverable-card.tsx';
import { ItemActions } from './item-actions.tsx';

interface ItemCardProps {
  item: Deliverable;
  collection?: Collection;
  selected: boolean;
  onSelect?: (selected: boolean) => void;
  onPreview: () => void;
  onDetails: () => void;
}

/** Card of a signed deliverable. Its title opens the details, its picture the preview. */
export function ItemCard({ item, collection, selected, onSelect, onPreview, onDetails }: ItemCardProps) {
  return (
    <div data-item={item.id} style={{ display: 'grid', minWidth: 0 }}>
      <CurrentFile of={item}>
        {(file) => (
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
              <ItemActions deliverable={item} collection={collection}>
                <Tooltip label="Preview">
                  <ActionIcon onClick={onPreview} aria-label={`Preview ${item.title}`}>
                    <IconEye size={16} />
                  </ActionIcon>
                </Tooltip>
              </ItemActions>
            }
          />
        )}
      </CurrentFile>
    </div>
  );
}

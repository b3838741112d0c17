import type { Collection, Deliverable } from '@pavilion/domain';
import { memo } from 'react';
import { iconAction } from '../kit/icon-action.ts';
import { DeliverableCard } from '../parts/deliverable-card.tsx';
import { useCurrentFile } from '../parts/use-current-file.ts';
import type { SelectEntries } from '../parts/use-ranged.ts';
import { ItemActions } from './item-actions.tsx';

interface ItemCardProps {
  item: Deliverable;
  collection?: Collection;
  selected: boolean;
  onSelect: SelectEntries;
  onPreview: (id: string) => void;
  onDetails: (id: string) => void;
}

/**
 * Card of a signed deliverable. Its title opens the details, its picture the preview. Memoised: a change of one deliverable
 * draws one card.
 */
export const ItemCard = memo(function ItemCard(props: ItemCardProps) {
  const { item, collection, selected, onSelect, onPreview, onDetails } = props;
  return (
    <DeliverableCard
      deliverable={item}
      file={useCurrentFile(item)}
      opens="nowhere"
      note={item.productionTitle ?? ''}
      onOpen={onDetails}
      onPicture={onPreview}
      selected={selected}
      onSelect={onSelect}
      actions={
        <ItemActions deliverable={item} collection={collection}>
          <button
            type="button"
            onClick={() => onPreview(item.id)}
            {...iconAction('eye', 'Preview', `Preview ${item.title}`)}
          />
        </ItemActions>
      }
    />
  );
});

import { ActionIcon, Tooltip } from '@mantine/core';
import type { Collection, Deliverable } from '@pavilion/domain';
import { IconFolderMinus } from '@tabler/icons-react';
import { useMayTakeStep } from './use-may-take-step.ts';
import { useRemoveItems } from './use-remove-items.ts';

/** Removes one deliverable from a collection; shown to people who arrange the collection. */
export function RemoveFromCollection({ collection, item }: { collection: Collection; item: Deliverable }) {
  const may = useMayTakeStep(collection);
  const remove = useRemoveItems(collection);
  if (!may('arrange')) return null;
  return (
    <Tooltip label="Remove from collection">
      <ActionIcon
        loading={remove.pending}
        onClick={() => void remove.ask([item])}
        aria-label={`Remove ${item.title} from the collection`}
      >
        <IconFolderMinus size={16} />
      </ActionIcon>
    </Tooltip>
  );
}

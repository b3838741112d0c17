import { ActionIcon, Group, Tooltip } from '@mantine/core';
import type { Collection, Deliverable } from '@pavilion/domain';
import { briefs, deliverables, pagePath } from '@pavilion/domain';
import { IconDownload, IconFileText, IconMessageCircle, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { fileAddress } from '../parts/file-address.ts';
import { useCan } from '../session/session-provider.tsx';
import { RemoveFromCollection } from './remove-from-collection.tsx';
import { useDeleteItems } from './use-delete-items.ts';

interface ItemActionsProps {
  deliverable: Deliverable;
  /** The collection on screen: deliverables are removed from it, and deleted in the catalogue only. */
  collection?: Collection | undefined;
  children?: ReactElement | false;
}

/** Actions on a signed deliverable, each shown only to people with its capability (LIB-009 to LIB-012). */
export function ItemActions({ deliverable, collection, children }: ItemActionsProps) {
  const opensBrief = useCan('openProduction');
  const opensFeedback = useCan('seeDrafts');
  const deletes = useCan('deleteDeliverables');
  const remove = useDeleteItems();
  const { title, production, currentFileID } = deliverable;
  return (
    <Group gap={2} wrap="nowrap" ml="auto">
      {opensBrief && production && (
        <Tooltip label="Brief">
          <ActionIcon component={Link} to={pagePath(briefs, { id: production })} aria-label={`Brief of ${title}`}>
            <IconFileText size={16} />
          </ActionIcon>
        </Tooltip>
      )}
      {opensFeedback && (
        <Tooltip label="Feedback">
          <ActionIcon component={Link} to={pagePath(deliverables, deliverable)} aria-label={`Feedback on ${title}`}>
            <IconMessageCircle size={16} />
          </ActionIcon>
        </Tooltip>
      )}
      {currentFileID && (
        <Tooltip label="Download">
          <ActionIcon
            component="a"
            href={fileAddress(currentFileID, 'original')}
            download
            aria-label={`Download ${title}`}
          >
            <IconDownload size={16} />
          </ActionIcon>
        </Tooltip>
      )}
      {children}
      {collection && <RemoveFromCollection collection={collection} item={deliverable} />}
      {!collection && deletes && (
        <Tooltip label="Delete">
          <ActionIcon onClick={() => void remove.ask([deliverable])} aria-label={`Delete ${title}`}>
            <IconTrash size={16} />
          </ActionIcon>
        </Tooltip>
      )}
    </Group>
  );
}

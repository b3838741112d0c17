import type { Collection, Deliverable } from '@pavilion/domain';
import { briefs, deliverables, pagePath } from '@pavilion/domain';
import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { iconAction } from '../kit/icon-action.ts';
import { fileAddress } from '../parts/file-address.ts';
import { useCan } from '../session/session-provider.tsx';
import classes from './item-actions.module.css';
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
    <div className={classes.actions}>
      {opensBrief && production && (
        <Link to={pagePath(briefs, { id: production })} {...iconAction('file-text', 'Brief', `Brief of ${title}`)} />
      )}
      {opensFeedback && (
        <Link
          to={pagePath(deliverables, deliverable)}
          {...iconAction('message-circle', 'Feedback', `Feedback on ${title}`)}
        />
      )}
      {currentFileID && (
        <a
          href={fileAddress(currentFileID, 'original')}
          download
          {...iconAction('download', 'Download', `Download ${title}`)}
        />
      )}
      {children}
      {collection && <RemoveFromCollection collection={collection} item={deliverable} />}
      {!collection && deletes && (
        <button
          type="button"
          onClick={() => void remove.ask([deliverable])}
          {...iconAction('trash', 'Delete', `Delete ${title}`)}
        />
      )}
    </div>
  );
}

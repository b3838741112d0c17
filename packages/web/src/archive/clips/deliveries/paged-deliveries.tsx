import { type ArchiveEvent, deliveriesPerPage } from '@pavilion/domain/archive';
import { Pager } from '../../../kit/pager.tsx';
import { DeliveryResults } from './delivery-results.tsx';
import { foundNoun } from './found-words.ts';
import type { ChosenFields } from './use-chosen-fields.ts';

interface PagedDeliveriesProps {
  found: readonly ArchiveEvent[];
  /** From 1. */
  page: number;
  onPage: (page: number) => void;
  view: 'cards' | 'table';
  fields: ChosenFields;
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
}

/** The page of the results that the address names, or the last one when there are fewer. */
export const pageWithin = (page: number, total: number): number =>
  Math.max(1, Math.min(page, Math.ceil(total / deliveriesPerPage)));

/** One page of the results, and the way to the others. */
export function PagedDeliveries({ found, page, onPage, view, fields, selected, onSelect }: PagedDeliveriesProps) {
  return (
    <>
      <DeliveryResults
        events={found.slice((page - 1) * deliveriesPerPage, page * deliveriesPerPage)}
        view={view}
        matchFields={fields.match}
        deliveryFields={fields.delivery}
        selected={selected}
        onSelect={onSelect}
      />
      <Pager
        page={page}
        pageSize={deliveriesPerPage}
        total={found.length}
        noun={foundNoun(found.length)}
        onPage={(next) => {
          onPage(next);
          window.scrollTo({ top: 0 });
        }}
      />
    </>
  );
}

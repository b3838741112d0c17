import { deliveriesPerPage } from '@pavilion/domain/archive';
import { Pager } from '../../../kit/pager.tsx';
import { DeliveryResults } from './delivery-results.tsx';
import type { ChosenFields } from './use-chosen-fields.ts';
import type { DeliveryWindow } from './use-delivery-window.ts';

interface PagedDeliveriesProps {
  found: DeliveryWindow;
  /** From 1. */
  page: number;
  onPage: (page: number) => void;
  view: 'cards' | 'table';
  fields: ChosenFields;
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
}

/** The page of the results that the address names, or the last one when there are fewer. */
export const pageWithin = (page: number, { total, more }: Pick<DeliveryWindow, 'total' | 'more'>): number =>
  more ? page : Math.max(1, Math.min(page, Math.ceil(total / deliveriesPerPage)));

/** One page of the results, and the way to the others. */
export function PagedDeliveries({ found, page, onPage, view, fields, selected, onSelect }: PagedDeliveriesProps) {
  const start = (page - 1) * deliveriesPerPage - found.from;
  return (
    <>
      <DeliveryResults
        events={found.documents.slice(start, start + deliveriesPerPage)}
        view={view}
        matchFields={fields.match}
        deliveryFields={fields.delivery}
        selected={selected}
        onSelect={onSelect}
      />
      <Pager
        page={page}
        pageSize={deliveriesPerPage}
        total={found.total}
        more={found.more}
        noun="deliveries"
        onPage={(next) => {
          onPage(next);
          window.scrollTo({ top: 0 });
        }}
      />
    </>
  );
}

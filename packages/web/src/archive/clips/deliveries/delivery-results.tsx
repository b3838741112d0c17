import {
  type ArchiveEvent,
  type DeliveryDisplayField,
  deliveryDisplayFields,
  eventTitle,
  type MatchDisplayField,
  matchDisplayFields,
} from '@pavilion/domain/archive';
import { useMemo } from 'react';
import { CardGrid } from '../../../kit/card-grid.tsx';
import type { Column } from '../../../kit/column.ts';
import { DataTable } from '../../../kit/data-table.tsx';
import { useLookups } from '../../use-lookups.ts';
import { useMatchesOf } from '../../use-matches-of.ts';
import { ClipPreview } from '../clip-preview.tsx';
import { useFilmsOf } from '../use-films-of.ts';
import classes from './deliveries.module.css';
import { DeliveryCard } from './delivery-card.tsx';
import { deliveryValue, matchValue } from './display-values.ts';

interface DeliveryResultsProps {
  events: readonly ArchiveEvent[];
  view: 'cards' | 'table';
  matchFields: readonly MatchDisplayField[];
  deliveryFields: readonly DeliveryDisplayField[];
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
}

/** One page of deliveries, as cards in one to five columns or as a table (ARC-059, ARC-060). */
export function DeliveryResults(props: DeliveryResultsProps) {
  const { events, view, matchFields, deliveryFields, selected, onSelect } = props;
  const lookups = useLookups();
  const { matches: matchOf } = useMatchesOf(events);
  const filmsOf = useFilmsOf(events);
  const columns = useMemo(
    (): Column<ArchiveEvent>[] => [
      {
        key: 'preview',
        title: 'Preview',
        width: 170,
        render: (event) => (
          <div className={classes.thumb}>
            <ClipPreview event={event} {...filmsOf(event)} />
          </div>
        ),
      },
      {
        key: 'delivery',
        title: 'Delivery',
        render: (event) =>
          event.file ? (
            <a href={`#/recording/${encodeURIComponent(event.file)}/${encodeURIComponent(event.id)}`}>
              {eventTitle(event)}
            </a>
          ) : (
            eventTitle(event)
          ),
      },
      ...matchFields.map(
        (field): Column<ArchiveEvent> => ({
          key: `match.${field}`,
          title: matchDisplayFields[field],
          render: (event) => matchValue(field, event, matchOf.get(event.match ?? ''), lookups) || '–',
        }),
      ),
      ...deliveryFields.map(
        (field): Column<ArchiveEvent> => ({
          key: field,
          title: deliveryDisplayFields[field],
          render: (event) => deliveryValue(field, event) || '–',
        }),
      ),
    ],
    [matchFields, deliveryFields, filmsOf, matchOf, lookups],
  );
  if (view === 'table') {
    return (
      <DataTable
        label="Deliveries"
        rows={events}
        columns={columns}
        selected={selected}
        onSelect={onSelect}
        selectLabel={eventTitle}
      />
    );
  }
  const toggle = (id: string, on: boolean) => {
    const next = new Set(selected);
    if (on) next.add(id);
    else next.delete(id);
    onSelect(next);
  };
  return (
    <CardGrid items={events} keyOf={({ id }) => id} label="Deliveries" wordsHeight={180}>
      {(event) => (
        <DeliveryCard
          event={event}
          match={matchOf.get(event.match ?? '')}
          films={filmsOf(event)}
          lookups={lookups}
          matchFields={matchFields}
          deliveryFields={deliveryFields}
          selected={selected.has(event.id)}
          onSelect={(on) => toggle(event.id, on)}
        />
      )}
    </CardGrid>
  );
}

import { Stack } from '@mantine/core';
import type { Deliverable } from '@pavilion/domain';
import { useCallback, useRef, useState } from 'react';
import { CardGrid } from '../../kit/card-grid.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { ErrorState } from '../../kit/error-state.tsx';
import { Pager } from '../../kit/pager.tsx';
import { PleaseWait } from '../../kit/please-wait.tsx';
import { ItemCard } from '../item-card.tsx';
import { ItemDetails } from '../item-details.tsx';
import { Preview } from '../preview.tsx';
import { useItemKeys } from '../use-item-keys.ts';
import { usePreview } from '../use-preview.ts';
import classes from './catalogue-page.module.css';
import { cataloguePerPage } from './catalogue-search.ts';
import { CatalogueSelection } from './catalogue-selection.tsx';

interface CatalogueResultsProps {
  items: readonly Deliverable[];
  total: number;
  more: boolean;
  page: number;
  loading: boolean;
  fetching: boolean;
  refusal: string | undefined;
  filtered: boolean;
  onRetry: () => void;
  onPage: (page: number) => void;
}

/** One page of cards, with preview, details and the bar of the selection. */
export function CatalogueResults(props: CatalogueResultsProps) {
  const { items, total, more, page, loading, fetching, refusal, filtered, onRetry, onPage } = props;
  const [previewed, setPreviewed] = usePreview();
  const [detailed, setDetailed] = useState<string | null>(null);
  /** Selection across pages. It holds the documents, because other pages are not loaded. */
  const [selected, setSelected] = useState<ReadonlyMap<string, Deliverable>>(new Map());
  const list = useRef<HTMLDivElement>(null);
  const keys = useItemKeys(list, !items.some(({ id }) => id === previewed) && detailed === null, setPreviewed);
  const item = items.find(({ id }) => id === detailed);

  const latest = useRef(items);
  latest.current = items;
  /** Stays the same function, or each change would draw all cards. */
  const select = useCallback((ids: readonly string[], on: boolean) => {
    setSelected((before) => {
      const next = new Map(before);
      for (const one of latest.current) {
        if (!ids.includes(one.id)) continue;
        if (on) next.set(one.id, one);
        else next.delete(one.id);
      }
      return next;
    });
  }, []);
  if (refusal) return <ErrorState message={refusal} onRetry={onRetry} />;
  if (loading) return <PleaseWait />;
  return (
    <Stack gap="md">
      {items.length === 0 ? (
        <EmptyState>{filtered ? 'No content matches this search.' : 'No content has been signed off yet.'}</EmptyState>
      ) : (
        <div ref={list} className={classes.results} data-fetching={fetching} {...keys}>
          <CardGrid items={items} keyOf={({ id }) => id} label="Catalogue">
            {(one) => (
              <ItemCard
                item={one}
                selected={selected.has(one.id)}
                onSelect={select}
                onPreview={setPreviewed}
                onDetails={setDetailed}
              />
            )}
          </CardGrid>
        </div>
      )}
      {selected.size > 0 && (
        <CatalogueSelection items={[...selected.values()]} onClear={() => setSelected(new Map())} />
      )}
      {total > 0 && (
        <Pager
          page={page}
          pageSize={cataloguePerPage}
          total={total}
          more={more}
          onPage={onPage}
          noun={total === 1 ? 'item' : 'items'}
        />
      )}
      <Preview items={items} shown={previewed} onShow={setPreviewed} />
      <ItemDetails item={item} onClose={() => setDetailed(null)} />
    </Stack>
  );
}

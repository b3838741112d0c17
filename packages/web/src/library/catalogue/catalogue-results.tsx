import { Stack } from '@mantine/core';
import { type Deliverable, deliverables } from '@pavilion/domain';
import { useRef, useState } from 'react';
import { CardGrid } from '../../kit/card-grid.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { ErrorState } from '../../kit/error-state.tsx';
import { OnDemand } from '../../kit/later.tsx';
import { inCorner, lazyPart } from '../../kit/lazy-part.tsx';
import { Pager } from '../../kit/pager.tsx';
import { PleaseWait } from '../../kit/please-wait.tsx';
import { useKeptSelection } from '../../parts/use-kept-selection.ts';
import { useNamed } from '../../parts/use-named.ts';
import { useRanged } from '../../parts/use-ranged.ts';
import { withinWords } from '../../parts/within-words.ts';
import { ZipList } from '../../parts/zips.tsx';
import { useUser } from '../../session/session-provider.tsx';
import { ItemCard } from '../item-card.tsx';
import { ItemDetails, Preview } from '../item-windows.tsx';
import { useGonePreview } from '../use-gone-preview.ts';
import { useItemKeys } from '../use-item-keys.ts';
import { usePreview } from '../use-preview.ts';
import classes from './catalogue-page.module.css';
import { cataloguePerPage } from './catalogue-search.ts';

const CatalogueSelection = lazyPart(
  () => import('./catalogue-selection.tsx').then((module) => module.CatalogueSelection),
  { frame: inCorner },
);

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
  const settled = !loading && !fetching && !refusal;
  useGonePreview({ items, settled, shown: previewed, onShow: setPreviewed, place: 'catalogue' });
  const within = withinWords(useUser());
  const [adding, setAdding] = useState<number | null>(null);
  const [detailed, setDetailed] = useState<string | null>(null);
  const { selected, select, clear } = useKeptSelection('catalogue');
  const toggle = useRanged(items, select);
  const list = useRef<HTMLDivElement>(null);
  const keys = useItemKeys(list, !items.some(({ id }) => id === previewed) && detailed === null, setPreviewed);
  const item = items.find(({ id }) => id === detailed);

  const shown = new Map(items.map((one) => [one.id, one]));
  const named = useNamed(
    deliverables,
    [...selected].filter((id) => !shown.has(id)),
  );
  // One on another page may have been recalled or deleted since.
  const chosen = [...selected]
    .flatMap((id) => shown.get(id) ?? named(id) ?? [])
    .filter(({ state }) => state === 'signed');
  if (refusal) return <ErrorState message={refusal} onRetry={onRetry} />;
  if (loading) return <PleaseWait />;
  return (
    <Stack gap="md">
      <ZipList source={{}} items={undefined} />
      {items.length === 0 ? (
        <EmptyState>
          {filtered ? 'No content matches this search.' : `No content${within} has been signed off yet.`}
        </EmptyState>
      ) : (
        <div ref={list} className={classes.results} data-fetching={fetching} {...keys}>
          <CardGrid items={items} keyOf={({ id }) => id} label="Catalogue">
            {(one) => (
              <ItemCard
                item={one}
                selected={selected.has(one.id)}
                onSelect={toggle}
                onPreview={setPreviewed}
                onDetails={setDetailed}
              />
            )}
          </CardGrid>
        </div>
      )}
      {(chosen.length > 0 || adding !== null) && (
        <CatalogueSelection items={chosen} adding={adding} onAdding={setAdding} onClear={clear} />
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
      <OnDemand wanted={previewed !== null || item !== undefined}>
        <Preview items={items} shown={previewed} onShow={setPreviewed} />
        <ItemDetails item={item} onClose={() => setDetailed(null)} />
      </OnDemand>
    </Stack>
  );
}

import { Stack } from '@mantine/core';
import { EmptyState } from '../../kit/empty-state.tsx';
import { ErrorState } from '../../kit/error-state.tsx';
import { LoadMore } from '../../kit/load-more.tsx';
import { MasonryGrid } from '../../kit/masonry-grid.tsx';
import { PleaseWait } from '../../kit/please-wait.tsx';
import { useUrlState } from '../../kit/use-url-state.ts';
import { FilterRow } from './filter-row.tsx';
import { InspirationCard } from './inspiration-card.tsx';
import { filterFields, isFiltered } from './inspiration-filters.ts';
import { inspirationSteps } from './inspiration-steps.ts';
import { useInspirationList } from './use-inspiration-list.ts';

interface InspirationListProps {
  /** Only favourites of the person with this id. */
  favouriteOf?: string;
  /** Shown when there are no inspirations at all. */
  empty: React.ReactNode;
}

/** Masonry list of inspirations with its filters. The next page loads when the end of the list comes near (LIB-039). */
export function InspirationList({ favouriteOf, empty }: InspirationListProps) {
  const [values, setValues] = useUrlState(filterFields);
  const list = useInspirationList({ ...values, ...(favouriteOf ? { favouriteOf } : {}) }, values.page);
  const toggle = (tag: string) =>
    setValues({ tag: values.tag.includes(tag) ? values.tag.filter((each) => each !== tag) : [...values.tag, tag] });
  const more = () => setValues({ page: values.page + 1 });
  return (
    <Stack gap="md">
      <FilterRow values={values} onChange={setValues} />
      {list.refusal ? (
        <ErrorState message={list.refusal} onRetry={list.again} />
      ) : list.loading ? (
        <PleaseWait />
      ) : list.items.length === 0 ? (
        isFiltered(values) ? (
          <EmptyState>No inspirations match these filters.</EmptyState>
        ) : (
          empty
        )
      ) : (
        <section aria-label="Inspirations">
          <MasonryGrid
            items={list.items}
            label="Inspirations"
            keyOf={({ id }) => id}
            steps={inspirationSteps}
            guess={340}
          >
            {(inspiration) => <InspirationCard inspiration={inspiration} chosen={values.tag} onTag={toggle} />}
          </MasonryGrid>
        </section>
      )}
      {list.more && !list.loading && <LoadMore key={list.items.length} onMore={more} />}
    </Stack>
  );
}

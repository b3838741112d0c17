import { Button, Group, Stack } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { EmptyState } from '../../kit/empty-state.tsx';
import { ErrorState } from '../../kit/error-state.tsx';
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

/** Button that presses itself when it scrolls near. Each page renders a new one, so that it loads one page at a time. */
function LoadMore({ onMore }: { onMore: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(onMore);
  latest.current = onMore;
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        // Before the cards have a height the button is in view too: load more only after scrolling.
        if (!entry?.isIntersecting || window.scrollY === 0) return;
        observer.disconnect();
        latest.current();
      },
      { rootMargin: '400px' },
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <Group ref={place} justify="center" py="md">
      <Button variant="default" onClick={onMore}>
        Load More
      </Button>
    </Group>
  );
}

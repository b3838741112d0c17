import type { ReactNode } from 'react';
import { CardGrid } from '../../kit/card-grid.tsx';
import { ErrorState } from '../../kit/error-state.tsx';
import { LoadMore } from '../../kit/load-more.tsx';
import { PleaseWait } from '../../kit/please-wait.tsx';
import type { GrowingList } from '../../parts/use-growing-list.ts';

interface CardListProps<T> {
  list: GrowingList<T>;
  label: string;
  empty: ReactNode;
  onMore: () => void;
  children: (item: T) => ReactNode;
}

/** Height of the words and buttons of a card, in pixels. */
const wordsHeight = 150;

/** Cards of a growing list. The next page loads when the end of the list comes near. */
export function CardList<T extends { id: string }>({ list, label, empty, onMore, children }: CardListProps<T>) {
  if (list.refusal) return <ErrorState message={list.refusal} onRetry={list.again} />;
  if (list.loading) return <PleaseWait />;
  if (list.items.length === 0) return empty;
  return (
    <section aria-label={label}>
      <CardGrid items={list.items} keyOf={({ id }) => id} label={label} wordsHeight={wordsHeight}>
        {children}
      </CardGrid>
      {list.more && <LoadMore key={list.items.length} onMore={onMore} />}
    </section>
  );
}

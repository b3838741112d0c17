import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { Pager } from '../../../kit/pager.tsx';
import { urlPage } from '../../../kit/url-state.ts';
import { useUrlState } from '../../../kit/use-url-state.ts';
import { FilmCards } from '../../film-card.tsx';

const address = { page: urlPage() };
/** ARC-036 */
const perPage = 20;

/** One page of a list, and its number. A URL may ask for a page past the end. */
export function useFilmPage<T>(films: readonly T[]) {
  const [url, setUrl] = useUrlState(address);
  const page = Math.max(1, Math.min(url.page, Math.ceil(films.length / perPage)));
  return {
    shown: films.slice((page - 1) * perPage, page * perPage),
    page,
    setPage: (next: number) => setUrl({ page: next }),
  };
}

interface FilmPagesProps<T> {
  label: string;
  noun: string;
  films: readonly T[];
  pages: ReturnType<typeof useFilmPage<T>>;
  children: (film: T) => ReactNode;
}

/** Film cards, 20 a page, with the page number in the URL. */
export function FilmPages<T extends { id: string }>({ label, noun, films, pages, children }: FilmPagesProps<T>) {
  return (
    <Stack gap="md">
      <FilmCards label={label}>
        {pages.shown.map((film) => (
          <li key={film.id}>{children(film)}</li>
        ))}
      </FilmCards>
      {films.length > perPage && (
        <Pager page={pages.page} pageSize={perPage} total={films.length} onPage={pages.setPage} noun={noun} />
      )}
    </Stack>
  );
}

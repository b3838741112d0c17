import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo, useRef } from 'react';
import { type FieldSet, readFields, type SearchValues, type ValuesOf, writeFields } from './url-state.ts';

/**
 * Filters, tabs, page and sort of a screen, kept in the URL so that a view can be shared.
 * `fields` must be a module constant: `const filters = { search: urlText(), page: urlPage() };`.
 * A change of anything but `page` returns to the first page. With `push`, the browser's Back button undoes the change.
 */
export function useUrlState<F extends FieldSet>(fields: F) {
  const search = useSearch({ strict: false }) as SearchValues;
  const navigate = useNavigate();
  const values = useMemo(() => readFields(fields, search), [fields, search]);
  const latest = useRef(search);
  latest.current = search;

  const set = useCallback(
    (changes: Partial<ValuesOf<F>>, { push = false } = {}) => {
      const withPage = 'page' in fields && !('page' in changes) ? { page: fields.page?.initial, ...changes } : changes;
      const next = writeFields(fields, latest.current, withPage as Partial<ValuesOf<F>>);
      latest.current = next;
      void navigate({ to: '.', search: () => next as never, replace: !push, resetScroll: false });
    },
    [fields, navigate],
  );
  return [values, set] as const;
}

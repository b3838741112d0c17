import { useDebouncedValue } from '@mantine/hooks';
import { inspirations, type SearchBody } from '@pavilion/domain';
import { inspirationWords } from './inspiration-words.ts';
import { useSearchPage } from './use-search-page.ts';

/** Most inspirations offered at once, in the order of the search. */
const offered = 30;
/** Debounce of typing, in milliseconds. */
const pause = 150;

/** Inspirations that match these words, best first; without words the newest. Queries only while `when` is true. */
export function useFoundInspirations(text: string, when: boolean) {
  const [words] = useDebouncedValue(text.trim(), pause);
  const body: Partial<SearchBody> = words
    ? { size: offered, track_total_hits: false, query: { bool: { must: inspirationWords(words) } } }
    : { size: offered, track_total_hits: false, sort: [{ created_at: 'desc' }] };
  const found = useSearchPage(inspirations, 'inspirations', body, {}, when);
  /** Whether the inspirations found are those of another text. */
  return { ...found, waiting: found.fetching || words !== text.trim() };
}

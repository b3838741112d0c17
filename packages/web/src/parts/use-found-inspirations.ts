import { useDebouncedValue } from '@mantine/hooks';
import { inspirations, type SearchBody } from '@pavilion/domain';
import { inspirationWords } from './inspiration-words.ts';
import { useSearchPage } from './use-search-page.ts';

/** So many are offered at once; which, the words say. */
const offered = 30;
/** Milliseconds in which more letters may come. */
const pause = 150;

/** All inspirations that these words are in, the best first; without words the newest. Asked only while somebody looks. */
export function useFoundInspirations(text: string, when: boolean) {
  const [words] = useDebouncedValue(text.trim(), pause);
  const body: Partial<SearchBody> = words
    ? { size: offered, query: { bool: { must: inspirationWords(words) } } }
    : { size: offered, sort: [{ created_at: 'desc' }] };
  return useSearchPage(inspirations, 'inspirations', body, {}, when);
}

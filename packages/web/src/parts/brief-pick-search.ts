import type { SearchBody } from '@pavilion/domain';

/** PRD-011 */
const offered = 30;

/** Search of a brief picker: as in the briefs list, newest first (PRD-011), without drafts (PRD-012). */
export function briefPickSearch(text: string, completed: boolean): Partial<SearchBody> {
  const words = text.trim();
  return {
    query: {
      bool: {
        must: words ? [{ match: { title: { query: words, fuzziness: 'AUTO' } } }] : [],
        filter: completed ? [] : [{ term: { completed: false } }],
        must_not: [{ term: { status: 'Draft' } }],
      },
    },
    sort: [{ created_at: 'desc' }],
    from: 0,
    size: offered,
    track_total_hits: false,
  };
}

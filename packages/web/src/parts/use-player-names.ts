import { calls } from '../call/client.ts';
import { useAnswer } from '../call/use-call.ts';

const offered = 30;
const none: readonly string[] = [];

/** Player names similar to the typed text (ARC-088); none before two letters. */
export function usePlayerNames(search: string, when = true): { names: readonly string[]; waiting: boolean } {
  const typed = search.trim();
  const asking = when && typed.length > 1;
  const { answer, fetching } = useAnswer(
    calls.search,
    {
      index: 'players',
      body: {
        query: { match: { fullName: { query: typed, fuzziness: 'AUTO' } } },
        from: 0,
        size: offered,
        track_total_hits: false,
      },
    },
    { when: asking, fresh: 60_000 },
  );
  const names = asking
    ? (answer?.hits.hits ?? []).flatMap(({ _source }) =>
        typeof _source.fullName === 'string' ? [_source.fullName] : [],
      )
    : none;
  return { names, waiting: asking && fetching };
}

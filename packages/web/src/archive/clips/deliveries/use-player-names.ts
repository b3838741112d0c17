import { calls } from '../../../call/client.ts';
import { useAnswer } from '../../../call/use-call.ts';

const offered = 30;
const none: readonly string[] = [];

/** Player names similar to the typed text (ARC-088); none before two letters. */
export function usePlayerNames(search: string, when = true): readonly string[] {
  const typed = search.trim();
  const asking = when && typed.length > 1;
  const { answer } = useAnswer(
    calls.search,
    {
      index: 'players',
      body: { query: { match: { fullName: { query: typed, fuzziness: 'AUTO' } } }, from: 0, size: offered },
    },
    { when: asking, fresh: 60_000 },
  );
  return asking
    ? (answer?.hits.hits ?? []).flatMap(({ _source }) =>
        typeof _source.fullName === 'string' ? [_source.fullName] : [],
      )
    : none;
}

import { useDebouncedValue } from '@mantine/hooks';
import { type DescribedType, namingFields, noteOf, titleOf, wordsIn } from '@pavilion/domain';
import { calls } from '../../call/client.ts';
import { useAnswer } from '../../call/use-call.ts';
import { type Askable, askable } from './access-subject.ts';

export interface Found {
  id: string;
  label: string;
  note: string;
}

const most = 20;

/** Searches briefs, deliverables, files, matches or collections by typed text; without text, lists the newest. */
export function useAskableSearch(collection: Askable | null, typed: string): { found: Found[]; searching: boolean } {
  const [text] = useDebouncedValue(typed.trim(), 200);
  const type: DescribedType = askable[collection ?? 'productions'];
  const { answer, fetching } = useAnswer(
    calls.search,
    {
      index: collection ?? 'productions',
      body: {
        query: { bool: { must: wordsIn(namingFields(type), text) ?? [] } },
        from: 0,
        size: most,
        track_total_hits: false,
      },
    },
    { when: collection !== null, fresh: 30_000 },
  );
  const hits = collection === null ? [] : (answer?.hits.hits ?? []);
  return {
    found: hits.map(({ _id, _source }) => ({
      id: _id,
      label: titleOf(type, _source) || _id,
      note: noteOf(type, _source),
    })),
    searching: fetching || text !== typed.trim(),
  };
}

import { type Deliverable, type DeliverableState, deliverableStates } from '@pavilion/domain';
import { useDeferredValue, useMemo } from 'react';
import { urlChoice, urlText } from '../../kit/url-state.ts';
import { useUrlState } from '../../kit/use-url-state.ts';
import { useStateWords } from '../../parts/state-badge.tsx';
import { arrangeDeliverables, groupings, sorts } from './arrange-deliverables.ts';

const address = { search: urlText(), sort: urlChoice(sorts, 'title'), group: urlChoice(groupings, 'folderName') };

/** Search, sort and groups of the deliverables of a brief, kept in the address. */
export function useArrangement(deliverables: readonly Deliverable[]) {
  const [url, setUrl] = useUrlState(address);
  const stateWord = useStateWords();
  const search = useDeferredValue(url.search.trim().toLowerCase());
  const groups = useMemo(() => {
    const words = Object.fromEntries(deliverableStates.map((state) => [state, stateWord(state)])) as Record<
      DeliverableState,
      string
    >;
    const found = search ? deliverables.filter(({ title }) => title.toLowerCase().includes(search)) : deliverables;
    return arrangeDeliverables(found, url.sort, url.group, words);
  }, [deliverables, search, url.sort, url.group, stateWord]);
  return { url, setUrl, search, groups };
}

export type Arrangement = ReturnType<typeof useArrangement>;

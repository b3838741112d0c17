import type { DeliverableState } from '@pavilion/domain/production';
import { useCallback } from 'react';
import { StatusBadge } from './status-badge.tsx';
import { statusLook } from './status-words.ts';
import { useConfiguration } from './use-configuration.ts';

/** Names of the states of deliverables in the configuration (DAT-054). */
export function useStateWords(): (state: DeliverableState) => string {
  const { delStatuses } = useConfiguration();
  return useCallback(
    (state) => delStatuses.find(({ key }) => key === state)?.display || statusLook(state).word,
    [delStatuses],
  );
}

/** State of a deliverable, by its configured name. */
export function StateBadge({ state, plain = false }: { state: DeliverableState; plain?: boolean }) {
  const word = useStateWords();
  return <StatusBadge status={state} word={word(state)} plain={plain} />;
}

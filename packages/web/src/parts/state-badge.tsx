import type { DeliverableState } from '@pavilion/domain/production';
import { useCallback } from 'react';
import { StatusBadge } from './status-badge.tsx';
import { statusLook } from './status-words.ts';
import { useConfiguration } from './use-configuration.ts';

/** What the states of deliverables are called here (DAT-054). */
export function useStateWords(): (state: DeliverableState) => string {
  const { delStatuses } = useConfiguration();
  return useCallback(
    (state) => delStatuses.find(({ key }) => key === state)?.display || statusLook(state).word,
    [delStatuses],
  );
}

/** The state of a deliverable, by the name that the configuration gives it. */
export function StateBadge({ state, plain = false }: { state: DeliverableState; plain?: boolean }) {
  const word = useStateWords();
  return <StatusBadge status={state} word={word(state)} plain={plain} />;
}

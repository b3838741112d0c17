import { type Billing, firstBilling, type Resource } from '@pavilion/domain';
import { useEffect, useRef } from 'react';
import type { SessionValues } from './session-values.ts';

interface DefaultBillingInput {
  /** False for a stored session, which keeps its billing. */
  fresh: boolean;
  /** The resource for which a copied session has its billing. */
  chosen: string | undefined;
  resource: Resource | undefined;
  rates: readonly Billing[];
  onDefault: (values: Pick<SessionValues, 'billing' | 'invoiceable'>) => void;
}

/**
 * Gives a new session the default billing of its resource, once both have loaded. Returns what to call when the person
 * chooses: a default that arrives later then leaves their choice, until they choose another resource.
 */
export function useDefaultBilling({ fresh, chosen, resource, rates, onDefault }: DefaultBillingInput): () => void {
  const first = fresh ? firstBilling(resource, rates) : undefined;
  const resourceId = resource?.id;
  /** The resource for which the person has chosen. */
  const chosenFor = useRef(chosen);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the default changes, not whenever a billing does.
  useEffect(() => {
    if (!fresh || !resourceId || chosenFor.current === resourceId) return;
    chosenFor.current = undefined;
    onDefault({ billing: first?.id ?? '', invoiceable: first?.invoice ?? false });
  }, [resourceId, first?.id]);
  return () => {
    chosenFor.current = resourceId;
  };
}

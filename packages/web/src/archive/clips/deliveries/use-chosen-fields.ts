import {
  type DeliveryDisplayField,
  deliveryDisplayFields,
  type MatchDisplayField,
  matchDisplayFields,
  usualDeliveryFields,
  usualMatchFields,
} from '@pavilion/domain/archive';
import { useMemo } from 'react';
import { useRemembered } from '../../../kit/use-remembered.ts';

/** Fields of matches and deliveries that cards, rows and exports show. */
export interface ChosenFields {
  match: readonly MatchDisplayField[];
  delivery: readonly DeliveryDisplayField[];
  onMatch: (fields: MatchDisplayField[]) => void;
  onDelivery: (fields: DeliveryDisplayField[]) => void;
}

/** Display fields, remembered from the last choice on this browser. */
export function useChosenFields(): ChosenFields {
  const [match, onMatch] = useFields<MatchDisplayField>('match', matchDisplayFields, usualMatchFields);
  const [delivery, onDelivery] = useFields<DeliveryDisplayField>(
    'delivery',
    deliveryDisplayFields,
    usualDeliveryFields,
  );
  return { match, delivery, onMatch, onDelivery };
}

function useFields<T extends string>(name: string, all: Record<T, string>, usual: readonly T[]) {
  const [kept, keep] = useRemembered<readonly string[]>(`deliveries.${name}`, usual);
  const fields = useMemo(() => kept.filter((field): field is T => field in all), [kept, all]);
  return [fields, (next: T[]) => keep(next)] as const;
}

import type { costs } from '@pavilion/domain';
import type { NewDocument } from '@pavilion/sync';
import type { CostValues } from './cost-fields.tsx';

/** What was filled in as a new cost: what is empty is left out. */
export function costFields(values: CostValues): NewDocument<typeof costs> {
  const { productionId, budget, shoot, date, type, amount, description } = values;
  return {
    ...(productionId ? { productionId } : {}),
    ...(budget ? { budget } : {}),
    ...(shoot ? { shoot } : {}),
    ...(date ? { date } : {}),
    ...(type ? { type } : {}),
    amount: amount ?? 0,
    description: description.trim(),
  };
}

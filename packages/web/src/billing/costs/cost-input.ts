import type { costs } from '@pavilion/domain';
import type { NewDocument } from '@pavilion/sync';
import type { CostValues } from './cost-fields.tsx';

/** New cost from form values, without the empty fields. */
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

import { TextInput } from '@mantine/core';
import { type Cost, formatDay, shoots } from '@pavilion/domain';
import { useLive } from '@pavilion/sync/react';
import { DayInput } from '../../kit/day-input.tsx';
import { GrowingTextarea } from '../../kit/growing-textarea.tsx';
import { MoneyInput } from '../../kit/money-input.tsx';
import { Pick } from '../../kit/multi-pick.tsx';
import { Select } from '../../kit/select.tsx';
import type { FormOf } from '../../kit/use-form-values.ts';
import { BriefPick } from '../../parts/brief-pick.tsx';
import { useConfiguration } from '../../parts/use-configuration.ts';
import { useCan } from '../../session/session-provider.tsx';
import { BudgetPick } from '../budget-pick.tsx';

/** Form values of a cost. */
export interface CostValues {
  productionId: string | null;
  budget: string | null;
  shoot: string | null;
  date: string;
  type: string | null;
  amount: number | null;
  description: string;
}

export const emptyCost: CostValues = {
  productionId: null,
  budget: null,
  shoot: null,
  date: '',
  type: null,
  amount: null,
  description: '',
};

export const valuesOf = (cost: Cost): CostValues => ({
  productionId: cost.productionId ?? null,
  budget: cost.budget ?? null,
  shoot: cost.shoot ?? null,
  date: cost.date ?? '',
  type: cost.type ?? null,
  amount: cost.amount,
  description: cost.description,
});

interface FieldsProps {
  form: FormOf<CostValues>;
}

export function DateField({ form }: FieldsProps) {
  return <DayInput placeholder="DD/MM/YYYY" clearable {...form.day('date')} />;
}

/** Type of cost, from the configured cost types (PLN-045). */
export function TypeField({ form }: FieldsProps) {
  const { costTypes } = useConfiguration();
  return <Pick data={costTypes} {...form.input('type')} />;
}

/** Amount of a cost, in pounds (PLN-047). */
export function AmountField({ form }: FieldsProps) {
  return <MoneyInput {...form.input('amount')} />;
}

export function DescriptionField({ form, long = false }: FieldsProps & { long?: boolean }) {
  const shared = { maxLength: 5_000, ...form.text('description') };
  return long ? <GrowingTextarea minRows={2} maxRows={10} {...shared} /> : <TextInput {...shared} />;
}

export function BriefField({ form }: FieldsProps) {
  const { onChange, ...input } = form.input('productionId');
  return (
    <BriefPick
      completed
      {...input}
      onChange={(productionId) => {
        onChange(productionId);
        // Shoots belong to a brief.
        form.set('shoot', null);
      }}
    />
  );
}

export function BudgetField({ form }: FieldsProps) {
  return <BudgetPick {...form.input('budget')} />;
}

/** Shoot of the brief that caused a cost. Hidden for people who cannot see shoots, and for briefs without any. */
export function ShootField({ form }: FieldsProps) {
  const { productionId } = form.values;
  const plans = useCan('planWork');
  const { documents } = useLive(
    shoots,
    plans && productionId ? { where: { productionId }, orderBy: [{ field: 'date', direction: 'asc' }] } : null,
  );
  if (documents.length === 0) return null;
  return (
    <Select
      clearable
      data={documents.map(({ id, shootTitle, date }) => ({
        value: id,
        label: `${formatDay(date)} · ${shootTitle || 'Shoot'}`,
      }))}
      {...form.input('shoot')}
    />
  );
}

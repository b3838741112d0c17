import { Select, Textarea, TextInput } from '@mantine/core';
import { type Cost, formatDay, shoots } from '@pavilion/domain';
import { useLive } from '@pavilion/sync/react';
import { DayInput } from '../../kit/day-input.tsx';
import { MoneyInput } from '../../kit/money-input.tsx';
import { Pick } from '../../kit/multi-pick.tsx';
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
  values: CostValues;
  onChange: (changes: Partial<CostValues>) => void;
}

export function DateField({ values, onChange }: FieldsProps) {
  return (
    <DayInput
      label="Date"
      placeholder="DD/MM/YYYY"
      clearable
      value={values.date}
      onChange={(date) => onChange({ date })}
    />
  );
}

/** Type of cost, from the configured cost types (PLN-045). */
export function TypeField({ values, onChange }: FieldsProps) {
  const { costTypes } = useConfiguration();
  return <Pick label="Type" data={costTypes} value={values.type} onChange={(type) => onChange({ type })} />;
}

/** Amount of a cost, in pounds (PLN-047). */
export function AmountField({ values, onChange }: FieldsProps) {
  return <MoneyInput label="Amount" value={values.amount} onChange={(amount) => onChange({ amount })} />;
}

export function DescriptionField({ values, onChange, long = false }: FieldsProps & { long?: boolean }) {
  const shared = {
    label: 'Description',
    maxLength: 5_000,
    value: values.description,
    onChange: (event: { currentTarget: { value: string } }) => onChange({ description: event.currentTarget.value }),
  };
  return long ? <Textarea autosize minRows={2} maxRows={10} {...shared} /> : <TextInput {...shared} />;
}

export function BriefField({ values, onChange }: FieldsProps) {
  return (
    <BriefPick
      completed
      label="Brief"
      value={values.productionId}
      // Shoots belong to a brief, so another brief clears the shoot.
      onChange={(productionId) => onChange({ productionId, shoot: null })}
    />
  );
}

export function BudgetField({ values, onChange }: FieldsProps) {
  return <BudgetPick label="Budget" value={values.budget} onChange={(budget) => onChange({ budget })} />;
}

/** Shoot of the brief that caused a cost. Hidden for people who cannot see shoots, and for briefs without any. */
export function ShootField({ values, onChange }: FieldsProps) {
  const plans = useCan('planWork');
  const { documents } = useLive(
    shoots,
    plans && values.productionId
      ? { where: { productionId: values.productionId }, orderBy: [{ field: 'date', direction: 'asc' }] }
      : null,
  );
  if (documents.length === 0) return null;
  return (
    <Select
      label="Shoot"
      clearable
      data={documents.map(({ id, shootTitle, date }) => ({
        value: id,
        label: `${formatDay(date)} · ${shootTitle || 'Shoot'}`,
      }))}
      value={values.shoot}
      onChange={(shoot) => onChange({ shoot })}
    />
  );
}

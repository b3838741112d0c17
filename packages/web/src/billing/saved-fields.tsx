import { readAmount } from '@pavilion/domain';
import { DayInput } from '../kit/day-input.tsx';
import { SavedInput } from '../kit/saved-input.tsx';

interface SavedFieldProps<T> {
  label: string;
  description?: string;
  disabled?: boolean;
  value: T | undefined;
  /** Null takes the value away; answers with the reason when it was refused. */
  onSave: (value: T | null) => Promise<string | undefined>;
}

const pounds = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** An amount in pounds, kept when it is left. What is no amount stays, with a sentence. */
export function SavedAmount({ value, onSave, ...rest }: SavedFieldProps<number>) {
  return (
    <SavedInput
      {...rest}
      inputMode="decimal"
      leftSection="£"
      value={value === undefined ? '' : pounds.format(value)}
      onSave={async (text) => {
        if (text === '') return onSave(null);
        const amount = readAmount(text);
        return amount === undefined ? `“${text}” is not an amount such as 1,234.50.` : onSave(amount);
      }}
    />
  );
}

/** A number of days, kept when it is left. */
export function SavedDays({ value, onSave, ...rest }: SavedFieldProps<number>) {
  return (
    <SavedInput
      {...rest}
      inputMode="decimal"
      value={value === undefined ? '' : String(value)}
      onSave={async (text) => {
        if (text === '') return onSave(null);
        const days = Number(text.replaceAll(',', ''));
        return Number.isFinite(days) ? onSave(days) : `“${text}” is not a number of days.`;
      }}
    />
  );
}

interface SavedDayProps {
  label: string;
  disabled?: boolean;
  value: string | undefined;
  error?: string | undefined;
  onSave: (day: string | null) => void;
}

/** A day, kept as soon as one is chosen or taken away. */
export function SavedDay({ value, onSave, ...rest }: SavedDayProps) {
  return (
    <DayInput
      {...rest}
      clearable
      placeholder="DD/MM/YYYY"
      value={value}
      onChange={(day) => {
        if (day !== (value?.slice(0, 10) ?? '')) onSave(day || null);
      }}
    />
  );
}

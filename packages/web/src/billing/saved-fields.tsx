import { formatPounds, type Reading, readTypedAmount, readTypedDays } from '@pavilion/domain';
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

/** Keeps what is clear; what is not stays in the field, with a sentence. */
async function saveRead<T>(reading: Reading<T>, onSave: SavedFieldProps<T>['onSave']): Promise<string | undefined> {
  switch (reading.kind) {
    case 'empty':
      return onSave(null);
    case 'clear':
      return onSave(reading.value);
    case 'unclear':
      return `${reading.message} If so, type it that way.`;
    case 'wrong':
      return reading.message;
  }
}

/** An amount in pounds, kept when the field is left (PLN-039, PLN-047). */
export function SavedAmount({ value, onSave, ...rest }: SavedFieldProps<number>) {
  return (
    <SavedInput
      {...rest}
      inputMode="decimal"
      value={value === undefined ? '' : formatPounds(value)}
      onSave={(text) => saveRead(readTypedAmount(text, { least: 0 }), onSave)}
    />
  );
}

/** A number of days, kept when the field is left. */
export function SavedDays({ value, onSave, ...rest }: SavedFieldProps<number>) {
  return (
    <SavedInput
      {...rest}
      inputMode="decimal"
      value={value === undefined ? '' : String(value)}
      onSave={(text) => saveRead(readTypedDays(text, { least: 0, most: 100_000, step: 0.25 }), onSave)}
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

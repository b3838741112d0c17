import { formatPounds, type Reading, readTypedDays, readTypedPrice } from '@pavilion/domain';
import { DayInput } from '../kit/day-input.tsx';
import { SavedInput } from '../kit/saved-input.tsx';

interface SavedFieldProps<T> {
  label: string;
  description?: string;
  disabled?: boolean;
  value: T | undefined;
  /** Saves a value, or clears it with null. Resolves to an error message, or undefined when saved. */
  onSave: (value: T | null) => Promise<string | undefined>;
}

/** Saves a clear reading. Other readings resolve to an error message, and their text stays in the field. */
async function saveRead<T>(reading: Reading<T>, onSave: SavedFieldProps<T>['onSave']): Promise<string | undefined> {
  switch (reading.kind) {
    case 'empty':
      return onSave(null);
    case 'clear':
      return onSave(reading.value);
    case 'unclear':
      return `${reading.message} If so, type it like that.`;
    case 'wrong':
      return reading.message;
  }
}

/** Field for a price in pounds, saved on blur (PLN-039, PLN-047). */
export function SavedPrice({ value, onSave, ...rest }: SavedFieldProps<number>) {
  return (
    <SavedInput
      {...rest}
      inputMode="decimal"
      value={value === undefined ? '' : formatPounds(value)}
      onSave={(text) => saveRead(readTypedPrice(text), onSave)}
    />
  );
}

/** Field for a number of days, saved on blur. */
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

/** Date field, saved as soon as a day is chosen or cleared. */
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

import { Select } from '../../../kit/select.tsx';

interface ChoiceFieldProps<T extends string> {
  label: string;
  /** Undefined: the selected layers differ. */
  value: T | undefined;
  options: readonly T[];
  /** Words for the screen; by default the option with a capital. */
  words?: Readonly<Partial<Record<T, string>>>;
  onChange: (value: T) => void;
}

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** One of several values. */
export function ChoiceField<T extends string>({ label, value, options, words, onChange }: ChoiceFieldProps<T>) {
  return (
    <Select
      size="xs"
      label={label}
      data={options.map((option) => ({ value: option as string, label: words?.[option] ?? capital(option) }))}
      placeholder="Differs"
      value={value ?? null}
      onChange={(next) => next !== null && onChange(next as T)}
    />
  );
}

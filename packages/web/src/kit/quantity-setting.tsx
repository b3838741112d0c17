import { formatQuantity, type QuantityBounds, readTypedQuantity } from '@pavilion/domain';
import { SavedInput } from './saved-input.tsx';

interface QuantitySettingProps extends QuantityBounds {
  label: string;
  value: number;
  onChange: (value: number) => void;
}

/** A numeric setting that takes effect on blur or Enter. Cannot be empty. */
export function QuantitySetting({ label, value, onChange, ...bounds }: QuantitySettingProps) {
  return (
    <SavedInput
      size="xs"
      label={label}
      inputMode="decimal"
      value={formatQuantity(value, bounds.unit)}
      onSave={async (text) => {
        const reading = readTypedQuantity(text, bounds);
        if (reading.kind === 'clear') onChange(reading.value);
        return reading.kind === 'clear' ? undefined : reading.kind === 'empty' ? 'Enter a number.' : reading.message;
      }}
    />
  );
}

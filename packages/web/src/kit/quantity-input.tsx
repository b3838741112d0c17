import { formatQuantity, type QuantityBounds, readTypedQuantity } from '@pavilion/domain';
import { TypedInput, type TypedInputProps } from './typed-input.tsx';

export type QuantityInputProps = Omit<TypedInputProps<number>, 'read' | 'write'> & QuantityBounds;

/** A number within bounds, as part of a form. `QuantitySetting` saves itself. */
export function QuantityInput({ least, most, unit, whole = false, ...rest }: QuantityInputProps) {
  const bounds = { least, most, whole, ...(unit === undefined ? {} : { unit }) };
  return (
    <TypedInput
      inputMode={least < 0 ? 'text' : whole ? 'numeric' : 'decimal'}
      {...rest}
      read={(text) => readTypedQuantity(text, bounds)}
      write={(value) => formatQuantity(value, unit)}
    />
  );
}

import { formatPounds, readTypedAmount, readTypedPrice } from '@pavilion/domain';
import { TypedInput, type TypedInputProps } from './typed-input.tsx';

export type MoneyInputProps = Omit<TypedInputProps<number>, 'read' | 'write'> & {
  /** Whether the amount is a price, which is never negative. */
  price?: boolean;
};

/** An amount in pounds (PLN-047) as part of a form. `SavedPrice` saves itself. */
export function MoneyInput({ price = false, ...rest }: MoneyInputProps) {
  const read = price ? readTypedPrice : readTypedAmount;
  return <TypedInput placeholder="£0.00" {...rest} read={read} write={formatPounds} />;
}

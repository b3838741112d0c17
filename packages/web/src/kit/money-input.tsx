import { formatPounds, readTypedAmount } from '@pavilion/domain';
import { TypedInput, type TypedInputProps } from './typed-input.tsx';

export type MoneyInputProps = Omit<TypedInputProps<number>, 'read' | 'write'> & {
  /** In pounds. */
  least?: number;
};

/** An amount in pounds (PLN-047) as part of a form. `SavedAmount` saves itself. */
export function MoneyInput({ least, ...rest }: MoneyInputProps) {
  const bounds = least === undefined ? {} : { least };
  return (
    <TypedInput placeholder="£0.00" {...rest} read={(text) => readTypedAmount(text, bounds)} write={formatPounds} />
  );
}

import { type DayBounds, readTypedDays } from '@pavilion/domain';
import { TypedInput, type TypedInputProps } from './typed-input.tsx';

export type DaysInputProps = Omit<TypedInputProps<number>, 'read' | 'write'> & Partial<DayBounds>;

/** A number of days, in quarters unless `step` is set. */
export function DaysInput({ least = 0.25, most = 366, step = 0.25, ...rest }: DaysInputProps) {
  return <TypedInput {...rest} read={(text) => readTypedDays(text, { least, most, step })} write={String} />;
}

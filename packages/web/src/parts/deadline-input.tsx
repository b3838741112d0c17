import { isOverdue } from '@pavilion/domain';
import { DayInput, type DayInputProps } from '../kit/day-input.tsx';
import { useMinute } from '../kit/use-minute.ts';

/** Warning of a deadline in the past. */
export const dayPassed = 'This day has passed.';

/** Day by which work is due. A day in the past is accepted, with a warning under the field unless the work is done. */
export function DeadlineInput({ done = false, ...props }: DayInputProps & { done?: boolean }) {
  const now = useMinute().toISOString();
  const passed = !done && isOverdue(props.value, now);
  return (
    <DayInput
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      description={passed ? dayPassed : undefined}
      descriptionProps={{ c: 'var(--pv-orange)', role: 'status' }}
      {...props}
    />
  );
}

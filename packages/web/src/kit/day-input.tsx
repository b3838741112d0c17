import { DateInput, type DateInputProps } from '@mantine/dates';
import { readTypedDay } from './read-typed-day.ts';

export type DayInputProps = Omit<DateInputProps, 'value' | 'onChange' | 'valueFormat' | 'dateParser'> & {
  /** YYYY-MM-DD, or with a time that is left out; empty for none. */
  value: string | null | undefined;
  onChange: (day: string) => void;
};

/** A day, typed as DD/MM/YYYY or picked; weeks begin on Monday. Enter takes the day and does not send the form around it. */
export function DayInput({ value, onChange, ...props }: DayInputProps) {
  return (
    <DateInput
      clearButtonProps={{ 'aria-label': 'Clear the day' }}
      {...props}
      onKeyDown={(event) => {
        props.onKeyDown?.(event);
        if (event.key === 'Enter') event.preventDefault();
      }}
      valueFormat="DD/MM/YYYY"
      dateParser={readTypedDay}
      value={value ? value.slice(0, 10) : null}
      onChange={(day) => onChange(day?.slice(0, 10) ?? '')}
    />
  );
}

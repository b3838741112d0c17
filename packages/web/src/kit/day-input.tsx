import { DateInput, type DateInputProps } from '@mantine/dates';
import { useState } from 'react';
import { readTypedDay } from './read-typed-day.ts';

export type DayInputProps = Omit<DateInputProps, 'value' | 'onChange' | 'valueFormat' | 'dateParser'> & {
  /** YYYY-MM-DD, or with a time that is left out; empty for none. */
  value: string | null | undefined;
  onChange: (day: string) => void;
};

/**
 * A day, typed as DD/MM/YYYY or picked; weeks begin on Monday. The calendar opens by a press or the down arrow, so that it
 * does not lie over the next fields for those who tab. Enter takes the day and does not send the form around it.
 */
export function DayInput({ value, onChange, ...props }: DayInputProps) {
  const [opened, setOpened] = useState(false);
  return (
    <DateInput
      clearButtonProps={{ 'aria-label': 'Clear the day' }}
      {...props}
      popoverProps={{ ...props.popoverProps, opened: opened && !props.readOnly, onChange: setOpened }}
      onClick={(event) => {
        props.onClick?.(event);
        setOpened(true);
      }}
      onBlur={(event) => {
        props.onBlur?.(event);
        setOpened(false);
      }}
      onKeyDown={(event) => {
        props.onKeyDown?.(event);
        if (event.key === 'Enter') event.preventDefault();
        if (event.key === 'ArrowDown') setOpened(true);
        if (event.key === 'Escape') setOpened(false);
      }}
      valueFormat="DD/MM/YYYY"
      dateParser={readTypedDay}
      value={value ? value.slice(0, 10) : null}
      onChange={(day) => {
        setOpened(false);
        onChange(day?.slice(0, 10) ?? '');
      }}
    />
  );
}

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
 * does not lie over the next fields for those who tab. Enter takes the day and does not send the form around it. What is no day
 * stays as it was typed, and is said at the field.
 */
export function DayInput({ value, onChange, ...props }: DayInputProps) {
  const [opened, setOpened] = useState(false);
  const [typed, setTyped] = useState('');
  const [left, setLeft] = useState(false);
  const wrong = typed.trim() !== '' && readTypedDay(typed) === null;
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
        setLeft(true);
      }}
      onInput={(event) => {
        setTyped(event.currentTarget.value);
        setLeft(false);
      }}
      onKeyDown={(event) => {
        props.onKeyDown?.(event);
        if (event.key === 'Enter') {
          event.preventDefault();
          setLeft(true);
        }
        if (event.key === 'ArrowDown') setOpened(true);
        if (event.key === 'Escape') setOpened(false);
      }}
      // What was typed stays to be mended.
      fixOnBlur={!wrong}
      error={wrong && left ? `“${typed.trim()}” is not a day. Type it as DD/MM/YYYY.` : props.error}
      valueFormat="DD/MM/YYYY"
      dateParser={readTypedDay}
      value={value ? value.slice(0, 10) : null}
      onChange={(day) => {
        setOpened(false);
        setTyped('');
        onChange(day?.slice(0, 10) ?? '');
      }}
    />
  );
}

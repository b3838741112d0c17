import { DateInput, type DateInputProps } from '@mantine/dates';
import { useState } from 'react';
import { readTypedDay } from './read-typed-day.ts';
import { unreadMark } from './unread.ts';

export type DayInputProps = Omit<DateInputProps, 'value' | 'onChange' | 'valueFormat' | 'dateParser'> & {
  /** YYYY-MM-DD; a time after it is ignored. Null or empty for no day. */
  value: string | null | undefined;
  onChange: (day: string) => void;
};

/**
 * A day, typed as DD/MM/YYYY or picked from a calendar whose weeks begin on Monday. A click or the down arrow opens the
 * calendar; tabbing does not, as it would cover the next fields. Enter accepts the day without submitting the form.
 * Invalid text stays in the field with an error, and the value stays as it was.
 */
export function DayInput({ value, onChange, ...props }: DayInputProps) {
  const [opened, setOpened] = useState(false);
  const [typed, setTyped] = useState('');
  const [left, setLeft] = useState(false);
  const [shown, setShown] = useState(value);
  // A value from outside replaces the text.
  if (shown !== value) {
    setShown(value);
    setTyped('');
  }
  const wrong = typed.trim() !== '' && readTypedDay(typed) === null;
  return (
    <DateInput
      clearButtonProps={{ 'aria-label': 'Clear date' }}
      {...props}
      {...unreadMark(wrong)}
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
      // Keep invalid text for correction.
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

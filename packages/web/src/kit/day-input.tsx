import '@mantine/dates/styles.layer.css';
import { DateInput, type DateInputProps } from '@mantine/dates';
import { readTypedDay, readWholeDay } from '@pavilion/domain';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { londonToday } from './london-today.ts';
import { unreadMark } from './unread.ts';

export type DayInputProps = Omit<DateInputProps, 'value' | 'onChange' | 'valueFormat' | 'dateParser'> & {
  /** YYYY-MM-DD; a time after it is ignored. Null or empty for no day. */
  value: string | null | undefined;
  onChange: (day: string) => void;
  /** Tells whether the text is no day: `value` then is another day than the field shows. */
  onUnread?: ((unread: boolean) => void) | undefined;
};

const readNow = (typed: string) => readTypedDay(typed, londonToday());

/** Only a whole day is taken while typing: 24/1 may become 24/11, and 24/11/20 become 24/11/2026. */
const readTyping = (typed: string) => (/\D20$/.test(typed.trim()) ? null : readWholeDay(typed));

/**
 * A day, typed as DD/MM/YYYY, `24 nov`, `fri` or `tomorrow`, or picked from a calendar whose weeks begin on Monday. A click or
 * the down arrow opens the calendar; tabbing does not, as it would cover the next fields. Enter accepts the day without
 * submitting the form. Invalid text stays in the field with an error, and the value stays as it was; `about-day.module.css`
 * hides what a form says about that value.
 */
export function DayInput({ value, onChange, onUnread, ...props }: DayInputProps) {
  const [opened, setOpened] = useState(false);
  const [typed, setTyped] = useState('');
  const [left, setLeft] = useState(false);
  const [shown, setShown] = useState(value);
  const entered = useRef(false);
  // A value from outside replaces the text.
  if (shown !== value) {
    setShown(value);
    setTyped('');
  }
  const typing = typed.trim() !== '';
  const meant = typing ? readNow(typed) : null;
  const wrong = typing && meant === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `onUnread` is another function in every render.
  useEffect(() => onUnread?.(wrong), [wrong]);
  const take = (day: string) => {
    setOpened(false);
    setTyped('');
    onChange(day);
  };
  return (
    <DateInput
      clearButtonProps={{ 'aria-label': 'Clear date' }}
      {...props}
      {...unreadMark(wrong)}
      data-day-typed={typing || undefined}
      // A description is about the value, which the field does not show now.
      description={typing ? null : props.description}
      popoverProps={{ ...props.popoverProps, opened: opened && !props.readOnly, onChange: setOpened }}
      onFocus={(event) => {
        props.onFocus?.(event);
        entered.current = true;
      }}
      onClick={(event) => {
        props.onClick?.(event);
        // Typing replaces the day, as it does after Tab. The next click places the caret.
        if (entered.current && !typing) event.currentTarget.select();
        entered.current = false;
        setOpened(true);
      }}
      onBlur={(event) => {
        props.onBlur?.(event);
        setOpened(false);
        setLeft(true);
        if (meant && meant !== value?.slice(0, 10)) take(meant);
      }}
      onInput={(event) => {
        setTyped(event.currentTarget.value);
        setLeft(false);
      }}
      onKeyDown={(event) => {
        props.onKeyDown?.(event);
        if (event.key === 'Enter') {
          event.preventDefault();
          // Leaving the field takes the day and shows it in full.
          const input = event.currentTarget;
          flushSync(() => input.blur());
          input.focus();
        }
        if (event.key === 'ArrowDown') setOpened(true);
        if (event.key === 'Escape') setOpened(false);
      }}
      // Keep invalid text for correction.
      fixOnBlur={!wrong}
      error={wrong && left ? `“${typed.trim()}” is not a day. Type it as DD/MM/YYYY.` : props.error}
      valueFormat="DD/MM/YYYY"
      dateParser={readTyping}
      value={value ? value.slice(0, 10) : null}
      onChange={(day) => take(day?.slice(0, 10) ?? '')}
    />
  );
}

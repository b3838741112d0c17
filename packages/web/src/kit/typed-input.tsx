import { Button, TextInput, type TextInputProps } from '@mantine/core';
import { clearValue, type Reading, shownText } from '@pavilion/domain';
import { type KeyboardEvent, useState } from 'react';
import { unreadMark } from './unread.ts';

export type TypedInputProps<T> = Omit<TextInputProps, 'value' | 'onChange'> & {
  /** Null while the text is not a valid value. */
  value: T | null;
  onChange: (value: T | null) => void;
  read: (text: string) => Reading<T>;
  write: (value: T) => string;
};

/**
 * A text field for a value. Text stays as typed; on blur or Enter the field shows the parsed value, an error, or a
 * question when there are two readings. Until then the value is null.
 */
export function TypedInput<T>({ value, onChange, read, write, error, ...rest }: TypedInputProps<T>) {
  const [typed, setTyped] = useState(value === null ? '' : write(value));
  const [typing, setTyping] = useState(false);
  const text = shownText(typed, value, read, write);
  const reading = read(text);
  const unread = reading.kind === 'wrong' || reading.kind === 'unclear';
  const doubtful = unread && !typing;
  const take = (meant: T) => {
    setTyped(write(meant));
    onChange(meant);
  };
  const settle = () => {
    setTyping(false);
    if (reading.kind === 'clear') setTyped(write(reading.value));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return;
    settle();
    // A form must not be sent with a value that could not be parsed.
    if (unread) event.preventDefault();
  };
  return (
    <div>
      <TextInput
        autoComplete="off"
        inputMode="decimal"
        {...rest}
        {...unreadMark(unread)}
        value={text}
        error={doubtful ? reading.message : error}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setTyping(true);
          onChange(clearValue(read(event.currentTarget.value)));
        }}
        onBlur={settle}
        onKeyDown={onKeyDown}
      />
      {doubtful && reading.kind === 'unclear' && (
        <Button size="compact-xs" variant="light" mt={6} onClick={() => take(reading.value)}>
          Use {write(reading.value)}
        </Button>
      )}
    </div>
  );
}

import { Button, TextInput, type TextInputProps } from '@mantine/core';
import { clearValue, type Reading, shownText } from '@pavilion/domain';
import { type KeyboardEvent, useState } from 'react';

export type TypedInputProps<T> = Omit<TextInputProps, 'value' | 'onChange'> & {
  /** Null while nothing clear is typed. */
  value: T | null;
  onChange: (value: T | null) => void;
  read: (text: string) => Reading<T>;
  write: (value: T) => string;
};

/**
 * A field whose text means a value. What is typed stays as it was typed; leaving the field or Enter shows what was
 * understood, says what was not, and asks about what can be read in two ways. Until then that counts as nothing.
 */
export function TypedInput<T>({ value, onChange, read, write, error, ...rest }: TypedInputProps<T>) {
  const [typed, setTyped] = useState(value === null ? '' : write(value));
  const [typing, setTyping] = useState(false);
  const text = shownText(typed, value, read, write);
  const reading = read(text);
  const doubtful = !typing && (reading.kind === 'wrong' || reading.kind === 'unclear');
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
    // A form is not sent with something in it that nobody has understood.
    if (reading.kind === 'wrong' || reading.kind === 'unclear') event.preventDefault();
  };
  return (
    <div>
      <TextInput
        autoComplete="off"
        inputMode="decimal"
        {...rest}
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

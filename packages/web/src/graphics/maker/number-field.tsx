import { TextInput } from '@mantine/core';
import type { FieldValue } from '@pavilion/domain';
import { useState } from 'react';
import type { InputProps } from './input-props.ts';

type NumberFieldProps = Omit<InputProps, 'onChange'> & { onChange: (value: FieldValue) => void };

/** The number in a text; the text itself if it is none, so that the field says so. */
function read(text: string): FieldValue {
  const plain = text.replaceAll(/[\s,]/g, '');
  return plain !== '' && Number.isFinite(Number(plain)) ? Number(plain) : text.trim();
}

/** A number, typed with or without commas. */
export function NumberField({ value, onChange, ...rest }: NumberFieldProps) {
  const [typed, setTyped] = useState(value);
  // A value from outside replaces the text.
  const text = String(read(typed)) === value ? typed : value;
  return (
    <TextInput
      autoComplete="off"
      inputMode="decimal"
      {...rest}
      value={text}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        onChange(read(event.currentTarget.value));
      }}
    />
  );
}

import { TextInput } from '@mantine/core';

interface CodeInputProps {
  value: string;
  error: string | null;
  onChange: (code: string) => void;
}

/** Six digits of an authenticator app. */
export function CodeInput({ value, error, onChange }: CodeInputProps) {
  return (
    <TextInput
      label="Code"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={10}
      // The field takes the place of the one for the password, from which the keyboard goes on.
      autoFocus
      data-autofocus
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

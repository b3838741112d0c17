import { TextInput, type TextInputProps } from '@mantine/core';
import { useEffect, useState } from 'react';

type SavedInputProps = Omit<TextInputProps, 'value' | 'onChange' | 'error'> & {
  value: string;
  /** Answers with the reason when it was refused. */
  onSave: (value: string) => Promise<string | undefined>;
};

/** A text that is kept when it is left or Enter is pressed. A refused text stays, with its reason. */
export function SavedInput({ value, onSave, ...rest }: SavedInputProps) {
  const [typed, setTyped] = useState(value);
  const [error, setError] = useState<string | undefined>();
  const [touched, setTouched] = useState(false);
  // Somebody else's change shows, unless something is being typed here.
  useEffect(() => {
    if (!touched) setTyped(value);
  }, [value, touched]);
  const save = async () => {
    if (typed.trim() === value) {
      setTouched(false);
      setError(undefined);
      return;
    }
    const reason = await onSave(typed.trim());
    setError(reason);
    if (!reason) setTouched(false);
  };
  return (
    <TextInput
      {...rest}
      value={typed}
      error={error}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        setTouched(true);
      }}
      onBlur={() => void save()}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur();
        if (event.key === 'Escape' && touched) {
          event.stopPropagation();
          setTyped(value);
          setTouched(false);
          setError(undefined);
        }
      }}
    />
  );
}

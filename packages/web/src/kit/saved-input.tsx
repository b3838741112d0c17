import { Button, Group, Text, Textarea, type TextareaProps, TextInput, type TextInputProps } from '@mantine/core';
import { type ChangeEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Overtaken, overtakenBy } from './overtaken.tsx';

type SavedInputProps = Omit<TextInputProps, 'value' | 'onChange' | 'error'> & {
  value: string;
  /** Several lines; Enter adds a line. */
  multiline?: boolean;
  /** Resolves to the error message when refused. */
  onSave: (value: string) => Promise<string | undefined>;
  /** Error from elsewhere, for instance a form around this field that could not be sent. */
  refusal?: string | undefined;
};

/**
 * A text field that saves on blur or Enter. Refused text stays, with the error. When someone else changes the value
 * during typing, both stay until the user chooses one.
 */
export function SavedInput({ value, multiline = false, onSave, refusal, ...rest }: SavedInputProps) {
  const [typed, setTyped] = useState(value);
  const [error, setError] = useState<string | undefined>();
  /** Value when typing began; undefined while the user is not typing. */
  const [base, setBase] = useState<string | undefined>();
  const [saving, setSaving] = useState(false);
  /** Text discarded by Escape, so that the user can restore it. */
  const [dropped, setDropped] = useState<string | undefined>();
  const input = useRef<HTMLElement | null>(null);
  const takeInput = (element: HTMLElement | null) => {
    input.current = element;
  };
  const touched = base !== undefined;
  const overtaken = touched && !saving && value !== base && value !== typed.trim();
  // Shows other people's changes, except during typing.
  useEffect(() => {
    if (!touched) setTyped(value);
  }, [value, touched]);

  const leave = (text: string) => {
    setTyped(text);
    setBase(undefined);
    setError(undefined);
  };
  const drop = () => {
    if (typed !== value) setDropped(typed);
    leave(value);
  };
  const putBack = () => {
    if (dropped !== undefined) setTyped(dropped);
    setBase(value);
    setDropped(undefined);
    input.current?.focus();
  };
  const save = async () => {
    if (typed.trim() === value) return leave(value);
    setSaving(true);
    const reason = await onSave(typed.trim());
    setSaving(false);
    setError(reason);
    if (!reason) setBase(undefined);
  };
  const shared = {
    // Tells a surrounding window that this field handles Escape and needs no warning on close.
    'data-saves-itself': touched ? 'typing' : 'idle',
    value: typed,
    error: overtaken ? overtakenBy(value) : (error ?? refusal),
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      setTyped(event.currentTarget.value);
      setDropped(undefined);
      if (!touched) setBase(value);
    },
    onBlur: () => {
      if (touched && !overtaken) void save();
    },
    onKeyDown: (event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      if (event.key === 'Enter' && !multiline) event.currentTarget.blur();
      if (event.key === 'Escape' && touched) {
        event.stopPropagation();
        drop();
      }
    },
  };
  return (
    <div>
      {multiline ? (
        <Textarea ref={takeInput} autosize minRows={2} maxRows={12} {...(rest as TextareaProps)} {...shared} />
      ) : (
        <TextInput ref={takeInput} {...rest} {...shared} />
      )}
      {dropped !== undefined && (
        <Group gap="xs" mt={6} role="status">
          <Text size="xs">Change discarded.</Text>
          <Button size="compact-xs" variant="default" onClick={putBack}>
            Put It Back
          </Button>
        </Group>
      )}
      {overtaken && <Overtaken onKeep={() => void save()} onTake={() => leave(value)} />}
    </div>
  );
}

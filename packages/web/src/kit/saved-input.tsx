import { Button, Group, Text, Textarea, type TextareaProps, TextInput, type TextInputProps } from '@mantine/core';
import { type ChangeEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Overtaken, overtakenBy } from './overtaken.tsx';

type SavedInputProps = Omit<TextInputProps, 'value' | 'onChange' | 'error'> & {
  value: string;
  /** Several lines, in which Enter makes another one. */
  multiline?: boolean;
  /** Answers with the reason when it was refused. */
  onSave: (value: string) => Promise<string | undefined>;
  /** Why what stands here was refused elsewhere: the form around it could not be sent. */
  refusal?: string | undefined;
};

/**
 * A text that is kept when it is left or Enter is pressed. A refused text stays, with its reason; so does one that somebody
 * else changed meanwhile, until the person has said which of the two counts.
 */
export function SavedInput({ value, multiline = false, onSave, refusal, ...rest }: SavedInputProps) {
  const [typed, setTyped] = useState(value);
  const [error, setError] = useState<string | undefined>();
  /** What stood there when the typing began; undefined while nothing is being typed. */
  const [base, setBase] = useState<string | undefined>();
  const [saving, setSaving] = useState(false);
  /** What Escape took back, for those who meant something else by it. */
  const [dropped, setDropped] = useState<string | undefined>();
  const input = useRef<HTMLElement | null>(null);
  const takeInput = (element: HTMLElement | null) => {
    input.current = element;
  };
  const touched = base !== undefined;
  const overtaken = touched && !saving && value !== base && value !== typed.trim();
  // Somebody else's change shows, unless something is being typed here.
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
    // A window around it then leaves Escape to the field, and has nothing to ask when it is closed.
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
          <Text size="xs">Your change is discarded.</Text>
          <Button size="compact-xs" variant="default" onClick={putBack}>
            Put It Back
          </Button>
        </Group>
      )}
      {overtaken && <Overtaken onKeep={() => void save()} onTake={() => leave(value)} />}
    </div>
  );
}

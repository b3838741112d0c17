import { Button, Group, Text, Textarea, type TextareaProps, TextInput, type TextInputProps } from '@mantine/core';
import { type ChangeEvent, type KeyboardEvent, useEffect, useState } from 'react';

type SavedInputProps = Omit<TextInputProps, 'value' | 'onChange' | 'error'> & {
  value: string;
  /** Several lines, in which Enter makes another one. */
  multiline?: boolean;
  /** Answers with the reason when it was refused. */
  onSave: (value: string) => Promise<string | undefined>;
};

/**
 * A text that is kept when it is left or Enter is pressed. A refused text stays, with its reason; so does one that somebody
 * else changed meanwhile, until the person has said which of the two counts.
 */
export function SavedInput({ value, multiline = false, onSave, ...rest }: SavedInputProps) {
  const [typed, setTyped] = useState(value);
  const [error, setError] = useState<string | undefined>();
  /** What stood there when the typing began; undefined while nothing is being typed. */
  const [base, setBase] = useState<string | undefined>();
  const [saving, setSaving] = useState(false);
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
  const save = async () => {
    if (typed.trim() === value) return leave(value);
    setSaving(true);
    const reason = await onSave(typed.trim());
    setSaving(false);
    setError(reason);
    if (!reason) setBase(undefined);
  };
  const shared = {
    value: typed,
    error: overtaken ? `Somebody else changed this to “${value}”.` : error,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      setTyped(event.currentTarget.value);
      if (!touched) setBase(value);
    },
    onBlur: () => {
      if (touched && !overtaken) void save();
    },
    onKeyDown: (event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      if (event.key === 'Enter' && !multiline) event.currentTarget.blur();
      if (event.key === 'Escape' && touched) {
        event.stopPropagation();
        leave(value);
      }
    },
  };
  return (
    <div>
      {multiline ? (
        <Textarea autosize minRows={2} maxRows={12} {...(rest as TextareaProps)} {...shared} />
      ) : (
        <TextInput {...rest} {...shared} />
      )}
      {overtaken && (
        <Group gap="xs" mt={6} role="status">
          <Text size="xs">Your text is still here.</Text>
          <Button size="compact-xs" variant="light" onClick={() => void save()}>
            Keep Mine
          </Button>
          <Button size="compact-xs" variant="default" onClick={() => leave(value)}>
            Take Theirs
          </Button>
        </Group>
      )}
    </div>
  );
}

import { Button, Group, Text, type TextareaProps, TextInput, type TextInputProps } from '@mantine/core';
import { type ChangeEvent, type KeyboardEvent, useRef, useState } from 'react';
import { GrowingTextarea } from './growing-textarea.tsx';
import type { FieldPlace } from './lost-work.ts';
import { GivenBack, Overtaken, overtakenBy } from './overtaken.tsx';
import { useSavedValue } from './use-saved-value.ts';

type SavedInputProps = Omit<TextInputProps, 'value' | 'onChange' | 'error'> & {
  value: string;
  /** Several lines; Enter adds a line. */
  multiline?: boolean;
  /** Resolves to the error message when refused. */
  onSave: (value: string) => Promise<string | undefined>;
  /** Where the field finds again what its writer left in it unsaved. */
  keptAs?: FieldPlace | undefined;
  /** Error from elsewhere, for instance a form around this field that could not be sent. */
  refusal?: string | undefined;
};

const trimmed = (text: string) => text.trim();
const nameOf = ({ label, 'aria-label': named }: TextInputProps) =>
  typeof label === 'string' ? label : (named ?? 'A field');

/**
 * A text field that saves on blur or Enter. Refused text stays, with the error. When someone else changes the value
 * during typing, both stay until the user chooses one.
 */
export function SavedInput({ value, multiline = false, onSave, refusal, keptAs, ...rest }: SavedInputProps) {
  const saved = useSavedValue(value, onSave, { clean: trimmed, name: nameOf(rest), keptAs });
  const { typed, touched, overtaken } = saved;
  /** Text discarded by Escape, so that the user can restore it. */
  const [dropped, setDropped] = useState<string | undefined>();
  const input = useRef<HTMLElement | null>(null);
  const takeInput = (element: HTMLElement | null) => {
    input.current = element;
  };
  const drop = () => {
    if (typed !== value) setDropped(typed);
    saved.leave(value);
  };
  const putBack = () => {
    if (dropped !== undefined) saved.type(dropped);
    setDropped(undefined);
    input.current?.focus();
  };
  const shared = {
    // Tells a surrounding window that this field handles Escape and needs no warning on close.
    'data-saves-itself': touched ? 'typing' : 'idle',
    value: typed,
    error: overtaken ? overtakenBy(value) : (saved.error ?? refusal),
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      saved.type(event.currentTarget.value);
      setDropped(undefined);
    },
    onFocus: saved.hold,
    onBlur: () => {
      saved.release();
      if (touched && !overtaken && !saved.givenBack) void saved.save();
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
        <GrowingTextarea ref={takeInput} minRows={2} maxRows={12} {...(rest as TextareaProps)} {...shared} />
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
      {saved.givenBack && <GivenBack onSave={() => void saved.save()} onDiscard={() => saved.leave(value)} />}
      {overtaken && <Overtaken onKeep={() => void saved.save()} onTake={() => saved.leave(value)} />}
    </div>
  );
}

import { TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { refusalWords } from '../call/refusal.ts';
import { GrowingTextarea } from './growing-textarea.tsx';
import classes from './inline-edit.module.css';
import type { FieldPlace } from './lost-work.ts';
import { GivenBack, Overtaken, overtakenBy } from './overtaken.tsx';
import { useSavedValue } from './use-saved-value.ts';

interface InlineEditProps {
  value: string;
  /** Name of the field for screen readers. */
  label: string;
  onSave: (value: string) => Promise<unknown>;
  placeholder?: string;
  multiline?: boolean;
  disabled?: boolean;
  /** Where the field finds again what its writer left in it unsaved. */
  keptAs?: FieldPlace;
}

/**
 * Text that turns into an input on click. Enter saves, Escape cancels; refused text stays with its error. What somebody else has
 * changed meanwhile is a question, as in `SavedInput`.
 */
export function InlineEdit({ placeholder = 'Empty', disabled = false, ...field }: InlineEditProps) {
  const [editing, setEditing] = useState(false);
  if (editing) return <InlineInput {...field} onClose={() => setEditing(false)} />;
  const { value, label } = field;
  const text = value || <span className={classes.empty}>{placeholder}</span>;
  if (disabled) return <span>{text}</span>;
  return (
    <button
      type="button"
      className={classes.text}
      aria-label={`${label}: ${value || placeholder}. Edit`}
      onClick={() => setEditing(true)}
    >
      {text}
    </button>
  );
}

type InlineInputProps = Pick<InlineEditProps, 'value' | 'label' | 'onSave' | 'multiline' | 'keptAs'> & {
  onClose: () => void;
};

const trimmed = (text: string) => text.trim();

function InlineInput({ value, label, onSave, multiline = false, keptAs, onClose }: InlineInputProps) {
  const [saving, setSaving] = useState(false);
  const send = async (text: string): Promise<string | undefined> => {
    setSaving(true);
    try {
      await onSave(text);
      onClose();
      return undefined;
    } catch (reason) {
      setSaving(false);
      return refusalWords(reason).message;
    }
  };
  const saved = useSavedValue(value, send, { clean: trimmed, name: label, keptAs });
  const { typed, overtaken } = saved;
  /** Blur follows a close. */
  const ended = useRef(false);
  const leave = () => {
    ended.current = true;
    saved.leave(value);
    onClose();
  };
  const save = () => {
    if (saving || ended.current || overtaken || saved.givenBack) return;
    if (trimmed(typed) === value) return leave();
    void saved.save();
  };
  const shared = {
    'aria-label': label,
    value: typed,
    error: overtaken ? overtakenBy(value) : saved.error,
    disabled: saving,
    autoFocus: true,
    onFocus: saved.hold,
    onBlur: () => {
      saved.release();
      save();
    },
    onChange: (event: { currentTarget: { value: string } }) => saved.type(event.currentTarget.value),
    onKeyDown: (event: React.KeyboardEvent) => {
      if (event.key === 'Escape') {
        event.stopPropagation();
        leave();
      }
      if (event.key === 'Enter' && (!multiline || event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        save();
      }
    },
  };
  return (
    <div className={classes.field}>
      {multiline ? <GrowingTextarea minRows={2} {...shared} /> : <TextInput size="xs" {...shared} />}
      {saved.givenBack && <GivenBack onSave={() => void saved.save()} onDiscard={leave} />}
      {overtaken && <Overtaken onKeep={() => void saved.save()} onTake={leave} />}
    </div>
  );
}

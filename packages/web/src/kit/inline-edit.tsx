import { TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { refusalWords } from '../call/refusal.ts';
import { GrowingTextarea } from './growing-textarea.tsx';
import classes from './inline-edit.module.css';
import { useLostField } from './use-lost-field.ts';

interface InlineEditProps {
  value: string;
  /** Name of the field for screen readers. */
  label: string;
  onSave: (value: string) => Promise<unknown>;
  placeholder?: string;
  multiline?: boolean;
  disabled?: boolean;
}

/** Text that turns into an input on click. Enter saves, Escape cancels; refused text stays with its error. */
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

type InlineInputProps = Pick<InlineEditProps, 'value' | 'label' | 'onSave' | 'multiline'> & { onClose: () => void };

function InlineInput({ value, label, onSave, multiline = false, onClose }: InlineInputProps) {
  const [draft, setDraft] = useState(value);
  const [error, setError] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const field = useLostField({ name: label });
  /** Whether the text was sent or given up: otherwise it is lost if the input goes, with its document for example. */
  const ended = useRef(false);
  field.whenGone(() => {
    if (!ended.current && draft.trim() !== value) field.keep(draft, value);
  });
  const leave = () => {
    ended.current = true;
    onClose();
  };
  const save = async () => {
    if (saving) return;
    const next = draft.trim();
    if (next === value) return leave();
    setSaving(true);
    ended.current = true;
    try {
      await onSave(next);
      leave();
    } catch (reason) {
      ended.current = false;
      if (field.isGone()) field.keep(draft, value);
      setError(refusalWords(reason).message);
    } finally {
      setSaving(false);
    }
  };
  const shared = {
    'aria-label': label,
    value: draft,
    error,
    disabled: saving,
    autoFocus: true,
    onBlur: () => void save(),
    onChange: (event: { currentTarget: { value: string } }) => {
      field.isTyped();
      setDraft(event.currentTarget.value);
    },
    onKeyDown: (event: React.KeyboardEvent) => {
      if (event.key === 'Escape') {
        event.stopPropagation();
        leave();
      }
      if (event.key === 'Enter' && (!multiline || event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        void save();
      }
    },
  };
  return multiline ? <GrowingTextarea minRows={2} {...shared} /> : <TextInput size="xs" {...shared} />;
}

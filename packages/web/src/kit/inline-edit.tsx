import { Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { refusalWords } from '../call/refusal.ts';
import classes from './inline-edit.module.css';

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
export function InlineEdit({
  value,
  label,
  onSave,
  placeholder = 'Empty',
  multiline = false,
  disabled = false,
}: InlineEditProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);

  if (draft === null) {
    const text = value || <span className={classes.empty}>{placeholder}</span>;
    if (disabled) return <span>{text}</span>;
    return (
      <button
        type="button"
        className={classes.text}
        aria-label={`${label}: ${value || placeholder}. Edit`}
        onClick={() => setDraft(value)}
      >
        {text}
      </button>
    );
  }
  const leave = () => {
    setDraft(null);
    setError(null);
  };
  const save = async () => {
    if (saving) return;
    const next = draft.trim();
    if (next === value) return leave();
    setSaving(true);
    try {
      await onSave(next);
      leave();
    } catch (reason) {
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
    onChange: (event: { currentTarget: { value: string } }) => setDraft(event.currentTarget.value),
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
  return multiline ? <Textarea autosize minRows={2} {...shared} /> : <TextInput size="xs" {...shared} />;
}

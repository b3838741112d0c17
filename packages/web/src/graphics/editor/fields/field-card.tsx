import { ActionIcon, Group } from '@mantine/core';
import type { Field } from '@pavilion/domain/graphics';
import { IconArrowDown, IconArrowUp, IconSettings, IconTrash } from '@tabler/icons-react';
import classes from '../editor.module.css';
import { useEditor, useModel } from '../state/editor.ts';
import { FieldForm } from './field-form.tsx';
import { moveField } from './new-field.ts';
import { TestValue } from './test-value.tsx';

interface FieldCardProps {
  field: Field;
  isOpen: boolean;
  onOpen: () => void;
}

/** One field: its test value, and its settings when opened. */
export function FieldCard({ field, isOpen, onOpen }: FieldCardProps) {
  const editor = useEditor();
  const { fields } = useModel();
  const at = fields.indexOf(field);
  return (
    <section className={classes.field} aria-label={field.label}>
      <Group gap={2} wrap="nowrap">
        <code className={classes.fieldName}>{`{${field.key}}`}</code>
        <ActionIcon
          size={24}
          aria-label={`Settings of ${field.label}`}
          aria-expanded={isOpen}
          variant={isOpen ? 'light' : 'subtle'}
          onClick={onOpen}
        >
          <IconSettings size={14} />
        </ActionIcon>
        <ActionIcon
          size={24}
          aria-label={`Move ${field.label} up`}
          disabled={at === 0}
          onClick={() => moveField(editor, field, -1)}
        >
          <IconArrowUp size={14} />
        </ActionIcon>
        <ActionIcon
          size={24}
          aria-label={`Move ${field.label} down`}
          disabled={at === fields.length - 1}
          onClick={() => moveField(editor, field, 1)}
        >
          <IconArrowDown size={14} />
        </ActionIcon>
        <ActionIcon
          size={24}
          aria-label={`Delete ${field.label}`}
          onClick={() => editor.edits.remove('Delete field', 'fields', [field.id])}
        >
          <IconTrash size={14} />
        </ActionIcon>
      </Group>
      {isOpen ? <FieldForm field={field} /> : <TestValue field={field} />}
    </section>
  );
}

import { TextInput } from '@mantine/core';
import { type Field, isExample, sampleOf } from '@pavilion/domain/graphics';
import { useMemo, useState } from 'react';
import { FieldInput } from '../../maker/field-input.tsx';
import { RowsField } from '../../maker/rows-field.tsx';
import { NumberField } from '../inspector/number-field.tsx';
import { useModel } from '../state/editor.ts';
import { newGesture } from '../state/edits.ts';
import { useSampleRows } from './use-sample-rows.ts';

interface InitialValueProps {
  field: Field;
  onChange: (changes: Record<string, unknown>, gesture?: string) => void;
}

const players: never[] = [];
const typedIn = new Set(['text', 'longer text', 'choice', 'team']);

/** What a new graphic begins with, or, as a sample, what pictures of the template show. */
export function InitialValue({ field, onChange }: InitialValueProps) {
  const { template, design } = useModel();
  const [gesture, setGesture] = useState(newGesture);
  const about = useMemo(
    () => ({ owner: { of: 'templates', id: template.id } as const, design, players }),
    [template.id, design],
  );
  const label = isExample(field) ? 'Sample value' : 'Default';
  const sample = sampleOf(field);
  const placeholder = typeof sample === 'string' || typeof sample === 'number' ? `${sample}` : 'None';
  if (field.type === 'number') {
    return (
      <NumberField
        label={label}
        placeholder={placeholder}
        min={-1e9}
        max={1e9}
        decimals={2}
        value={typeof field.initial === 'number' ? field.initial : undefined}
        onChange={(initial, of) => onChange({ initial }, of)}
      />
    );
  }
  if (typedIn.has(field.type)) {
    return (
      <TextInput
        size="xs"
        label={label}
        placeholder={placeholder}
        maxLength={10_000}
        value={typeof field.initial === 'string' ? field.initial : ''}
        onFocus={() => setGesture(newGesture())}
        onChange={(event) => onChange({ initial: event.currentTarget.value || null }, gesture)}
      />
    );
  }
  if (field.type === 'rows') return <InitialRows field={field} label={label} />;
  return (
    <FieldInput
      field={{ ...field, label, help: '', required: false }}
      value={field.initial}
      error={undefined}
      about={about}
      onType={(_key, value) => onChange({ initial: value === '' ? null : value })}
    />
  );
}

function InitialRows({ field, label }: { field: Field; label: string }) {
  const { design } = useModel();
  const { rows, edit } = useSampleRows(field);
  return (
    <RowsField
      label={label}
      description={undefined}
      error={undefined}
      withAsterisk={false}
      design={design}
      field={{ ...field, label }}
      value={rows}
      onEdit={edit}
    />
  );
}

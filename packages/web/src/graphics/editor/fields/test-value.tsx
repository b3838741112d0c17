import { Switch, Textarea, TextInput } from '@mantine/core';
import type { Field, FieldRow, FieldValue } from '@pavilion/domain/graphics';
import { Select } from '../../../kit/select.tsx';
import { ColourField } from '../inspector/colour-field.tsx';
import { useModel } from '../state/editor.ts';
import { useTestValues } from '../state/use-test-values.ts';

/** Tries a field out: fills one's own view of the slide, and nobody else's. */
export function TestValue({ field }: { field: Field }) {
  const { template } = useModel();
  const [values, setValues] = useTestValues(template.id);
  const value = values[field.key];
  const set = (next: FieldValue | undefined) => {
    const { [field.key]: _former, ...others } = values;
    setValues(next === undefined || next === '' ? others : { ...others, [field.key]: next });
  };
  const label = `Try ${field.label}`;
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  switch (field.type) {
    case 'picture':
      return null;
    case 'on or off':
      return (
        <Switch
          size="xs"
          label={label}
          checked={value === true}
          onChange={(event) => set(event.currentTarget.checked)}
        />
      );
    case 'choice':
      return (
        <Select
          size="xs"
          aria-label={label}
          placeholder={label}
          clearable
          data={field.choices}
          value={text || null}
          onChange={(next) => set(next ?? '')}
        />
      );
    case 'colour':
      return <ColourField label={label} value={text || '#8a93a3'} onChange={(next) => set(next)} />;
    case 'rows':
      return <RowsValue label={label} value={Array.isArray(value) ? value : []} onChange={set} />;
    default:
      return (
        <TextInput
          size="xs"
          aria-label={label}
          placeholder={label}
          maxLength={10_000}
          value={text}
          onChange={(event) => {
            const typed = event.currentTarget.value;
            set(field.type === 'number' && typed !== '' && Number.isFinite(Number(typed)) ? Number(typed) : typed);
          }}
        />
      );
  }
}

interface RowsValueProps {
  label: string;
  value: readonly FieldRow[];
  onChange: (value: FieldRow[] | undefined) => void;
}

/** Rows as lines: `name=Root, value=100`. */
function RowsValue({ label, value, onChange }: RowsValueProps) {
  const written = value
    .map((row) =>
      Object.entries(row)
        .map(([key, each]) => `${key}=${each}`)
        .join(', '),
    )
    .join('\n');
  return (
    <Textarea
      key={written}
      size="xs"
      aria-label={label}
      placeholder="One row a line: name=Root, value=100"
      autosize
      minRows={2}
      maxRows={8}
      defaultValue={written}
      onBlur={(event) => {
        const rows = readRows(event.currentTarget.value);
        onChange(rows.length > 0 ? rows : undefined);
      }}
    />
  );
}

const pair = /^\s*([a-z][a-z0-9_]{0,39})\s*=\s*(.*)$/;

function readRows(text: string): FieldRow[] {
  return text.split('\n').flatMap((line) => {
    const pairs = line.split(',').flatMap((part): [string, string][] => {
      const [, key, value] = pair.exec(part) ?? [];
      return key && value !== undefined ? [[key, value.trim().slice(0, 500)]] : [];
    });
    return pairs.length > 0 ? [Object.fromEntries(pairs)] : [];
  });
}

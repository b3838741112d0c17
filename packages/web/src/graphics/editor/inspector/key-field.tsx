import type { FieldType } from '@pavilion/domain/graphics';
import { Select } from '../../../kit/select.tsx';
import { useModel } from '../state/editor.ts';

interface KeyFieldProps {
  label: string;
  types: readonly FieldType[];
  value: string | undefined;
  error?: string | undefined;
  onChange: (key: string) => void;
}

/** A field of the template, by its key. */
export function KeyField({ label, types, value, error, onChange }: KeyFieldProps) {
  const { fields } = useModel();
  const offered = fields
    .filter(({ type }) => types.includes(type))
    .map((field) => ({ value: field.key, label: field.label }));
  const isKnown = !value || offered.some((field) => field.value === value);
  return (
    <Select
      size="xs"
      label={label}
      placeholder={offered.length > 0 ? 'Choose a field' : `Add a field of the type ${types[0]} first`}
      data={isKnown ? offered : [...offered, { value, label: `${value} (not a field yet)` }]}
      value={value || null}
      error={error}
      onChange={(key) => key && onChange(key)}
    />
  );
}

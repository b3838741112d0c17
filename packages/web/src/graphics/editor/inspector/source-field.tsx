import type { PictureSource } from '@pavilion/domain/graphics';
import { Select } from '../../../kit/select.tsx';
import { useModel } from '../state/editor.ts';

interface SourceFieldProps {
  value: PictureSource | null | undefined;
  onChange: (value: PictureSource) => void;
}

/** Where a picture comes from: a field that makers fill. */
export function SourceField({ value, onChange }: SourceFieldProps) {
  const { fields } = useModel();
  const chosen = value && 'field' in value ? value.field : null;
  const offered = fields.filter(({ type }) => type === 'picture').map(({ key, label }) => ({ value: key, label }));
  const isKnown = chosen === null || offered.some((field) => field.value === chosen);
  return (
    <Select
      size="xs"
      label="Picture of the field"
      placeholder={offered.length > 0 ? 'Choose a field' : 'Add a field of the type picture first'}
      allowDeselect={false}
      data={isKnown ? offered : [...offered, { value: chosen, label: `${chosen} (not a field yet)` }]}
      value={chosen}
      onChange={(field) => field && onChange({ field })}
    />
  );
}

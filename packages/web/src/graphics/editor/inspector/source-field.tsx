import { SegmentedControl, Stack } from '@mantine/core';
import type { PictureSource } from '@pavilion/domain/graphics';
import { useState } from 'react';
import { PictureField } from '../../maker/picture/picture-field.tsx';
import { useModel } from '../state/editor.ts';
import { KeyField } from './key-field.tsx';

interface SourceFieldProps {
  value: PictureSource | null | undefined;
  /** Null removes the picture. */
  onChange: (value: PictureSource | null) => void;
}

const ways = [
  { value: 'file', label: 'One picture' },
  { value: 'field', label: 'From a field' },
];

/** Where a picture comes from: always the same one, or a field that makers fill. */
export function SourceField({ value, onChange }: SourceFieldProps) {
  const { template, kit } = useModel();
  const [way, setWay] = useState(value && 'field' in value ? 'field' : 'file');
  return (
    <Stack gap={8}>
      <SegmentedControl size="xs" fullWidth aria-label="Picture" data={ways} value={way} onChange={setWay} />
      {way === 'field' ? (
        <KeyField
          label="Picture of the field"
          types={['picture']}
          value={value && 'field' in value ? value.field : undefined}
          onChange={(field) => onChange({ field })}
        />
      ) : (
        <PictureField
          label="Picture"
          description={undefined}
          error={undefined}
          withAsterisk={false}
          owner={{ of: 'templates', id: template.id }}
          kit={kit}
          value={value && 'file' in value ? value.file : ''}
          onChange={(file) => onChange(file ? { file } : null)}
        />
      )}
    </Stack>
  );
}

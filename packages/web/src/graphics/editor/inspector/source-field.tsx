import { SegmentedControl, Stack } from '@mantine/core';
import type { Field, PictureSource } from '@pavilion/domain/graphics';
import { useRef, useState } from 'react';
import { PictureField } from '../../maker/picture/picture-field.tsx';
import { useModel } from '../state/editor.ts';
import { KeyField } from './key-field.tsx';

interface SourceFieldProps {
  value: PictureSource | null | undefined;
  /** A layer may be without a picture; a fill of no picture is none. */
  mayBeEmpty?: boolean;
  /** Null removes the picture. */
  onChange: (value: PictureSource | null) => void;
}

const ways = [
  { value: 'file', label: 'One picture' },
  { value: 'field', label: 'From a field' },
];

/** A picture from a field: from the only one for pictures, or from one that is still to be chosen. */
export function fromField(fields: readonly Pick<Field, 'key' | 'type'>[]): { field: string } {
  const offered = fields.filter(({ type }) => type === 'picture');
  return { field: (offered.length === 1 && offered[0]?.key) || '' };
}

/** Where a picture comes from: always the same one, or a field that makers fill. */
export function SourceField({ value, mayBeEmpty = false, onChange }: SourceFieldProps) {
  const { template, kit, fields } = useModel();
  const field = value && 'field' in value ? value.field : undefined;
  const file = value && 'file' in value ? value.file : '';
  const lastFile = useRef(file);
  if (file) lastFile.current = file;
  // One picture was asked for, and is still to be chosen.
  const [toChoose, setToChoose] = useState(false);
  const way = field !== undefined && !toChoose ? 'field' : 'file';
  const choose = (next: string) => {
    setToChoose(next === 'file' && !lastFile.current && !mayBeEmpty);
    if (next === 'field' && field === undefined) onChange(fromField(fields));
    if (next === 'file' && lastFile.current) onChange({ file: lastFile.current });
    else if (next === 'file' && mayBeEmpty) onChange(null);
  };
  return (
    <Stack gap={8}>
      <SegmentedControl size="xs" fullWidth aria-label="Picture" data={ways} value={way} onChange={choose} />
      {way === 'field' ? (
        <KeyField
          label="Picture of the field"
          types={['picture']}
          value={field}
          error={field === '' ? 'No field is chosen: nothing is shown.' : undefined}
          onChange={(key) => onChange({ field: key })}
        />
      ) : (
        <PictureField
          label="Picture"
          description={undefined}
          error={undefined}
          withAsterisk={false}
          owner={{ of: 'templates', id: template.id }}
          kit={kit}
          value={file}
          onChange={(chosen) => {
            setToChoose(false);
            lastFile.current = chosen;
            onChange(chosen ? { file: chosen } : null);
          }}
        />
      )}
    </Stack>
  );
}

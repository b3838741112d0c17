import { type Field, type FieldValue, isExample, sampleOf } from '@pavilion/domain/graphics';
import { useMemo } from 'react';
import { FieldInput } from '../../maker/field-input.tsx';
import { useModel } from '../state/editor.ts';
import { useTestValues } from '../state/use-test-values.ts';

const players: never[] = [];

/** Tries a field out as makers see it: fills one's own view of the slide, and nobody else's. */
export function TestValue({ field }: { field: Field }) {
  const { template, design } = useModel();
  const [values, setValues] = useTestValues(template.id);
  const about = useMemo(
    () => ({ owner: { of: 'templates', id: template.id } as const, design, players }),
    [template.id, design],
  );
  // A sample is drawn on the canvas, but makers begin without it: it stands where one types, and is no value.
  const initial = isExample(field) ? undefined : field.initial;
  const sample = field.initial ?? sampleOf(field);
  const value = values[field.key] ?? initial;
  const set = (key: string, next: FieldValue) => {
    const { [key]: _former, ...others } = values;
    setValues(next === (initial ?? '') ? others : { ...others, [key]: next });
  };
  return <FieldInput field={field} value={value} sample={sample} error={undefined} about={about} onType={set} />;
}

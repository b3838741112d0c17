import type { FieldValue } from '@pavilion/domain';

/** What every input of a field has: label, help, mark of needed ones, and its sentence. */
export interface InputProps<T extends FieldValue = string> {
  label: string;
  description: string | undefined;
  error: string | undefined;
  withAsterisk: boolean;
  value: T;
  onChange: (value: T) => void;
}

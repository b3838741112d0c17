import type { Design } from './design.ts';
import type { FieldValues } from './fields.ts';
import { refuseShort, refuseValue } from './refuse-value.ts';

/** Sentences about values that keep a graphic from being exported, by key of the field: they are missing, too short or too long. */
export function missingForExport(
  { fields, kit }: Pick<Design, 'fields' | 'kit'>,
  values: FieldValues,
): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = values[field.key];
      const message = refuseShort(field, value) ?? (value === undefined ? null : refuseValue(field, value, kit));
      return message ? [[field.key, message] as const] : [];
    }),
  );
}

import type { Design } from './design.ts';
import type { FieldValues } from './fields.ts';
import { refuseShort } from './refuse-value.ts';

/** Sentences about values that a graphic still lacks before it can be exported, by key of the field. */
export function missingForExport({ fields }: Pick<Design, 'fields'>, values: FieldValues): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const message = refuseShort(field, values[field.key]);
      return message ? [[field.key, message] as const] : [];
    }),
  );
}

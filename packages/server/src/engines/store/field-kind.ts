import type { DocumentType } from '@pavilion/sync';
import type { z } from 'zod';

/** Type of a field's values. Comparisons of a field with a fixed type are typed and can use an index. */
export type FieldKind = 'text' | 'number' | 'boolean' | 'any';

/** The part of a zod schema definition that is read here. */
interface Definition {
  type: string;
  innerType?: z.core.$ZodType;
  out?: z.core.$ZodType;
  valueType?: z.core.$ZodType;
  shape?: Record<string, z.core.$ZodType>;
  options?: z.core.$ZodType[];
  values?: unknown[];
  entries?: Record<string, string | number>;
}

/** Type of the field at a dotted path of a document type; `any` if the schema does not fix it. */
export function fieldKind(type: DocumentType, path: string): FieldKind {
  if (path === 'id') return 'text';
  if (path === '_rev') return 'number';
  let schema: z.core.$ZodType | undefined = type.schema;
  for (const step of path.split('.')) {
    const definition: Definition | undefined = schema && unwrap(schema);
    const shape: Definition['shape'] = definition?.type === 'object' ? definition.shape : undefined;
    if (shape && Object.hasOwn(shape, step)) schema = shape[step];
    else schema = definition?.type === 'record' ? definition.valueType : undefined;
  }
  return schema ? kindOf(schema) : 'any';
}

function unwrap(schema: z.core.$ZodType): Definition {
  let definition = schema._zod.def as Definition;
  for (let inner = definition.innerType ?? definition.out; inner; inner = definition.innerType ?? definition.out) {
    definition = inner._zod.def as Definition;
  }
  return definition;
}

function kindOf(schema: z.core.$ZodType): FieldKind {
  const definition = unwrap(schema);
  switch (definition.type) {
    case 'string':
    case 'template_literal':
      return 'text';
    case 'number':
      return 'number';
    case 'boolean':
      return 'boolean';
    case 'enum':
      return one(Object.values(definition.entries ?? {}).map(kindOfValue));
    case 'literal':
      return one((definition.values ?? []).map(kindOfValue));
    case 'union':
      return one((definition.options ?? []).map(kindOf));
    default:
      return 'any';
  }
}

function kindOfValue(value: unknown): FieldKind {
  const kinds: Record<string, FieldKind> = { string: 'text', number: 'number', boolean: 'boolean' };
  return kinds[typeof value] ?? 'any';
}

function one(kinds: FieldKind[]): FieldKind {
  const [first, ...rest] = new Set(kinds);
  return first && rest.length === 0 ? first : 'any';
}

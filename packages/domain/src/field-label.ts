import type { DocumentType } from '@pavilion/sync';
import { z } from 'zod';

const labels = z.registry<{ label: string }>();

/** Names a field once: for its input, its notices, its history and the sentences of its refusals. */
export function labelled<S extends z.ZodType>(label: string, schema: S): S {
  // Two fields may share a schema, but not a label.
  const own = schema.clone();
  labels.add(own, { label });
  return own;
}

/** Label of a field of a document type: "Point of contact". Throws for a field that its schema does not name. */
export function fieldLabel(type: DocumentType, field: string): string {
  const label = labelOf(type.schema.shape[field]);
  if (label === undefined) throw new Error(`${type.name}.${field} has no label.`);
  return label;
}

/** The label of a schema, or of the schema that it makes optional or gives a default. */
function labelOf(schema: unknown): string | undefined {
  if (!(schema instanceof z.ZodType)) return undefined;
  const own = labels.get(schema)?.label;
  if (own !== undefined) return own;
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault ? labelOf(schema.unwrap()) : undefined;
}

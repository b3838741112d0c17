import { z } from 'zod';
import { labelled } from '../field-label.ts';
import { choice, flag, requiredText, text } from '../fields.ts';
import { fieldKey } from './slot-parts.ts';

/** GFX-012; `rows` is a list such as batters or fixtures. */
export const fieldTypes = [
  'text',
  'longer text',
  'number',
  'date',
  'choice',
  'picture',
  'player',
  'team',
  'match',
  'colour',
  'on or off',
  'rows',
] as const;
export type FieldType = (typeof fieldTypes)[number];

/** Rows that a list can hold, and characters of each of their texts. */
export const mostRows = 200;
export const mostInCell = 500;

/** A row of a list: values by key. */
export const fieldRow = z.record(fieldKey, z.union([z.string().max(mostInCell), z.number()]));
export type FieldRow = z.output<typeof fieldRow>;

/** Value of a field: text, team, player and date are strings; a picture is the id of its file. */
export const fieldValue = z.union([z.string().max(10_000), z.number(), z.boolean(), z.array(fieldRow).max(mostRows)]);
export type FieldValue = z.output<typeof fieldValue>;
export type FieldValues = Readonly<Record<string, FieldValue>>;

/** Content of a field, alike in the editor's documents and in a published design. */
export const fieldContent = {
  key: fieldKey,
  label: requiredText('Label', 200),
  type: z.enum(fieldTypes).default('text'),
  help: text('Help', 500),
  required: labelled('Needed', flag()),
  /** Characters of a text, or the number itself. */
  least: z.number().optional(),
  most: z.number().optional(),
  choices: z.array(z.string().max(200)).max(100).default([]),
  initial: fieldValue.optional(),
  /** The default is a sample value: it only shows what the field is for, and graphics begin without it. So do fields that are filled from a fact. */
  example: labelled('Only a sample', flag()),
  order: z.number().default(0),
  /** The fact of a match that fills it (match-facts.ts), for example `batter.runs`. */
  fact: choice('Filled from', 100),
};
export const graphicField = z.object(fieldContent);
export type GraphicField = z.output<typeof graphicField>;

/** Whether the default of a field only shows what it is for: graphics begin without it. */
export const isExample = ({ example, fact }: Pick<GraphicField, 'example' | 'fact'>): boolean =>
  example || (fact !== undefined && fact !== '');

import { sameJson } from '@pavilion/sync';
import type { Design } from './design.ts';
import type { FieldValue, FieldValues } from './fields.ts';
import type { Graphic } from './made-documents.ts';
import { refuseValue } from './refuse-value.ts';

/** A value that a match offers for a field. */
export interface NewFact {
  key: string;
  label: string;
  before: FieldValue | undefined;
  after: FieldValue;
}

/**
 * What the facts of a match would change in a graphic (GFX-020, GFX-021): fields that are filled from a fact, that no maker has
 * typed, and whose fact differs from their value.
 */
export function newFacts(
  { fields, kit }: Pick<Design, 'fields' | 'kit'>,
  graphic: { values: FieldValues; typed: Readonly<Record<string, boolean>> },
  facts: FieldValues,
): NewFact[] {
  return fields.flatMap((field) => {
    const { key, label, fact } = field;
    const after = fact ? facts[fact] : undefined;
    const before = graphic.values[key];
    if (after === undefined || graphic.typed[key] || sameJson(before, after)) return [];
    return refuseValue(field, after, kit) === null ? [{ key, label, before, after }] : [];
  });
}

/** Whether a graphic takes new values of its match by itself. One that is signed off stays as it was seen (GFX-021, GFX-027). */
export const takesNewFacts = ({ follow, signed }: Pick<Graphic, 'follow' | 'signed'>): boolean =>
  follow === 'take' && !signed;

/** Values of the fields that are filled from these facts, by key of the field. */
export function factValues({ fields, kit }: Pick<Design, 'fields' | 'kit'>, facts: FieldValues): FieldValues {
  return Object.fromEntries(
    newFacts({ fields, kit }, { values: {}, typed: {} }, facts).map(({ key, after }) => [key, after]),
  );
}

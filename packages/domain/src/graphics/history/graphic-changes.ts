import { sameJson } from '@pavilion/sync';
import type { Design, SlotChange } from '../design.ts';
import type { Graphic } from '../made-documents.ts';
import { valueWords } from '../value-words.ts';
import { changedLabels } from './changed-labels.ts';

/** What a version of a graphic keeps: its name and its content. */
export type GraphicState = Pick<Graphic, 'name' | 'publication' | 'values' | 'changes'>;

const unchanged: SlotChange = { overrides: {} };
const layerLabels = {
  overrides: 'place, crop or text size',
  fill: 'fill',
  colour: 'colour',
  textStyle: 'text style',
} as const satisfies Record<keyof SlotChange, string>;

/**
 * What changed between two states of a graphic, as sentences; empty if nothing did (GFX-033). `design` names the fields and
 * layers: that of the later publication.
 */
export function graphicChanges(
  before: GraphicState,
  after: GraphicState,
  design: Pick<Design, 'fields' | 'slots'>,
): string[] {
  const keys = new Set([...design.fields.map(({ key }) => key), ...Object.keys({ ...before.values, ...after.values })]);
  const values = [...keys].flatMap((key) => {
    const [was, is] = [before.values[key], after.values[key]];
    if (sameJson(was, is)) return [];
    const field = design.fields.find((each) => each.key === key);
    const label = field?.label ?? key;
    // Pictures and matches are stored as ids, which say nothing to people.
    if (field?.type === 'picture' || field?.type === 'match' || (Array.isArray(was) && Array.isArray(is)))
      return [`${label} changed`];
    return [`${label}: ${valueWords(was)} → ${valueWords(is)}`];
  });
  const layers = Object.keys({ ...before.changes, ...after.changes }).flatMap((id) => {
    const words = changedLabels(before.changes[id] ?? unchanged, after.changes[id] ?? unchanged, layerLabels);
    if (words.length === 0) return [];
    const name = design.slots.find((slot) => slot.id === id)?.name;
    return [`${name ? `“${name}”` : 'A layer'}: ${words.join(', ')}`];
  });
  return [
    ...(before.name === after.name ? [] : [`Name: ${before.name} → ${after.name}`]),
    ...(before.publication === after.publication ? [] : ['Follows another publication of its template']),
    ...values,
    ...layers,
  ];
}

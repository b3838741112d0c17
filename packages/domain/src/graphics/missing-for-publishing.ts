import { kitColour, kitEntry } from './brand-kit.ts';
import type { Design, DesignField, DesignSlot } from './design.ts';
import type { FieldType } from './fields.ts';
import { refuseValue } from './refuse-value.ts';
import type { PictureSource, SlotFill } from './slot-parts.ts';

/** What is missing before a template can be published, as a sentence; `slot` or `field` is where to mend it. */
export interface MissingPart {
  message: string;
  slot?: string;
  field?: string;
}

/** Everything that is missing before a template can be published; empty if nothing is. */
export function missingForPublishing(design: Design): MissingPart[] {
  const missing: MissingPart[] = [];
  if (Object.keys(design.sizes).length === 0) missing.push({ message: 'Add a size.' });
  if (design.slides.length === 0) missing.push({ message: 'Add a slide.' });
  return [
    ...missing,
    ...design.fields.flatMap((field) => ofField(design, field).map((message) => ({ message, field: field.id }))),
    ...design.slides.flatMap(({ name, background }, at) =>
      ofFill(design, background, `The background of ${name || `slide ${at + 1}`}`).map((message) => ({ message })),
    ),
    ...design.slots.flatMap((slot) => ofSlot(design, slot).map((message) => ({ message, slot: slot.id }))),
  ];
}

function ofField({ fields, kit }: Design, field: DesignField): string[] {
  const { label, key, type, choices, least, most, initial } = field;
  const found: string[] = [];
  const twin = fields.find((other) => other.key === key);
  if (twin !== field) found.push(`${label} and ${twin?.label} have the same key, ${key}.`);
  if (type === 'choice' && !choices.some((choice) => choice.trim() !== '')) found.push(`${label} has no choices.`);
  if (new Set(choices).size < choices.length) found.push(`${label} has one of its choices twice.`);
  if (least !== undefined && most !== undefined && least > most) {
    found.push(`The least of ${label} is above its most.`);
  }
  const wrong = initial === undefined ? null : refuseValue(field, initial, kit);
  if (wrong) found.push(`The default does not fit: ${wrong}`);
  return found;
}

/** `{batter}`, `{home.short}`, `{row_runs}` */
const placeholders = /\{([a-z][a-z0-9_]*)(?:\.(short|code))?\}/g;

function ofSlot(design: Design, slot: DesignSlot): string[] {
  const name = slot.name ? `“${slot.name}”` : `A layer (${slot.type})`;
  const named = (key: string, ...types: FieldType[]) => refuseKey(design, key, types).map((why) => `${name} ${why}`);
  return [
    ...(slot.type === 'text' ? ofText(design, slot).map((why) => `${name} ${why}`) : []),
    ...(slot.type === 'picture' ? ofPicture(design, slot.picture, name) : []),
    ...(slot.type === 'video' && !slot.video ? [`${name} has no video.`] : []),
    ...(slot.type === 'badge' ? (slot.badge ? named(slot.badge, 'team') : [`${name} has no team.`]) : []),
    ...(slot.type === 'table' ? (slot.table ? named(slot.table.field, 'rows') : [`${name} has no list.`]) : []),
    ...(slot.type === 'bar' ? (slot.bar ? named(slot.bar.field, 'number') : [`${name} has no number.`]) : []),
    ...(slot.repeat ? named(slot.repeat.field, 'rows') : []),
    ...(slot.showIf ? named(slot.showIf.field) : []),
    ...ofFill(design, slot.fill, name),
    ...[slot.stroke?.colour, slot.shadow?.colour].flatMap((colour) => ofColour(design, colour, name)),
  ];
}

function ofText(design: Design, slot: DesignSlot): string[] {
  const repeated = isRepeated(design, slot);
  const texts = slot.runs.flatMap(({ text }) => [...text.matchAll(placeholders)]);
  const colours = [slot.textStyle.colour, ...slot.runs.flatMap(({ style }) => style?.colour ?? [])];
  return [
    ...texts.flatMap(([, key = '', part]) =>
      repeated && key.startsWith('row_') ? [] : refuseKey(design, key, part ? ['team'] : []),
    ),
    ...colours.flatMap((colour) => refuseColour(design, colour)),
  ];
}

/** Whether a layer is in a group that is drawn once for each row of a list. */
function isRepeated({ slots }: Design, slot: DesignSlot): boolean {
  const seen = new Set<string>();
  for (let at: DesignSlot | undefined = slot; at && !seen.has(at.id); at = slots.find(({ id }) => id === at?.parent)) {
    if (at.repeat) return true;
    seen.add(at.id);
  }
  return false;
}

function refuseKey({ fields }: Design, key: string, types: readonly FieldType[]): string[] {
  const field = fields.find((known) => known.key === key);
  if (!field) return [`uses {${key}}, which is not a field.`];
  if (types.length === 0 || types.includes(field.type)) return [];
  return [`uses ${field.label} as a ${types[0]}, but it is a field for ${field.type}.`];
}

function ofFill(design: Design, fill: SlotFill | undefined, name: string): string[] {
  if (!fill) return [];
  if (fill.kind === 'colour') return ofColour(design, fill.colour, name);
  if (fill.kind === 'kit gradient') {
    const known = kitEntry(design.kit?.gradients, fill.name);
    if (!known) return [`${name} uses the gradient ${fill.name}, which is not in the brand kit.`];
    return known.stops.flatMap(({ colour }) => ofColour(design, colour, `The gradient ${fill.name}`));
  }
  if (fill.kind !== 'picture') return fill.stops.flatMap(({ colour }) => ofColour(design, colour, name));
  return ofPicture(design, fill.source, name);
}

function ofPicture(design: Design, source: PictureSource | undefined, name: string): string[] {
  if (!source || !('field' in source)) return [];
  if (source.field === '') return [`${name} takes its picture from a field, but none is chosen.`];
  return refuseKey(design, source.field, ['picture']).map((why) => `${name} ${why}`);
}

const ofColour = (design: Design, colour: string | undefined, name: string) =>
  colour ? refuseColour(design, colour).map((why) => `${name} ${why}`) : [];

function refuseColour(design: Design, colour: string): string[] {
  if (colour.startsWith('kit:')) {
    return kitColour(design.kit, colour) ? [] : [`uses the colour ${colour.slice(4)}, which is not in the brand kit.`];
  }
  const [, key, part] = /^field:([a-z0-9_]+)(\.\w+)?$/.exec(colour) ?? [];
  return key ? refuseKey(design, key, part ? ['team'] : ['colour', 'team']) : [];
}

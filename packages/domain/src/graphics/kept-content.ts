import type { Design, DesignField } from './design.ts';
import { type FieldValues, isExample } from './fields.ts';
import type { Graphic } from './made-documents.ts';
import { refuseChange } from './refuse-change.ts';
import type { SlotFill } from './slot-parts.ts';

const untouched = { values: {}, changes: {} };

/** The values and changes of a graphic that a design allows: what stays when a graphic moves to another publication (GFX-018). */
export function keptContent(
  design: Design,
  { values, changes }: Pick<Graphic, 'values' | 'changes'>,
): Pick<Graphic, 'values' | 'changes'> {
  return {
    values: pickEntries(values, (entry) => refuseChange(design, untouched, { values: entry, changes: {} }) === null),
    changes: pickEntries(changes, (entry) => refuseChange(design, untouched, { values: {}, changes: entry }) === null),
  };
}

/** Defaults of the fields, which a new graphic starts with. Examples are left out: they must not pass for the truth. */
export function initialValues(
  fields: readonly Pick<DesignField, 'key' | 'initial' | 'example' | 'fact'>[],
): FieldValues {
  return Object.fromEntries(
    fields.flatMap((field) =>
      field.initial === undefined || isExample(field) ? [] : [[field.key, field.initial] as const],
    ),
  );
}

/** The same design without some of its stored pictures and films. */
export function withoutPictures(design: Design, hidden: ReadonlySet<string>): Design {
  if (hidden.size === 0) return design;
  const hides = (fill: SlotFill | undefined) =>
    fill?.kind === 'picture' && 'file' in fill.source && hidden.has(fill.source.file);
  return {
    ...design,
    slides: design.slides.map((slide) =>
      hides(slide.background) ? { ...slide, background: { kind: 'colour', colour: '#0b1f3a' } } : slide,
    ),
    slots: design.slots.map((slot) => ({
      ...slot,
      fill: hides(slot.fill) ? undefined : slot.fill,
      picture: slot.picture && 'file' in slot.picture && hidden.has(slot.picture.file) ? undefined : slot.picture,
      video: slot.video && hidden.has(slot.video.file) ? undefined : slot.video,
    })),
  };
}

function pickEntries<T>(map: Record<string, T>, keeps: (entry: Record<string, T>) => boolean): Record<string, T> {
  return Object.fromEntries(Object.entries(map).filter(([key, value]) => keeps({ [key]: value })));
}

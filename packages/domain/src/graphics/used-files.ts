import type { Kit } from './brand-kit.ts';
import type { Design, DesignField, DesignSlide, DesignSlot } from './design.ts';
import type { FieldValues } from './fields.ts';
import type { PictureSource, SlotFill } from './slot-parts.ts';

const ofSource = (source: PictureSource | undefined): string[] => (source && 'file' in source ? [source.file] : []);
const ofFill = (fill: SlotFill | undefined): string[] => (fill?.kind === 'picture' ? ofSource(fill.source) : []);

/** Stored pictures that a layer shows by itself, without those in fields. */
export const picturesOfSlot = ({ fill, picture }: Pick<DesignSlot, 'fill' | 'picture'>): string[] => [
  ...ofFill(fill),
  ...ofSource(picture),
];

/** Stored pictures and films that a layer shows by itself. */
export const filesOfSlot = (slot: Pick<DesignSlot, 'fill' | 'picture' | 'video'>): string[] => [
  ...picturesOfSlot(slot),
  ...(slot.video ? [slot.video.file] : []),
];

/** Stored films of a design. */
export const filmsOfDesign = ({ slots }: Pick<Design, 'slots'>): string[] => [
  ...new Set(slots.flatMap(({ video }) => (video ? [video.file] : []))),
];

/** Stored files behind a slide. */
export const filesOfSlide = ({ background }: Pick<DesignSlide, 'background'>): string[] => ofFill(background);

/** Logos and badges of a brand kit. */
export const filesOfKit = ({ logos, teams }: Pick<Kit, 'logos' | 'teams'>): string[] => [
  ...logos.map(({ file }) => file),
  ...Object.values(teams).flatMap(({ badge }) => badge ?? []),
];

/** Stored files in the values of picture fields. */
export function filesOfValues(fields: readonly Pick<DesignField, 'key' | 'type'>[], values: FieldValues): string[] {
  return fields.flatMap(({ key, type }) => {
    const value = type === 'picture' ? values[key] : undefined;
    return typeof value === 'string' && value !== '' ? [value] : [];
  });
}

/** Stored files that the slides and layers of a design show by themselves. */
export const filesOfDesign = ({ slides, slots }: Pick<Design, 'slides' | 'slots'>): string[] => [
  ...slides.flatMap(filesOfSlide),
  ...slots.flatMap(filesOfSlot),
];

/** Where a graphic shows a stored file: labels of fields and names of layers. */
export function placesOfFile({ slots, slides, fields }: Design, values: FieldValues, file: string): string[] {
  return [
    ...fields.flatMap((field) => (filesOfValues([field], values).includes(file) ? [field.label] : [])),
    ...slots.flatMap((slot) => (filesOfSlot(slot).includes(file) ? [slot.name || 'a layer'] : [])),
    ...slides.flatMap((slide) => (filesOfSlide(slide).includes(file) ? ['the background'] : [])),
  ];
}

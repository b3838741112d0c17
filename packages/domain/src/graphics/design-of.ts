import { z } from 'zod';
import { kitContent } from './brand-kit.ts';
import {
  type Design,
  type DesignField,
  type DesignSlide,
  type DesignSlot,
  designField,
  designSlide,
  designSlot,
} from './design.ts';
import type { BrandKit, Template } from './documents.ts';

/** Documents of a template, as the editor has them. */
export interface TemplateParts {
  template: Pick<Template, 'sizes'>;
  slides: readonly DesignSlide[];
  slots: readonly DesignSlot[];
  fields: readonly DesignField[];
  kit?: BrandKit | null | undefined;
}

const kitSchema = z.object(kitContent);

/** The design of a template as it stands, slides and fields in their order. A layer whose slide is gone is left out. */
export function designOf({ template, slides, slots, fields, kit }: TemplateParts): Design {
  const known = new Set(slides.map(({ id }) => id));
  return {
    sizes: template.sizes,
    slides: [...slides].sort(inOrder).map((slide) => designSlide.parse(slide)),
    slots: slots
      .filter(({ slide }) => known.has(slide))
      .sort(inOrder)
      .map((slot) => designSlot.parse(slot)),
    fields: [...fields].sort(inOrder).map((field) => designField.parse(field)),
    ...(kit ? { kit: kitSchema.parse(kit) } : {}),
  };
}

interface Ordered {
  id: string;
  order: number;
}
const inOrder = (left: Ordered, right: Ordered) => left.order - right.order || (left.id < right.id ? -1 : 1);

/**
 * The same design with new ids of its slides, layers and fields. Sizes keep theirs, which are ids within the template. Orders are
 * numbered anew: between equal ones the ids decide, which are others now.
 */
export function withNewIds(design: Design, newId: () => string): Design {
  const ids = new Map([...design.slides, ...design.slots].map(({ id }) => [id, newId()]));
  const renewed = (id: string) => ids.get(id) ?? id;
  return {
    ...design,
    slides: design.slides.map((slide, order) => ({ ...slide, id: renewed(slide.id), order })),
    slots: [...design.slots].sort(inOrder).map((slot, order) => ({
      ...slot,
      id: renewed(slot.id),
      slide: renewed(slot.slide),
      order,
      ...(slot.parent ? { parent: renewed(slot.parent) } : {}),
      ...(slot.mask ? { mask: renewed(slot.mask) } : {}),
    })),
    fields: design.fields.map((field, order) => ({ ...field, id: newId(), order })),
  };
}

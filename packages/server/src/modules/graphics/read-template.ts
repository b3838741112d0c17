import type { Viewer } from '@pavilion/domain/access';
import {
  brandKits,
  type Design,
  designOf,
  fields,
  mayDesign,
  slides,
  slots,
  type Template,
  templates,
} from '@pavilion/domain/graphics';
import { notFound } from '../../engines/store/refusal.ts';
import type { Reader, Tx } from '../../engines/store/types.ts';

/** Locks a template that this person may design; missing and hidden ones are refused alike. */
export async function lockTemplate(tx: Tx, viewer: Viewer, id: string): Promise<Template> {
  const template = await tx.lock(templates, id);
  if (!template || !mayDesign(viewer, template)) throw notFound();
  return template;
}

/** The design of a template as it stands, with its brand kit. */
export async function readDesign(reader: Reader, template: Template): Promise<Design> {
  const where = { template: template.id };
  return designOf({
    template,
    slides: await reader.find(slides, { where }),
    slots: await reader.find(slots, { where }),
    fields: await reader.find(fields, { where }),
    kit: template.kit ? await reader.get(brandKits, template.kit) : null,
  });
}

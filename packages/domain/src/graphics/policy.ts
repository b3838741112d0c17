import { definePolicy } from '../access/policy.ts';
import { readableBy } from '../access/read-write.ts';
import { controlDocs, fields, slides, slots, templates } from './documents.ts';

const read = readableBy('openGraphics');

export const graphicsPolicies = {
  templates: definePolicy(templates, { read }),
  slides: definePolicy(slides, { read }),
  slots: definePolicy(slots, { read }),
  fields: definePolicy(fields, { read }),
  controlDocs: definePolicy(controlDocs, { read }),
};

import { nothing } from '@pavilion/sync';
import { definePolicy, fieldsExcept } from '../access/policy.ts';
import { readableBy } from '../access/read-write.ts';
import { can, type Viewer } from '../access/viewer.ts';
import { brandKits, fields, graphicFonts, slides, slots, templates } from './documents.ts';
import {
  designReading,
  graphicReading,
  graphicScope,
  mayDesign,
  mayMake,
  momentReading,
  templateReading,
} from './graphic-rights.ts';
import {
  controlDocs,
  controlSecrets,
  graphicExports,
  graphicMoments,
  graphics,
  publications,
} from './made-documents.ts';

// A part gets the department and the brands of its template from an effect, so they are never set on the part.
const templateFields = () =>
  fieldsExcept(templates, 'state', 'publication', 'published', 'unpublished', 'restored', 'favourites');
const slideFields = () => fieldsExcept(slides, 'department', 'brands', 'template');
const slotFields = () => fieldsExcept(slots, 'department', 'brands', 'template');
const fieldFields = () => fieldsExcept(fields, 'department', 'brands', 'template');
const kitFields = () => fieldsExcept(brandKits);
const madeFields = ['name', 'match', 'innings', 'player', 'upTo', 'follow', 'values', 'typed', 'changes'] as const;
const controlFields = ['name', 'department', 'brands', 'match', 'rundown'] as const;
const fontFields = ['family', 'weight', 'italic', 'licence'] as const;
const remove = (viewer: Viewer, document: object) => mayDesign(viewer, document);

export const graphicsPolicies = {
  templates: definePolicy(templates, {
    read: templateReading,
    within: graphicScope,
    insert: (viewer, template) => (mayDesign(viewer, template) ? templateFields() : []),
    patch: (viewer, template) => {
      if (!can(viewer, 'openGraphics')) return [];
      const favourite = `favourites.${viewer.id}` as const;
      return mayDesign(viewer, template) ? [...templateFields(), favourite] : [favourite];
    },
    remove,
  }),
  // A new part has no copies of its template yet; the effect that adds them refuses templates out of scope.
  slides: definePolicy(slides, {
    read: designReading,
    insert: (viewer) => (can(viewer, 'designTemplates') ? [...slideFields(), 'template'] : []),
    patch: (viewer, slide) => (mayDesign(viewer, slide) ? slideFields() : []),
    remove,
  }),
  slots: definePolicy(slots, {
    read: designReading,
    insert: (viewer) => (can(viewer, 'designTemplates') ? [...slotFields(), 'template'] : []),
    patch: (viewer, slot) => (mayDesign(viewer, slot) ? slotFields() : []),
    remove,
  }),
  fields: definePolicy(fields, {
    read: designReading,
    insert: (viewer) => (can(viewer, 'designTemplates') ? [...fieldFields(), 'template'] : []),
    patch: (viewer, field) => (mayDesign(viewer, field) ? fieldFields() : []),
    remove,
  }),
  publications: definePolicy(publications, { read: graphicReading, remove: () => false }),
  graphics: definePolicy(graphics, {
    read: graphicReading,
    patch: (viewer, graphic) => {
      const favourite = `favourites.${viewer.id}` as const;
      return mayMake(viewer, graphic) ? [...madeFields, favourite] : [];
    },
    remove: (viewer, graphic) =>
      mayMake(viewer, graphic) && (graphic.created_by === viewer.id || can(viewer, 'designTemplates')),
  }),
  graphicExports: definePolicy(graphicExports, { read: graphicReading, remove: () => false }),
  graphicMoments: definePolicy(graphicMoments, { read: momentReading, remove: () => false }),
  brandKits: definePolicy(brandKits, {
    read: graphicReading,
    within: graphicScope,
    insert: (viewer, kit) => (mayDesign(viewer, kit) ? kitFields() : []),
    patch: (viewer, kit) => (mayDesign(viewer, kit) ? kitFields() : []),
    remove,
  }),
  graphicFonts: definePolicy(graphicFonts, {
    read: readableBy('openGraphics'),
    insert: (viewer) => (can(viewer, 'designTemplates') ? [...fontFields, 'file'] : []),
    patch: (viewer) => (can(viewer, 'designTemplates') ? fontFields : []),
    remove: (viewer) => can(viewer, 'designTemplates'),
  }),
  controlDocs: definePolicy(controlDocs, {
    read: graphicReading,
    within: graphicScope,
    insert: (viewer, control) => (mayMake(viewer, control) ? controlFields : []),
    patch: (viewer, control) => (mayMake(viewer, control) ? [...controlFields, 'preview'] : []),
    remove: (viewer, control) => mayMake(viewer, control),
  }),
  controlSecrets: definePolicy(controlSecrets, { read: () => nothing }),
};

import type { Who } from '../plain-who.ts';
import { archiveFacts } from './archive-facts.ts';
import type { PlainWrites } from './rule.ts';

const makers: Who = ['jimstagram_access'];
/** GFX-004 */
export const designers: Who = [
  ['jimstagram_access', 'jimstagram_design'],
  ['jimstagram_access', 'production_admin'],
  ['jimstagram_access', 'user_admin'],
];

const scope = 'department brands';
const template = `name ${scope} competition kind tags sizes kit signOff`;
const slide = 'name order background stay guides';
const slot =
  'type name slide parent order hidden locked box pins overrides opacity blend radius fill stroke shadow mask shape points runs textStyle textLayout picture video crop badge table bar repeat showIf allow motion';
const field = 'key label type help required least most choices initial example order fact';
const kit = `name ${scope} colours gradients textStyles logos teams`;
const font = 'family weight italic licence';
const made = 'name match innings player upTo follow values typed changes favourites.<me>';
const designed = 'GFX-004, GFX-005';

/** A part of a template: its author names the template, and the server copies who sees it. */
const part = (of: 'slides' | 'slots' | 'fields', fields: string): PlainWrites => ({
  of,
  insert: [{ who: designers, fields: `${fields} template`, rows: designed }],
  patch: [{ who: designers, fields, rows: designed }],
  remove: { who: designers, rows: designed },
});

const control = 'name department brands match rundown';
const favourite = { who: makers, fields: 'favourites.<me>', rows: 'GFX-034' };

export const graphicsWrites: PlainWrites[] = [
  {
    of: 'templates',
    // A draft is for designers alone.
    given: () => ({ state: 'published' }),
    insert: [{ who: designers, fields: template, rows: designed }],
    patch: [{ who: designers, fields: template, rows: designed }, favourite],
    remove: { who: designers, rows: designed },
  },
  part('slides', slide),
  part('slots', slot),
  part('fields', field),
  { of: 'publications' },
  {
    of: 'graphics',
    is: 'one’s own',
    given: (me) => ({ created_by: me }),
    patch: [{ who: makers, fields: made, rows: 'GFX-018, GFX-012, GFX-022' }],
    remove: { who: makers, rows: 'GFX-018' },
  },
  {
    of: 'graphics',
    is: 'someone else’s',
    given: () => ({ created_by: 'someone' }),
    patch: [{ who: makers, fields: made, rows: 'GFX-018, GFX-012, GFX-022' }],
    remove: { who: designers, rows: 'GFX-004' },
  },
  { of: 'graphicExports' },
  { of: 'graphicMoments', given: () => archiveFacts },
  {
    of: 'brandKits',
    insert: [{ who: designers, fields: kit, rows: 'GFX-011' }],
    patch: [{ who: designers, fields: kit, rows: 'GFX-011' }],
    remove: { who: designers, rows: 'GFX-011' },
  },
  {
    of: 'graphicFonts',
    insert: [{ who: designers, fields: `${font} file`, rows: 'GFX-009' }],
    patch: [{ who: designers, fields: font, rows: 'GFX-009' }],
    remove: { who: designers, rows: 'GFX-009' },
  },
  {
    of: 'controlDocs',
    insert: [{ who: makers, fields: control, rows: 'GFX-028' }],
    patch: [{ who: makers, fields: `${control} preview`, rows: 'GFX-028' }],
    remove: { who: makers, rows: 'GFX-028' },
  },
  { of: 'controlSecrets' },
  {
    of: 'files',
    is: 'graphic-picture',
    given: () => ({ what: 'graphic-picture' }),
    patch: [{ who: makers, fields: 'label', rows: 'GFX-010' }],
    remove: { who: makers, rows: 'GFX-010' },
  },
  {
    of: 'files',
    is: 'graphic-video',
    given: () => ({ what: 'graphic-video' }),
    patch: [{ who: designers, fields: 'label', rows: 'GFX-007' }],
    remove: { who: designers, rows: 'GFX-007' },
  },
  {
    of: 'files',
    is: 'graphic-font',
    given: () => ({ what: 'graphic-font' }),
    patch: [{ who: designers, fields: 'label', rows: 'GFX-009' }],
    remove: { who: designers, rows: 'GFX-009' },
  },
];

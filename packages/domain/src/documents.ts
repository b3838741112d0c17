import { config } from './accounts/configuration.ts';
import { brands, notifications, outbox, preApprovedUsers, users } from './accounts/documents.ts';
import { people } from './accounts/people.ts';
import {
  archiveEvents,
  clippingRequests,
  competitions,
  matches,
  matchFormats,
  players,
  teams,
  venues,
} from './archive/documents.ts';
import { matchSheets } from './archive/match-sheet.ts';
import { platformVideos } from './archive/platform-videos.ts';
import { billings, budgets, costs, payments } from './billing/documents.ts';
import { files } from './files/documents.ts';
import { controlDocs, fields, slides, slots, templates } from './graphics/documents.ts';
import { inspirationComments, inspirations, inspirationTags } from './inspirations/documents.ts';
import { collections, zips } from './library/documents.ts';
import { livestreams, livestreamViews, rtmpOutputKeys, rtmpOutputs } from './livestreams/documents.ts';
import { resources, shifts, shoots } from './planner/documents.ts';
import { briefs, deliverables, notes } from './production/documents.ts';
import { search } from './search/documents.ts';

/** Every document type of the product by its stored name (DAT-055). A new type is one line here and one in its policy. */
export const documentTypes = {
  archiveEvents,
  billings,
  brands,
  budgets,
  clippingRequests,
  collections,
  competitions,
  config,
  controlDocs,
  costs,
  deliverables,
  fields,
  files,
  inspirationComments,
  inspirations,
  inspirationTags,
  livestreams,
  livestreamViews,
  matches,
  matchFormats,
  matchSheets,
  notes,
  notifications,
  outbox,
  payments,
  people,
  platformVideos,
  players,
  preApprovedUsers,
  productions: briefs,
  resources,
  rtmpOutputKeys,
  rtmpOutputs,
  search,
  shifts,
  shoots,
  slides,
  slots,
  teams,
  templates,
  users,
  venues,
  zips,
};
export type DocumentTypes = typeof documentTypes;
export type DocumentName = keyof DocumentTypes;

/** Whether a word is the name of a document type. */
export function isDocumentName(name: string): name is DocumentName {
  return Object.hasOwn(documentTypes, name);
}

import { z } from 'zod';
import { canAny } from '../access/read-write.ts';
import type { Capability } from '../access/roles.ts';
import type { Viewer } from '../access/viewer.ts';

const id = z.string().min(1).max(200);
const chosen = z.string().min(1).max(200);
const folderName = z.string().trim().max(200, 'Folder can have at most 200 characters.').optional();

/** The purpose of an upload, sent with it and checked before the first byte. */
export const uploadTarget = z.discriminatedUnion('what', [
  /** A new version. */
  z.object({ what: z.literal('deliverable'), delID: id, requiredName: z.string().max(500).optional() }),
  /** A file that becomes a deliverable of the brief at once (PRD-068, PRD-069). */
  z.object({
    what: z.literal('brief-file'),
    prodID: id,
    type: chosen,
    brand: chosen,
    format: chosen.optional(),
    as: z.enum(['signed', 'feedback']),
    folderName,
  }),
  z.object({ what: z.literal('briefReference'), prodID: id }),
  /** A file that becomes a signed deliverable of the collection (LIB-029). */
  z.object({
    what: z.literal('collection-file'),
    colID: id,
    type: chosen,
    brand: chosen,
    format: chosen,
    department: chosen,
    /** People with a list of partners choose one of them: without it they would not see the file afterwards. */
    partner: chosen.optional(),
    folderName,
  }),
  z.object({ what: z.literal('inspiration') }),
  z.object({ what: z.literal('subtitle'), delID: id }),
  z.object({ what: z.literal('archive-awaiting') }),
  z.object({ what: z.literal('match-reel'), match: id }),
  z.object({ what: z.literal('livestream-county-logo') }),
  /** A picture for a template, a graphic or a brand kit, with whose department and brands it is seen (GFX-010). */
  z.object({
    what: z.literal('graphic-picture'),
    of: z.enum(['templates', 'graphics', 'brandKits']),
    id,
    /** It is a layer of an imported design file, of no use to others (decision 107). */
    imported: z.boolean().optional(),
  }),
  /** A video for a template, seen with its department and brands (GFX-007). */
  z.object({ what: z.literal('graphic-video'), of: z.literal('templates'), id }),
  z.object({ what: z.literal('graphic-font') }),
]);
export type UploadTarget = z.output<typeof uploadTarget>;

/** One of these capabilities is needed to upload to a target; its document must also be visible. */
export function uploadNeeds(target: UploadTarget): readonly Capability[] {
  switch (target.what) {
    case 'deliverable':
      return ['uploadVersion'];
    case 'subtitle':
      return ['editDeliverables'];
    case 'brief-file':
      return target.as === 'signed' ? ['uploadSigned'] : ['uploadVersion']; // USR-103, USR-078
    case 'briefReference':
      return ['manageReferences'];
    case 'collection-file':
      return ['uploadToCollection'];
    case 'inspiration':
      return ['openInspirations'];
    case 'archive-awaiting':
    case 'match-reel':
      return ['manageArchive'];
    case 'livestream-county-logo':
      return ['openLivestreams'];
    case 'graphic-picture':
      return ['openGraphics'];
    case 'graphic-video':
    case 'graphic-font':
      return ['designTemplates'];
  }
}

/** Whether this person may upload to this target at all. */
export function mayUpload(viewer: Viewer, target: UploadTarget): boolean {
  return canAny(viewer, uploadNeeds(target));
}

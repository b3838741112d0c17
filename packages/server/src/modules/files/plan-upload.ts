import { ownScope, scopeFault, type Viewer } from '@pavilion/domain/access';
import { config, configurationId, defaultConfiguration } from '@pavilion/domain/accounts';
import { matches } from '@pavilion/domain/archive';
import { mayUpload, storagePath, type UploadTarget, uploadTarget } from '@pavilion/domain/files';
import { brandKits, graphics, templates } from '@pavilion/domain/graphics';
import { collections } from '@pavilion/domain/library';
import {
  acceptedBy,
  acceptedForType,
  briefs,
  deliverables,
  missingForBriefFile,
  missingForCollectionFile,
  refuseUpload,
} from '@pavilion/domain/production';
import type { Context } from '../../context.ts';
import { notAllowed, notFound, Refusal } from '../../engines/store/refusal.ts';
import { checkFont } from './check-font.ts';
import { checkPicture } from './check-picture.ts';
import {
  placeGraphicFont,
  placeGraphicPicture,
  placeGraphicVideo,
  placeInspiration,
  placeLogo,
  placeReel,
  placeUnassociated,
} from './place-others.ts';
import {
  placeBriefFile,
  placeBriefReference,
  placeCollectionFile,
  placeSubtitle,
  placeVersion,
} from './place-production.ts';
import type { Placing } from './placing.ts';
import type { FontFacts } from './read-font.ts';

export interface AboutUpload {
  name: string;
  /** Type according to the author's browser; not trusted. */
  type?: string | undefined;
  size: number;
  target: UploadTarget;
}

export interface UploadPlan extends Placing {
  /** Folder of the storage key. */
  folder: string;
  accepted: readonly string[];
  /** Refuses the content of the complete file. */
  check?: (path: string) => Promise<void>;
}

type Claimed = { name?: string | null; type?: string | null; target?: string | null };

/** Parses the metadata sent with an upload; invalid metadata is refused. */
export function readUpload(metadata: Claimed, size: number): AboutUpload {
  const parsed = uploadTarget.safeParse(parseJson(metadata.target ?? ''));
  if (!parsed.success) throw new Refusal('INVALID', 'This upload does not say where the file should go.');
  const name = metadata.name ?? '';
  if (name.length > 500) throw new Refusal('INVALID', 'File name can have at most 500 characters.');
  return { name, type: metadata.type || undefined, size, target: parsed.data };
}

/**
 * Checks that this person can upload this file to this target, and plans the upload. Called before the first byte, so that
 * nobody waits an hour to be refused, and again after the last, since both may have changed.
 */
export async function planUpload(context: Context, viewer: Viewer, about: AboutUpload): Promise<UploadPlan> {
  if (!mayUpload(viewer, about.target)) throw notAllowed();
  const plan = await planFor(context, viewer, about);
  const requiredName = about.target.what === 'deliverable' ? about.target.requiredName : undefined;
  const refusal = refuseUpload(about, { accepted: plan.accepted, requiredName });
  if (refusal) throw new Refusal('WRONG_FILE', refusal);
  return plan;
}

const typesWithPictures = { templates, graphics, brandKits };

async function planFor(context: Context, viewer: Viewer, about: AboutUpload): Promise<UploadPlan> {
  const { target, name } = about;
  const year = context.clock().slice(0, 4);
  switch (target.what) {
    case 'deliverable':
    case 'subtitle': {
      const deliverable = found(await context.store.visible(viewer, deliverables, target.delID));
      const folder = storagePath(
        {
          what: 'deliverable',
          department: deliverable.department,
          briefTitle: deliverable.productionTitle ?? 'No brief',
          deliverableTitle: deliverable.title,
          deliverable: deliverable.id,
        },
        year,
      );
      if (target.what === 'subtitle')
        return { folder, accepted: acceptedBy.subtitle, ...placeSubtitle(deliverable.id) };
      const accepted = await acceptedOf(context, deliverable.type);
      return { folder, accepted, ...placeVersion(context, viewer, deliverable) };
    }
    case 'brief-file': {
      const brief = found(await context.store.visible(viewer, briefs, target.prodID));
      demandChosen(missingForBriefFile(target));
      // The department and the partner are those of the brief, which this person sees.
      const fault = scopeFault(viewer, target, { brand: 'brand' });
      if (fault) throw new Refusal('NOT_ALLOWED', fault.message, fault.field);
      return {
        folder: storagePath({ what: 'brief-file', department: brief.department, briefTitle: brief.title }, year),
        accepted: await acceptedOf(context, target.type),
        ...placeBriefFile(context, viewer, brief.id, target, name),
      };
    }
    case 'briefReference': {
      const brief = found(await context.store.visible(viewer, briefs, target.prodID));
      return {
        folder: storagePath({ what: 'briefReference', department: brief.department, briefTitle: brief.title }, year),
        accepted: [],
        ...placeBriefReference(brief.id),
      };
    }
    case 'collection-file': {
      found(await context.store.visible(viewer, collections, target.colID));
      demandChosen(missingForCollectionFile(target, viewer.user.partnerAccess));
      // Outside their lists people would not see the file after the upload.
      const fault = scopeFault(viewer, target, ownScope);
      if (fault) throw new Refusal('NOT_ALLOWED', fault.message, fault.field);
      return {
        folder: storagePath({ what: 'collection-file', department: target.department, collection: target.colID }, year),
        accepted: await acceptedOf(context, target.type),
        ...placeCollectionFile(viewer, target, name),
      };
    }
    case 'inspiration':
      return { folder: storagePath(target, year), accepted: acceptedBy.inspiration, ...placeInspiration(name) };
    case 'archive-awaiting':
      return { folder: storagePath(target, year), accepted: acceptedBy.archive, ...placeUnassociated(name) };
    case 'match-reel': {
      const match = found(await context.store.visible(viewer, matches, target.match));
      return { folder: storagePath(target, year), accepted: acceptedBy.archive, ...placeReel(match.id, name) };
    }
    case 'livestream-county-logo':
      return { folder: storagePath(target, year), accepted: acceptedBy.watermark, ...placeLogo(name) };
    case 'graphic-picture': {
      const whole = found(await context.store.visible(viewer, typesWithPictures[target.of], target.id));
      return {
        folder: storagePath(target, year),
        accepted: acceptedBy.picture,
        check: (path) => checkPicture(context, path, name),
        ...placeGraphicPicture(name, whole, target),
      };
    }
    case 'graphic-video': {
      const template = found(await context.store.visible(viewer, templates, target.id));
      return { folder: storagePath(target, year), accepted: acceptedBy.video, ...placeGraphicVideo(name, template) };
    }
    case 'graphic-font': {
      let facts: FontFacts | null = null;
      return {
        folder: storagePath(target, year),
        accepted: acceptedBy.font,
        check: async (path) => {
          facts = await checkFont(context, path, name);
        },
        ...placeGraphicFont(name, () => facts),
      };
    }
  }
}

/** PRD-061, LIB-028 */
async function acceptedOf(context: Context, type: string | undefined): Promise<readonly string[]> {
  const known = await context.store.get(config, configurationId);
  return acceptedForType((known ?? defaultConfiguration(context.config.organisation)).delTypes, type);
}

const choiceNames = {
  type: 'a type',
  brand: 'a brand',
  format: 'dimensions',
  department: 'a department',
  partner: 'a partner',
};

function demandChosen(missing: readonly (keyof typeof choiceNames)[]): void {
  const [first] = missing;
  if (first)
    throw new Refusal(
      'INVALID',
      `Please choose ${missing.map((field) => choiceNames[field]).join(' and ')} first.`,
      first,
    );
}

function found<T>(document: T | null): T {
  if (!document) throw notFound();
  return document;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

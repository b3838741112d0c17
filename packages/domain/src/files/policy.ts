import { and, nothing, or, type Where } from '@pavilion/sync';
import { archiveReading } from '../access/match-access.ts';
import { definePolicy } from '../access/policy.ts';
import { canAny } from '../access/read-write.ts';
import { isUnrestricted, scope } from '../access/scope.ts';
import { can, type Viewer } from '../access/viewer.ts';
import { graphicScope } from '../graphics/graphic-rights.ts';
import { deliverableReading } from '../production/policy.ts';
import { type FileDocument, files } from './documents.ts';

const archiveKinds = ['recording', 'match-reel', 'match-clip'] as const;

/** Who reads files, by kind: archive files by match access, versions like their deliverable, and so on. */
function reading(viewer: Viewer): Where {
  if (!can(viewer, 'signedIn')) return nothing;
  const production = canAny(viewer, ['openProduction', 'writeBriefs']);
  return or(
    // People without drafts see the signed version and the subtitles of a signed deliverable, not its earlier versions.
    and(
      { what: { in: ['deliverable', 'subtitle', 'collection-file'] } },
      deliverableReading(viewer, { delState: 'signed', or: [{ status: 'signed' }, { what: 'subtitle' }] }),
    ),
    production
      ? and(
          { what: 'briefReference' },
          scope(viewer, { department: 'department', brand: 'brand', brands: 'brands', partner: 'partner' }),
        )
      : nothing,
    { what: 'inspiration' },
    zipReading(viewer),
    and({ what: { in: archiveKinds } }, archiveReading(viewer)),
    can(viewer, 'manageArchive') ? { what: 'archive-awaiting' } : nothing,
    can(viewer, 'openLivestreams') ? { what: 'livestream-county-logo' } : nothing,
    can(viewer, 'openGraphics')
      ? or(
          { what: 'graphic-font' },
          and({ what: { in: ['graphic-picture', 'graphic-video'] } }, scope(viewer, graphicScope)),
        )
      : nothing,
  );
}

/** The file of a zip, by the same rule as the zip. */
function zipReading(viewer: Viewer): Where {
  const own: Where = { what: 'zip', created_by: viewer.id };
  if (!isUnrestricted(viewer)) return own;
  if (can(viewer, 'seeDrafts')) return { what: 'zip' };
  return can(viewer, 'openCatalogue') ? or(own, { what: 'zip', not: { colID: null } }) : own;
}

function maintains(viewer: Viewer, file: FileDocument): boolean {
  switch (file.what) {
    case 'recording':
    case 'match-reel':
    case 'match-clip':
    case 'archive-awaiting':
      return can(viewer, 'manageArchive');
    case 'livestream-county-logo':
      return can(viewer, 'openLivestreams');
    case 'briefReference':
      return can(viewer, 'manageReferences');
    case 'collection-file':
      return can(viewer, 'uploadToCollection');
    case 'deliverable':
    case 'subtitle':
      return can(viewer, 'editDeliverables');
    case 'graphic-picture':
      return can(viewer, 'openGraphics');
    case 'graphic-video':
    case 'graphic-font':
      return can(viewer, 'designTemplates');
    case 'inspiration':
    case 'zip':
      return false;
  }
}

export const filesPolicies = {
  /** Uploads make files; nobody inserts one. */
  files: definePolicy(files, {
    read: reading,
    patch: (viewer, file) => {
      if (!maintains(viewer, file)) return [];
      switch (file.what) {
        case 'recording':
        case 'match-reel':
        case 'match-clip':
        case 'archive-awaiting':
          return ['label', 'part', 'day', 'metadata.timecodeStart']; // DAT-102
        case 'deliverable':
          return ['branded', 'brandedTag'];
        case 'subtitle':
        case 'livestream-county-logo':
        case 'briefReference':
        case 'collection-file':
        case 'graphic-picture':
        case 'graphic-video':
        case 'graphic-font':
          return ['label'];
        case 'inspiration':
        case 'zip':
          return [];
      }
    },
    // Calls delete versions, subtitles and zips, by rules of their own.
    remove: (viewer, file) => file.what !== 'deliverable' && file.what !== 'subtitle' && maintains(viewer, file),
  }),
};

import { and, nothing, or, type Where } from '@pavilion/sync';
import { archiveReading } from '../access/match-access.ts';
import { definePolicy } from '../access/policy.ts';
import { canAny } from '../access/read-write.ts';
import { isUnrestricted, scope } from '../access/scope.ts';
import { can, type Viewer } from '../access/viewer.ts';
import { deliverableReading } from '../production/policy.ts';
import { type FileDocument, files } from './documents.ts';

const archiveKinds = ['recording', 'match-reel', 'match-clip'] as const;

/** Files of the archive lie within match access; those of deliverables follow their deliverable, and so on for each kind. */
function reading(viewer: Viewer): Where {
  if (!can(viewer, 'signedIn')) return nothing;
  const production = canAny(viewer, ['openProduction', 'writeBriefs']);
  return or(
    // Without drafts, a signed deliverable shows its signed version and its subtitles, not the road there.
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
    case 'inspiration':
    case 'zip':
      return false;
  }
}

export const filesPolicies = {
  /** Files come into being by an upload, never by an insert. */
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
          return ['label'];
        case 'inspiration':
        case 'zip':
          return [];
      }
    },
    // Versions, subtitles and zips have rules of their own about being deleted: those go by a call.
    remove: (viewer, file) => file.what !== 'deliverable' && file.what !== 'subtitle' && maintains(viewer, file),
  }),
};

import { everything, nothing } from '@pavilion/sync';
import { archiveReading } from '../access/match-access.ts';
import { definePolicy } from '../access/policy.ts';
import { canAny, readableBy } from '../access/read-write.ts';
import { can } from '../access/viewer.ts';
import { isRemovable } from './clips/clip-steps.ts';
import { deliveryAttributes } from './clips/tag-options.ts';
import {
  archiveEvents,
  clippingRequests,
  competitions,
  matches,
  matchFormats,
  players,
  teams,
  venues,
} from './documents.ts';
import { matchSheets } from './matches/match-sheet.ts';
import { platformVideos } from './matches/platform-videos.ts';

const tags = ['tcIn', 'tcOut', 'bookmark', 'bookmarkPlayer', 'bookmarkTeam', 'note'] as const;

export const archivePolicies = {
  matches: definePolicy(matches, {
    read: archiveReading,
    // The first catch-up makes a video at the platform, so it needs a call; later switches are plain patches (OPN-084,
    // DAT-105).
    patch: (viewer, match) =>
      can(viewer, 'manageArchive') ? ['tv', 'pulseID', ...(match.catchupBCId ? (['catchupBC'] as const) : [])] : [],
  }),
  // A sheet carries no match fields for a rule to check; the scorecard call checks the match instead.
  matchSheets: definePolicy(matchSheets, { read: () => nothing }),
  archiveEvents: definePolicy(archiveEvents, {
    read: archiveReading,
    insert: (viewer, event) =>
      can(viewer, 'clipRecordings') && event.source === 'user' ? [...tags, 'file', 'match'] : [], // ARC-107
    patch: (viewer, event) =>
      event.clipStatus === 'clipping'
        ? []
        : [
            ...(can(viewer, 'clipRecordings') ? ([...tags, 'manualSet'] as const) : []), // DAT-103
            // Only archive administrators correct what the feed says of a delivery (ARC-122).
            ...(can(viewer, 'manageArchive') && event.source === 'feed' ? deliveryAttributes : []),
          ],
    remove: (viewer, event) => can(viewer, 'clipRecordings') && isRemovable(event),
  }),
  // Visible wherever its clip is (OPN-064); only a call creates it (DAT-104).
  clippingRequests: definePolicy(clippingRequests, { read: archiveReading }),
  players: definePolicy(players, {
    read: readableBy('openArchive', 'manageArchive'),
    patch: (viewer) => (can(viewer, 'manageArchive') ? ['pulseID'] : []), // DAT-106
  }),
  competitions: definePolicy(competitions, {
    read: readableBy('openArchive', 'manageArchive'),
    patch: (viewer) => (can(viewer, 'manageArchive') ? ['pulseID'] : []), // DAT-106
  }),
  // Names of teams, venues and formats are public, and the editors of restrictions offer them.
  teams: definePolicy(teams, { read: readableBy('signedIn') }),
  venues: definePolicy(venues, { read: readableBy('signedIn') }),
  matchFormats: definePolicy(matchFormats, { read: readableBy('signedIn') }),
  platformVideos: definePolicy(platformVideos, {
    read: (viewer) =>
      canAny(viewer, ['manageArchive', 'manageUsers'])
        ? everything
        : can(viewer, 'seeDrafts')
          ? { created_by: viewer.id }
          : nothing,
  }),
};

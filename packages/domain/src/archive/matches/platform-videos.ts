import type { DocumentOf } from '@pavilion/sync';
import { z } from 'zod';
import { defineDocument } from '../../define-document.ts';
import { choice, count, createdStamps, instant, reference, requiredText, updatedStamps } from '../../fields.ts';

/**
 * State of a video on its way to the video platform. `made`: an entry without a film, for catch-up. `kept`: only listed,
 * because no platform is set up.
 */
export const platformVideoStates = ['queued', 'sending', 'sent', 'made', 'kept', 'failed'] as const;
export type PlatformVideoState = (typeof platformVideoStates)[number];

/**
 * Videos sent to the video platform, or only listed because none is set up. Read by administrators (ARC-052, ARC-087, DAT-109,
 * DAT-110).
 */
export const platformVideos = defineDocument('platformVideos', {
  about: { noun: 'video', plural: 'videos', title: ['name'], page: null, removal: 'never' },

  schema: () =>
    z.object({
      name: requiredText('Name', 255),
      state: z.enum(platformVideoStates).default('queued'),
      /** The file to send; absent for an entry without a film. */
      file: reference(),
      match: reference(),
      deliverable: reference(),
      /** Video id at the platform. */
      videoId: reference(),
      error: choice('Error', 2_000),
      attempts: count(),
      sent_at: instant().optional(),
      ...createdStamps,
      ...updatedStamps,
    }),
  indexes: [
    { fields: [], orderBy: [{ field: 'created_at', direction: 'desc' }] },
    { fields: ['state'], orderBy: [{ field: 'created_at', direction: 'desc' }] },
    { fields: ['file'], orderBy: [{ field: 'created_at', direction: 'desc' }] },
    { fields: ['match'] },
  ],
});
export type PlatformVideo = DocumentOf<typeof platformVideos>;

/** Whether a video is on its way; sending it again would make a second one. */
export const isUnderway = (video: Pick<PlatformVideo, 'state'>): boolean =>
  video.state === 'queued' || video.state === 'sending';

import { files } from '@pavilion/domain/files';
import { filmFacts, refuseFilm, refuseFilmPart, slots } from '@pavilion/domain/graphics';
import { sameJson } from '@pavilion/sync';
import { actingViewer } from '../../engines/auth/viewers.ts';
import { each } from '../../engines/store/each.ts';
import { Refusal } from '../../engines/store/refusal.ts';
import type { Effect } from '../../engines/store/types.ts';

/**
 * Writes onto a video layer what its scene has to know about the film. Refuses films that the person who sets them may not see,
 * files that are none, and parts that the film does not have (GFX-007, GFX-010, GFX-035).
 */
export const checkVideos: Effect<typeof slots> = {
  on: slots,
  complete: each(async (tx, { before, after }) => {
    const { video } = after;
    if (!video || sameJson(video, before?.video)) return undefined;
    const isNew = video.file !== before?.video?.file;
    const viewer = isNew ? await actingViewer(tx) : null;
    const file = viewer ? await tx.visible(viewer, files, video.file) : await tx.get(files, video.file);
    if (!file && isNew && viewer) {
      throw new Refusal('NOT_FOUND', 'This video does not exist, or you do not have access to it.', 'video.file');
    }
    // A layer whose film was deleted can still be moved and changed.
    if (!file) return undefined;
    const refused = isNew ? refuseFilm(file) : null;
    if (refused) throw new Refusal('INVALID', refused, 'video.file');
    const checked = { ...video, ...filmFacts(file) };
    const outside = refuseFilmPart(checked);
    if (outside) throw new Refusal('INVALID', outside.message, outside.field);
    return { video: checked };
  }),
};

import { sendToPlatform } from '../../engines/outbox/send-to-platform.ts';
import { defineModule } from '../../module.ts';
import { archiveHandlers } from './calls.ts';
import {
  carryEventToRequests,
  completeMark,
  forgetDeletedClip,
  removeClipOfEvent,
  resetMovedClip,
} from './clips/clip-events.ts';
import { cutRequestedClip } from './clips/cut-requested-clip.ts';
import { carryMatch, followRecording } from './matches/carry-match.ts';
import { markFilm, markOldFilm } from './matches/mark-film.ts';
import { keepPartsApart } from './matches/parts-apart.ts';
import { placeRestoredClip, placeRestoredMark } from './matches/restored-marks.ts';

export const archive = defineModule({
  calls: archiveHandlers,
  effects: [
    carryMatch,
    keepPartsApart,
    followRecording,
    placeRestoredMark,
    placeRestoredClip,
    markFilm,
    completeMark,
    resetMovedClip,
    removeClipOfEvent,
    carryEventToRequests,
    forgetDeletedClip,
  ],
  jobs: [cutRequestedClip, sendToPlatform],
  start: markOldFilm,
});

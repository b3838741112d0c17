import { sendToPlatform } from '../../engines/outbox/send-to-platform.ts';
import { defineModule } from '../../module.ts';
import { cancelClip, createClip } from './clips/clip-calls.ts';
import {
  carryEventToRequests,
  completeMark,
  forgetDeletedClip,
  removeClipOfEvent,
  resetMovedClip,
} from './clips/clip-events.ts';
import { cutRequestedClip } from './clips/cut-requested-clip.ts';
import { eventChoices } from './clips/event-choices.ts';
import { archiveKeepers } from './matches/archive-keepers.ts';
import { carryMatch, followRecording } from './matches/carry-match.ts';
import { markFilm, markOldFilm } from './matches/mark-film.ts';
import { archivePaired, associateAgain } from './matches/pair-files.ts';
import { keepPartsApart } from './matches/parts-apart.ts';
import { checkPlaceOfFilm } from './matches/place-of-film.ts';
import { bcCMSCreate, sendAgain, sendToBC } from './matches/platform-calls.ts';
import { matchChoices, scorecard } from './matches/read-matches.ts';
import { generatePreviewRequest, metadataOnRequest } from './matches/request-media.ts';
import { placeRestoredClip, placeRestoredMark } from './matches/restored-marks.ts';
import { traceFilm } from './matches/trace-film.ts';
import { filmCover, keepBowledTimes } from './places/bowled-times.ts';
import { placeDeliveries } from './places/place-deliveries.ts';
import { planByTimes, planShift } from './places/plan-places.ts';

export const archive = defineModule({
  calls: {
    matchChoices,
    scorecard,
    archivePaired,
    associateAgain,
    traceFilm,
    archiveKeepers,
    metadataOnRequest,
    generatePreviewRequest,
    sendToBC,
    sendAgain,
    bcCMSCreate,
    createClip,
    cancelClip,
    eventChoices,
    placeDeliveries,
    planShift,
    planByTimes,
    keepBowledTimes,
    filmCover,
  },
  effects: [
    carryMatch,
    checkPlaceOfFilm,
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
  upgrades: { markOldFilm },
});

import { defineModule } from '../../module.ts';
import { beginUncarried, countCarrying, countOldCarriages } from './count-carriages.ts';
import { removeDestination, saveDestination } from './destination-calls.ts';
import {
  activateSEP,
  addRTMP,
  cancelStream,
  channelStatus,
  currentStreams,
  deactivateSEP,
  getStream,
  liveEngine,
  newStreamKey,
  playbackToken,
  renameStream,
  rundownChoices,
  setStreamGraphics,
  setWatermark,
  stopRTMP,
  streamReporting,
} from './engine-calls.ts';
import { forgetControl } from './forget-control.ts';
import { forgetWatermark } from './forget-watermark.ts';
import { registerPreviews } from './preview-routes.ts';
import { addStream, upcomingFixtures } from './set-up-calls.ts';
import { streamRecordings } from './stream-recordings.ts';

export const livestreams = defineModule({
  calls: {
    liveEngine,
    currentStreams,
    getStream,
    streamRecordings,
    channelStatus,
    addStream,
    upcomingFixtures,
    activateSEP,
    deactivateSEP,
    playbackToken,
    addRTMP,
    stopRTMP,
    saveDestination,
    removeDestination,
    setWatermark,
    rundownChoices,
    setStreamGraphics,
    newStreamKey,
    renameStream,
    cancelStream,
    streamReporting,
  },
  effects: [forgetControl, forgetWatermark, countCarrying, beginUncarried],
  upgrades: { countOldCarriages },
  routes: [registerPreviews],
});

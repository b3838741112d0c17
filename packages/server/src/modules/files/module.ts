import { mediaTools } from '../../engines/media/media-tools.ts';
import { defineModule } from '../../module.ts';
import { admitNote } from './admit-note.ts';
import { carryBriefToReferences, carryDeliverableToFiles, carryFileToNotes } from './carry-copies.ts';
import { completeFile } from './complete-file.ts';
import { registerDownloads } from './download-routes.ts';
import { createMetadata, retryMedia } from './make-again.ts';
import { makeMedia } from './make-media.ts';
import { reapUploads } from './reap-uploads.ts';
import { removeForgottenFiles } from './remove-forgotten-files.ts';
import { registerUploads } from './upload-routes.ts';
import { followTools, makeWaitingMedia, noteOldWaiting, waitingMedia } from './waiting-media.ts';

export const files = defineModule({
  calls: { createMetadata, retryMedia, waitingMedia, makeWaitingMedia },
  effects: [completeFile, admitNote, carryDeliverableToFiles, carryBriefToReferences, carryFileToNotes],
  jobs: [makeMedia, reapUploads, removeForgottenFiles],
  routes: [registerUploads, registerDownloads],
  upgrades: { noteOldWaiting },
  async start(context, atEnd) {
    atEnd(followTools(context));
    const { tools, summary } = await mediaTools(context.config);
    if (!tools) context.log.warn(summary);
  },
});

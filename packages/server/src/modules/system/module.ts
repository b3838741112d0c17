import { postChat, sendMail } from '../../engines/outbox/deliver.ts';
import { gatherMessages } from '../../engines/outbox/gather-messages.ts';
import { sweepOutbox } from '../../engines/outbox/sweep-outbox.ts';
import { defineModule } from '../../module.ts';
import { registerBackup } from './backup/backup-route.ts';
import { backUpNightly, checkBackupPlace, watchBackups } from './backup/nightly-jobs.ts';
import { health } from './check-health.ts';
import { listFailedJobs, retryJob } from './failed-jobs.ts';
import { forgetOldMessages } from './forget-old-messages.ts';
import { listOwnDeletions } from './list-own-deletions.ts';
import { listTrash } from './list-trash.ts';
import { maintain } from './maintain.ts';
import { restoreFromTrash } from './restore-from-trash.ts';
import { sendMessageAgain } from './send-message-again.ts';
import { restoreOwnDeletion, undoDeletion } from './undo-deletion.ts';
import { undoSplit } from './undo-split.ts';

export const system = defineModule({
  calls: {
    health,
    listFailedJobs,
    retryJob,
    sendMessageAgain,
    listTrash,
    restoreFromTrash,
    listOwnDeletions,
    restoreOwnDeletion,
    undoDeletion,
    undoSplit,
  },
  jobs: [backUpNightly, forgetOldMessages, gatherMessages, maintain, postChat, sendMail, sweepOutbox, watchBackups],
  routes: [registerBackup],
  start: checkBackupPlace,
});

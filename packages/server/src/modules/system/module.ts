import { postChat, sendMail } from '../../engines/outbox/deliver.ts';
import { gatherMessages } from '../../engines/outbox/gather-messages.ts';
import { sweepOutbox } from '../../engines/outbox/sweep-outbox.ts';
import { defineModule } from '../../module.ts';
import { registerBackup } from './backup/backup-route.ts';
import { systemHandlers } from './calls.ts';
import { forgetOldMessages } from './forget-old-messages.ts';
import { maintain } from './maintain.ts';

export const system = defineModule({
  calls: systemHandlers,
  jobs: [forgetOldMessages, gatherMessages, maintain, postChat, sendMail, sweepOutbox],
  routes: [registerBackup],
});

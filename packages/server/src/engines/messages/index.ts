import { sendToPlatform } from '../../modules/archive/platform/send-to-platform.ts';
import type { Job } from '../jobs/types.ts';
import { postChat, sendMail } from './deliver.ts';
import { gatherMessages } from './gather-messages.ts';
import { sweepOutbox } from './sweep-outbox.ts';

export const integrationJobs: readonly Job[] = [
  gatherMessages,
  postChat,
  sendMail,
  sendToPlatform,
  sweepOutbox,
] as unknown as Job[];

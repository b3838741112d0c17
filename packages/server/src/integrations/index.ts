import type { Job } from '../jobs/types.ts';
import { postChat, sendMail } from './deliver.ts';
import { gatherMessages } from './gather-messages.ts';
import { sweepOutbox } from './sweep-outbox.ts';

export const integrationJobs: readonly Job[] = [gatherMessages, postChat, sendMail, sweepOutbox] as unknown as Job[];

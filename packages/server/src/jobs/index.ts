import { welcome } from '../auth/welcome.ts';
import { postChat, sendMail } from '../integrations/outbox.ts';
import { maintain } from '../system/maintain.ts';
import type { Job } from './types.ts';

/** Every job of the product. A new one is a line here. */
export const jobs: readonly Job[] = [maintain, postChat, sendMail, welcome] as unknown as readonly Job[];

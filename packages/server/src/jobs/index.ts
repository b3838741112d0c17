import { feedbackSummary } from '../accounts/feedback-summary.ts';
import { archiveJobs } from '../archive/index.ts';
import { answerAccessRequest } from '../auth/access-request.ts';
import { mailPasswordLink } from '../auth/mail-password-link.ts';
import { welcome } from '../auth/welcome.ts';
import { billingJobs } from '../billing/index.ts';
import { filesJobs } from '../files/index.ts';
import { inspirationsJobs } from '../inspirations/index.ts';
import { integrationJobs } from '../integrations/index.ts';
import { libraryJobs } from '../library/index.ts';
import { livestreamsJobs } from '../livestreams/index.ts';
import { plannerJobs } from '../planner/index.ts';
import { productionJobs } from '../production/index.ts';
import { searchJobs } from '../search/index.ts';
import { forgetOldMessages } from '../system/forget-old-messages.ts';
import { maintain } from '../system/maintain.ts';
import type { Job } from './types.ts';

/** Every job of the product. A new one is a line here. */
export const jobs: readonly Job[] = [
  ...filesJobs,
  ...integrationJobs,
  ...libraryJobs,
  ...productionJobs,
  ...inspirationsJobs,
  ...plannerJobs,
  ...billingJobs,
  ...archiveJobs,
  ...livestreamsJobs,
  ...searchJobs,
  answerAccessRequest,
  feedbackSummary,
  forgetOldMessages,
  mailPasswordLink,
  maintain,
  welcome,
] as unknown as readonly Job[];

import { feedbackSummary } from '../../modules/accounts/feedback-summary.ts';
import { archiveJobs } from '../../modules/archive/index.ts';
import { billingJobs } from '../../modules/billing/index.ts';
import { filesJobs } from '../../modules/files/index.ts';
import { inspirationsJobs } from '../../modules/inspirations/index.ts';
import { libraryJobs } from '../../modules/library/index.ts';
import { livestreamsJobs } from '../../modules/livestreams/index.ts';
import { plannerJobs } from '../../modules/planner/index.ts';
import { productionJobs } from '../../modules/production/index.ts';
import { forgetOldMessages } from '../../modules/system/forget-old-messages.ts';
import { maintain } from '../../modules/system/maintain.ts';
import { answerAccessRequest } from '../auth/access-request.ts';
import { mailPasswordLink } from '../auth/mail-password-link.ts';
import { welcome } from '../auth/welcome.ts';
import { integrationJobs } from '../messages/index.ts';
import { searchJobs } from '../search/index.ts';
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

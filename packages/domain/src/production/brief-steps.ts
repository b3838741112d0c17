import { notAllowed, type Refused } from '../access/refused.ts';
import { can, type Viewer } from '../access/viewer.ts';
import type { Brief } from './documents.ts';

type Step = (viewer: Pick<Viewer, 'user'>, brief: Pick<Brief, 'status' | 'slackChannelId'>) => Refused | null;

export const submittedAlready: Refused = { code: 'NOT_DRAFT', message: 'This brief has been submitted already.' };
export const onlyDraftsGo: Refused = { code: 'NOT_DRAFT', message: 'Only a draft brief can be deleted.' };
export const channelNeedsSubmission: Refused = {
  code: 'NOT_SUBMITTED',
  message: 'A chat channel is made once the brief has been submitted.',
};
export const hasChannel: Refused = { code: 'HAS_CHANNEL', message: 'This brief has a chat channel already.' };

/** Why this person cannot submit a brief, or null (PRD-030). */
export const refuseSubmission: Step = (viewer, { status }) => {
  if (!can(viewer, 'submitBriefs')) return notAllowed;
  return status === 'Draft' ? null : submittedAlready;
};

/** Why this person cannot say that a draft is ready to submit, or null. */
export const refuseTellingOfDraft: Step = (viewer, { status }) => {
  if (!can(viewer, 'writeBriefs')) return notAllowed;
  return status === 'Draft' ? null : submittedAlready;
};

/** Why this person cannot have the chat channel of a brief made, or null (USR-099). */
export const refuseChatChannel: Step = (viewer, { status, slackChannelId }) => {
  if (!can(viewer, 'makeChatChannel')) return notAllowed;
  if (status !== 'Submitted') return channelNeedsSubmission;
  return slackChannelId ? hasChannel : null;
};

/** Why this person cannot delete a brief, or null (PRD-013, OPN-046). The call also refuses while anything is booked on the brief. */
export const refuseBriefDeletion: Step = (viewer, { status }) => {
  if (!can(viewer, 'deleteDeliverables')) return notAllowed;
  return status === 'Draft' ? null : onlyDraftsGo;
};

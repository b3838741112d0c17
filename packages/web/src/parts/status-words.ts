import { lookIn, type StateLook, type StateTone } from '@pavilion/domain';
import {
  IconAlertTriangle,
  IconArrowsExchange,
  IconBan,
  IconBroadcast,
  IconCheck,
  IconCircle,
  IconCircleCheck,
  IconCircleDashed,
  IconClock,
  IconCut,
  IconEye,
  IconFileText,
  IconHourglass,
  IconLoader2,
  IconMessageCircle,
  IconMinus,
  IconPencil,
  IconPlayerPause,
  IconPlayerStop,
  IconProgress,
  IconRefresh,
  IconSend,
  IconX,
} from '@tabler/icons-react';

export interface StatusLook extends StateLook {
  icon: typeof IconCircle;
}

const look = (word: string, tone: StateTone, icon: typeof IconCircle): StatusLook => ({ word, tone, icon });

/** Every state of the product as icon, word and colour. Keys are the stored values. */
export const statusLooks = {
  // Deliverables (DAT-054).
  production: look('Pre-Production', 'grey', IconCircle),
  feedback: look('Awaiting Feedback', 'blue', IconMessageCircle),
  reworking: look('Reworking', 'orange', IconRefresh),
  signed: look('Signed Off', 'green', IconCheck),
  held: look('On Hold', 'violet', IconPlayerPause),
  overdue: look('Overdue', 'red', IconClock),
  // File versions.
  review: look('In Review', 'blue', IconMessageCircle),
  edit: look('In Edit', 'orange', IconPencil),
  superseded: look('Superseded', 'grey', IconMinus),
  // Briefs.
  Draft: look('Draft', 'grey', IconFileText),
  Submitted: look('Submitted', 'blue', IconSend),
  completed: look('Completed', 'green', IconCircleCheck),
  // Planner.
  pencilled: look('Pencilled', 'yellow', IconPencil),
  confirmed: look('Confirmed', 'green', IconCheck),
  cancelled: look('Cancelled', 'grey', IconBan),
  // Clips and jobs.
  requested: look('Requested', 'blue', IconHourglass),
  clipping: look('Clipping', 'orange', IconCut),
  clipped: look('Clipped', 'green', IconCheck),
  ready: look('Ready', 'green', IconCircleCheck),
  pending: look('Pending', 'grey', IconHourglass),
  broken: look('Broken', 'red', IconAlertTriangle),
  failed: look('Failed', 'red', IconAlertTriangle),
  queued: look('Queued', 'grey', IconHourglass),
  active: look('Active', 'green', IconProgress),
  sent: look('Sent', 'green', IconSend),
  gathered: look('Gathered', 'grey', IconHourglass),
  sending: look('Sending', 'blue', IconSend),
  uncertain: look('Uncertain', 'orange', IconAlertTriangle),
  unconfigured: look('Not Set Up', 'grey', IconBan),
  ended: look('Link Ended', 'grey', IconMinus),
  // Livestreams.
  live: look('Live', 'red', IconProgress),
  connected: look('Connected', 'green', IconCircleCheck),
  waiting: look('Waiting', 'yellow', IconHourglass),
  pending_activation: look('Activating', 'yellow', IconLoader2),
  deactivation_in_progress: look('Deactivating', 'yellow', IconLoader2),
  finished: look('Finished', 'grey', IconPlayerStop),
  none: look('None', 'grey', IconMinus),
  // Review decisions (OPN-048).
  Approve: look('Approve', 'green', IconCheck),
  'Reject: added my notes': look('Reject: added my notes', 'red', IconX),
  'Reject: no notes': look('Reject: no notes', 'red', IconX),
  'No opinion': look('No opinion', 'grey', IconMinus),
  'Signed Off': look('Signed Off', 'green', IconCheck),
  Rejected: look('Rejected', 'red', IconX),
  'Not Seen': look('Not Seen', 'grey', IconCircleDashed),
  Seen: look('Seen', 'grey', IconEye),
  // Social graphics.
  draft: look('Draft', 'grey', IconFileText),
  published: look('Published', 'green', IconCheck),
  unpublished: look('Changes not published', 'orange', IconCircleDashed),
  retired: look('Retired', 'grey', IconBan),
  drawing: look('Drawing', 'blue', IconLoader2),
  onAir: look('On air', 'red', IconBroadcast),
  // People.
  inactive: look('Inactive', 'grey', IconBan),
  unpaired: look('Unpaired', 'orange', IconArrowsExchange),
} as const satisfies Record<string, StatusLook>;
export type KnownStatus = keyof typeof statusLooks;

/** Look of a stored state; an unknown one is shown as its value, in words (OPN-069, OPN-077). */
export function statusLook(status: string): StatusLook {
  return { icon: IconCircle, ...lookIn<StatusLook>(statusLooks, status) };
}

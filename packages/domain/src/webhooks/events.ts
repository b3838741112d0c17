/** Events that a webhook can ask for, with their labels and what they report. The names are part of the interface to receivers. */
export const webhookEvents = {
  'brief.created': { label: 'Brief created', tells: 'Someone starts a brief.' },
  'brief.status_changed': {
    label: 'Brief changed status',
    tells: 'A brief is submitted, completed or reopened.',
  },
  'version.uploaded': { label: 'Version uploaded', tells: 'A deliverable has a new version.' },
  'version.signed_off': { label: 'Version signed off', tells: 'A version is signed off.' },
  'version.rejected': { label: 'Version rejected', tells: 'A version goes back to its editor.' },
  'version.recalled': {
    label: 'Version recalled',
    tells: 'A sign-off or a rejection is taken back, or a version is in review again.',
  },
  'version.reviewed': { label: 'Reviewer decided', tells: 'A reviewer sets their own decision on a version.' },
  'clip.finished': { label: 'Clip finished', tells: 'A requested clip is cut.' },
  'clip.failed': { label: 'Clip failed', tells: 'A requested clip could not be cut.' },
  'stream.live': { label: 'Stream went live', tells: 'The encoder of a stream starts sending.' },
  'stream.ended': { label: 'Stream ended', tells: 'A stream that was live is over.' },
} as const satisfies Record<string, { label: string; tells: string }>;

export type WebhookEvent = keyof typeof webhookEvents;
export const webhookEventNames = Object.keys(webhookEvents) as WebhookEvent[];

/** Event of Send Test. No webhook asks for it. */
export const testEvent = 'webhook.test';

/** Label of a stored event: "Version signed off". */
export function webhookEventLabel(event: string): string {
  if (event === testEvent) return 'Test';
  return (webhookEvents as Record<string, { label: string }>)[event]?.label ?? event;
}

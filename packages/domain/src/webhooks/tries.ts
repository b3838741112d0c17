const minute = 60;
const hour = 60 * minute;

/** Seconds from a failed try to the next one: eight tries within a day. */
export const webhookDelays = [5, minute, 5 * minute, 30 * minute, 2 * hour, 7 * hour, 14 * hour] as const;
export const mostWebhookTries = webhookDelays.length + 1;

/** Seconds from this number of failed tries to the next one; null when the delivery is given up. */
export const delayAfter = (failedTries: number): number | null => webhookDelays[failedTries - 1] ?? null;

/** Days of failures alone after which a webhook is switched off. */
export const webhookPatienceDays = 5;

const day = 24 * hour * 1_000;

/**
 * Whether a webhook is switched off: a delivery was given up, and since `failingSince`, days ago, none has arrived. One
 * delivery that fails is not enough, however rare deliveries are: it is tried for a day first.
 */
export const isTiredOf = (failingSince: string | undefined, now: string): boolean =>
  failingSince !== undefined && Date.parse(now) - Date.parse(failingSince) >= webhookPatienceDays * day;

/** Days for which the log keeps a delivery. */
export const webhookLogDays = 30;

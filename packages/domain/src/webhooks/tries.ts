const minute = 60;
const hour = 60 * minute;

/** Seconds from a failed try to the next one: eight tries within a day. */
export const webhookDelays = [5, minute, 5 * minute, 30 * minute, 2 * hour, 7 * hour, 14 * hour] as const;
export const mostWebhookTries = webhookDelays.length + 1;

/** Seconds from this number of failed tries to the next one; null when the delivery is given up. */
export const delayAfter = (failedTries: number): number | null => webhookDelays[failedTries - 1] ?? null;

/** Longest wait that a receiver can ask for: the longest of our own, so that a week of such answers is still noticed. */
const mostAskedSeconds = webhookDelays.at(-1)!;

/**
 * Seconds to the next try after an answer with `Retry-After`, which is a number of seconds or a date: at least as long as the
 * receiver asks, and never sooner than without it.
 */
export function delayAsked(delay: number, retryAfter: string | null, now: string): number {
  const text = retryAfter?.trim() ?? '';
  // A number alone is a year to `Date.parse`.
  const seconds = /^\d+$/.test(text)
    ? Number(text)
    : /^[A-Z][a-z]+, /.test(text)
      ? Math.ceil((Date.parse(text) - Date.parse(now)) / 1_000)
      : 0;
  return Number.isNaN(seconds) ? delay : Math.max(delay, Math.min(seconds, mostAskedSeconds));
}

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

/** A progress in per cent, and the millisecond at which it was seen. */
export interface Seen {
  progress: number;
  at: number;
}

/** A pace over less than this tells nothing. */
const leastMilliseconds = 10_000;
const leastPercent = 5;

/** The time left at the pace between two progresses, in words; null while nothing can honestly be said. */
export function leftWords(first: Seen, now: Seen): string | null {
  const [done, passed] = [now.progress - first.progress, now.at - first.at];
  if (done < leastPercent || passed < leastMilliseconds || now.progress >= 100) return null;
  const minutes = Math.round(((100 - now.progress) * passed) / done / 60_000);
  if (minutes === 0) return 'less than a minute left';
  return `about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} left`;
}

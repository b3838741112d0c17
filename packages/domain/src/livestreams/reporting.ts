/** Fields and dimensions of the two reports, as comma-separated names (LIV-041, LIV-044, OPN-072). */
export const streamReports = {
  unique: { fields: 'daily_unique_viewers', dimensions: 'date' },
  consumption: { fields: 'video_view,video_seconds_viewed', dimensions: 'date,destination_domain' },
} as const;
export type ReportKind = keyof typeof streamReports;

export interface ReportItem {
  date: string;
  destination_domain?: string | undefined;
  daily_unique_viewers?: number | undefined;
  video_view?: number | undefined;
  video_seconds_viewed?: number | undefined;
}

/** Minutes viewed for a number of seconds, rounded (LIV-043). */
export const minutesViewed = (seconds: number): number => Math.round(seconds / 60);

/** Total of a consumption report. Seconds are summed before rounding: twice 29 seconds are 1 minute, not 0. */
export function consumptionTotal(items: readonly ReportItem[]): { starts: number; minutes: number } {
  const sum = (of: (item: ReportItem) => number | undefined) =>
    items.reduce((total, item) => total + (of(item) ?? 0), 0);
  return { starts: sum((item) => item.video_view), minutes: minutesViewed(sum((item) => item.video_seconds_viewed)) };
}

/** One value per day, in order, for the chart. */
export function reportByDay(
  items: readonly ReportItem[],
  of: (item: ReportItem) => number,
): { date: string; value: number }[] {
  const days = new Map<string, number>();
  for (const item of items) days.set(item.date, (days.get(item.date) ?? 0) + of(item));
  return [...days].sort(([a], [b]) => a.localeCompare(b)).map(([date, value]) => ({ date, value }));
}

export interface ViewCount {
  day: string;
  viewer: string;
  domain: string;
  starts: number;
  seconds: number;
}

/** Report from the views counted here, in the video platform's format. */
export function reportOf(
  views: readonly ViewCount[],
  fields: readonly string[],
  dimensions: readonly string[],
): ReportItem[] {
  const byDomain = dimensions.includes('destination_domain');
  const groups = new Map<string, { item: ReportItem; viewers: Set<string>; starts: number; seconds: number }>();
  for (const { day, viewer, domain, starts, seconds } of views) {
    const key = byDomain ? `${day} ${domain}` : day;
    const item: ReportItem = byDomain ? { date: day, destination_domain: domain } : { date: day };
    const group = groups.get(key) ?? { item, viewers: new Set<string>(), starts: 0, seconds: 0 };
    group.viewers.add(viewer);
    group.starts += starts;
    group.seconds += seconds;
    groups.set(key, group);
  }
  return [...groups]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([, { item, viewers, starts, seconds }]) => ({
      ...item,
      ...(fields.includes('daily_unique_viewers') ? { daily_unique_viewers: viewers.size } : {}),
      ...(fields.includes('video_view') ? { video_view: starts } : {}),
      ...(fields.includes('video_seconds_viewed') ? { video_seconds_viewed: Math.round(seconds) } : {}),
    }));
}

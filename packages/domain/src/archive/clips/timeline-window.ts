/** Part of a recording that the timeline shows, in seconds. */
export interface TimeWindow {
  from: number;
  to: number;
}

/** Shortest window in seconds. Below it, a frame would be wider than a finger. */
export const shortestWindow = 2;

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

/** A window of the same length, moved to fit within the recording. */
function within({ from, to }: TimeWindow, duration: number): TimeWindow {
  const length = Math.min(to - from, duration);
  const start = clamp(from, 0, duration - length);
  return { from: start, to: start + length };
}

/** The whole recording. */
export const wholeWindow = (duration: number): TimeWindow => ({ from: 0, to: Math.max(duration, shortestWindow) });

/** Zooms in (`factor` below 1) or out. The moment `at` keeps its place on the screen. */
export function zoomWindow(window: TimeWindow, factor: number, at: number, duration: number): TimeWindow {
  const whole = Math.max(duration, shortestWindow);
  const length = window.to - window.from;
  const next = clamp(length * factor, shortestWindow, whole);
  const share = clamp((at - window.from) / length, 0, 1);
  return within({ from: at - share * next, to: at + (1 - share) * next }, whole);
}

/** Moves the window by some seconds. */
export function panWindow(window: TimeWindow, by: number, duration: number): TimeWindow {
  return within({ from: window.from + by, to: window.to + by }, Math.max(duration, shortestWindow));
}

/** The same window if it shows the moment; otherwise one of the same length that starts shortly before the moment. */
export function windowShowing(window: TimeWindow, at: number, duration: number): TimeWindow {
  if (at >= window.from && at <= window.to) return window;
  const length = window.to - window.from;
  return within({ from: at - length * 0.1, to: at + length * 0.9 }, Math.max(duration, shortestWindow));
}

const steps = [0.2, 1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1_800, 3_600, 7_200];

/** Seconds between two labels of the ruler, so that the labels do not touch. */
export function rulerStep({ from, to }: TimeWindow, pixels: number, labelPixels = 84): number {
  const room = ((to - from) * labelPixels) / Math.max(1, pixels);
  return steps.find((step) => step >= room) ?? steps.at(-1)!;
}

export interface Span {
  from: number;
  to: number;
}

/** One bar of a row: a single event, or several too close together to draw apart. */
export interface TimelineBar extends Span {
  /** Index of the first event in the given list. */
  first: number;
  count: number;
}

/**
 * Bars of a row. Events must be in order of their start; those outside the window are left out. Events narrower than `least`
 * pixels are merged, so that ten thousand events cost no more than the pixels of the row.
 */
export function barsOf(events: readonly Span[], window: TimeWindow, pixels: number, least = 3): TimelineBar[] {
  const gap = ((window.to - window.from) * least) / Math.max(1, pixels);
  const bars: TimelineBar[] = [];
  // A longer event that starts before the window may still reach into it, so every earlier event is checked.
  for (let index = 0; index < events.length; index++) {
    const { from, to } = events[index]!;
    if (to < window.from) continue;
    if (from > window.to) break;
    const last = bars.at(-1);
    if (last && to - last.from <= gap) {
      last.to = Math.max(last.to, to);
      last.count += 1;
    } else bars.push({ from, to: Math.max(to, from), first: index, count: 1 });
  }
  return bars;
}

/** Index of the event at a moment: of those that cover it, the last to start; otherwise the nearest within `slack` seconds. */
export function eventAt(events: readonly Span[], at: number, slack: number): number | null {
  let found: number | null = null;
  let nearest = slack;
  for (let index = 0; index < events.length; index++) {
    const { from, to } = events[index]!;
    if (from > at + slack) break;
    if (from <= at && at <= to) found = index;
    else if (found === null || !(events[found]!.from <= at && at <= events[found]!.to)) {
      const distance = at < from ? from - at : at - to;
      if (distance <= nearest) {
        nearest = distance;
        found = index;
      }
    }
  }
  return found;
}

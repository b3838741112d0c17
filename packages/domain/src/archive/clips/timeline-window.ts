/** The stretch of a recording that a timeline shows, in seconds. */
export interface TimeWindow {
  from: number;
  to: number;
}

/** Closer than this a frame is wider than a finger. */
export const shortestWindow = 2;

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

/** The same length of window, moved to lie within the recording. */
function within({ from, to }: TimeWindow, duration: number): TimeWindow {
  const length = Math.min(to - from, duration);
  const start = clamp(from, 0, duration - length);
  return { from: start, to: start + length };
}

/** Everything. */
export const wholeWindow = (duration: number): TimeWindow => ({ from: 0, to: Math.max(duration, shortestWindow) });

/** Closer (`factor` below 1) or further away; the moment `at` stays where it is on the screen. */
export function zoomWindow(window: TimeWindow, factor: number, at: number, duration: number): TimeWindow {
  const whole = Math.max(duration, shortestWindow);
  const length = window.to - window.from;
  const next = clamp(length * factor, shortestWindow, whole);
  const share = clamp((at - window.from) / length, 0, 1);
  return within({ from: at - share * next, to: at + (1 - share) * next }, whole);
}

/** Moved by seconds. */
export function panWindow(window: TimeWindow, by: number, duration: number): TimeWindow {
  return within({ from: window.from + by, to: window.to + by }, Math.max(duration, shortestWindow));
}

/** The window itself while it shows the moment; else the same length with the moment near its beginning. */
export function windowShowing(window: TimeWindow, at: number, duration: number): TimeWindow {
  if (at >= window.from && at <= window.to) return window;
  const length = window.to - window.from;
  return within({ from: at - length * 0.1, to: at + length * 0.9 }, Math.max(duration, shortestWindow));
}

const steps = [0.2, 1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1_800, 3_600, 7_200];

/** Seconds between two labels of the ruler, so that labels of this width do not touch. */
export function rulerStep({ from, to }: TimeWindow, pixels: number, labelPixels = 84): number {
  const room = ((to - from) * labelPixels) / Math.max(1, pixels);
  return steps.find((step) => step >= room) ?? steps.at(-1)!;
}

export interface Span {
  from: number;
  to: number;
}

/** What one bar of a row stands for: one event, or several that lie closer than a bar can be drawn. */
export interface TimelineBar extends Span {
  /** Places in the list that was given. */
  first: number;
  count: number;
}

/**
 * The bars of a row. Events come in the order of their beginning; those outside the window are left out, and those that
 * would be narrower than `least` pixels run together, so that ten thousand cost no more than the row has pixels.
 */
export function barsOf(events: readonly Span[], window: TimeWindow, pixels: number, least = 3): TimelineBar[] {
  const gap = ((window.to - window.from) * least) / Math.max(1, pixels);
  const bars: TimelineBar[] = [];
  // Before the first that begins within the window a longer one may still reach into it.
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

/** The event at a moment: of those that cover it the one that begins last; else the nearest within `slack` seconds. */
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

import { matches } from '@pavilion/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  barsOf,
  eventAt,
  panWindow,
  rulerStep,
  shortestWindow,
  wholeWindow,
  windowShowing,
  zoomWindow,
} from './timeline-window.ts';
import {
  timelineFields,
  usualTimelineFields,
  type ViewerFilters,
  viewerEventLimit,
  viewerEvents,
} from './viewer-events.ts';

const all: ViewerFilters = { userClips: true, deliveries: true, clippedBy: '', tag: '', delivery: [] };
const events = [
  { id: 'own', source: 'user', created_by: 'u1', bookmark: 'Toss' },
  { id: 'cut', source: 'user', created_by: 'u1', clippedBy: 'u2', bookmark: 'Crowd' },
  { id: 'dot', source: 'feed', runs: 0, wicket: 0 },
  { id: 'four', source: 'feed', runs: 4, runsBat: 4, wicket: 0 },
  { id: 'out', source: 'feed', runs: 0, wicket: 1, bookmark: 'Crowd', clippedBy: 'u2' },
  { id: 'wide', source: 'feed', runs: 1, runsBat: 0, extras: 'Wide' },
  { id: 'old', source: 'feed', runsBat: 2, extras: 0 },
] as const;

describe('the events that the viewer shows (ARC-110 ARC-111 ARC-112)', () => {
  it.each<[string, Partial<ViewerFilters>, string[]]>([
    ['ARC-110 all events', {}, ['own', 'cut', 'dot', 'four', 'out', 'wide', 'old']],
    ['ARC-111 no events with both switches off', { deliveries: false, userClips: false }, []],
    ['ARC-111 only user clips', { deliveries: false }, ['own', 'cut']],
    ['ARC-111 only deliveries', { userClips: false }, ['dot', 'four', 'out', 'wide', 'old']],
    ['ARC-112 by tag', { tag: 'Crowd' }, ['cut', 'out']],
    ['ARC-112 by clipper', { clippedBy: 'u2' }, ['cut', 'out']],
    ['ARC-112 by marker, if the clip is uncut', { clippedBy: 'u1' }, ['own']],
    ['ARC-112 wickets, without the clips that people marked', { delivery: ['wickets'] }, ['out']],
    ['ARC-112 runs', { delivery: ['runs'] }, ['four', 'wide', 'old']],
    ['ARC-112 extras or wickets', { delivery: ['extras', 'wickets'] }, ['out', 'wide']],
    ['ARC-112 no wickets among user clips', { deliveries: false, delivery: ['wickets'] }, []],
  ])('%s', (_, filters, expected) => {
    const where = viewerEvents('f1', { ...all, ...filters });
    const shows = (event: object) => matches(event, where);
    expect(events.filter((event) => shows({ file: 'f1', ...event })).map(({ id }) => id)).toEqual(expected);
    expect(events.some((event) => shows({ file: 'f2', ...event }))).toBe(false);
  });

  it('each event shows tag, player, team, name, note, runs and wicket by default (ARC-113 ARC-114)', () => {
    const named = ['tag', 'player', 'team', 'username', 'note', 'runs', 'wicket'];
    expect(usualTimelineFields).toEqual(expect.arrayContaining(named));
    expect(Object.keys(timelineFields)).toEqual(expect.arrayContaining([...usualTimelineFields]));
  });

  it('reads at most 1,000 events (ARC-116)', () => {
    expect(viewerEventLimit).toBe(1_000);
  });
});

describe('the timeline', () => {
  const anyWindow = fc
    .tuple(
      fc.integer({ min: 10, max: 40_000 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0.05, max: 1, noNaN: true }),
    )
    .map(([duration, start, share]) => {
      const length = Math.max(shortestWindow, duration * share);
      return { duration, window: panWindow({ from: 0, to: length }, start * duration, duration) };
    });

  it('never leaves the recording when zoomed or moved', () => {
    fc.assert(
      fc.property(
        anyWindow,
        fc.double({ min: 0.01, max: 50, noNaN: true }),
        fc.double({ min: -5_000, max: 5_000, noNaN: true }),
        ({ duration, window }, factor, by) => {
          const at = (window.from + window.to) / 2;
          for (const next of [zoomWindow(window, factor, at, duration), panWindow(window, by, duration)]) {
            expect(next.from).toBeGreaterThanOrEqual(-1e-6);
            expect(next.to).toBeLessThanOrEqual(duration + 1e-6);
            expect(next.to - next.from).toBeGreaterThanOrEqual(Math.min(shortestWindow, duration) - 1e-6);
          }
          const shown = windowShowing(window, duration * 0.7, duration);
          expect(shown.from).toBeLessThanOrEqual(duration * 0.7 + 1e-6);
          expect(shown.to).toBeGreaterThanOrEqual(duration * 0.7 - 1e-6);
        },
      ),
    );
  });

  it('keeps the moment under the pointer in place when zoomed', () => {
    const next = zoomWindow({ from: 100, to: 200 }, 0.5, 125, 1_000);
    expect((125 - next.from) / (next.to - next.from)).toBeCloseTo(0.25);
    expect(wholeWindow(0)).toEqual({ from: 0, to: shortestWindow });
  });

  it('draws ten thousand events with at most one bar per pixel, and loses none', () => {
    const many = Array.from({ length: 10_000 }, (_, index) => ({ from: index * 2, to: index * 2 + 1 }));
    const bars = barsOf(many, wholeWindow(20_000), 1_200);
    expect(bars.length).toBeLessThanOrEqual(1_200);
    expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(10_000);
    expect(barsOf(many, { from: 100, to: 110 }, 1_200).every(({ count }) => count === 1)).toBe(true);
  });

  it('finds the event under the pointer: the last to start, or else the nearest', () => {
    const spans = [
      { from: 0, to: 20 },
      { from: 5, to: 8 },
      { from: 30, to: 31 },
    ];
    expect(eventAt(spans, 6, 0)).toBe(1);
    expect(eventAt(spans, 12, 0)).toBe(0);
    expect(eventAt(spans, 29.5, 1)).toBe(2);
    expect(eventAt(spans, 25, 1)).toBeNull();
  });

  it('spaces the labels of the ruler so that they do not touch', () => {
    expect(rulerStep({ from: 0, to: 10 }, 1_000)).toBe(1);
    expect(rulerStep({ from: 0, to: 21_600 }, 1_000)).toBe(3_600);
  });
});

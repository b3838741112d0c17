import { array, assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fallsBehind, type Lag, lagAfter, rateOf, type Sample, withSample } from './meter.ts';

const kept = (samples: readonly Sample[]) => samples.reduce<Sample[]>(withSample, []);
/** A stream of 2.5 Mbit/s, sampled with everything up to the position it has reached. */
const bytesOf = (media: number) => (media * 2_500) / 8;
const seen = (at: number, media: number, made: number | null = null): Sample => ({
  at,
  media,
  made,
  bytes: bytesOf(media),
});

describe('the bit rate meter', () => {
  it('never shows more than the rate of the stream itself, however much arrives in one burst (LIV-021)', () => {
    const steps = array(integer({ min: 1, max: 8_000 }), { minLength: 2, maxLength: 40 });
    const delays = array(integer({ min: 0, max: 6_000 }), { minLength: 41, maxLength: 41 });
    assert(
      property(steps, delays, (lengths, late) => {
        let media = 0;
        let at = 0;
        const samples = lengths.map((length, place) => {
          media += length;
          // Samples are read late by varying delays, but in order.
          at = Math.max(at + 1, media + (late[place] ?? 0));
          return seen(at, media);
        });
        expect(rateOf(kept(samples)) ?? 0).toBeLessThanOrEqual(2_500);
      }),
    );
  });

  it('shows the rate of a live stream, and none before it is known (LIV-021)', () => {
    const steady = Array.from({ length: 30 }, (_, place) => seen(place * 2_000, place * 2_000));
    expect(rateOf(kept(steady))).toBe(2_500);
    expect(rateOf(kept(steady.slice(0, 2)))).toBeNull();
    // A reconnected encoder counts from zero.
    expect(rateOf(kept([...steady, seen(62_000, 0)]))).toBeNull();
  });

  const runOf = (made: (at: number) => number | null, steps: number) =>
    Array.from({ length: steps }, (_, place) => seen(place * 2_000, place * 2_000, made(place * 2_000)));
  /** Whether any of these samples shows it as too slow. */
  function isTooSlow(samples: readonly Sample[]): boolean {
    let lag: Lag | null = null;
    return samples.some((sample) => {
      lag = lagAfter(lag, sample);
      return fallsBehind(lag, sample);
    });
  }

  it.each<[string, (at: number) => number | null, boolean]>([
    ['that keeps up, 3 s late', (at) => Math.max(0, at - 3_000), false],
    ['that runs at half speed', (at) => at / 2, true],
    ['that runs at nine tenths of the speed', (at) => at * 0.9, true],
    ['that stops for 10 s and catches up', (at) => (at > 30_000 && at < 40_000 ? 28_000 : at), false],
    ['that stops for good', (at) => Math.min(at, 60_000), true],
    ['that restarts every 10 s', (at) => at % 10_000, false],
    ['that is missing', () => null, false],
  ])('detects whether a watermark is too slow: one %s (OPN-079)', (_, made, tooSlow) => {
    expect(isTooSlow(runOf(made, 75))).toBe(tooSlow);
    expect(isTooSlow(runOf(made, 5))).toBe(false);
  });
});

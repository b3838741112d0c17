import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clipFrames,
  clipSeconds,
  frameOfMark,
  markOfFrame,
  markTimecode,
  missingMark,
  previewStart,
  refuseMarks,
  selectionSummary,
} from './clip-marks.ts';
import { ballLabel, clipFileName, eventTitle, outcomeLabel, recordingName } from './clip-names.ts';

const rates = [
  { num: 25, den: 1 },
  { num: 30_000, den: 1_001 },
  { num: 50, den: 1 },
  { num: 60_000, den: 1_001 },
];

describe('marks', () => {
  it('the mark of a frame gives the same frame back at any rate, also after JSON (ARC-102 ARC-104)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000_000 }), fc.constantFrom(...rates), (frame, rate) => {
        const stored = JSON.parse(JSON.stringify(markOfFrame(frame, rate))) as number;
        expect(frameOfMark(stored, rate)).toBe(frame);
      }),
    );
  });

  it.each([
    ['the frame at the out point belongs to the clip', { tcIn: 1, tcOut: 2 }, { inFrame: 25, frames: 26 }],
    ['a clip of one frame', { tcIn: 1, tcOut: 1 }, { inFrame: 25, frames: 1 }],
    ['marks of a feed that lie between frames', { tcIn: 1.013, tcOut: 1.98 }, { inFrame: 25, frames: 25 }],
    ['without an out point', { tcIn: 1 }, null],
    ['the out point before the in point', { tcIn: 2, tcOut: 1 }, null],
  ])('%s', (_, marks, expected) => {
    expect(clipFrames(marks as { tcIn: number; tcOut: number }, rates[0]!)).toEqual(expected);
  });

  it('a clip lasts as long as its frames, including the one at the out point, at any rate (ARC-104 ARC-124)', () => {
    const frame = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(frame, fc.integer({ min: 1, max: 20_000 }), fc.constantFrom(...rates), (first, length, rate) => {
        const marks = { tcIn: markOfFrame(first, rate), tcOut: markOfFrame(first + length - 1, rate) };
        expect(clipFrames(marks, rate)).toEqual({ inFrame: first, frames: length });
        expect(clipSeconds(marks, rate)).toBe((length * rate.den) / rate.num);
      }),
    );
    expect(clipSeconds({ tcIn: 2, tcOut: 2 }, rates[0])).toBe(0.04);
    expect(clipSeconds({ tcIn: 2, tcOut: 2 })).toBe(0.04);
  });

  it('both marks are needed, in point before out point (ARC-106)', () => {
    expect(refuseMarks({ tcIn: 1, tcOut: undefined })).toBe('Set the in point and the out point first.');
    expect(refuseMarks({ tcIn: 2, tcOut: 1 })).toBe('The out point must come after the in point.');
    expect(refuseMarks({ tcIn: 0, tcOut: 1 })).toBeNull();
    expect(refuseMarks({ tcIn: 1, tcOut: 1 })).toBeNull();
  });

  it('of a clip with one mark, the other is named (ARC-106)', () => {
    expect(missingMark({ tcIn: undefined, tcOut: 1 })).toBe('Set In to mark a clip.');
    expect(missingMark({ tcIn: 1, tcOut: undefined })).toBe('Set Out to mark a clip.');
    expect(missingMark({ tcIn: 1, tcOut: 2 })).toBe('');
    expect(missingMark({ tcIn: undefined, tcOut: undefined })).toBe('');
  });

  it('a selection is summarised by number and duration (ARC-115)', () => {
    const events = [
      { tcIn: 0, tcOut: 4.2 },
      { tcIn: 10, tcOut: 18.1 },
      { tcIn: 30, tcOut: undefined },
    ];
    expect(selectionSummary(events)).toBe('3 clips for a duration of 12 seconds');
    expect(selectionSummary([])).toBe('0 clips for a duration of 0 seconds');
    expect(clipSeconds({ tcIn: 5, tcOut: 3 })).toBe(0);
  });

  it('a preview starts 8 s before the in point, but not before the start of the recording (ARC-117)', () => {
    expect(previewStart(20)).toBe(12);
    expect(previewStart(5)).toBe(0);
  });

  it.each([
    ['its own', { frameRate: rates[0]!, timecode: '10:00:00:00' }, 61.2, '10:01:01:05'],
    [
      'ARC-118 the one set by hand',
      { frameRate: rates[0]!, timecode: '10:00:00:00', timecodeStart: '14:30:00:00' },
      1,
      '14:30:01:00',
    ],
    ['drop-frame', { frameRate: rates[1]!, timecode: '00:00:59;00' }, 31 * (1_001 / 30_000), '00:01:00;03'],
    ['none', { frameRate: rates[2]! }, 1.5, '00:00:01:25'],
    ['nothing known', undefined, 1, '00:00:01:00'],
  ])('a mark is read from %s timecode', (_, metadata, seconds, expected) => {
    expect(markTimecode(seconds, metadata)).toBe(expected);
  });
});

describe('names', () => {
  const ball = { source: 'feed', over: 14, ballNum: 3, bowler: 'J Anderson', batter: 'R Burns' } as const;

  it('of balls, outcomes and events are short', () => {
    expect(ballLabel({ over: 0, ballNum: 1 })).toBe('0.1');
    expect(ballLabel({ over: undefined, ballNum: undefined })).toBe('');
    expect(eventTitle(ball as never)).toBe('14.3 J Anderson to R Burns');
    expect(eventTitle({ source: 'user', bookmark: 'Toss' } as never)).toBe('Toss');
    expect(eventTitle({ source: 'user' } as never)).toBe('Clip');
    expect(outcomeLabel({ wicket: 1, howOut: 'Caught', runs: 0 } as never)).toBe('Wicket, Caught');
    expect(outcomeLabel({ runs: 1, extras: 'Wide' } as never)).toBe('1 run · Wide');
    expect(outcomeLabel({} as never)).toBe('No run');
  });

  it('of recordings give day and part', () => {
    expect(recordingName({ day: 2, part: 1, label: 'x', name: 'y' })).toBe('Day 2, part 1');
    expect(recordingName({ day: undefined, part: 3, label: 'x', name: 'y' })).toBe('Part 3');
    expect(recordingName({ day: undefined, part: undefined, label: '', name: 'tape.mp4' })).toBe('Tape.mp4');
  });

  it('of clip files have no characters that a file system rejects', () => {
    const name = clipFileName({ match: 'A/B v C: "final"', event: ball as never, timecode: '10:00:01;05' });
    expect(name).toBe('A-B v C- -final- - 14.3 J Anderson to R Burns - 10.00.01.05.mp4');
    const long = clipFileName({ match: 'x'.repeat(400), event: ball as never, timecode: '10:00:01:05' });
    expect(long.length).toBeLessThan(200);
    expect(long.endsWith('.mp4')).toBe(true);
  });
});

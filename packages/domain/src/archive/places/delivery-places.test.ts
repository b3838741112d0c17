import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frameOfMark } from '../clips/clip-marks.ts';
import { readBallTimes } from './ball-times.ts';
import { isOnFilm, placeAtFrame, placeAtTime, shiftPlace } from './delivery-places.ts';

const rates = [
  { num: 25, den: 1 },
  { num: 30_000, den: 1_001 },
  { num: 50, den: 1 },
];
const anyFilm = fc.record({ frameRate: fc.constantFrom(...rates), frames: fc.integer({ min: 1, max: 400_000 }) });

describe('a delivery on film', () => {
  it('begins with the chosen frame and never leaves the recording (ARC-125)', () => {
    fc.assert(
      fc.property(
        anyFilm,
        fc.integer({ min: -10, max: 400_010 }),
        fc.integer({ min: 0, max: 60 }),
        (film, frame, seconds) => {
          const place = placeAtFrame(frame, seconds, { file: 'f', film, byHand: true });
          if (frame < 0 || frame >= film.frames) {
            expect(place).toBeNull();
            return;
          }
          expect(frameOfMark(place!.tcIn, film.frameRate)).toBe(frame);
          expect(isOnFilm(place!, film)).toBe(true);
        },
      ),
    );
  });

  it('is shifted as a whole and back again, or not at all', () => {
    const shift = fc.integer({ min: -500_000, max: 500_000 });
    fc.assert(
      fc.property(anyFilm, fc.nat(), fc.integer({ min: 1, max: 30 }), shift, (film, at, seconds, by) => {
        const place = placeAtFrame(at % film.frames, seconds, { file: 'f', film, byHand: false })!;
        const moved = shiftPlace(place, by, film);
        if (!moved) return;
        expect(isOnFilm(moved, film)).toBe(true);
        expect(shiftPlace(moved, -by, film)).toEqual(place);
      }),
    );
    const film = { frameRate: rates[0]!, frames: 100 };
    const place = placeAtFrame(90, 0.4, { file: 'f', film, byHand: false })!;
    expect(shiftPlace(place, 1, film)).toBeNull();
    expect(shiftPlace(place, -91, film)).toBeNull();
  });
});

describe('a ball placed by its time', () => {
  const about = { firstDay: '2024-05-31', offset: 0, seconds: 1 };
  const film = (timecodeStart: string, more = {}) => ({
    id: timecodeStart,
    metadata: { frameRate: rates[0]!, frames: 25 * 3_600, timecodeStart, ...more },
  });
  const recordings = [
    { ...film('11:00:00:00'), day: 1 },
    { ...film('12:00:00:00'), day: 1 },
    { ...film('11:00:00:12'), id: 'second', day: 2 },
  ];

  it.each([
    // London is an hour ahead of UTC on the last of May.
    ['in the part that covers its time', '2024-05-31T10:04:00.040Z', '11:00:00:00', 6_001],
    ['in the next part, from its first frame', '2024-05-31T11:00:00.000Z', '12:00:00:00', 0],
    ['up to the last frame of a part', '2024-05-31T11:59:59.960Z', '12:00:00:00', 89_999],
    ['of the second day', '2024-06-01T10:00:01.000Z', 'second', 13],
  ])('falls on its frame: %s', (_, at, file, frame) => {
    const place = placeAtTime(at, recordings, about);
    expect(place?.file).toBe(file);
    expect(frameOfMark(place!.tcIn, rates[0]!)).toBe(frame);
  });

  it.each([
    ['before the first part', '2024-05-31T09:59:59.000Z'],
    ['after the last', '2024-05-31T12:00:00.000Z'],
    ['on a day without film', '2024-06-02T10:10:00.000Z'],
  ])('has no place %s', (_, at) => expect(placeAtTime(at, recordings, about)).toBeNull());

  it('is moved by the delay of its feed, and needs a recording with a timecode', () => {
    const late = placeAtTime('2024-05-31T10:00:10.000Z', recordings, { ...about, offset: -4 });
    expect(late?.tcIn).toBe(6);
    const silent = [{ id: 'f', day: 1, metadata: { frameRate: rates[0]!, frames: 1e9 } }];
    expect(placeAtTime('2024-05-31T10:00:10.000Z', silent, about)).toBeNull();
  });

  it('reads drop-frame timecodes as clock time', () => {
    const drop = [{ ...film('11:00:00;00', { frameRate: rates[1]! }), day: 1 }];
    const place = placeAtTime('2024-05-31T10:10:00.000Z', drop, about);
    expect(place?.tcIn).toBeCloseTo(600, 1);
  });
});

describe('a table of times', () => {
  it('is read with instants, London times and days of the match', () => {
    const text = [
      'Innings;Over;Ball;Day;Time',
      '1;0;1;1;11:00:04',
      '1;0;2;2;9:05:06.5',
      '2;14;3;;2024-06-03 18:30:00',
      '2;14;4;;2024-06-03T18:30:00Z',
      '',
    ].join('\n');
    expect(readBallTimes(text, '2024-05-31')).toEqual({
      faults: [],
      times: [
        { innings: 1, over: 0, ball: 1, at: '2024-05-31T10:00:04.000Z' },
        { innings: 1, over: 0, ball: 2, at: '2024-06-01T08:05:06.500Z' },
        { innings: 2, over: 14, ball: 3, at: '2024-06-03T17:30:00.000Z' },
        { innings: 2, over: 14, ball: 4, at: '2024-06-03T18:30:00.000Z' },
      ],
    });
  });

  it('names each line that it cannot read', () => {
    expect(readBallTimes('innings,over,ball,time\n1,0,x,11:00:00\n1,0,1,noon\n1,0,2,25:00:00', '2024-05-31')).toEqual({
      times: [],
      faults: [
        'Line 2: innings, over and ball must be whole numbers.',
        'Line 3: “noon” is not a time. Write it as 11:04:37.',
        'Line 4: “25:00:00” is not a time. Write it as 11:04:37.',
      ],
    });
    const twice = 'innings,over,ball,time\n1,0,1,11:00:20\n1,0,2,11:00:40\n1,0,1,11:00:50';
    expect(readBallTimes(twice, '2024-05-31')).toEqual({
      times: [
        { innings: 1, over: 0, ball: 1, at: '2024-05-31T10:00:20.000Z' },
        { innings: 1, over: 0, ball: 2, at: '2024-05-31T10:00:40.000Z' },
      ],
      faults: ['Line 4: ball 0.1 of innings 1 already has a time on line 2. Line 2 is used.'],
    });
    expect(readBallTimes('over,time', '2024-05-31').faults).toEqual([
      'The first line lacks these columns: innings, ball.',
    ]);
  });
});

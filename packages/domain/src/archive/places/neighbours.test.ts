import { describe, expect, it } from 'vitest';
import { type ArchiveEvent, archiveEvents } from '../documents.ts';
import { orderWords, overlapWords, placedBetween } from './neighbours.ts';

const film = { frameRate: { num: 25, den: 1 }, frames: 5_000 };
const ball = (ballNum: number, tcIn: number, tcOut: number, more: Partial<ArchiveEvent> = {}): ArchiveEvent => ({
  ...archiveEvents.schema.parse({}),
  _rev: 1,
  id: `b${ballNum}`,
  source: 'feed',
  file: 'f',
  over: 3,
  ballNum,
  tcIn,
  tcOut,
  ...more,
});
const place = (tcIn: number, tcOut: number, byHand = true) => ({ file: 'f', tcIn, tcOut, byHand });
const cut = { clipped: true, clipFile: 'c' };

describe('a ball placed by hand (ARC-001)', () => {
  const own = (tcOut: number) => ({ delivery: 'new', from: null, to: place(20, tcOut) });
  it.each([
    ['alone keeps its length', {}, [own(28)]],
    ['ends where the next ball begins', { after: ball(2, 25, 33) }, [own(24.96)]],
    ['keeps its length if the next ball begins later', { after: ball(2, 28.04, 33) }, [own(28)]],
    ['keeps its length if another begins with it', { after: ball(2, 20.01, 33) }, [own(28)]],
    [
      'ends the clip of the ball before it',
      { before: ball(1, 15, 23) },
      [own(28), { delivery: 'b1', from: place(15, 23, false), to: place(15, 19.96, false) }],
    ],
    ['leaves a ball before it that ends earlier', { before: ball(1, 10, 18) }, [own(28)]],
    ['leaves a clip that was cut', { before: ball(1, 15, 23, cut) }, [own(28)]],
    ['leaves a clip that is being cut', { before: ball(1, 15, 23, { clipStatus: 'clipping' }) }, [own(28)]],
  ])('%s', (_, neighbours, moves) => {
    expect(placedBetween('new', place(20, 28), neighbours, film)).toEqual(moves);
  });
});

it.each([
  ['', {}],
  ['', { before: ball(1, 10, 19.96), after: ball(2, 28.04, 33) }],
  ['Its clip now runs into 3.2.', { after: ball(2, 28, 33) }],
  ['Its clip now begins within 3.1.', { before: ball(1, 10, 20) }],
])('says which neighbour the clip of a delivery runs over: %s', (words, neighbours) => {
  expect(overlapWords(ball(9, 20, 28), neighbours, film)).toBe(words);
});

it.each([
  ['', {}],
  ['', { before: ball(1, 10, 18), after: ball(3, 30, 38) }],
  ['3.2 is on film after 3.3, which was bowled later.', { before: ball(3, 10, 18) }],
  ['3.2 is on film before 3.1, which was bowled earlier.', { before: ball(0, 10, 18), after: ball(1, 30, 38) }],
  ['', { before: ball(3, 10, 18, { match: 'another' }) }],
])('says that a ball is not on film in the order of play: %s (ARC-001)', (words, neighbours) => {
  expect(orderWords(ball(2, 20, 28), neighbours)).toBe(words);
});

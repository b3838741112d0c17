import { expect, it } from 'vitest';
import { alignedBy, distributedBy } from './align.ts';
import { boundsOf, inGroup, onSlide, rounded, upright } from './boxes.ts';
import { movedBy, resizedBy } from './drags.ts';
import { following, resized, turnTowards } from './resize.ts';
import { placesOf, snap, snapTargets } from './snapping.ts';

const box = (x: number, y: number, width: number, height: number, turn = 0) => ({ x, y, width, height, turn });
const plain = { keepRatio: false, fromCentre: false };

it('a box in a turned group lies where it is seen, and comes back to its own place', () => {
  const group = box(100, 100, 200, 100, 90);
  const own = box(0, 0, 20, 10);
  const seen = rounded(onSlide(own, group));
  expect(seen).toEqual(box(235, 55, 20, 10, 90));
  expect(rounded(inGroup(seen, group))).toEqual(own);
  expect(boundsOf([box(0, 0, 100, 20, 90)])).toMatchObject({ left: 40, top: -40 });
  expect([upright(450), upright(-190), upright(180)]).toEqual([90, 170, 180]);
});

it('a resize keeps the opposite edge, the ratio or the centre, and follows the turn of the box', () => {
  const start = box(0, 0, 100, 50);
  expect(resized(start, { h: 1, v: 1 }, { x: 20, y: 10 }, plain)).toEqual(box(0, 0, 120, 60));
  expect(resized(start, { h: -1, v: 0 }, { x: 20, y: 99 }, plain)).toEqual(box(20, 0, 80, 50));
  expect(resized(start, { h: 1, v: 1 }, { x: 100, y: 0 }, { ...plain, keepRatio: true })).toEqual(box(0, 0, 200, 100));
  expect(resized(start, { h: 1, v: 0 }, { x: 10, y: 0 }, { ...plain, fromCentre: true })).toEqual(box(-10, 0, 120, 50));
  expect(resized(start, { h: -1, v: 0 }, { x: 500, y: 0 }, plain).width).toBe(1);
  // Turned by a quarter, the right edge points down: the top stays where it is seen.
  const turned = resized(box(0, 0, 100, 50, 90), { h: 1, v: 0 }, { x: 0, y: 40 }, plain);
  expect(boundsOf([turned])!.top).toBeCloseTo(-25);
  expect(turned.width).toBeCloseTo(140);
});

it('layers of a resized selection follow it, and a turn goes in steps with Shift', () => {
  expect(following(box(50, 0, 50, 50), box(0, 0, 100, 100), box(10, 0, 200, 100))).toEqual(box(110, 0, 100, 50));
  expect(turnTowards(box(0, 0, 100, 100), { x: 150, y: 50 }, false)).toBe(90);
  expect(turnTowards(box(0, 0, 100, 100), { x: 100, y: -10 }, true)).toBe(45);
});

it('a moved box snaps to edges, centres and margins within reach, and shows why (GFX-015)', () => {
  const slide = { width: 1000, height: 500 };
  const targets = snapTargets(slide, [{ left: 200, top: 100, right: 300, bottom: 200 }]);
  const moved = { left: 303, top: 40, right: 403, bottom: 90 };
  const snapped = snap(placesOf(moved), targets, moved, 6);
  expect(snapped.dx).toBe(-3);
  expect(snapped.lines).toContainEqual({ axis: 'x', at: 300, from: 40, to: 200 });
  expect(snap(placesOf(moved), targets, moved, 2)).toEqual({ dx: 0, dy: 0, lines: [] });
  // The margin is a twentieth of the shorter side.
  const nearMargin = { left: 27, top: 240, right: 127, bottom: 290 };
  expect(snap({ x: [27], y: [] }, targets, nearMargin, 6).dx).toBe(-2);
});

it('a moved box snaps to equal gaps, beside two others or between them, and shows both gaps (GFX-015)', () => {
  const slide = { width: 3_000, height: 1_000 };
  const other = (left: number, top = 200) => ({ left, top, right: left + 100, bottom: top + 100 });
  const targets = snapTargets(slide, [other(500), other(730), other(60, 800)]);
  const moved = (left: number) => ({ left, top: 230, right: left + 90, bottom: 308 });
  const jump = (left: number) => snap(placesOf(moved(left)), targets, moved(left), 6);
  // The gap between the two is 130.
  expect(jump(964)).toMatchObject({
    dx: -4,
    lines: [
      { axis: 'y', from: 600, to: 730 },
      { axis: 'y', from: 830, to: 960 },
    ],
  });
  expect(jump(283).dx).toBe(-3);
  expect(jump(618)).toMatchObject({
    dx: 2,
    lines: [
      { from: 600, to: 620 },
      { from: 710, to: 730 },
    ],
  });
  // Those in another row have no gap beside it.
  expect(snap(placesOf(moved(964)), snapTargets(slide, [other(500, 700), other(730, 700)]), moved(964), 6).dx).toBe(0);
});

it('a drag snaps; Shift keeps to one direction, and Ctrl does not snap (GFX-015)', () => {
  const targets = snapTargets({ width: 1000, height: 500 }, []);
  const rules = { targets, tolerance: 6, keys: { shift: false, alt: false, mod: false } };
  const held = (keys: object) => ({ ...rules, keys: { ...rules.keys, ...keys } });
  const start = box(200, 150, 100, 100);
  const area = boundsOf([start]);
  // The left edge comes close to the left margin, and the upper edge to the upper one.
  expect(movedBy(area, { x: -172, y: -122 }, rules).by).toEqual({ x: -175, y: -125 });
  expect(movedBy(area, { x: -172, y: -122 }, held({ shift: true })).by).toEqual({ x: -175, y: 0 });
  expect(movedBy(area, { x: -172, y: -122 }, held({ mod: true }))).toEqual({ by: { x: -172, y: -122 }, lines: [] });

  const right = { h: 1, v: 0 } as const;
  expect(resizedBy(start, right, { x: 197, y: 0 }, rules)).toEqual({
    box: box(200, 150, 300, 100),
    lines: [{ axis: 'x', at: 500, from: 0, to: 500 }],
  });
  expect(resizedBy(start, right, { x: 197, y: 0 }, held({ mod: true })).box.width).toBe(297);
  expect(resizedBy({ ...start, turn: 10 }, right, { x: 197, y: 0 }, rules).lines).toEqual([]);
});

it('a drag ends on whole pixels where it does not snap, and with Ctrl wherever it is let go (GFX-015)', () => {
  const rules = { targets: snapTargets({ width: 1000, height: 500 }, []), tolerance: 6 };
  const keys = { shift: false, alt: false, mod: false };
  const start = box(200.25, 150, 100, 100);
  expect(movedBy(boundsOf([start]), { x: 20.4, y: 10.6 }, { ...rules, keys }).by.x).toBeCloseTo(20.75);
  expect(movedBy(boundsOf([start]), { x: 20.4, y: 0 }, { ...rules, keys: { ...keys, mod: true } }).by.x).toBe(20.4);
  const right = { h: 1, v: 0 } as const;
  expect(resizedBy(start, right, { x: 20.4, y: 3 }, { ...rules, keys }).box.width).toBeCloseTo(120.75);
  const turned = { ...start, turn: 10 };
  expect(resizedBy(turned, right, { x: 20.4, y: 0 }, { ...rules, keys }).box.width).toBeCloseTo(
    100 + 20.4 * Math.cos(Math.PI / 18),
  );
});

it('boxes are aligned as they are seen, and gaps become equal (GFX-015)', () => {
  const boxes = [box(0, 0, 10, 10), box(50, 0, 20, 10), box(100, 0, 10, 10)];
  expect(alignedBy(boxes, 'right', boundsOf(boxes)!).map(({ x }) => x)).toEqual([100, 40, 0]);
  expect(distributedBy(boxes, 'x')).toEqual([
    { x: 0, y: 0 },
    { x: -5, y: 0 },
    { x: 0, y: 0 },
  ]);
  expect(distributedBy(boxes.slice(1), 'x').every(({ x, y }) => x === 0 && y === 0)).toBe(true);
});

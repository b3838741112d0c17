import { buildScene, motionLength } from '@pavilion/domain/graphics';
import { sampleTemplates } from '@pavilion/domain/graphics/samples';
import { expect, it } from 'vitest';
import { frameWords, motionBars, sceneOfFrame, timelineOf } from './timeline.ts';

const { design } = sampleTemplates.find(({ name }) => name === 'Lower third')!;
const [slide] = design.slides;
const scene = buildScene(design, { slide: slide!.id, size: Object.keys(design.sizes)[0]! });
const timeline = timelineOf(scene, 2_000);

it('a slide comes, stands as it is designed, and leaves, frame by frame (GFX-024)', () => {
  const [entrance, exit] = [motionLength(scene.nodes, 'in'), motionLength(scene.nodes, 'out')];
  expect(timeline).toEqual({
    entrance,
    stay: 2_000,
    exit,
    frames: Math.ceil(((entrance + 2_000 + exit) * 25) / 1_000),
  });
  expect(sceneOfFrame(scene, timeline, 0)).not.toEqual(scene);
  expect(sceneOfFrame(scene, timeline, Math.ceil((entrance * 25) / 1_000))).toEqual(scene);
  const leaving = Math.ceil(((entrance + 2_000) * 25) / 1_000) + 1;
  expect(sceneOfFrame(scene, timeline, leaving)).not.toEqual(scene);
  expect(sceneOfFrame(scene, timeline, timeline.frames)).toBeNull();
});

it('movements are bars within the time, and hidden layers have none (GFX-024)', () => {
  const bars = motionBars(design.slots, timeline);
  expect(bars.length).toBeGreaterThan(1);
  for (const { start, length } of bars) expect(start + length).toBeLessThanOrEqual(1.000_001);
  const exits = bars.filter(({ of }) => of === 'out');
  for (const { start } of exits)
    expect(start).toBeGreaterThanOrEqual(
      (timeline.entrance + 2_000) / (timeline.entrance + 2_000 + timeline.exit) - 1e-9,
    );
  expect(
    motionBars(
      design.slots.map((slot) => ({ ...slot, hidden: true })),
      timeline,
    ),
  ).toEqual([]);
});

it('movements are named as their layers are in the editor (GFX-024)', () => {
  const moving = design.slots.find(({ type, motion }) => type === 'text' && motion.in)!;
  const runs = [{ text: 'England ' }, { text: 'won' }];
  expect(motionBars([{ ...moving, name: '', runs }], timeline)[0]?.name).toBe('England won');
});

it('a frame is told in seconds and frames', () => {
  expect([0, 24, 25, 57].map(frameWords)).toEqual(['0 s 00 frames', '0 s 24 frames', '1 s 00 frames', '2 s 07 frames']);
});

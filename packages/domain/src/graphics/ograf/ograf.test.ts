import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { sampleTemplates } from '../samples/index.ts';
import { sizeOrder } from '../sizes.ts';
import type { OgrafContent } from './content.ts';
import { ografManifest } from './manifest.ts';
import { afterOgrafAction, type OgrafState, ografSceneAt, ografStep, readOgrafData } from './play.ts';

const { design } = sampleTemplates.find(({ name }) => name === 'Lower third')!;
const slide = design.slides[0]!.id;
const content: OgrafContent = {
  design,
  size: sizeOrder(design.sizes)[0]!,
  slides: [slide, slide],
  values: { name: 'Joe Root' },
  changes: {},
  watermark: false,
  uploaded: [],
  files: {},
};

const constraint = z.strictObject({ min: z.number(), max: z.number(), exact: z.number(), ideal: z.number() }).partial();
/** Graphics manifest of the OGraf specification, version 1. */
const specification = z.strictObject({
  $schema: z.literal('https://ograf.ebu.io/v1/specification/json-schemas/graphics/schema.json'),
  id: z.string().regex(/^[^/]+$/),
  version: z.string().optional(),
  name: z.string(),
  main: z.string(),
  description: z.string().optional(),
  author: z.strictObject({ name: z.string(), email: z.string().optional(), url: z.string().optional() }).optional(),
  customActions: z.array(z.strictObject({ id: z.string(), name: z.string() })).optional(),
  supportsRealTime: z.boolean(),
  supportsNonRealTime: z.boolean(),
  stepCount: z.number().optional(),
  schema: z.object({
    type: z.literal('object'),
    properties: z.record(z.string(), z.looseObject({ type: z.string() })),
  }),
  renderRequirements: z
    .array(
      z.strictObject({
        resolution: z.strictObject({ width: constraint, height: constraint }).partial().optional(),
        frameRate: constraint.optional(),
        accessToPublicInternet: z.strictObject({ exact: z.boolean(), ideal: z.boolean() }).partial().optional(),
      }),
    )
    .optional(),
});

describe('the manifest of a package', () => {
  it.each(sampleTemplates.map((sample) => [sample.name, sample.design] as const))(
    'of %s is one of the specification (GFX-031)',
    (name, each) => {
      const of = { ...content, design: each, size: sizeOrder(each.sizes)[0]!, slides: each.slides.map(({ id }) => id) };
      const made = ografManifest({ id: 'a/b', name, version: '1', author: 'Pavilion' }, of);
      expect(specification.parse(made)).toEqual(made);
      expect(Object.keys(made.schema.properties)).toEqual(each.fields.map(({ key }) => key));
    },
  );
});

describe('a graphic of a package', () => {
  const at = (state: OgrafState, instant: number) => ografSceneAt(state, instant, content);
  const fresh: OgrafState = { values: content.values };
  const play = (state: OgrafState, instant: number, params = {}) =>
    afterOgrafAction(state, { type: 'playAction', params }, instant, content);
  const stop = (state: OgrafState, instant: number, skipAnimation = false) =>
    afterOgrafAction(state, { type: 'stopAction', params: { skipAnimation } }, instant, content);

  it('shows nothing before it plays, comes, stays, and has left after its exit (GFX-031)', () => {
    expect(at(fresh, 0)).toEqual({ scene: null, moves: false });
    const played = play(fresh, 1_000);
    expect(at(played, 1_100).moves).toBe(true);
    expect(at(played, 60_000)).toMatchObject({ moves: false, scene: { width: 1920 } });
    const stopped = stop(played, 60_000);
    expect(at(stopped, 60_010)).toMatchObject({ moves: true, scene: { width: 1920 } });
    expect(at(stopped, 120_000).scene).toBeNull();
    expect(stop(stopped, 60_100)).toEqual(stopped);
  });

  it('skips its movements when it is told to (GFX-031)', () => {
    const played = play(fresh, 1_000, { skipAnimation: true });
    expect(at(played, 1_000)).toEqual(at(play(fresh, 0), 60_000));
    expect(at(stop(played, 1_000, true), 1_000).scene).toBeNull();
  });

  it('steps through its slides, and leaves after the last (GFX-031)', () => {
    const first = play(fresh, 0);
    const second = play(first, 10_000);
    expect([ografStep(fresh), ografStep(first), ografStep(second)]).toEqual([undefined, 0, 1]);
    const ended = play(second, 20_000);
    expect(ografStep(ended)).toBeUndefined();
    expect(at(ended, 90_000).scene).toBeNull();
    expect(ografStep(play(ended, 100_000))).toBe(0);
    expect(ografStep(play(second, 20_000, { goto: 0 }))).toBe(0);
  });

  it('takes new values without another entrance, and refuses those that do not fit in a sentence (GFX-031)', () => {
    const played = play(fresh, 0);
    const updated = afterOgrafAction(
      played,
      { type: 'updateAction', params: { data: { name: 'Harry Brook', unknown: 1 } } },
      60_000,
      content,
    );
    expect(updated).toEqual({ ...played, values: { name: 'Harry Brook' } });
    expect(JSON.stringify(at(updated, 60_000))).toContain('HARRY BROOK');
    expect(readOgrafData(design, { name: 'x'.repeat(11_000) }).values).toEqual({});
    expect(readOgrafData(design, { name: true }).refused).toEqual([expect.stringContaining('has to be a text.')]);
  });
});

import { describe, expect, it } from 'vitest';
import { buildScene } from '../build-scene.ts';
import type { Design } from '../design.ts';
import { sampleTemplates } from './index.ts';

/** Right edge and left edge of two layers of a template, in each of its sizes where both show. */
function edges(design: Design, before: string, after: string): [size: string, right: number, left: number][] {
  const idOf = (name: string) => design.slots.find((slot) => slot.name === name)?.id;
  return Object.keys(design.sizes).flatMap((size) => {
    const { nodes } = buildScene(design, { slide: design.slides[0]!.id, size });
    const boxOf = (name: string) => nodes.find(({ id }) => id === idOf(name))?.box;
    const [one, other] = [boxOf(before), boxOf(after)];
    return one && other ? [[size, one.x + one.width, other.x] as [string, number, number]] : [];
  });
}

describe('templates of the product', () => {
  it.each(
    sampleTemplates
      .map(({ name, design }) => [name, edges(design, 'Competition', 'Board')] as const)
      .filter(([, found]) => found.length > 0),
  )('keep the longest name of a competition off the name of the board: %s (GFX-037)', (_, found) => {
    for (const [size, right, left] of found) expect.soft(right, size).toBeLessThanOrEqual(left);
  });

  it('keep the overs of an innings break off the badge (GFX-037)', () => {
    const { design } = sampleTemplates.find(({ name }) => name.startsWith('Innings break'))!;
    const found = edges(design, 'Score', 'Badge').filter(([size]) => size !== 'wide');
    expect(found.map(([size]) => size)).toEqual(['square', 'portrait', 'story']);
    for (const [size, right, left] of found) expect.soft(right, size).toBeLessThanOrEqual(left);
  });
});

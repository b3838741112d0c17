import { buildScene } from '@pavilion/domain/graphics';
import { sampleTemplates } from '@pavilion/domain/graphics/samples';
import { loadFaces, openDrawer } from '@pavilion/drawing/node';
import { expect, it } from 'vitest';

/** Widths of the lines of one layer of a template, from top to bottom, as they are drawn. */
async function linesOf(template: string, layer: string, size: string, values: Record<string, string>) {
  const { design } = sampleTemplates.find(({ name }) => name.startsWith(template))!;
  const scene = buildScene(design, { slide: design.slides[0]!.id, size, values });
  const { id } = design.slots.find(({ name }) => name === layer)!;
  const alone = {
    ...scene,
    background: { kind: 'colour', colour: [0, 0, 0, 1] } as const,
    nodes: scene.nodes.filter((node) => node.id === id),
  };
  const drawer = await openDrawer();
  await loadFaces(drawer, alone, [], () => Promise.reject(new Error('No font is uploaded.')));
  const { pixels, width, height } = drawer.pixels(alone);
  const widths: number[] = [];
  let inLine = false;
  for (let y = 0; y < height; y += 1) {
    const row = pixels.subarray(y * width * 4, (y + 1) * width * 4);
    const inked = Array.from({ length: width }, (_, x) => x).filter((x) => row[x * 4]! > 128);
    if (inked.length === 0) inLine = false;
    else {
      if (!inLine) widths.push(0);
      inLine = true;
      widths.push(Math.max(widths.pop()!, inked.at(-1)! - inked[0]!));
    }
  }
  return widths;
}

it.each(['square', 'portrait', 'story', 'wide'])(
  'a result ends in no lone word in %s (GFX-008 GFX-037)',
  async (size) => {
    const result = 'Yorkshire won by 12 runs';
    const lines = await linesOf('Result', 'Result', size, { winner: 'Yorkshire', result });
    expect(lines).toHaveLength(2);
    expect(Math.min(...lines) / Math.max(...lines)).toBeGreaterThan(0.5);
  },
);

it.each(['square', 'story', 'wide'])('a name of one word is never broken in %s (GFX-008 GFX-037)', async (size) => {
  const sides = { home: 'Northern Superchargers', away: 'Kent' };
  expect(await linesOf('Match day', 'Home name', size, sides)).toHaveLength(1);
});

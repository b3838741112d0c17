import type { Rgba, Scene, TextNode } from './scene.ts';

const words = 'Not signed off';
const turn = -30;

/** The same scene under a watermark: graphics that wait for their sign-off are not given out without it (GFX-027). */
export function withWatermark(scene: Scene): Scene {
  const { width, height } = scene;
  const size = Math.max(8, Math.round(Math.min(width, height) / 9));
  const step = size * 3;
  const rows = Math.ceil(height / step) + 1;
  const nodes = Array.from({ length: rows }, (_, row) => [
    // Dark and light, to be legible on any ground.
    line(`dark${row}`, [0, 0, 0, 0.35], size, (row - 0.25) * step + size / 30, width),
    line(`light${row}`, [255, 255, 255, 0.55], size, (row - 0.25) * step, width),
  ]);
  return { ...scene, nodes: [...scene.nodes, ...nodes.flat()] };
}

function line(id: string, colour: Rgba, size: number, y: number, width: number): TextNode {
  return {
    type: 'text',
    id: `watermark:${id}`,
    box: { x: -width, y, width: width * 3, height: size * 1.4, turn },
    opacity: 1,
    blend: 'normal',
    runs: [
      {
        font: 'Barlow Condensed',
        weight: 700,
        italic: false,
        size,
        colour,
        lineHeight: 1.2,
        letterSpacing: 0,
        tabular: false,
        text: Array.from({ length: 3 }, () => words).join('     '),
      },
    ],
    align: 'centre',
    vertical: 'middle',
    wrap: false,
    shrinkTo: 1,
    maxLines: 1,
    direction: 'ltr',
  };
}

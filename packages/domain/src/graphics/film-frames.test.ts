import { expect, it } from 'vitest';
import { buildScene } from './build-scene.ts';
import { countExportFiles, exportFiles } from './export-name.ts';
import { filmFramesOf, restOfFilm } from './film-frames.ts';
import { sampleTemplates } from './samples/index.ts';
import { motionLength } from './scene-at.ts';

const { design } = sampleTemplates.find(({ name }) => name === 'Lower third')!;
const [slide] = design.slides;
const scene = buildScene(design, { slide: slide!.id, size: Object.keys(design.sizes)[0]! });

it.each([0, 200, 2_000])('a film with a stay of %i ms stands still at its poster (GFX-024 GFX-026)', (stay) => {
  const frames = filmFramesOf({ scene, stay }, 25).flatMap(({ moment, count }) => Array(count).fill(moment));
  const poster = frames[restOfFilm([{ scene, stay }], 25) * 25];
  expect(poster).toEqual({ since: 'entrance', milliseconds: motionLength(scene.nodes, 'in') });
});

it.each(['png', 'mp4'] as const)('files of an export are counted before they are drawn: %s (GFX-026)', (format) => {
  const asked = { format, sizes: Object.keys(design.sizes), slides: ['a', 'b'] };
  expect(countExportFiles(asked)).toBe(exportFiles({ ...asked, name: 'Root', design }).length);
});

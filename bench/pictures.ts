import { buildScene, type Scene } from '@pavilion/domain/graphics';
import { sampleTemplates } from '@pavilion/domain/graphics/samples';
import { loadFaces, openDrawer } from '@pavilion/drawing/node';
import { atMost, type Result } from './report.ts';
import { alternate, median, medianRatio } from './rounds.ts';

const rounds = 5;
const ground = { kind: 'colour', colour: [11, 31, 58, 1] } as const;

/**
 * Draws templates of the product as PNG, in a warm process (GFX-036). Lower bound: CanvasKit filling and encoding pictures of the
 * same sizes. Processor time, since targets are for one core.
 */
export async function pictures(): Promise<Result[]> {
  const drawer = await openDrawer();
  const scenes = await Promise.all(
    sampleTemplates.flatMap(({ design }) =>
      Object.keys(design.sizes).map(async (size) => {
        const scene = buildScene(design, { slide: design.slides[0]!.id, size });
        await loadFaces(drawer, scene, [], () =>
          Promise.reject(new Error('Templates of the product have own fonts only.')),
        );
        return scene;
      }),
    ),
  );
  const squares = scenes.filter(({ width, height }) => width === 1080 && height === 1080);
  // Of templates all over the list.
  const ten = Array.from({ length: 10 }, (_, at) => scenes[Math.floor((at * scenes.length) / 10)]!);
  const draw = (list: readonly Scene[]) => cpuSeconds(() => list.forEach((scene) => void drawer.encode(scene, 'png')));
  const row = async (name: string, list: readonly Scene[], each: number, limit: number): Promise<Result> => {
    const plain = list.map((scene) => ({ ...scene, background: ground, nodes: [] }));
    const { product, bare } = await alternate(rounds, {
      bare: async () => draw(plain) / each,
      product: async () => draw(list) / each,
    });
    return {
      name,
      unit: 's of one core',
      value: median(product),
      bound: { value: median(bare), what: 'bare fill and encoding' },
      ratio: medianRatio(product, bare),
      target: atMost(limit),
      rounds: product,
    };
  };
  // Compiling WebAssembly and reading glyphs is not repeated in a warm process.
  draw(squares);
  const times = new Map(squares.map((scene) => [scene, draw([scene])]));
  const slowest = squares.reduce((one, other) => (times.get(other)! > times.get(one)! ? other : one));
  return [
    await row(`PNG of 1080×1080, mean of ${squares.length} templates (GFX-036)`, squares, squares.length, 1),
    await row('PNG of 1080×1080, the slowest template (GFX-036)', [slowest], 1, 1),
    await row('ten PNG of mixed sizes (GFX-036)', ten, 1, 4),
  ];
}

function cpuSeconds(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

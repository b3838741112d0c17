import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import {
  type AirLayer,
  afterAct,
  controlDocs,
  nextOut,
  type Programme,
  programmesOf,
  type Scene,
  sceneOnAir,
  shownLayers,
  timesOnAir,
} from '@pavilion/domain/graphics';
import type { Context } from '../../context.ts';
import { createRenderer, type Renderer } from '../../engines/drawing/renderer.ts';
import type { Canvas, PaintProgramme } from '../../engines/live-engine/types.ts';
import { mediaTools } from '../../engines/media/media-tools.ts';
import { inWorkFolder } from '../../engines/media/work-folder.ts';
import { laidOver } from './laid-over.ts';
import { createPreparer, type Prepared, type Preparer } from './prepare-programme.ts';
import { takenContent } from './taken-content.ts';

type Deps = Pick<Context, 'config' | 'clock' | 'log' | 'store' | 'storage'>;

/** Longest time for one picture. */
const seconds = 30;
const retryMilliseconds = 5_000;

/** Paints the programmes of control documents for livestreams, all their layers (GFX-030). */
export function programmePainter(deps: Deps): PaintProgramme {
  return (control, canvas, onTrouble) => {
    const closing = new AbortController();
    const { signal } = closing;
    const painting = inWorkFolder(deps.config, 'programme', async (folder) => {
      const { tools } = await mediaTools(deps.config);
      // Exports keep the renderer of the server busy for seconds, and a stream does not wait for them.
      // It stays warm, since starting one delays a graphic by two seconds.
      const renderer = createRenderer({ prlimit: tools?.prlimit ?? null, idleMs: null, mostDrawings: 5_000 });
      const easel: Easel = {
        ...deps,
        control,
        canvas,
        signal,
        renderer,
        preparer: createPreparer(deps, folder),
        drawn: new Map(),
        warm: null,
      };
      try {
        await renderer.draw({ kind: 'measure', scenes: [], uploaded: [], paths: {} }, { signal, seconds });
        await follow(easel, onTrouble);
      } finally {
        renderer.close();
      }
    });
    painting.catch((error: unknown) => {
      deps.log.error({ err: error, control }, 'The graphics of a livestream ended.');
      onTrouble(true);
    });
    return {
      close: async () => {
        closing.abort();
        await painting.catch(() => {});
      },
    };
  };
}

interface Easel extends Deps {
  control: string;
  canvas: Canvas;
  signal: AbortSignal;
  renderer: Renderer;
  preparer: Preparer;
  /** The pixels of layers that stand still: a drawing takes tenths of a second, and one above may move meanwhile. */
  drawn: Map<number, { of: Prepared; pixels: Uint8Array }>;
  /** What was drawn last to be ready for Take. */
  warm: Prepared | null;
}

/** What comes after a painting. */
interface Following {
  /** It is to be painted again at once. */
  moves: boolean;
  /** Milliseconds until something goes out by itself, or is tried again. */
  wait: number | undefined;
  /** Why a layer could not be drawn. The others are shown. */
  failure?: unknown;
}

/**
 * Paints after each change of the control document, and while something moves: the next moment when the last one is drawn, so
 * that a slow machine shows fewer moments, never late ones.
 */
async function follow(easel: Easel, onTrouble: (fails: boolean) => void): Promise<void> {
  const { store, signal, control, log } = easel;
  let version = 0;
  let wake = () => {};
  const unfollow = store.onChanges((changes) => {
    if (!changes.some(({ collection, id }) => collection === controlDocs.name && id === control)) return;
    version += 1;
    wake();
  });
  signal.addEventListener('abort', () => wake());
  while (!signal.aborted) {
    const painted = version;
    const following = await paint(easel).catch(
      (failure: unknown): Following => ({ moves: false, wait: retryMilliseconds, failure }),
    );
    if (signal.aborted) break;
    const { failure } = following;
    if (failure) log.warn({ err: failure, control }, 'The programme of a livestream could not be drawn.');
    onTrouble(failure !== undefined);
    if (following.moves || version !== painted) continue;
    const due = following.wait === undefined ? undefined : performance.now() + following.wait;
    await warmUp(easel).catch((err: unknown) => log.debug({ err, control }, 'The preview could not be prepared.'));
    if (signal.aborted) break;
    if (version !== painted) continue;
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      wake = resolve;
      if (due !== undefined) timer = setTimeout(resolve, Math.max(0, due - performance.now()));
    });
    clearTimeout(timer);
  }
  unfollow();
}

/** Paints what is on air at this moment. */
async function paint(easel: Easel): Promise<Following> {
  const { store, clock, control, canvas, preparer, drawn } = easel;
  const document = await store.get(controlDocs, control);
  const layers = document ? shownLayers(document) : [];
  await preparer.keepOnly(layers.map(({ layer }) => layer));
  let failure: unknown;
  const ready: { layer: number; programme: Programme; prepared: Prepared }[] = [];
  for (const each of layers) {
    try {
      ready.push({ ...each, prepared: await preparer.prepare(each.layer, each.programme) });
    } catch (error) {
      easel.signal.throwIfAborted();
      failure = error;
    }
  }
  // Fonts and pictures take a while the first time: the picture is that of the moment at which it is drawn, not of the take.
  const now = Date.parse(clock());
  const painted: Uint8Array[] = [];
  let moves = false;
  for (const each of ready) {
    try {
      const moment = await paintLayer(easel, each, now);
      if (moment.pixels) painted.push(moment.pixels);
      else drawn.delete(each.layer);
      moves ||= moment.moves;
    } catch (error) {
      easel.signal.throwIfAborted();
      failure = error;
    }
  }
  if (painted.length === 0) await rm(canvas.path, { force: true });
  else {
    const part = `${canvas.path}.part`;
    await writeFile(part, laidOver(painted));
    await rename(part, canvas.path);
  }
  const ends = document ? nextOut(document, now) : undefined;
  const waits = [
    ...(ends === undefined ? [] : [Math.max(0, ends - Date.parse(clock()))]),
    ...(failure ? [retryMilliseconds] : []),
  ];
  return { moves, wait: waits.length > 0 ? Math.min(...waits) : undefined, failure };
}

/** The pixels of a layer at a moment; null once it has left. */
async function paintLayer(
  easel: Easel,
  { layer, programme, prepared }: AirLayer & { prepared: Prepared },
  now: number,
): Promise<{ pixels: Uint8Array | null; moves: boolean }> {
  const { drawn } = easel;
  const { scene, moves } = sceneOnAir(prepared.scene, timesOnAir(programme), now);
  if (!scene) return { pixels: null, moves: false };
  const known = drawn.get(layer);
  if (!moves && known?.of === prepared) return { pixels: known.pixels, moves };
  const pixels = await draw(easel, prepared, scene);
  if (moves) drawn.delete(layer);
  else drawn.set(layer, { of: prepared, pixels });
  return { pixels, moves };
}

/**
 * Draws what is in preview once, for nobody: on a busy machine, the first drawing of a graphic takes seconds, for its fonts and
 * pictures, and its entrance would be over by then.
 */
async function warmUp(easel: Easel): Promise<void> {
  const cued = await easel.preparer.cue(await programmeInPreview(easel));
  if (cued && cued !== easel.warm) await draw(easel, cued, cued.scene);
  easel.warm = cued;
}

/** What Take would put on air now. */
async function programmeInPreview({ store, control, clock }: Easel): Promise<Programme | null> {
  const document = await store.get(controlDocs, control);
  const item = document?.preview;
  const content = item !== undefined && document?.rundown[item] && (await takenContent(store, document.rundown[item]));
  if (!document || !item || !content) return null;
  const taken = afterAct(document, { act: 'take', item }, clock(), content);
  // One that is on air already stays as it is.
  if (taken === document) return null;
  return programmesOf(taken).find(({ programme }) => programme.item === item)?.programme ?? null;
}

/** The pixels of a prepared scene, as it is at a moment. */
async function draw({ canvas, signal, renderer, preparer }: Easel, { materials }: Prepared, scene: Scene) {
  const output = `${canvas.path}.layer`;
  const task = {
    kind: 'draw',
    scene,
    format: 'raw',
    quality: 100,
    within: canvas,
    output,
    keepPictures: preparer.pictures(),
    ...materials,
  } as const;
  const answer = await renderer.draw(task, { signal, seconds });
  if ('unreadable' in answer) throw new Error(`The picture ${answer.unreadable} cannot be read.`);
  return readFile(output);
}

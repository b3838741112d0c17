import { mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type FileDocument, files } from '@pavilion/domain/files';
import {
  airSize,
  buildScene,
  controlDocs,
  fileOfPicture,
  type Programme,
  publications,
  type Scene,
  sceneOnAir,
  shownProgramme,
} from '@pavilion/domain/graphics';
import { picturesOf } from '@pavilion/drawing';
import type { Context } from '../../context.ts';
import { createRenderer, type Renderer } from '../../engines/drawing/renderer.ts';
import type { Materials } from '../../engines/drawing/types.ts';
import type { Canvas, PaintProgramme } from '../../engines/live-engine/types.ts';
import { mediaTools } from '../../engines/media/media-tools.ts';
import { inWorkFolder } from '../../engines/media/work-folder.ts';
import { fetchFile, fetchFonts } from './fetch-fonts.ts';
import { fetchPosters } from './fetch-posters.ts';

type Deps = Pick<Context, 'config' | 'clock' | 'log' | 'store' | 'storage'>;

/** Longest time for one picture. */
const seconds = 30;
const retryMilliseconds = 5_000;

/** Paints the programmes of control documents for livestreams (GFX-030). */
export function programmePainter(deps: Deps): PaintProgramme {
  return (control, canvas, onTrouble) => {
    const closing = new AbortController();
    const { signal } = closing;
    const painting = inWorkFolder(deps.config, 'programme', async (folder) => {
      const { tools } = await mediaTools(deps.config);
      // Exports keep the renderer of the server busy for seconds, and a stream does not wait for them.
      // It stays warm, since starting one delays a graphic by two seconds.
      const renderer = createRenderer({ prlimit: tools?.prlimit ?? null, idleMs: null, mostDrawings: 5_000 });
      const easel = { ...deps, control, canvas, signal, renderer, prepare: preparing(deps, folder) };
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
  prepare: (programme: Programme) => Promise<Prepared>;
}

interface Prepared {
  scene: Scene;
  materials: Materials;
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
  let retry: NodeJS.Timeout | undefined;
  while (!signal.aborted) {
    const painted = version;
    let moves = false;
    try {
      moves = await paint(easel);
      onTrouble(false);
    } catch (error) {
      if (signal.aborted) break;
      log.warn({ err: error, control }, 'The programme of a livestream could not be drawn.');
      onTrouble(true);
      retry = setTimeout(() => wake(), retryMilliseconds);
    }
    if (!moves && version === painted && !signal.aborted) {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
    clearTimeout(retry);
  }
  unfollow();
}

/** Paints what is on air at this moment. Resolves to whether it moves. */
async function paint({ store, clock, control, canvas, signal, renderer, prepare }: Easel): Promise<boolean> {
  const document = await store.get(controlDocs, control);
  const programme = document && shownProgramme(document);
  const prepared = programme && (await prepare(programme));
  const onAir = prepared && sceneOnAir(prepared.scene, timesOf(programme), Date.parse(clock()));
  if (!onAir?.scene) {
    await rm(canvas.path, { force: true });
    return false;
  }
  const output = `${canvas.path}.part`;
  const { scene, moves } = onAir;
  const task = {
    kind: 'draw',
    scene,
    format: 'raw',
    quality: 100,
    within: canvas,
    output,
    ...prepared!.materials,
  } as const;
  const answer = await renderer.draw(task, { signal, seconds });
  if ('unreadable' in answer) throw new Error(`The picture ${answer.unreadable} cannot be read.`);
  await rename(output, canvas.path);
  return moves;
}

const timesOf = ({ takenAt, outAt }: Programme) => ({
  came: Date.parse(takenAt),
  left: outAt === undefined ? undefined : Date.parse(outAt),
});

/** Scenes of programmes with their fonts and pictures in a work folder; the last one is kept, for its movement. */
function preparing({ config, store, storage }: Deps, work: string): Easel['prepare'] {
  let last: { key: string; folder: string; prepared: Prepared } | undefined;
  return async ({ publication: id, slide, values, changes }) => {
    const key = JSON.stringify([id, slide, values, changes]);
    if (last?.key === key) return last.prepared;
    const publication = await store.get(publications, id);
    if (!publication) throw new Error(`The publication ${id} is gone.`);
    const { design } = publication;
    const scene = buildScene(design, { slide, size: airSize(design), values, changes });
    const folder = await mkdtemp(join(work, 'scene-'));
    const materials = await fetchFonts({ store, storage }, [scene], folder);
    const shown = new Map<string, FileDocument>();
    for (const picture of picturesOf(scene)) {
      const file = await store.get(files, fileOfPicture(picture));
      if (!file?.sourcePath) continue;
      shown.set(file.id, file);
      if (file.id === picture)
        materials.paths[picture] = await fetchFile({ storage }, file.sourcePath, folder, materials.paths);
    }
    // A stream shows the poster of a film: drawing 25 pictures a second takes more than a processor has.
    await fetchPosters({ config, storage }, [scene], folder, materials.paths, (id) => shown.get(id));
    if (last) await rm(last.folder, { recursive: true });
    last = { key, folder, prepared: { scene, materials } };
    return last.prepared;
  };
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileDocument } from '@pavilion/domain/files';
import { longestFilmSide, refuseFilm } from '@pavilion/domain/graphics';
import type { Context } from '../../context.ts';
import { frameArgs, type MediaSource } from '../../engines/media/commands.ts';
import { fitWithin } from '../../engines/media/fit-within.ts';
import { mediaTools } from '../../engines/media/media-tools.ts';
import { probeFile } from '../../engines/media/probe.ts';
import { run } from '../../engines/media/run.ts';
import { inWorkFolder } from '../../engines/media/work-folder.ts';
import { limitConcurrency } from '../../engines/store/limit-concurrency.ts';
import { Refusal } from '../../engines/store/refusal.ts';

type Deps = Pick<Context, 'config' | 'storage'>;

/** Size of the cache of frames, in bytes: a screen asks for the frames of its slides repeatedly. */
const mostBytes = 64 * 1024 ** 2;
const timeoutMs = 60_000;

interface Kept {
  frames: Map<string, Buffer>;
  coming: Map<string, Promise<Buffer>>;
  /** A frame takes up to a second of a processor. */
  inTurn: ReturnType<typeof limitConcurrency>;
}
const shelves = new WeakMap<object, Kept>();

/**
 * A frame of a film as a PNG, decoded from the original: screens and exports draw the same bytes as the poster. Not stored, since
 * the same frame of the same file is the same at any time.
 */
export async function filmFrame(deps: Deps, file: FileDocument, frame: number): Promise<Buffer> {
  const kept = shelves.get(deps.config) ?? { frames: new Map(), coming: new Map(), inTurn: limitConcurrency(2) };
  shelves.set(deps.config, kept);
  const key = `${file.sourcePath} ${frame}`;
  const known = kept.frames.get(key);
  if (known) return known;
  const coming = kept.coming.get(key) ?? kept.inTurn(() => decoded(deps, file, frame));
  kept.coming.set(key, coming);
  try {
    const bytes = await coming;
    kept.frames.set(key, bytes);
    let sum = [...kept.frames.values()].reduce((all, { length }) => all + length, 0);
    for (const [oldest, { length }] of kept.frames) {
      if (sum <= mostBytes || oldest === key) break;
      kept.frames.delete(oldest);
      sum -= length;
    }
    return bytes;
  } finally {
    kept.coming.delete(key);
  }
}

function decoded(deps: Deps, file: FileDocument, frame: number): Promise<Buffer> {
  return inWorkFolder(deps.config, 'frame', (folder) =>
    withFilm(deps, file, async (source) => {
      const { tools } = await mediaTools(deps.config);
      const output = join(folder, 'frame.png');
      const size = fitWithin(source.size!, { width: longestFilmSide, height: longestFilmSide });
      const args = frameArgs(source, frame, size, output);
      const result = await run(tools!.ffmpeg.path, args, { prlimit: tools!.prlimit, timeoutMs });
      const bytes = result.ok ? await readFile(output).catch(() => null) : null;
      if (!bytes) throw unreadableFilm(file);
      return bytes;
    }),
  );
}

/** Works with a film where ffmpeg reads it. Refuses a file that is none. */
export async function withFilm<T>(
  deps: Deps,
  file: FileDocument,
  work: (source: MediaSource) => Promise<T>,
): Promise<T> {
  const refused = refuseFilm(file);
  if (refused) throw new Refusal('INCOMPLETE', refused);
  const { tools, summary } = await mediaTools(deps.config);
  if (!tools) throw new Error(summary);
  return deps.storage.withLocal(file.sourcePath, async (path) => {
    const probed = await probeFile(tools, path);
    if (!probed.ok || probed.source.video === null || !probed.source.size || !probed.source.rate)
      throw unreadableFilm(file);
    return work(probed.source);
  });
}

/** Works with several films at once, by the ids of their files. */
export function withFilms<T>(
  deps: Deps,
  films: readonly FileDocument[],
  work: (sources: Record<string, MediaSource>) => Promise<T>,
): Promise<T> {
  const [first, ...others] = films;
  if (!first) return work({});
  return withFilm(deps, first, (source) =>
    withFilms(deps, others, (sources) => work({ ...sources, [first.id]: source })),
  );
}

/** GFX-035 */
const unreadableFilm = ({ name }: FileDocument) =>
  new Refusal('INCOMPLETE', `${name || 'The video'} cannot be read as a video. Choose another one.`);

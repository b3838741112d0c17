import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type FileDocument, files } from '@pavilion/domain/files';
import {
  airSize,
  buildScene,
  type Design,
  fileOfPicture,
  filmDesign,
  type Programme,
  publications,
  type Scene,
} from '@pavilion/domain/graphics';
import { picturesOf } from '@pavilion/drawing';
import type { Context } from '../../context.ts';
import type { Materials } from '../../engines/drawing/types.ts';
import { fetchFile, fetchFonts } from './fetch-fonts.ts';
import { fetchPosters } from './fetch-posters.ts';

type Deps = Pick<Context, 'config' | 'store' | 'storage'>;

export interface Prepared {
  scene: Scene;
  materials: Materials;
}

/** A layer, or what is in preview. */
type Place = number | 'cued';

/** Scenes of programmes with their fonts and pictures in a work folder; the last one of each layer is kept, for its movement. */
export interface Preparer {
  /** The same object while the layer shows the same. What was cued before is ready at once. */
  prepare: (layer: number, programme: Programme) => Promise<Prepared>;
  /** Prepares what will probably be taken next; null for nothing. The same object while it is the same. */
  cue: (programme: Programme | null) => Promise<Prepared | null>;
  /** Forgets all other layers. */
  keepOnly: (layers: readonly number[]) => Promise<void>;
  /** The pictures of all that is prepared. */
  pictures: () => string[];
}

export function createPreparer(deps: Deps, work: string): Preparer {
  const kept = new Map<Place, { key: string; folder: string; prepared: Prepared }>();
  const forget = async (place: Place) => {
    const last = kept.get(place);
    kept.delete(place);
    if (last) await rm(last.folder, { recursive: true });
  };
  const prepareAt = async (place: Place, programme: Programme) => {
    const { publication, film, slide, values, changes } = programme;
    const key = JSON.stringify([publication, film, slide, values, changes]);
    const last = kept.get(place);
    if (last?.key === key) return last.prepared;
    const cued = kept.get('cued');
    if (cued?.key === key) {
      await forget(place);
      kept.delete('cued');
      kept.set(place, cued);
      return cued.prepared;
    }
    const design = await designOf(deps, programme);
    const scene = buildScene(design, { slide, size: airSize(design), values, changes });
    const folder = await mkdtemp(join(work, 'scene-'));
    const prepared = { scene, materials: await fetchMaterials(deps, scene, folder) };
    await forget(place);
    kept.set(place, { key, folder, prepared });
    return prepared;
  };
  return {
    prepare: prepareAt,
    async cue(programme) {
      if (programme) return prepareAt('cued', programme);
      await forget('cued');
      return null;
    },
    async keepOnly(layers) {
      for (const place of [...kept.keys()]) if (place !== 'cued' && !layers.includes(place)) await forget(place);
    },
    pictures: () => [...kept.values()].flatMap(({ prepared }) => picturesOf(prepared.scene)),
  };
}

async function designOf({ store }: Deps, { film, publication: id }: Programme): Promise<Design> {
  if (film) return filmDesign(film);
  const publication = id ? await store.get(publications, id) : null;
  if (!publication) throw new Error(`The publication ${id} is gone.`);
  return publication.design;
}

async function fetchMaterials({ config, store, storage }: Deps, scene: Scene, folder: string): Promise<Materials> {
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
  return materials;
}

import { createWriteStream } from 'node:fs';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { files } from '@pavilion/domain/files';
import { filmsOfDesign, graphicFonts, type OgrafContent, ografFiles, ografManifest } from '@pavilion/domain/graphics';
import { packagedFile } from '@pavilion/drawing/node';
import { ZipFile } from 'yazl';
import type { Context } from '../../context.ts';
import type { DrawnFile } from './draw-files.ts';
import { fetchPosters } from './fetch-posters.ts';
import { facesOfPackage, ografModule } from './ograf-files.ts';
import type { ExportPlan } from './plan-export.ts';

interface Work {
  plan: ExportPlan;
  folder: string;
  watermark: boolean;
}

/** Packs each size of a graphic as an OGraf package (GFX-031): its slides are the steps. */
export async function packOgraf(context: Context, work: Work): Promise<DrawnFile[]> {
  const packed: DrawnFile[] = [];
  const module = await ografModule(work.folder);
  for (const [at, file] of work.plan.files.entries()) {
    const path = join(work.folder, `package-${at}.zip`);
    const zip = new ZipFile();
    zip.addFile(module, ografFiles.module);
    await addContent(context, zip, work, file);
    zip.end();
    await pipeline(zip.outputStream, createWriteStream(path));
    packed.push({ name: file.name, pages: [{ path, width: file.scenes[0]!.width, height: file.scenes[0]!.height }] });
  }
  return packed;
}

async function addContent(
  context: Context,
  zip: ZipFile,
  { plan: { design, graphic, pictures }, folder, watermark }: Work,
  { size, slides, scenes }: ExportPlan['files'][number],
): Promise<void> {
  const { values, changes, id, name, updated_at } = graphic;
  const fonts = await context.store.find(graphicFonts, { orderBy: [{ field: 'family', direction: 'asc' }] });
  const uploaded = fonts.map(({ family, weight, italic, file }) => ({ family, weight, italic, file }));
  const shown = { design, size, slides, values, changes, watermark, uploaded };

  const paths: Record<string, string> = {};
  // A package shows the posters of films: it runs in renderers that ask for any moment in any order.
  const films = new Set(filmsOfDesign(design));
  const stored = new Map([...pictures].flatMap(([id, { sourcePath }]) => (films.has(id) ? [] : [[id, sourcePath]])));
  const posters: Record<string, string> = {};
  await fetchPosters(context, scenes, folder, posters, (id) => pictures.get(id));
  for (const [key, path] of Object.entries(posters)) {
    paths[key] = `files/${Object.keys(paths).length}`;
    zip.addFile(path, paths[key], { compress: false });
  }
  const families = new Set<string>();
  for (const { file } of facesOfPackage(shown)) {
    if (file.startsWith('@fontsource/')) {
      paths[file] = `fonts/${file.split('/').pop()}`;
      zip.addFile(packagedFile(file), paths[file], { compress: false });
      families.add(file.split('/')[1]!);
    } else {
      const found = await context.store.get(files, file);
      if (found) stored.set(file, found.sourcePath);
    }
  }
  for (const [file, key] of stored) {
    paths[file] = `files/${Object.keys(paths).length}`;
    const copy = join(folder, `stored-${Object.keys(paths).length}`);
    await pipeline(await context.storage.read(key), createWriteStream(copy));
    zip.addFile(copy, paths[file], { compress: false });
  }
  zip.addFile(packagedFile('canvaskit-wasm/bin/full/canvaskit.wasm'), ografFiles.renderer);
  // Both licences ask that they go along with the files.
  zip.addFile(join(dirname(packagedFile('canvaskit-wasm/package.json')), 'LICENSE'), 'licences/canvaskit.txt');
  for (const family of families) zip.addFile(packagedFile(`@fontsource/${family}/LICENSE`), `licences/${family}.txt`);

  const content: OgrafContent = { ...shown, files: paths };
  const about = { id, name, version: updated_at ?? '1', author: 'Pavilion' };
  addJson(zip, ografFiles.content, content);
  addJson(zip, ografFiles.manifest, ografManifest(about, content));
}

const addJson = (zip: ZipFile, name: string, value: unknown) =>
  zip.addBuffer(Buffer.from(JSON.stringify(value, null, 2)), name);

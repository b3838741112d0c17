import { execFile } from 'node:child_process';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { buildScene, type OgrafContent, ografFiles, type Scene, type SceneNode } from '@pavilion/domain/graphics';
import { type Face, facesOf } from '@pavilion/drawing';

const run = promisify(execFile);

/** The module of the web component: built beside the bundle, or now if the server runs from its sources. */
export async function ografModule(folder: string): Promise<string> {
  const here = fileURLToPath(import.meta.url);
  if (extname(here) !== '.ts') return join(dirname(here), 'ograf-graphic.mjs');
  const path = join(folder, ografFiles.module);
  await run(process.execPath, [join(dirname(here), '../../../../../scripts/build-ograf.mjs'), path]);
  return path;
}

/**
 * Font files of a package: those of its pictures, and of texts that a controller may type or make appear. Emoji are in it only if
 * the graphic has some, since they are six megabytes.
 */
export function facesOfPackage(content: Omit<OgrafContent, 'files'>): Face[] {
  const { design, size, slides, values, changes, uploaded } = content;
  const withoutRules = { ...design, slots: design.slots.map(({ showIf: _, ...slot }) => slot) };
  const scenes = slides.flatMap((slide) => [
    buildScene(design, { slide, size, values, changes }),
    buildScene(withoutRules, { slide, size, changes, placeholders: true }),
  ]);
  const faces = [...scenes, ...scenes.map(inOtherScripts)].flatMap((scene) => facesOf(scene, uploaded));
  return [...new Map(faces.map((face) => [face.file, face])).values()];
}

/** The scene with a further Latin and an Arabic letter in each text: whoever types names may need their fonts. */
const inOtherScripts = (scene: Scene): Scene => ({ ...scene, nodes: scene.nodes.map(nodeInOtherScripts) });

function nodeInOtherScripts(node: SceneNode): SceneNode {
  if (node.type === 'group') return { ...node, nodes: node.nodes.map(nodeInOtherScripts) };
  return node.type === 'text' ? { ...node, runs: node.runs.map((run) => ({ ...run, text: 'ńع' })) } : node;
}

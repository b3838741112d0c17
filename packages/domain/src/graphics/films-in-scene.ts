import { filmFrameAt, frameKey } from './films.ts';
import type { PictureNode, Scene, SceneFilm, SceneNode } from './scene.ts';

/** A node that shows a film. */
export type FilmNode = PictureNode & { film: SceneFilm };

export const isFilm = (node: SceneNode): node is FilmNode => node.type === 'picture' && node.film !== undefined;

/** The films of a scene, also those in groups and masks. */
export function filmsIn({ nodes }: Pick<Scene, 'nodes'>): FilmNode[] {
  return nodes.flatMap((node) => [
    ...(isFilm(node) ? [node] : []),
    ...(node.type === 'group' ? filmsIn(node) : []),
    ...(node.mask ? filmsIn({ nodes: [node.mask] }) : []),
  ]);
}

/** The scene with other pictures of its films. */
export function withFilmPictures(scene: Scene, pictureOf: (node: FilmNode) => string): Scene {
  const changed = (node: SceneNode): SceneNode => {
    const mask = node.mask && { mask: changed(node.mask) };
    if (isFilm(node)) return { ...node, ...mask, file: pictureOf(node) };
    if (node.type === 'group') return { ...node, ...mask, nodes: node.nodes.map(changed) };
    return mask ? { ...node, ...mask } : node;
  };
  return filmsIn(scene).length === 0 ? scene : { ...scene, nodes: scene.nodes.map(changed) };
}

/** The scene with each film at its frame, at a time in milliseconds since the slide appeared. */
export const withFilmsAt = (scene: Scene, milliseconds: number): Scene =>
  withFilmPictures(scene, ({ film }) => frameKey(film.file, filmFrameAt(film, milliseconds)));

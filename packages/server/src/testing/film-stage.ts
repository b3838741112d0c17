import { readFile } from 'node:fs/promises';
import { files } from '@pavilion/domain/files';
import { type GraphicExport, graphicExports, graphics, publications, slides, slots } from '@pavilion/domain/graphics';
import type { TestApp } from './app.ts';
import { addTemplate, type smallDesign } from './graphics-stage.ts';
import type { Person } from './person.ts';
import { upload } from './uploads.ts';

/** A template of one empty slide, in the size of the videos of tests; a longer `stay` makes a longer film. */
export const emptyDesign = (stay: number): typeof smallDesign => ({
  sizes: { wide: { width: 320, height: 180, label: 'Wide', order: 0 } },
  slides: [{ id: 's1', name: 'Film', stay, background: { kind: 'colour', colour: '#0000ff' } }],
  slots: [],
  fields: [],
});

/** Uploads a video for a template, and waits until it has been read. */
export async function addFilm(app: TestApp, designer: Person, template: string, path: string): Promise<string> {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const target = { what: 'graphic-video', of: 'templates', id: template } as const;
  const { id, refused } = await upload(designer, target, name, await readFile(path));
  if (refused) throw new Error(refused);
  await app.jobsDone();
  return id;
}

/** A template whose slide shows a video from edge to edge, and that video. */
export async function addFilmTemplate(
  app: TestApp,
  designer: Person,
  path: string,
  about: { stay?: number; video?: object; slot?: object; department?: string } = {},
): Promise<{ template: string; slot: string; file: string }> {
  const { stay = 1_000, department } = about;
  const template = await addTemplate(designer, { design: emptyDesign(stay), publish: false, department });
  const [slide] = await designer.documents.fetch(slides, { where: { template } });
  const file = await addFilm(app, designer, template, path);
  const { id: slot } = await designer.documents.insert(slots, {
    template,
    slide: slide!.id,
    type: 'video',
    name: 'Background',
    box: { x: 0, y: 0, width: 320, height: 180, turn: 0 },
    video: { file, ...about.video },
    ...about.slot,
  });
  return { template, slot, file };
}

/** Publishes a template, and exports a graphic of it in its only size. */
export async function exportFilm(
  app: TestApp,
  { designer, maker }: { designer: Person; maker: Person },
  template: string,
  asked: Partial<Pick<GraphicExport, 'format' | 'rate'>> = {},
): Promise<GraphicExport> {
  await designer.call.graphics.publishTemplate({ template });
  const { id: graphic } = await maker.call.graphics.makeGraphic({ template, name: 'Film' });
  const made = (await maker.documents.get(graphics, graphic))!;
  const { design } = (await maker.documents.get(publications, made.publication))!;
  const { id } = await maker.call.graphics.exportGraphic({
    graphic,
    format: 'mp4',
    sizes: Object.keys(design.sizes),
    slides: design.slides.map((slide) => slide.id),
    ...asked,
  });
  await app.jobsDone();
  return (await maker.documents.get(graphicExports, id))!;
}

/** The file as the database has it. */
export const fileOf = (app: TestApp, id: string) => app.context.store.get(files, id);

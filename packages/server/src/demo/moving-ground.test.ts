import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { graphicExports, graphics, publications, slots } from '@pavilion/domain/graphics';
import { sampleTemplates } from '@pavilion/domain/graphics/samples';
import { expect, it } from 'vitest';
import { mediaTools } from '../engines/media/media-tools.ts';
import { startApp } from '../testing/app.ts';
import { addTemplate } from '../testing/graphics-stage.ts';
import type { DemoStage } from './demo-stage.ts';
import { addMovingGround } from './moving-ground.ts';

it('the demo gives a moving template a video as its background, which a maker exports (GFX-024 GFX-037)', async () => {
  const app = await startApp();
  const folder = await mkdtemp(join(tmpdir(), 'pavilion-ground-'));
  try {
    const dee = await app.addPerson({ name: 'Dee Signer', roles: ['jimstagram_access', 'jimstagram_design'] });
    const { design } = sampleTemplates.find(({ kind }) => kind === 'wicket')!;
    const template = await addTemplate(dee, { design, kind: 'wicket', department: 'Digital', publish: false });
    const { tools } = await mediaTools(app.context.config);
    const people = new Map([['designer@pavilion.demo', dee.id]]);
    const { context } = app;
    await addMovingGround({ context, people, folder, ffmpeg: tools!.ffmpeg.path } as unknown as DemoStage, template);
    const [lowest] = await dee.documents.fetch(slots, {
      where: { template },
      orderBy: [{ field: 'order', direction: 'asc' }],
    });
    expect(lowest).toMatchObject({ type: 'video', video: { frames: 150, hasSound: true, atEnd: 'loop' } });
    await dee.call.graphics.publishTemplate({ template });
    const { id: graphic } = await dee.call.graphics.makeGraphic({
      template,
      values: Object.fromEntries(design.fields.map(({ key, initial = '' }) => [key, initial])),
    });
    const made = (await dee.documents.get(graphics, graphic))!;
    const slides = (await dee.documents.get(publications, made.publication))!.design.slides.map(({ id }) => id);
    const { id } = await dee.call.graphics.exportGraphic({ graphic, format: 'mp4', sizes: ['square'], slides });
    await app.jobsDone();
    const film = (await dee.documents.get(graphicExports, id))!;
    expect(film.state).toBe('ready');
  } finally {
    await app.stop();
    await rm(folder, { recursive: true, force: true });
  }
}, 240_000);

import { files } from '@pavilion/domain/files';
import { graphicExports, graphics, publications, templates } from '@pavilion/domain/graphics';
import { deliverables } from '@pavilion/domain/production';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../testing/app.ts';
import { addTemplate, smallDesign } from '../../testing/graphics-stage.ts';
import type { Person } from '../../testing/person.ts';
import { addBrief } from '../../testing/upload-stage.ts';

let app: TestApp;
/** `dee` designs, `may` makes graphics and works on briefs, `fay` gives feedback, `moe` only makes. */
let dee: Person;
let may: Person;
let fay: Person;
let moe: Person;
beforeAll(async () => {
  app = await startApp();
  dee = await app.addPerson({ name: 'Dee Signer', roles: ['jimstagram_access', 'jimstagram_design'] });
  may = await app.addPerson({
    name: 'May Ker',
    roles: ['jimstagram_access', 'production_access', 'production_drafts'],
  });
  fay = await app.addPerson({
    name: 'Fay Back',
    roles: ['production_access', 'production_drafts', 'production_feedback'],
  });
  moe = await app.addPerson({ name: 'Moe Ker', roles: ['jimstagram_access'] });
});
afterAll(() => app.stop());

/** A graphic of a template that needs sign-off, exported in these sizes. */
async function addExport(sizes = ['square']) {
  const template = await addTemplate(dee, { publish: false });
  await dee.documents.patch(templates, template, { signOff: true });
  await dee.call.graphics.publishTemplate({ template });
  const { id: graphic } = await may.call.graphics.makeGraphic({ template, name: 'Root 100' });
  return { graphic, export: await draw(graphic, sizes) };
}

async function draw(graphic: string, sizes = ['square'], format: 'png' | 'mp4' | 'gif' = 'png'): Promise<string> {
  const { publication } = (await may.documents.get(graphics, graphic))!;
  const design = await may.documents.get(publications, publication);
  const slides = design!.design.slides.map(({ id }) => id);
  const { id } = await may.call.graphics.exportGraphic({ graphic, format, sizes, slides });
  await app.jobsDone();
  expect(await may.documents.get(graphicExports, id)).toMatchObject({ state: 'ready' });
  return id;
}

const into = (brief: string) => ({ brief, type: 'Static', brand: 'England Men' });
const graphicOf = async (id: string) => (await may.documents.get(graphics, id))!;
const bytesOf = async (path: string, person = may) => Buffer.from(await (await person.fetch(path)).arrayBuffer());

describe('a graphic that is sent to a brief', () => {
  it('becomes a deliverable in feedback that says where it came from, without its watermark (GFX-026 GFX-027)', async () => {
    const brief = await addBrief(app);
    const made = await addExport();
    const sent = await may.call.graphics.sendToBrief({ export: made.export, ...into(brief.id), title: 'Hundred post' });
    const [id] = sent.deliverables;
    const deliverable = (await may.documents.get(deliverables, id!))!;
    expect(deliverable).toMatchObject({
      title: 'Hundred post',
      state: 'feedback',
      production: brief.id,
      format: 'Other',
    });
    const file = (await may.documents.get(files, deliverable.currentFileID!))!;
    const origin = { graphic: made.graphic, graphicName: 'Root 100', graphicTemplate: 'Hundred' };
    expect(file).toMatchObject({ ...origin, version: 1, mime: 'image/png' });
    expect(await graphicOf(made.graphic)).toMatchObject({ deliverable: id, signed: false });
    expect(await may.documents.get(graphicExports, made.export)).toMatchObject({ brief: brief.id });
    const clean = await bytesOf(`/api/files/${file.id}/original`);
    expect(clean.equals(await bytesOf(`/api/graphics/exports/${made.export}/file`))).toBe(false);
  });

  it('is given out without a watermark once its deliverables are signed off, until it is changed (GFX-027)', async () => {
    const brief = await addBrief(app);
    const made = await addExport(['square', 'story']);
    expect(await may.documents.get(graphicExports, made.export)).toMatchObject({ watermarked: true });
    const { deliverables: ids } = await may.call.graphics.sendToBrief({ export: made.export, ...into(brief.id) });
    const current = await Promise.all(ids.map(async (id) => (await may.documents.get(deliverables, id))!));
    expect(current.map(({ title }) => title)).toEqual(['Root 100 – Square 200×200', 'Root 100 – Story 200×360']);

    await fay.call.production.signOffFiles({ ids: [current[0]!.currentFileID!] });
    expect((await graphicOf(made.graphic)).signed).toBe(false);
    await fay.call.production.signOffFiles({ ids: [current[1]!.currentFileID!] });
    expect((await graphicOf(made.graphic)).signed).toBe(true);
    const clean = await draw(made.graphic);
    expect(await may.documents.get(graphicExports, clean)).toMatchObject({ watermarked: false });

    await may.documents.patch(graphics, made.graphic, { 'values.batter': 'Pope' });
    expect(await graphicOf(made.graphic)).toMatchObject({ signed: false, versions: [] });
    await fay.call.production.recallFiles({ ids: [current[0]!.currentFileID!] });
    await fay.call.production.signOffFiles({ ids: [current[0]!.currentFileID!] });
    expect((await graphicOf(made.graphic)).signed).toBe(false);
    await expect(may.call.graphics.sendToBrief({ export: clean, ...into(brief.id) })).rejects.toThrow(
      'The graphic has changed since this export. Export it again.',
    );
  });

  it('is not given out without a watermark that was drawn before it had to be signed off (GFX-027)', async () => {
    const template = await addTemplate(dee);
    const { id: graphic } = await may.call.graphics.makeGraphic({ template, name: 'Early 100' });
    const early = await draw(graphic, ['square', 'story']);
    const given = async (id: string, path = 'file') => (await may.fetch(`/api/graphics/exports/${id}/${path}`)).status;
    expect([await given(early), await given(early, 'files/0')]).toEqual([200, 200]);

    await dee.documents.patch(templates, template, { signOff: true });
    await dee.call.graphics.publishTemplate({ template });
    expect([await given(early), await given(early, 'files/0')]).toEqual([403, 403]);
    const answer = await may.fetch(`/api/graphics/exports/${early}/file`);
    expect(await answer.text()).toContain('This was drawn before it had to be signed off. Export it again.');

    // It may still be signed off. What was drawn before stays back, and a new one is given out clean, also once it is changed.
    const brief = await addBrief(app);
    const { deliverables: ids } = await may.call.graphics.sendToBrief({ export: early, ...into(brief.id) });
    for (const id of ids) {
      const { currentFileID } = (await may.documents.get(deliverables, id))!;
      await fay.call.production.signOffFiles({ ids: [currentFileID!] });
    }
    expect((await graphicOf(graphic)).signed).toBe(true);
    expect(await given(early)).toBe(403);
    const signed = await draw(graphic);
    await may.documents.patch(graphics, graphic, { 'values.batter': 'Pope' });
    expect(await given(signed)).toBe(200);
    expect(await given(await draw(graphic))).toBe(200);
  });

  it('becomes the next version of a deliverable, one file only (GFX-026)', async () => {
    const brief = await addBrief(app);
    const made = await addExport();
    const first = await may.call.graphics.sendToBrief({ export: made.export, ...into(brief.id) });
    const [deliverable] = first.deliverables;
    await may.call.graphics.sendToBrief({ export: made.export, brief: brief.id, deliverable });
    expect(await may.documents.get(deliverables, deliverable!)).toMatchObject({ currentVersion: 2 });
    const other = await addBrief(app);
    await expect(may.call.graphics.sendToBrief({ export: made.export, brief: other.id, deliverable })).rejects.toThrow(
      'does not exist',
    );
    const several = await draw(made.graphic, ['square', 'story']);
    await expect(may.call.graphics.sendToBrief({ export: several, brief: brief.id, deliverable })).rejects.toThrow(
      'This export has several files, and a version is one file. Export one size.',
    );
  });

  it.each([
    ['mp4', 'Video'],
    ['gif', 'Static'],
  ] as const)('has a poster of a moving %s at rest, not in its entrance (GFX-024 GFX-026)', async (format, type) => {
    const brief = await addBrief(app);
    const square = { id: 'square', slide: 's1', type: 'shape', shape: 'rectangle' } as const;
    const template = await addTemplate(dee, {
      design: {
        ...smallDesign,
        slides: [{ id: 's1', name: 'Score', stay: 400, background: { kind: 'colour', colour: '#000000' } }],
        slots: [
          {
            ...square,
            box: { x: 0, y: 0, width: 200, height: 200 },
            fill: { kind: 'colour', colour: '#ffffff' },
            motion: { in: { kind: 'fade', length: 1_000 }, out: { kind: 'fade', length: 1_000 } },
          },
        ],
      },
    });
    const { id: graphic } = await may.call.graphics.makeGraphic({ template, name: 'Root 101' });
    const film = await draw(graphic, ['square'], format);
    const about = { ...into(brief.id), type };
    const { deliverables: ids } = await may.call.graphics.sendToBrief({ export: film, ...about });
    await app.jobsDone();
    const { currentFileID } = (await may.documents.get(deliverables, ids[0]!))!;
    const poster = sharp(await bytesOf(`/api/files/${currentFileID}/poster`));
    const [channel] = (await poster.stats()).channels;
    expect(channel!.mean).toBeGreaterThan(250);
  });

  it('follows the rules of uploads there (GFX-026)', async () => {
    const brief = await addBrief(app);
    const made = await addExport();
    const send = (person: Person, more: object = into(brief.id)) =>
      person.call.graphics.sendToBrief({ export: made.export, brief: brief.id, ...more });
    await expect(send(moe)).rejects.toThrow('You may not do this.');
    await expect(send(may, {})).rejects.toThrow('Please choose a type and a brand first.');
    await expect(send(may, { ...into('nowhere') })).rejects.toThrow('does not exist');
    await expect(send(may, { ...into(brief.id), type: 'Video' })).rejects.toThrow('This is a: ');
  });
});

import { files } from '@pavilion/domain/files';
import { brandKits, fields, graphics, publications, slides, slots, templates } from '@pavilion/domain/graphics';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startApp, type TestApp } from '../../testing/app.ts';
import { addTemplate, smallDesign } from '../../testing/graphics-stage.ts';
import type { Person } from '../../testing/person.ts';
import { upload } from '../../testing/uploads.ts';

let app: TestApp;
/** `dee` and `dan` design, `may` makes; `hugo` designs for The Hundred only. */
let dee: Person;
let dan: Person;
let may: Person;
let hugo: Person;
beforeAll(async () => {
  app = await startApp();
  const designer = ['jimstagram_access', 'jimstagram_design'] as const;
  dee = await app.addPerson({ name: 'Dee Signer', roles: designer });
  dan = await app.addPerson({ name: 'Dan Esign', roles: designer });
  may = await app.addPerson({ name: 'May Ker', roles: ['jimstagram_access'] });
  hugo = await app.addPerson({ name: 'Hugo Hundred', roles: designer, departmentAccess: ['The Hundred'] });
});
afterAll(() => app.stop());

const partsOf = async (template: string, person = dee) => ({
  slides: await person.documents.fetch(slides, { where: { template } }),
  slots: await person.documents.fetch(slots, { where: { template } }),
  fields: await person.documents.fetch(fields, { where: { template } }),
});
const slotNamed = async (template: string, name: string) =>
  (await partsOf(template)).slots.find((slot) => slot.name === name)!;

describe('a part of a template', () => {
  it('is seen by those who see its template, and follows when that changes (GFX-005)', async () => {
    const id = await addTemplate(dee, { department: 'Digital', brands: ['England'] });
    const graphic = await may.call.graphics.makeGraphic({ template: id });
    expect((await partsOf(id)).slots[0]).toMatchObject({ department: 'Digital', brands: ['England'] });
    expect(await hugo.documents.get(graphics, graphic.id)).toBeUndefined();

    await dee.documents.patch(templates, id, { department: 'The Hundred' });
    const moved = await partsOf(id, hugo);
    expect([moved.slides.length, moved.slots.length, moved.fields.length]).toEqual([1, 3, 3]);
    expect(await hugo.documents.fetch(publications, { where: { template: id } })).toHaveLength(1);
    expect(await hugo.documents.get(graphics, graphic.id)).toMatchObject({ department: 'The Hundred' });
  });

  it('is refused on a template that does not exist or is out of its author’s scope (GFX-004)', async () => {
    const id = await addTemplate(dee, { department: 'Digital' });
    const refused = 'This template does not exist, or you do not have access to it.';
    await expect(hugo.documents.insert(slides, { template: id })).rejects.toThrow(refused);
    await expect(dee.documents.insert(fields, { template: 'none', key: 'a', label: 'A' })).rejects.toThrow(refused);
    const other = await addTemplate(dee);
    const [slide] = (await partsOf(other)).slides;
    await expect(dee.documents.insert(slots, { template: id, slide: slide!.id, type: 'text' })).rejects.toThrow(
      'The slide of this layer has been deleted.',
    );
  });

  it('goes to the trash with its group, slide or template, and comes back with it (GFX-033)', async () => {
    const id = await addTemplate(dee);
    const group = await slotNamed(id, 'Names');
    await dee.documents.delete(slots, group.id);
    expect((await partsOf(id)).slots.map(({ name }) => name)).toEqual(['Photo']);
    await dee.call.system.undoDeletion({ collection: 'slots', ids: [group.id] });
    expect((await partsOf(id)).slots).toHaveLength(3);

    await dee.documents.delete(templates, id);
    expect(await partsOf(id)).toEqual({ slides: [], slots: [], fields: [] });
    await dee.call.system.undoDeletion({ collection: 'templates', ids: [id] });
    const back = await partsOf(id);
    expect([back.slides.length, back.slots.length, back.fields.length]).toEqual([1, 3, 3]);
    expect((await dee.call.graphics.publishTemplate({ template: id })).number).toBe(2);
  });

  it('keeps a template that graphics are made from (GFX-035)', async () => {
    const id = await addTemplate(dee);
    await may.call.graphics.makeGraphic({ template: id });
    await expect(dee.documents.delete(templates, id)).rejects.toThrow(
      '1 graphic is made from this template. Retire it instead.',
    );
    expect((await partsOf(id)).slots).toHaveLength(3);
  });
});

describe('a new template', () => {
  it('uses the brand kit that its designer chose, of those that they see (GFX-005 GFX-011)', async () => {
    const { id: kit } = await dee.documents.insert(brandKits, { name: 'Digital', department: 'Digital' });
    const id = await addTemplate(dee, { kit, publish: false });
    expect(await dee.documents.get(templates, id)).toMatchObject({ kit });
    await expect(addTemplate(hugo, { kit, department: 'The Hundred' })).rejects.toThrow(
      'This brand kit does not exist, or you do not have access to it.',
    );
  });
});

describe('publishing', () => {
  it('keeps the design with its brand kit, which later changes do not touch (GFX-011 GFX-018)', async () => {
    const kit = { colours: [{ name: 'Navy', colour: '#0b1f3a' }], textStyles: [], logos: [], teams: {} };
    const id = await addTemplate(dee, { design: { ...smallDesign, kit } });
    const twin = await addTemplate(dee, { design: { ...smallDesign, kit } });
    const [one, two] = await Promise.all([id, twin].map((each) => dee.documents.get(templates, each)));
    expect(one!.kit).toBe(two!.kit);
    await dee.documents.patch(brandKits, one!.kit!, { colours: [{ name: 'Navy', colour: '#000000' }] });
    const title = await slotNamed(id, 'Title');
    await dee.documents.patch(slots, title.id, { opacity: 0.5 });

    const kept = await may.documents.get(publications, one!.publication!);
    expect(kept!.design.kit!.colours[0]!.colour).toBe('#0b1f3a');
    expect(kept!.design.slots.find(({ id: slot }) => slot === title.id)!.opacity).toBe(1);
  });

  it('by two people at once gives two numbers (GFX-035)', async () => {
    const id = await addTemplate(dee, { publish: false });
    const both = await Promise.all([dee, dan].map((person) => person.call.graphics.publishTemplate({ template: id })));
    expect(both.map(({ number }) => number).sort()).toEqual([1, 2]);
    const last = both.find(({ number }) => number === 2)!;
    expect(await dee.documents.get(templates, id)).toMatchObject({ publication: last.publication, published: 2 });
  });

  it('of an incomplete template says what is missing (GFX-012)', async () => {
    const id = await addTemplate(dee, { publish: false });
    await dee.documents.patch(slots, (await slotNamed(id, 'Title')).id, { runs: [{ text: '{wickets}' }] });
    await expect(dee.call.graphics.publishTemplate({ template: id })).rejects.toThrow(
      '“Title” uses {wickets}, which is not a field.',
    );
    await expect(dee.call.graphics.setTemplateState({ template: id, state: 'retired' })).rejects.toThrow(
      'This template was never published.',
    );
  });

  it('waits until every text fits in every size, in letters that its fonts have (GFX-008)', async () => {
    const [, title] = smallDesign.slots!;
    const slides = [...smallDesign.slides, { id: 's2', name: 'Next' }];
    const long = { ...title!, runs: [{ text: 'Kohler-Cadmore, Tom' }], textLayout: { shrinkTo: 1, wrap: false } };
    const template = await addTemplate(dee, { design: { ...smallDesign, slides, slots: [long] }, publish: false });
    const [slot] = await dee.documents.fetch(slots, { where: { template } });
    await dee.documents.patch(slots, slot!.id, { parent: null, textStyle: { ...slot!.textStyle, size: 30 } });
    const publish = () => dee.call.graphics.publishTemplate({ template });
    await expect(publish()).rejects.toMatchObject({
      code: 'INCOMPLETE',
      message: 'These texts do not fit: Title in Score, Square 200×200, Title in Score, Story 200×360. Shorten them.',
    });
    await dee.documents.patch(slots, slot!.id, { runs: [{ text: '한국' }] });
    await expect(publish()).rejects.toMatchObject({
      code: 'INCOMPLETE',
      message: 'These letters are in none of the fonts: 한국 in Title.',
    });
    await dee.documents.patch(slots, slot!.id, { runs: [{ text: 'Ali' }] });
    expect(await publish()).toMatchObject({ number: 1 });
  });

  it('is undone by restoring an earlier publication, with the ids of its layers (GFX-033)', async () => {
    const id = await addTemplate(dee);
    const before = await partsOf(id);
    const title = await slotNamed(id, 'Title');
    await dee.documents.patch(slots, title.id, { name: 'Headline', showIf: { field: 'batter', is: 'set', value: '' } });
    await dee.documents.delete(slots, (await slotNamed(id, 'Photo')).id);
    const slide = await dee.documents.insert(slides, { template: id, name: 'Second' });
    await dee.documents.insert(slots, { template: id, slide: slide.id, type: 'shape', name: 'Bar' });

    const template = await dee.documents.get(templates, id);
    await dee.call.graphics.restorePublication({ publication: template!.publication! });
    const content = ({ slides, slots }: Awaited<ReturnType<typeof partsOf>>) =>
      [...slides, ...slots].map(({ _rev, updated_at, updated_by, created_at, ...rest }) => rest);
    const sorted = (parts: ReturnType<typeof content>) => parts.sort((left, right) => (left.id < right.id ? -1 : 1));
    expect(sorted(content(await partsOf(id)))).toEqual(sorted(content(before)));
  });
});

it('layers of an imported file are marked with their template, and no choice of pictures finds them (GFX-010 GFX-032)', async () => {
  const id = await addTemplate(dee);
  const png = await sharp({ create: { width: 20, height: 20, channels: 3, background: 'blue' } })
    .png()
    .toBuffer();
  const target = { what: 'graphic-picture', of: 'templates', id } as const;
  const { id: photo } = await upload(dee, target, 'Blue photo.png', png);
  const { id: layer } = await upload(dee, { ...target, imported: true }, 'Blue layer 1.png', png);
  expect(await dee.documents.get(files, layer)).toMatchObject({ importedFor: id });
  const pictures = await dee.documents.fetch(files, { where: { what: 'graphic-picture', importedFor: null } });
  expect(pictures.map((file) => file.id)).toContain(photo);
  expect(pictures.map((file) => file.id)).not.toContain(layer);
  const filter = [{ term: { what: 'graphic-picture' } }, { bool: { must_not: { exists: { field: 'importedFor' } } } }];
  const must = [{ multi_match: { query: 'blue', fields: ['name', 'label'] } }];
  await vi.waitFor(async () => {
    const found = await dee.call.search({ index: 'files', body: { query: { bool: { must, filter } } } });
    expect(found.hits.hits.map(({ _id }) => _id)).toEqual([photo]);
  });
});

describe('a copy of a template', () => {
  it('is a draft with parts of its own, without pictures that its author may not see (GFX-010 GFX-035)', async () => {
    const id = await addTemplate(dee);
    const png = await sharp({ create: { width: 20, height: 20, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const { id: file } = await upload(dee, { what: 'graphic-picture', of: 'templates', id }, 'red.png', png);
    await dee.documents.patch(slots, (await slotNamed(id, 'Photo')).id, { picture: { file } });
    const moved = app.context.store.transaction({ kind: 'system', name: 'test' }, (tx) =>
      tx.patch(files, file, { department: 'Digital' }),
    );
    await moved;
    await dee.documents.patch(templates, id, { department: 'The Hundred' });

    const copy = await hugo.call.graphics.copyTemplate({ template: id });
    expect(await hugo.documents.get(templates, copy.id)).toMatchObject({ name: 'Hundred copy', state: 'draft' });
    const made = await partsOf(copy.id, hugo);
    const group = made.slots.find(({ name }) => name === 'Names')!;
    expect(made.slots.find(({ name }) => name === 'Title')).toMatchObject({ parent: group.id });
    expect(made.slots.find(({ name }) => name === 'Photo')!.picture).toBeUndefined();
    await expect(
      hugo.documents.patch(slots, made.slots.find(({ name }) => name === 'Photo')!.id, { picture: { file } }),
    ).rejects.toThrow('This picture does not exist, or you do not have access to it.');
  });
});

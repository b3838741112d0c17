import { brandKits, fields, slots, templates } from '@pavilion/domain/graphics';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../testing/app.ts';
import { addTemplate, smallDesign } from '../../testing/graphics-stage.ts';
import type { Person } from '../../testing/person.ts';
import { noteOldUnpublished } from './note-unpublished.ts';

let app: TestApp;
let dee: Person;
beforeAll(async () => {
  app = await startApp();
  dee = await app.addPerson({ name: 'Dee Signer', roles: ['jimstagram_access', 'jimstagram_design'] });
});
afterAll(() => app.stop());

const marked = (template: string, unpublished: boolean) =>
  expect
    .poll(async () => (await dee.documents.get(templates, template))?.unpublished, { timeout: 15_000 })
    .toBe(unpublished);
const kit = { colours: [{ name: 'Navy', colour: '#0b1f3a' }], textStyles: [], logos: [], teams: {} };

describe('a template with changes that are not published', () => {
  it('is marked by a change of a part, and no more when it is taken back (GFX-018)', async () => {
    const template = await addTemplate(dee);
    const [title] = await dee.documents.fetch(slots, { where: { template, name: 'Title' } });
    const about = await dee.documents.get(templates, template);
    await dee.documents.patch(slots, title!.id, { opacity: 0.5 });
    await marked(template, true);
    // It is no change of the template itself, neither in its stamps nor in its history.
    const now = await dee.documents.get(templates, template);
    expect([now?.updated_at, now?.updated_by]).toEqual([about?.updated_at, about?.updated_by]);
    const { versions } = await dee.call.graphics.templateHistory({ template });
    expect(versions.map(({ by }) => by)).not.toContain('job:noteUnpublished');
    await dee.documents.patch(slots, title!.id, { opacity: 1 });
    await marked(template, false);
    await dee.documents.delete(slots, title!.id);
    await marked(template, true);
    await dee.call.system.undoDeletion({ collection: 'slots', ids: [title!.id] });
    await marked(template, false);
  });

  it('is marked by its name and its brand kit, until it is published (GFX-011 GFX-018)', async () => {
    const template = await addTemplate(dee, { design: { ...smallDesign, kit } });
    await dee.documents.patch(templates, template, { name: 'Century' });
    await marked(template, true);
    await dee.call.graphics.publishTemplate({ template });
    expect((await dee.documents.get(templates, template))?.unpublished).toBe(false);
    const { kit: own } = (await dee.documents.get(templates, template))!;
    await dee.documents.patch(brandKits, own!, { colours: [{ name: 'Navy', colour: '#000000' }] });
    await marked(template, true);
    await expect(dee.documents.patch(templates, template, { unpublished: false })).rejects.toThrow();
    // A gradient of the kit counts like a colour.
    await dee.call.graphics.publishTemplate({ template });
    const stops = [
      { at: 0, colour: 'kit:Navy', opacity: 1 },
      { at: 1, colour: '#2f6fed', opacity: 1 },
    ];
    await dee.documents.patch(brandKits, own!, { gradients: [{ name: 'Dusk', turn: 0, stops }] });
    await marked(template, true);
    const ofField = [stops[0]!, { at: 1, colour: 'field:team', opacity: 1 }];
    const refused = dee.documents.patch(brandKits, own!, { gradients: [{ name: 'Dusk', turn: 0, stops: ofField }] });
    await expect(refused).rejects.toThrow('A kit has no fields.');
    await dee.documents.patch(brandKits, own!, { gradients: null });
    await marked(template, false);
  });

  it('is found when an earlier version left it, and a draft is none', async () => {
    const [template, draft] = [await addTemplate(dee), await addTemplate(dee, { publish: false })];
    for (const id of [template, draft]) {
      await dee.documents.insert(fields, { template: id, key: 'overs', label: 'Overs' });
    }
    await noteOldUnpublished(app.context);
    expect((await dee.documents.get(templates, template))?.unpublished).toBe(true);
    expect((await dee.documents.get(templates, draft))?.unpublished).toBe(false);
  });
});

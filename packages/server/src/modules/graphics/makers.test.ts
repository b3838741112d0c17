import { matches } from '@pavilion/domain/archive';
import { graphics, plainText, publications, slots, templates } from '@pavilion/domain/graphics';
import { sampleTemplates } from '@pavilion/domain/graphics/samples';
import type { PatchOf } from '@pavilion/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../testing/app.ts';
import { lay } from '../../testing/every-role.ts';
import { addTemplate, smallDesign } from '../../testing/graphics-stage.ts';
import type { Person } from '../../testing/person.ts';

let app: TestApp;
/** `dee` designs, `may` makes, `ann` makes and sees all matches. */
let dee: Person;
let may: Person;
let ann: Person;
beforeAll(async () => {
  app = await startApp();
  dee = await app.addPerson({ name: 'Dee Signer', roles: ['jimstagram_access', 'jimstagram_design'] });
  may = await app.addPerson({ name: 'May Ker', roles: ['jimstagram_access'] });
  const everyMatch = { accessInt: true, accessIntCurrent: true, accessDom: true, accessDomCurrent: true };
  ann = await app.addPerson({ name: 'Ann Archive', roles: ['jimstagram_access', 'archive_access'], ...everyMatch });
});
afterAll(() => app.stop());

const make = async (template: string, more: object = {}, person = may) =>
  (await person.call.graphics.makeGraphic({ template, ...more })).id;
const addMatch = () =>
  lay(app, matches, {
    int: true,
    year: 2026,
    startDate: '2026-01-02T10:00:00.000Z',
    team1Name: 'Surrey',
    team2Name: 'Kent',
  });

describe('a graphic', () => {
  it('starts without examples, which would pass for the truth (GFX-012 GFX-018)', async () => {
    const sample = sampleTemplates.find(({ kind }) => kind === 'birthday')!;
    const template = await addTemplate(dee, { kind: sample.kind, design: sample.design });
    const { id } = await may.call.graphics.makeGraphic({ template });
    expect((await may.documents.get(graphics, id))!.values).toEqual({ greeting: 'Happy birthday!' });
  });

  it('starts with the defaults of its template, and remembers what its maker typed (GFX-018)', async () => {
    const template = await addTemplate(dee);
    const id = await make(template, { values: { runs: 100 } });
    expect(await may.documents.get(graphics, id)).toMatchObject({
      name: 'Hundred',
      values: { batter: 'Root', runs: 100 },
      typed: { runs: true },
      created_by: may.id,
    });
  });

  it('has the name of its template with what it is about, and a number where that is taken (GFX-018)', async () => {
    const template = await addTemplate(dee);
    const nameOf = async (more: object = {}) => (await may.documents.get(graphics, await make(template, more)))?.name;
    expect(await nameOf()).toBe('Hundred');
    expect(await nameOf()).toBe('Hundred 2');
    expect(await nameOf({ player: 'Z Crawley' })).toBe('Hundred: Z Crawley');
    expect(await nameOf({ player: 'Z Crawley' })).toBe('Hundred: Z Crawley 2');
    expect(await nameOf({ name: 'Hundred' })).toBe('Hundred');
  });

  it('is made from published templates only (GFX-005)', async () => {
    const draft = await addTemplate(dee, { publish: false });
    await expect(make(draft, {}, dee)).rejects.toThrow('This template is not published.');
    await expect(make(draft)).rejects.toThrow('does not exist');
    const retired = await addTemplate(dee);
    await dee.call.graphics.setTemplateState({ template: retired, state: 'retired' });
    await expect(make(retired)).rejects.toThrow('This template is not published.');
  });

  it('takes only values that its fields allow (GFX-012 GFX-035)', async () => {
    const template = await addTemplate(dee);
    await expect(make(template, { values: { runs: 501 } })).rejects.toThrow('Runs can be at most 500.');
    const id = await make(template);
    const patch = (changes: PatchOf<typeof graphics>) => may.documents.patch(graphics, id, changes);
    await expect(patch({ 'values.runs': 'many' })).rejects.toThrow('Runs has to be a number.');
    await expect(patch({ 'values.wickets': 3 })).rejects.toThrow('This template has no field wickets.');
    await expect(patch({ 'values.batter': 'x'.repeat(501) })).rejects.toThrow('at most 500 characters');
    await expect(patch({ 'values.photo': 'nowhere' })).rejects.toThrow('This picture does not exist');
    expect(await patch({ 'values.runs': 143, 'typed.runs': true })).toMatchObject({ values: { runs: 143 } });
    expect((await patch({ 'values.runs': null })).values).not.toHaveProperty('runs');
  });

  it('takes only changes that the locks of its layers allow (GFX-013)', async () => {
    const id = await make(await addTemplate(dee));
    const { publication } = (await may.documents.get(graphics, id))!;
    const { design } = (await may.documents.get(publications, publication))!;
    const slotOf = (name: string) => design.slots.find((slot) => slot.name === name)!.id;
    const box = { x: 5, y: 5, width: 50, height: 50, turn: 0 };
    const moved = { overrides: { story: { box } } };
    await expect(may.documents.patch(graphics, id, { [`changes.${slotOf('Title')}`]: moved })).rejects.toThrow(
      'Title cannot be moved or cropped in this template.',
    );
    const allowed = await may.documents.patch(graphics, id, { [`changes.${slotOf('Photo')}`]: moved });
    expect(allowed.changes[slotOf('Photo')]).toEqual(moved);
  });

  it('is restyled from the brand kit only, where its template allows that, and put back (GFX-011 GFX-013)', async () => {
    const kit = { colours: [{ name: 'Gold', colour: '#ffcc00' }], textStyles: [{ name: 'Quiet', style: plainText }] };
    const slots = smallDesign.slots.map((slot) => (slot.name === 'Title' ? { ...slot, allow: 'restyle' } : slot));
    const id = await make(await addTemplate(dee, { design: { ...smallDesign, slots, kit } as typeof smallDesign }));
    const { publication } = (await may.documents.get(graphics, id))!;
    const { design } = (await may.documents.get(publications, publication))!;
    const [title, photo] = ['Title', 'Photo'].map((name) => design.slots.find((slot) => slot.name === name)!.id);
    const patch = (changes: PatchOf<typeof graphics>) => may.documents.patch(graphics, id, changes);
    await expect(patch({ [`changes.${title}.colour`]: '#ff0000' })).rejects.toThrow(
      'Title can only have colours of the brand kit.',
    );
    await expect(patch({ [`changes.${title}.textStyle`]: 'Scrawl' })).rejects.toThrow(
      'Title can only have text styles of the brand kit.',
    );
    await expect(patch({ [`changes.${photo}.textStyle`]: 'Quiet' })).rejects.toThrow('Photo keeps its text style');
    await patch({ [`changes.${title}.colour`]: 'kit:Gold', [`changes.${title}.textStyle`]: 'Quiet' });
    const { changes } = await patch({ [`changes.${title}.overrides.square.fontSize`]: 20 });
    expect(changes[title!]).toEqual({
      colour: 'kit:Gold',
      textStyle: 'Quiet',
      overrides: { square: { fontSize: 20 } },
    });
    expect((await patch({ [`changes.${title}`]: null })).changes).toEqual({});
  });

  it('is about a match that its maker may see (GFX-020)', async () => {
    const match = await addMatch();
    const template = await addTemplate(dee);
    await expect(make(template, { match: match.id })).rejects.toThrow('does not exist');
    const id = await make(template, { match: match.id }, ann);
    expect(await may.documents.get(graphics, id)).toMatchObject({ match: match.id });
    const own = await make(template);
    await expect(may.documents.patch(graphics, own, { match: match.id })).rejects.toThrow('This match does not exist');
    expect(await ann.call.graphics.matchFacts({ match: match.id })).toMatchObject({ players: [], innings: [] });
    await expect(may.call.graphics.matchFacts({ match: match.id })).rejects.toThrow('does not exist');

    const copy = await may.call.graphics.copyGraphic({ graphic: id });
    expect((await may.documents.get(graphics, copy.id))!.match).toBeUndefined();
  });

  it('takes over a new publication with the values and changes that it still allows (GFX-018)', async () => {
    const template = await addTemplate(dee);
    const id = await make(template, { values: { runs: 143 } });
    const before = (await may.documents.get(graphics, id))!;
    const { design } = (await may.documents.get(publications, before.publication))!;
    const photo = design.slots.find(({ name }) => name === 'Photo')!.id;
    await may.documents.patch(graphics, id, { [`changes.${photo}`]: { overrides: { square: { crop: { zoom: 2 } } } } });
    const changed = (await may.documents.get(graphics, id))!;
    await dee.documents.patch(slots, photo, { allow: 'fill' });
    await dee.documents.patch(templates, template, { signOff: true });
    await dee.call.graphics.publishTemplate({ template });

    // The sign-off binds at once what was made before, which is no change of its content (GFX-027).
    const { updated_at } = changed;
    expect(await may.documents.get(graphics, id)).toMatchObject({
      publication: before.publication,
      signOff: true,
      updated_at,
    });
    expect(await may.call.graphics.takePublication({ graphic: id })).toEqual({ number: 2 });
    const after = (await may.documents.get(graphics, id))!;
    expect(after).toMatchObject({ values: { batter: 'Root', runs: 143 }, changes: {}, signOff: true });
  });

  it('needs the sign-off of its template when it comes back from the trash, and in a copy (GFX-027)', async () => {
    const template = await addTemplate(dee);
    const id = await make(template);
    await may.documents.delete(graphics, id);
    await dee.documents.patch(templates, template, { signOff: true });
    await dee.call.graphics.publishTemplate({ template });
    await may.call.system.undoDeletion({ collection: 'graphics', ids: [id] });
    expect(await may.documents.get(graphics, id)).toMatchObject({ signOff: true });
    const copy = await may.call.graphics.copyGraphic({ graphic: id });
    expect(await may.documents.get(graphics, copy.id)).toMatchObject({ signOff: true });
  });

  it('of a deleted template cannot come back before it (GFX-035)', async () => {
    const template = await addTemplate(dee, { design: smallDesign });
    const id = await make(template);
    await may.documents.delete(graphics, id);
    await dee.documents.delete(templates, template);
    await expect(may.call.system.undoDeletion({ collection: 'graphics', ids: [id] })).rejects.toThrow(
      'The template of this graphic was deleted. Restore that first.',
    );
    await dee.call.system.undoDeletion({ collection: 'templates', ids: [template] });
    await may.call.system.undoDeletion({ collection: 'graphics', ids: [id] });
    expect(await may.documents.get(graphics, id)).toMatchObject({ values: { batter: 'Root' } });
  });
});

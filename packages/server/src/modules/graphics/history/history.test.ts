import { type Design, graphics, publications, slides, slots, templates } from '@pavilion/domain/graphics';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../../testing/app.ts';
import { addTemplate } from '../../../testing/graphics-stage.ts';
import type { Person } from '../../../testing/person.ts';
import { pageOf, versionsIn } from './versions-in.ts';

let app: TestApp;
/** `dee` and `dan` design, `may` and `mel` make; `hugo` designs for The Hundred only. */
let dee: Person;
let dan: Person;
let may: Person;
let mel: Person;
let hugo: Person;
beforeAll(async () => {
  app = await startApp();
  const designer = ['jimstagram_access', 'jimstagram_design'] as const;
  dee = await app.addPerson({ name: 'Dee Signer', roles: designer });
  dan = await app.addPerson({ name: 'Dan Esign', roles: designer });
  may = await app.addPerson({ name: 'May Ker', roles: ['jimstagram_access'] });
  mel = await app.addPerson({ name: 'Mel Aker', roles: ['jimstagram_access'] });
  hugo = await app.addPerson({ name: 'Hugo Hundred', roles: designer, departmentAccess: ['The Hundred'] });
});
afterAll(() => app.stop());

const slotNamed = async (template: string, name: string) =>
  (await dee.documents.fetch(slots, { where: { template } })).find((slot) => slot.name === name)!;
const namesIn = ({ slots: found }: Design) => found.map(({ name }) => name).sort();

describe('the history of a template', () => {
  it('has a version for each person’s work, with what changed in words, and each publication (GFX-033)', async () => {
    const template = await addTemplate(dee);
    const title = await slotNamed(template, 'Title');
    await dan.documents.patch(slots, title.id, { runs: [{ text: '{batter}' }], 'box.x': 40 });
    await dan.documents.delete(slots, (await slotNamed(template, 'Photo')).id);
    await dee.documents.insert(slides, { template, name: 'Second' });
    await dee.documents.patch(templates, template, { 'sizes.story': null, signOff: true });

    const { versions, next } = await dee.call.graphics.templateHistory({ template });
    expect(next).toBeNull();
    expect(versions.map(({ by, publication, words }) => [by, publication, words])).toEqual([
      [dee.id, null, ['Needs sign-off changed', 'Deleted size “Story 200×360”', 'Added slide “Second”']],
      [dan.id, null, ['Deleted layer “Photo”', '“Title”: text “{batter} {runs}” → “{batter}”, place']],
      [
        dee.id,
        1,
        [
          ...['Made this template', 'Published as publication 1'],
          ...['Added sizes “Square 200×200”, “Story 200×360”', 'Added slide “Score”'],
          ...['Added layers “Names”, “Title”, “Photo”', 'Added fields “Batter”, “Runs”, “Photo”'],
        ],
      ],
    ]);
    const [now, ofDan, published] = versions;
    const designOf = async (seq: number) => (await dee.call.graphics.templateVersion({ template, seq })).design;
    expect(namesIn(await designOf(ofDan!.seq))).toEqual(['Names', 'Title']);
    expect((await designOf(now!.seq)).slides).toHaveLength(2);
    const [publication] = await dee.documents.fetch(publications, { where: { template } });
    expect(await designOf(published!.seq)).toEqual(publication!.design);
  });

  it('gives back an earlier version as a new one, and loses neither (GFX-033)', async () => {
    const template = await addTemplate(dee, { publish: false });
    const photo = await slotNamed(template, 'Photo');
    await dan.documents.delete(slots, photo.id);
    await dan.documents.insert(slots, { template, slide: photo.slide, type: 'shape', name: 'Bar' });
    const before = await dee.call.graphics.templateHistory({ template });
    await dee.call.graphics.restoreTemplateVersion({ template, seq: before.versions.at(-1)!.seq });
    expect((await slotNamed(template, 'Photo')).id).toBe(photo.id);
    expect(await slotNamed(template, 'Bar')).toBeUndefined();

    const { versions } = await dee.call.graphics.templateHistory({ template });
    expect(versions).toHaveLength(before.versions.length + 1);
    const [restored] = versions;
    expect(restored!.words).toEqual([
      expect.stringMatching(/^Restored the version of \d\d\/\d\d\/\d{4}, \d+:\d\d [ap]m$/),
      ...['Restored layer “Photo”, deleted by Dan Esign', 'Deleted layer “Bar”'],
    ]);
    expect(restored!.slides).toEqual([photo.slide]);
    await dee.call.graphics.restoreTemplateVersion({ template, seq: before.versions[0]!.seq });
    expect(await slotNamed(template, 'Bar')).toBeDefined();
  });

  it('has one version of what each of two people did side by side, without what the other did (GFX-017 GFX-033)', async () => {
    const template = await addTemplate(dee);
    const [title, names] = [await slotNamed(template, 'Title'), await slotNamed(template, 'Names')];
    for (const letter of ['a', 'ab', 'abc']) {
      await dee.documents.patch(slots, title.id, { runs: [{ text: letter }] });
      await dan.documents.patch(slots, names.id, { 'box.x': letter.length });
      await dan.documents.patch(slots, title.id, { opacity: 1 - letter.length / 10 });
    }
    const { versions } = await dee.call.graphics.templateHistory({ template });
    expect(versions.map(({ by, publication, words }) => [by, publication, words.toSorted()])).toEqual([
      [dan.id, null, ['“Names”: place', '“Title”: opacity']],
      [dee.id, null, ['“Title”: text “{batter} {runs}” → “abc”']],
      [dee.id, 1, expect.anything()],
    ]);
  });

  it('says what a restore changed, so that it is taken back as a step (GFX-015 GFX-033)', async () => {
    const template = await addTemplate(dee);
    const title = await slotNamed(template, 'Title');
    await dee.documents.patch(slots, title.id, { name: 'Heading' });
    const { versions } = await dee.call.graphics.templateHistory({ template });
    const { before, after } = await dee.call.graphics.restoreTemplateVersion({ template, seq: versions.at(-1)!.seq });
    expect([namesIn(before), namesIn(after)]).toEqual([
      ['Heading', 'Names', 'Photo'],
      ['Names', 'Photo', 'Title'],
    ]);
    const [publication] = await dee.documents.fetch(publications, { where: { template } });
    await dee.call.graphics.restorePublication({ publication: publication!.id });
    const [last] = (await dee.call.graphics.templateHistory({ template })).versions;
    expect(last!.words).toEqual(['Restored publication 1']);
    // Only a restore says so.
    await expect(dee.documents.patch(templates, template, { restored: null })).rejects.toThrow();
  });

  it('names a deletion and the return from the trash as events, and leaves the work to its maker (GFX-033 OPN-098)', async () => {
    const template = await addTemplate(dee);
    const admin = await app.addPerson({
      name: 'Ada Min',
      roles: ['user_admin', 'jimstagram_access', 'jimstagram_design'],
    });
    const before = await dee.call.graphics.templateHistory({ template });
    await dee.documents.delete(templates, template);
    const [entry] = (await admin.call.system.listTrash({})).entries.filter(({ document }) => document === template);
    await admin.call.system.restoreFromTrash(entry!);

    const { versions } = await dee.call.graphics.templateHistory({ template });
    expect(versions.map(({ by, event, publication, words }) => [by, event, publication, words])).toEqual([
      [admin.id, 'back', null, ['Restored from the trash']],
      [dee.id, 'deleted', null, ['Deleted this template']],
      ...before.versions.map(({ by, publication, words }) => [by, null, publication, words]),
    ]);
    const [back, deletion, work] = versions;
    for (const name of ['templateVersion', 'restoreTemplateVersion'] as const) {
      const empty = dee.call.graphics[name]({ template, seq: deletion!.seq });
      await expect(empty).rejects.toThrow('This version is not there any more.');
    }
    const designOf = async (seq: number) => (await dee.call.graphics.templateVersion({ template, seq })).design;
    expect(await designOf(back!.seq)).toEqual(await designOf(work!.seq));
    await dee.call.graphics.restoreTemplateVersion({ template, seq: work!.seq });
    expect(await dee.documents.fetch(slots, { where: { template } })).toHaveLength(3);
  });

  it('has no version of another template (GFX-033)', async () => {
    const [one, other] = [await addTemplate(dee), await addTemplate(dee)];
    const [foreign] = (await dee.call.graphics.templateHistory({ template: other })).versions;
    for (const { seq } of [foreign!, { seq: 0 }]) {
      const gone = 'This version is not there any more.';
      await expect(dee.call.graphics.templateVersion({ template: one, seq })).rejects.toThrow(gone);
      await expect(dee.call.graphics.restoreTemplateVersion({ template: one, seq })).rejects.toThrow(gone);
    }
  });

  it('is for those who may design the template (GFX-004 GFX-005)', async () => {
    const template = await addTemplate(dee, { department: 'Digital' });
    const gone = 'does not exist, or you do not have access';
    for (const call of [
      () => hugo.call.graphics.templateHistory({ template }),
      () => hugo.call.graphics.templateVersion({ template, seq: 1 }),
      () => hugo.call.graphics.restoreTemplateVersion({ template, seq: 1 }),
    ]) {
      await expect(call()).rejects.toThrow(gone);
    }
  });
});

describe('the history of a graphic', () => {
  it('keeps each state of its content, and gives it back as a new one (GFX-033)', async () => {
    const template = await addTemplate(dee);
    const { id: graphic } = await may.call.graphics.makeGraphic({ template });
    await may.documents.patch(graphics, graphic, { 'values.runs': 100, 'typed.runs': true });
    await mel.documents.patch(graphics, graphic, { 'values.batter': 'Brook', 'values.runs': 120 });
    await dee.documents.patch(templates, template, { signOff: true });
    await dee.call.graphics.publishTemplate({ template });
    await mel.call.graphics.takePublication({ graphic });

    const { versions, next } = await mel.call.graphics.graphicHistory({ graphic });
    expect(next).toBeNull();
    expect(versions.map(({ by, state }) => [by, state.values])).toEqual([
      [mel.id, { batter: 'Brook', runs: 120 }],
      [may.id, { batter: 'Root', runs: 100 }],
    ]);
    expect(versions[0]!.before).toEqual(versions[1]!.state);
    expect(versions[1]!.before).toBeNull();

    await mel.call.graphics.restoreGraphicVersion({ graphic, seq: versions[1]!.seq });
    expect(await may.documents.get(graphics, graphic)).toMatchObject({
      ...versions[1]!.state,
      typed: { runs: true },
      // An earlier version is no way past the sign-off.
      signOff: true,
    });
    const after = await mel.call.graphics.graphicHistory({ graphic });
    expect(after.versions[0]!.state).toEqual(versions[1]!.state);
    await expect(mel.call.graphics.restoreGraphicVersion({ graphic, seq: 0 })).rejects.toThrow(
      'This version is not there any more.',
    );
    await expect(hugo.call.graphics.graphicHistory({ graphic: 'none' })).rejects.toThrow('does not exist');
  });
});

it('a designer finds the templates that they deleted, and restores them; nobody else does (OPN-098 GFX-033)', async () => {
  const template = await addTemplate(dee, { name: 'Lost and found', department: 'Digital' });
  await dee.documents.delete(templates, template);
  const listed = async (person: Person) =>
    (await person.call.system.listOwnDeletions({ collection: 'templates' })).entries.filter(
      ({ document }) => document === template,
    );
  expect(await listed(dee)).toMatchObject([{ title: 'Lost and found' }]);
  expect(await listed(dan)).toEqual([]);
  const asked = { collection: 'templates', document: template } as const;
  await expect(dan.call.system.restoreOwnDeletion(asked)).rejects.toThrow('not in the trash');
  await expect(may.call.system.listOwnDeletions({ collection: 'templates' })).rejects.toThrow();
  await dee.call.system.restoreOwnDeletion(asked);
  expect(await dee.documents.get(templates, template)).toMatchObject({ name: 'Lost and found' });
  expect(await dee.documents.fetch(slots, { where: { template } })).toHaveLength(3);
  expect(await listed(dee)).toEqual([]);
});

it('the history of a graphic names its deletion and its return, and leaves the work to its maker (GFX-033 OPN-098)', async () => {
  const template = await addTemplate(dee);
  const { id: graphic } = await may.call.graphics.makeGraphic({ template });
  await mel.documents.patch(graphics, graphic, { 'values.runs': 100 });
  await dee.documents.delete(graphics, graphic);
  await dee.call.system.undoDeletion({ collection: graphics.name, ids: [graphic] });
  const { versions } = await mel.call.graphics.graphicHistory({ graphic });
  expect(versions.map(({ by, event, before }) => [by, event, before?.values])).toEqual([
    [dee.id, 'back', { batter: 'Root', runs: 100 }],
    [dee.id, 'deleted', { batter: 'Root', runs: 100 }],
    [mel.id, null, { batter: 'Root' }],
    [may.id, null, undefined],
  ]);
  const restored = mel.call.graphics.restoreGraphicVersion({ graphic, seq: versions[1]!.seq });
  await expect(restored).rejects.toThrow('This version is not there any more.');
});

describe('versions in a log (GFX-033)', () => {
  const change = (seq: number, by: string, minute: number, published: number | null = null) => ({
    ...{ seq, by_user: by, published, collection: 'slots', id: 'a' },
    at: new Date(Date.UTC(2026, 5, 1, 10, minute)).toISOString(),
  });
  const seqs = (log: ReturnType<typeof change>[]) =>
    versionsIn(log).map(({ seq, publication, changes }) => [seq, publication, changes.length]);

  it('the changes of one person are one version until a pause, and a publication ends one', () => {
    const log = [
      ...[change(9, 'dan', 40), change(8, 'dan', 29), change(7, 'dan', 26)],
      ...[change(6, 'dee', 14), change(5, 'dee', 14, 2), change(4, 'dee', 13)],
    ];
    expect(seqs(log)).toEqual([
      [9, null, 1],
      [8, null, 2],
      [6, null, 1],
      [5, 2, 2],
    ]);
    const next = (limits: { perPage: number; mostChanges: number }) => pageOf(log, limits).next;
    expect(next({ perPage: 2, mostChanges: 100 })).toBe(7);
    expect(next({ perPage: 10, mostChanges: 6 })).toBe(4);
    expect(next({ perPage: 10, mostChanges: 100 })).toBeNull();
  });

  it('with two at work, what each does within five minutes is one version, and a page never splits one', () => {
    const log = Array.from({ length: 31 }, (_, at) => change(at, at % 2 ? 'dan' : 'dee', at)).reverse();
    const versions = versionsIn(log);
    expect(versions.map(({ by, changes }) => [by, changes.length]).slice(-4)).toEqual([
      ['dan', 3],
      ['dee', 2],
      ['dee', 3],
      ['dan', 2],
    ]);
    for (let perPage = 1; perPage < 14; perPage++) {
      const seen = [];
      for (let rest = log; rest.length > 0; ) {
        const { page, next } = pageOf(rest, { perPage, mostChanges: 100 });
        seen.push(...page.map(({ seq }) => seq));
        rest = next === null ? [] : rest.filter(({ seq }) => seq < next);
      }
      expect(seen).toEqual(versions.map(({ seq }) => seq));
    }
  });

  it('an hour of steady work has a version for each five minutes, which later work does not move', () => {
    const log = Array.from({ length: 31 }, (_, at) => change(at, 'dan', 2 * at)).reverse();
    const versions = seqs(log);
    expect(versions).toHaveLength(13);
    expect(versions.at(-1)).toEqual([2, null, 3]);
    for (let later = 1; later < log.length; later++) {
      const before = seqs(log.slice(later)).slice(1);
      expect(versions.slice(-before.length)).toEqual(before.length > 0 ? before : versions);
    }
  });
});

import { randomUUID } from 'node:crypto';
import { players } from '@pavilion/domain/archive';
import { graphicExports, graphics } from '@pavilion/domain/graphics';
import { deliverables } from '@pavilion/domain/production';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../testing/app.ts';
import { addTemplate, smallDesign } from '../../testing/graphics-stage.ts';
import type { Person } from '../../testing/person.ts';
import { unzipped } from '../../testing/unzipped.ts';
import { addBrief } from '../../testing/upload-stage.ts';

let app: TestApp;
/** `may` makes graphics and works on briefs, `moe` only makes, `out` has another department. */
let may: Person;
let moe: Person;
let out: Person;
let template: string;
beforeAll(async () => {
  app = await startApp();
  const dee = await app.addPerson({ name: 'Dee Signer', roles: ['jimstagram_access', 'jimstagram_design'] });
  may = await app.addPerson({
    name: 'May Ker',
    roles: ['jimstagram_access', 'production_access', 'production_drafts'],
  });
  moe = await app.addPerson({ name: 'Moe Ker', roles: ['jimstagram_access'] });
  out = await app.addPerson({ name: 'Out Side', roles: ['jimstagram_access'], departmentAccess: ['Events'] });
  template = await addTemplate(dee, { department: 'Digital' });
});
afterAll(() => app.stop());

const rowsOf = (...batters: string[]) =>
  batters.map((batter) => ({ name: `${batter} 100`, values: { batter, runs: 100 } }));
const madeIn = (batch: string, person = may) =>
  person.documents.fetch(graphics, { where: { batch }, orderBy: [{ field: 'name', direction: 'asc' }] });

async function exported(batch: string, sizes = ['square']): Promise<string> {
  const { id } = await may.call.graphics.exportBatch({ batch, format: 'png', sizes });
  await app.jobsDone();
  return id;
}

describe('graphics in bulk', () => {
  it('are made once, however often they are asked for (GFX-025)', async () => {
    const asked = { template, batch: randomUUID(), rows: rowsOf('Root', 'Brook', 'Crawley') };
    const make = () => may.call.graphics.makeGraphics(asked);
    expect(await Promise.all([make(), make()])).toEqual([{ made: 3 }, { made: 3 }]);
    const made = await madeIn(asked.batch);
    expect(made.map(({ name, values, typed }) => [name, values.batter, typed])).toEqual([
      ['Brook 100', 'Brook', { batter: true, runs: true }],
      ['Crawley 100', 'Crawley', { batter: true, runs: true }],
      ['Root 100', 'Root', { batter: true, runs: true }],
    ]);
    await expect(moe.call.graphics.makeGraphics(asked)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await madeIn(asked.batch, out)).toEqual([]);
  });

  it('are joined by the rows that were mended later, and stand by row in lists (GFX-025 GFX-034)', async () => {
    const batch = randomUUID();
    const series = randomUUID();
    const rows = rowsOf('Root', 'Brook', 'Crawley', 'Pope').map((row, at) => ({ ...row, id: `${series}-${at}` }));
    const make = (some: typeof rows, person = may) =>
      person.call.graphics.makeGraphics({ template, batch, rows: some });
    expect(await make([rows[0]!, rows[1]!, rows[3]!])).toEqual({ made: 3 });
    expect(await make([rows[2]!])).toEqual({ made: 1 });
    // A lost answer is asked for again.
    await Promise.all([make([rows[2]!]), make([rows[2]!, rows[3]!])]);
    const made = await may.documents.fetch(graphics, {
      where: { batch },
      orderBy: [{ field: 'kind', direction: 'asc' }],
    });
    expect(made.map(({ values }) => values.batter)).toEqual(['Root', 'Brook', 'Crawley', 'Pope']);
    await expect(make([rows[2]!], moe)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const other = may.call.graphics.makeGraphics({ template, batch: randomUUID(), rows: [rows[0]!] });
    await expect(other).rejects.toThrow('Row 1: This id is already taken.');

    const unnamed = randomUUID();
    await may.call.graphics.makeGraphics({ template, batch: unnamed, rows: rowsOf('Z', 'A', 'M', 'B', 'Y') });
    const newest = { where: { batch: unnamed }, orderBy: [{ field: 'updated_at', direction: 'desc' as const }] };
    expect((await may.documents.fetch(graphics, newest)).map(({ values }) => values.batter)).toEqual([...'ZAMBY']);
  });

  it('are all refused with the row that is wrong (GFX-025 GFX-035)', async () => {
    const batch = randomUUID();
    const rows = [...rowsOf('Root'), { values: { runs: 'many' } }];
    await expect(may.call.graphics.makeGraphics({ template, batch, rows })).rejects.toMatchObject({
      message: 'Row 2: Runs has to be a number.',
    });
    expect(await madeIn(batch)).toEqual([]);
    await expect(out.call.graphics.makeGraphics({ template, batch, rows: rowsOf('Root') })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('are not made without the lists that they need (GFX-025)', async () => {
    const dee = await app.addPerson({ name: 'Lis Ter', roles: ['jimstagram_access', 'jimstagram_design'] });
    const players = { id: 'p', key: 'players', label: 'Players', type: 'rows', required: true } as const;
    const fields = [...smallDesign.fields!, players];
    const eleven = await addTemplate(dee, { design: { ...smallDesign, fields } });
    const batch = randomUUID();
    const make = (values: object) =>
      may.call.graphics.makeGraphics({ template: eleven, batch, rows: [{ values: { batter: 'Root', ...values } }] });
    await expect(make({})).rejects.toMatchObject({
      message: 'Row 1: Players cannot be filled in here: make each graphic on its own.',
    });
    expect(await madeIn(batch)).toEqual([]);
    expect(await make({ players: [{ name: 'Root' }] })).toEqual({ made: 1 });
  });

  it('lie in one zip, each in every size, and never over each other (GFX-025)', async () => {
    const batch = randomUUID();
    await may.call.graphics.makeGraphics({ template, batch, rows: rowsOf('Root', 'Brook', 'Root') });
    const id = await exported(batch, ['square', 'story']);
    const found = (await may.documents.get(graphicExports, id))!;
    expect(found).toMatchObject({ state: 'ready', name: 'Hundred – 3 – PNG.zip', progress: 100 });
    const answer = await may.fetch(`/api/graphics/exports/${id}/file`);
    const entries = await unzipped(Buffer.from(await answer.arrayBuffer()));
    expect([...entries.keys()]).toEqual([
      'Brook 100 – Square 200×200.png',
      'Brook 100 – Story 200×360.png',
      'Root 100 – Square 200×200.png',
      'Root 100 – Story 200×360.png',
      'Root 100 – Square 200×200 (2).png',
      'Root 100 – Story 200×360 (2).png',
    ]);
    for (const [name, bytes] of entries) {
      const height = name.includes('Story') ? 360 : 200;
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 200, height });
    }
    expect((await out.fetch(`/api/graphics/exports/${id}/file`)).status).toBe(404);
  });

  it('name the one that is not complete (GFX-025)', async () => {
    const batch = randomUUID();
    await may.call.graphics.makeGraphics({ template, batch, rows: rowsOf('Root', 'Brook') });
    const [brook] = await madeIn(batch);
    await may.documents.patch(graphics, brook!.id, { 'values.batter': '' });
    await expect(exported(batch)).rejects.toMatchObject({ message: '“Brook 100”: Batter is needed.' });
  });

  it('name those whose texts do not fit, and draw none (GFX-008 GFX-025)', async () => {
    const batch = randomUUID();
    const long = 'Wide'.repeat(60);
    await may.call.graphics.makeGraphics({ template, batch, rows: rowsOf('Root', 'Brook', long) });
    const made = await madeIn(batch);
    const id = await exported(batch);
    const found = (await may.documents.get(graphicExports, id))!;
    expect(found).toMatchObject({
      state: 'failed',
      error: `The texts of 1 of 3 graphics do not fit: “${long.slice(0, 60)}…” (Title in Square 200×200). Shorten them.`,
      unfit: [made.find(({ values }) => values.batter === long)!.id],
    });
  });

  it('name those with letters that no font has, beside those that do not fit (GFX-008 GFX-025)', async () => {
    const batch = randomUUID();
    const [long, hangul] = ['Wide'.repeat(60), '한국'];
    await may.call.graphics.makeGraphics({ template, batch, rows: rowsOf('Root', hangul, long) });
    const made = await madeIn(batch);
    const { error, unfit } = (await may.documents.get(graphicExports, await exported(batch)))!;
    expect(error).toContain('The texts of 1 of 3 graphics do not fit: “WideWide');
    expect(error).toContain('Letters of 1 of 3 graphics are in none of the fonts: “한국 100” (한국 in Title).');
    const those = made.filter(({ values }) => values.batter === hangul || values.batter === long);
    expect([...unfit].sort()).toEqual(those.map(({ id }) => id).sort());
  });

  it('become a deliverable each, which names its graphic (GFX-025 GFX-026)', async () => {
    const brief = await addBrief(app);
    const batch = randomUUID();
    await may.call.graphics.makeGraphics({ template, batch, rows: rowsOf('Root', 'Brook') });
    const about = { export: await exported(batch), brief: brief.id, type: 'Static', brand: 'England Men' };
    const { deliverables: ids } = await may.call.graphics.sendToBrief(about);
    const sent = await Promise.all(ids.map((id) => may.documents.get(deliverables, id)));
    expect(sent.map((each) => each?.title)).toEqual(['Brook 100 – Square 200×200', 'Root 100 – Square 200×200']);
    const [brook, root] = await madeIn(batch);
    expect([brook?.deliverable, root?.deliverable]).toEqual(ids);

    await may.documents.patch(graphics, root!.id, { 'values.runs': 101 });
    await expect(may.call.graphics.sendToBrief(about)).rejects.toMatchObject({ code: 'CHANGED' });
  });

  it('of many sizes are limited (GFX-035)', async () => {
    const sizes = Object.fromEntries(
      Array.from({ length: 21 }, (_, at) => [`s${at}`, { width: 100 + at, height: 100, label: '', order: at }]),
    );
    const dee = await app.addPerson({ name: 'Des Igner', roles: ['jimstagram_access', 'jimstagram_design'] });
    const wide = await addTemplate(dee, { design: { ...smallDesign, sizes } });
    const batch = randomUUID();
    await may.call.graphics.makeGraphics({ template: wide, batch, rows: rowsOf(...Array(100).fill('Root')) });
    const asked = { batch, format: 'png', sizes: Object.keys(sizes) } as const;
    await expect(may.call.graphics.exportBatch(asked)).rejects.toMatchObject({ code: 'TOO_MANY' });
  });

  it('names players whom the archive does not know, with the nearest, to those who may see them (GFX-025 GFX-035)', async () => {
    const ann = await app.addPerson({ name: 'Ann Archive', roles: ['jimstagram_access', 'archive_access'] });
    const ask = (person: Person) =>
      person.call.graphics.unknownPlayers({ names: ['Joe Root', 'Joe Roott', 'Nobody Atall', '', 'Joe Root'] });
    expect(await ask(ann)).toEqual({ unknown: [] });
    await app.context.store.transaction({ kind: 'system', name: 'test' }, async (tx) => {
      for (const fullName of ['JE Root', 'WT Root', 'HC Brook']) {
        await tx.insert(players, { fullName, scorecardName: fullName, lastName: fullName.split(' ').at(-1) });
      }
    });
    expect(await ask(ann)).toEqual({
      unknown: [
        { name: 'Joe Roott', nearest: ['JE Root', 'WT Root'] },
        { name: 'Nobody Atall', nearest: [] },
      ],
    });
    expect(await ask(moe)).toEqual({ unknown: [] });
  });
});

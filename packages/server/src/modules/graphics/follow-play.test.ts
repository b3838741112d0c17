import { users } from '@pavilion/domain/accounts';
import { type FieldValues, graphicMoments, graphics } from '@pavilion/domain/graphics';
import type { PatchOf } from '@pavilion/sync';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startApp, type TestApp } from '../../testing/app.ts';
import { importStand, innings1, readFollowedMatch } from '../../testing/followed-match.ts';
import { addTemplate, smallDesign } from '../../testing/graphics-stage.ts';
import type { Person } from '../../testing/person.ts';
import type { CricsheetMatch } from '../system/import/cricsheet.ts';
import { takeNewValues } from './take-new-values.ts';

const [later, longest] = [globalThis.setInterval, 2 ** 31 - 1];

let app: TestApp;
let may: Person;
let dee: Person;
let played: CricsheetMatch;
let template: string;
beforeAll(async () => {
  // A server on which nothing happens by the clock: what arrives is pushed by the change itself.
  const clock = vi.spyOn(globalThis, 'setInterval').mockImplementation((run) => later(run, longest));
  app = await startApp();
  clock.mockRestore();
  const domestic = { accessDom: true, accessDomCurrent: true };
  may = await app.addPerson({ name: 'May Ker', roles: ['jimstagram_access', 'archive_access'], ...domestic });
  dee = await app.addPerson({ name: 'Dee Signer', roles: ['jimstagram_access', 'jimstagram_design'] });
  played = await readFollowedMatch();
  const facts = [
    { id: 'f1', key: 'score', label: 'Score', fact: 'score' },
    { id: 'f2', key: 'overs', label: 'Overs', fact: 'overs' },
    { id: 'f3', key: 'title', label: 'Title' },
  ];
  template = await addTemplate(dee, { design: { ...smallDesign, slots: [], fields: facts } });
});
afterAll(() => app.stop());

/** The match as it stood after so many overs of five balls: the Hundred counts balls. */
const importAfter = async (id: string, overs: number) =>
  importStand(app, played, { id, days: 1, innings: innings1(played, overs), isOver: false });

async function make(match: string, changes: PatchOf<typeof graphics> = {}, values: FieldValues = {}): Promise<string> {
  const { id } = await may.call.graphics.makeGraphic({ template, match, values: { ...values } });
  if (Object.keys(changes).length > 0) await may.documents.patch(graphics, id, changes);
  return id;
}
const valuesOf = async (id: string) => (await may.documents.get(graphics, id))!.values;

describe('a graphic of a match that is followed', () => {
  it('takes new values at once while nobody has it open, and keeps what was typed (GFX-021)', async () => {
    const match = await importAfter('10', 5);
    const taking = await make(match, { follow: 'take' });
    const typed = await make(match, { follow: 'take' }, { score: 'Rain' });
    const offering = await make(match);
    const before = await valuesOf(offering);
    await importAfter('10', 10);
    await app.jobsDone();
    const after = await valuesOf(taking);
    expect([before.overs, after.overs]).toEqual(['25', '50']);
    expect(after.score).not.toBe(before.score);
    expect(await valuesOf(typed)).toEqual({ ...after, score: 'Rain' });
    expect(await valuesOf(offering)).toEqual(before);
    const { versions } = await may.call.graphics.graphicHistory({ graphic: taking });
    expect(versions.map(({ by }) => by)).toEqual(['job:takeNewValues', may.id]);
  });

  it('takes the same values once, however often they arrive (GFX-021)', async () => {
    const match = await importAfter('11', 5);
    const id = await make(match, { follow: 'take' });
    await importAfter('11', 10);
    await app.jobsDone();
    const { _rev, values } = (await may.documents.get(graphics, id))!;
    expect(values.overs).toBe('50');
    await app.context.store.transaction({ kind: 'system', name: 'test' }, (tx) => tx.enqueue(takeNewValues, { match }));
    await app.jobsDone();
    expect((await may.documents.get(graphics, id))!._rev).toBe(_rev);
  });

  it('stays as it was signed off (GFX-021 GFX-027)', async () => {
    const match = await importAfter('12', 5);
    const id = await make(match, { follow: 'take' });
    const before = await valuesOf(id);
    await app.context.store.transaction({ kind: 'system', name: 'test' }, (tx) =>
      tx.patch(graphics, id, { signed: true }),
    );
    await importAfter('12', 10);
    await app.jobsDone();
    expect(await valuesOf(id)).toEqual(before);
  });

  it('takes nothing once its maker may no longer see the match (GFX-021 USR-122)', async () => {
    const match = await importAfter('13', 5);
    const id = await make(match, { follow: 'take' });
    const before = await valuesOf(id);
    const access = (accessDom: boolean) =>
      app.context.store.transaction({ kind: 'system', name: 'test' }, (tx) => tx.patch(users, may.id, { accessDom }));
    await access(false);
    await importAfter('13', 10);
    await app.jobsDone();
    await access(true);
    expect(await valuesOf(id)).toEqual(before);
    await importAfter('13', 12);
    await app.jobsDone();
    expect((await valuesOf(id)).overs).toBe('60');
  });
});

it('a moment reaches the screens by the delivery that makes it, without a clock (GFX-022)', async () => {
  const match = await importAfter('14', 5);
  const moments = may.live().live(graphicMoments, { where: { match } });
  const proposed = new Promise<string>((resolve) => {
    moments.subscribe(() => {
      const [moment] = moments.get().documents;
      if (moment) resolve(moment.title);
    });
  });
  await importAfter('14', 15);
  expect(await proposed).toBe('Smeed 54* (25)');
});

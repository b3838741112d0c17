import { randomUUID } from 'node:crypto';
import { type AirLayer, controlDocs, graphics } from '@pavilion/domain/graphics';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../testing/app.ts';
import { addTemplate } from '../../testing/graphics-stage.ts';
import type { Person } from '../../testing/person.ts';

let app: TestApp;
/** `may` operates; `hugo` sees The Hundred only. */
let may: Person;
let hugo: Person;
let template: string;
beforeAll(async () => {
  app = await startApp();
  const dee = await app.addPerson({ name: 'Dee Signer', roles: ['jimstagram_access', 'jimstagram_design'] });
  may = await app.addPerson({ name: 'May Ker', roles: ['jimstagram_access'] });
  hugo = await app.addPerson({ name: 'Hugo Hundred', roles: ['jimstagram_access'], departmentAccess: ['The Hundred'] });
  template = await addTemplate(dee, { department: 'Digital' });
});
afterAll(() => app.stop());

/** A control document with two graphics in its rundown. */
async function rundown() {
  const [first, second] = [randomUUID(), randomUUID()];
  const one = await may.call.graphics.makeGraphic({ template, values: { batter: 'Root' } });
  const two = await may.call.graphics.makeGraphic({ template, values: { batter: 'Brook' } });
  const control = await may.documents.insert(controlDocs, {
    name: 'Match night',
    department: 'Digital',
    rundown: {
      [first]: { graphic: one.id, title: 'Root', order: 1 },
      [second]: { graphic: two.id, title: 'Brook', order: 2 },
    },
  });
  return { id: control.id, first, second, graphic: one.id };
}

/** What a screen at this address is told, one state after the other. */
async function watch(secret: string) {
  const ended = new AbortController();
  const answer = await fetch(`${app.url}/api/air/${secret}`, { signal: ended.signal });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    status: answer.status,
    leave: () => ended.abort(),
    /** Undefined once the server has ended it. */
    async next(): Promise<AirLayer[] | undefined> {
      for (;;) {
        const event = /^data: (\{.*)\n\n/m.exec(text);
        if (event) {
          text = text.slice(event.index + event[0].length);
          return (JSON.parse(event[1]!) as { layers: AirLayer[] }).layers;
        }
        const part = await reader?.read();
        if (!part || part.done) return undefined;
        text += part.value;
      }
    },
  };
}

describe('a programme on air', () => {
  it('is followed by every screen at its address, and shows what was taken (GFX-028 GFX-029)', async () => {
    const { id, first, second, graphic } = await rundown();
    const { secret } = await may.call.graphics.programmeAddress({ control: id });
    const screens = await Promise.all([watch(secret), watch(secret)]);
    for (const screen of screens) expect(await screen.next()).toEqual([]);

    await may.call.graphics.controlProgramme({ control: id, do: { act: 'take', item: first } });
    for (const screen of screens)
      expect(await screen.next()).toMatchObject([{ programme: { item: first, values: { batter: 'Root' } } }]);
    expect(await may.documents.get(controlDocs, id)).toMatchObject({ preview: second });

    // Typing in the graphic's form shows nothing until it is updated.
    await may.documents.patch(graphics, graphic, { 'values.batter': 'Joe Root' });
    await may.call.graphics.controlProgramme({ control: id, do: { act: 'update', item: first } });
    for (const screen of screens)
      expect(await screen.next()).toMatchObject([{ programme: { values: { batter: 'Joe Root' } } }]);

    // A screen that comes back shows the state as it is.
    screens[0]!.leave();
    await may.call.graphics.controlProgramme({ control: id, do: { act: 'out', item: first } });
    const again = await watch(secret);
    expect(await again.next()).toMatchObject([{ programme: { item: first, outAt: expect.any(String) } }]);
    again.leave();
    screens[1]!.leave();
  });

  it('shows several layers at once, to a screen that comes back as well, and all go out at once (GFX-028 GFX-029)', async () => {
    const { id, first, second } = await rundown();
    await may.documents.patch(controlDocs, id, { [`rundown.${second}.layer`]: 3 });
    const { secret } = await may.call.graphics.programmeAddress({ control: id });
    const press = (act: 'take' | 'out', item: string) =>
      may.call.graphics.controlProgramme({ control: id, do: { act, item } });
    const shown = async () => {
      const screen = await watch(secret);
      const layers = await screen.next();
      screen.leave();
      return layers?.map(({ layer, programme: { item, outAt } }) => [layer, item, outAt === undefined]);
    };
    // Two operators press at the same moment.
    await Promise.all([press('take', second), press('take', first)]);
    expect(await shown()).toEqual([
      [1, first, true],
      [3, second, true],
    ]);
    await press('out', first);
    expect(await shown()).toEqual([
      [1, first, false],
      [3, second, true],
    ]);
    await press('take', first);
    await may.call.graphics.controlProgramme({ control: id, do: { act: 'all out' } });
    expect(await shown()).toEqual([
      [1, first, false],
      [3, second, false],
    ]);
  });

  it('keeps its layers when the rundown is patched while they are on air (GFX-028)', async () => {
    const { id, first, second } = await rundown();
    const { secret } = await may.call.graphics.programmeAddress({ control: id });
    await may.documents.patch(controlDocs, id, { [`rundown.${first}.layer`]: 2 });
    await may.call.graphics.controlProgramme({ control: id, do: { act: 'take', item: first } });
    await may.call.graphics.controlProgramme({ control: id, do: { act: 'take', item: second } });
    await may.documents.patch(controlDocs, id, { [`rundown.${first}`]: null });
    const screen = await watch(secret);
    expect(await screen.next()).toMatchObject([{ layer: 1, programme: { item: second } }]);
    screen.leave();
    for (const layer of [0, 6, 1.5])
      await expect(may.documents.patch(controlDocs, id, { [`rundown.${second}.layer`]: layer })).rejects.toThrow();
  });

  it('tells where its pages are shown, to those who see the rundown (GFX-029)', async () => {
    const { id } = await rundown();
    const { secret } = await may.call.graphics.programmeAddress({ control: id });
    const here = (of: string, page: string, since = new Date().toISOString()) =>
      fetch(`${app.url}/api/air/${of}/here/${page}?since=${since}`, { method: 'POST' });
    expect((await here(secret, 'page-of-obs')).status).toBe(204);
    expect((await here(secret, 'short')).status).toBe(404);
    expect((await here(secret, 'page-of-obs', 'yesterday')).status).toBe(404);
    expect((await here('guessed-secret-guessed', 'page-of-obs')).status).toBe(404);
  });

  it('two operators who take at once end with one programme (GFX-028)', async () => {
    const { id, first } = await rundown();
    const take = () => may.call.graphics.controlProgramme({ control: id, do: { act: 'take', item: first } });
    await Promise.all([take(), take()]);
    const control = await may.documents.get(controlDocs, id);
    expect(control).toMatchObject({ programme: { item: first, step: 0 } });
    expect(control!._rev).toBe(2);
  });

  it('says that a graphic is gone (GFX-035)', async () => {
    const { id, first, graphic } = await rundown();
    await may.documents.delete(graphics, graphic);
    await expect(may.call.graphics.controlProgramme({ control: id, do: { act: 'take', item: first } })).rejects.toThrow(
      'This graphic is no longer in the rundown, or was deleted.',
    );
  });

  it('is shown to nobody without its secret, which can be renewed and ends what showed it (GFX-029)', async () => {
    const { id, first } = await rundown();
    const { secret } = await may.call.graphics.programmeAddress({ control: id });
    expect((await may.call.graphics.programmeAddress({ control: id })).secret).toBe(secret);
    await may.call.graphics.controlProgramme({ control: id, do: { act: 'take', item: first } });
    const screen = await watch(secret);
    const publication = (await screen.next())?.[0]?.programme.publication ?? '';
    const design = (of: string, publication: string) => fetch(`${app.url}/api/air/${of}/design/${publication}`);
    expect((await design(secret, publication)).status).toBe(200);
    expect((await design(secret, 'another')).status).toBe(404);
    expect((await fetch(`${app.url}/api/air/${secret}/picture/any`)).status).toBe(404);

    const renewed = await may.call.graphics.programmeAddress({ control: id, renew: true });
    expect(renewed.secret).not.toBe(secret);
    expect(await screen.next()).toBeUndefined();
    expect((await watch(secret)).status).toBe(404);
    expect((await design(secret, publication)).status).toBe(404);
    expect((await watch('guessed-secret-guessed')).status).toBe(404);
  });

  it('takes no graphic into its rundown that whoever adds it cannot see (GFX-005 GFX-028)', async () => {
    const { graphic, id } = await rundown();
    const own = await hugo.documents.insert(controlDocs, { name: 'The Hundred', department: 'The Hundred' });
    const item = randomUUID();
    const added = { [`rundown.${item}`]: { graphic, title: 'Root', order: 1 } };
    await expect(hugo.documents.patch(controlDocs, own.id, added)).rejects.toThrow(
      'This graphic does not exist, or you do not have access to it.',
    );
    expect((await hugo.documents.get(controlDocs, own.id))?.rundown).toEqual({});
    await may.documents.patch(controlDocs, id, added);
  });

  it('is operated only by those who see it (GFX-005 GFX-028)', async () => {
    const { id, first } = await rundown();
    await expect(hugo.call.graphics.programmeAddress({ control: id })).rejects.toThrow('does not exist');
    await expect(
      hugo.call.graphics.controlProgramme({ control: id, do: { act: 'take', item: first } }),
    ).rejects.toThrow('does not exist');
  });
});

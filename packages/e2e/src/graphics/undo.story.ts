import { expect, type Page, test } from '@playwright/test';
import { type } from '../keys.ts';
import { ask } from '../people.ts';
import type { RunningServer } from '../server.ts';
import { openDesigners, wouldAsk } from './designers.ts';

let server: RunningServer;
let dee: Page;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  test.setTimeout(240_000);
  ({
    server,
    pages: [dee],
  } = await openDesigners(browser, ['Dee Signer'] as const));
});
test.afterAll(() => server.stop());

const names = () => dee.getByRole('list', { name: 'Layers' }).getByRole('listitem').getByRole('button', { name: /: / });
/** Waits until the server has answered all that was done. */
async function settled(): Promise<void> {
  await expect.poll(() => wouldAsk(dee), { timeout: 30_000 }).toBe(false);
}

/** The layers of the list, from the top, at once and when the server has answered. */
async function expectLayers(wanted: readonly string[]): Promise<void> {
  const shown = () => names().evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));
  // The text has no name yet, and is listed by its words.
  const kept = async () => (await stored()).map(({ name }) => name || 'Text').sort();
  await expect.poll(shown).toEqual(wanted);
  await settled();
  await expect.poll(kept).toEqual(wanted.map((label) => label.split(': ')[1]).sort());
  expect(await shown()).toEqual(wanted);
}

/** A template with three layers, in a page that has no steps to take back. */
async function openTemplate(name: string): Promise<void> {
  await dee.goto(`${server.url}/#/jimstagram`);
  await dee.getByRole('button', { name: 'New Template' }).first().click();
  await type(dee.getByLabel('Name'), name);
  await dee.getByRole('button', { name: 'Create Template' }).click();
  await expect(dee).toHaveURL(/template\//);
  for (const kind of ['Rectangle', 'Ellipse', 'Text']) {
    await dee.getByRole('button', { name: `Add ${kind}` }).click();
    await expect(names().filter({ hasText: kind })).toBeVisible();
  }
  await expectLayers(apart);
  await dee.reload();
  await expectLayers(apart);
}

/** The layers that the server has: place, order and group of each. */
async function stored(): Promise<Record<string, unknown>[]> {
  const template = dee.url().split('template/')[1]?.split(/[/?]/)[0];
  const query = { collection: 'slots', where: { template }, orderBy: [{ field: 'id', direction: 'asc' }] };
  const { documents = [] } = await ask(dee.context(), server, { kind: 'fetch', query });
  return documents.map(({ id, name, parent, order, box }) => ({ id, name, parent, order, box }));
}

/** Presses keys one after the other, and holds each down for `hold` milliseconds. */
async function press(keys: readonly string[], hold: number): Promise<void> {
  for (const key of keys) {
    await dee.keyboard.press(key, { delay: hold });
  }
}

const key = {
  all: 'ControlOrMeta+a',
  copy: 'ControlOrMeta+c',
  cut: 'ControlOrMeta+x',
  paste: 'ControlOrMeta+v',
  group: 'ControlOrMeta+g',
  ungroup: 'ControlOrMeta+Shift+g',
  undo: 'ControlOrMeta+z',
  redo: 'ControlOrMeta+Shift+z',
  right: 'ArrowRight',
  delete: 'Delete',
  next: 'Tab',
};
const apart = ['Text: Text', 'Ellipse: Ellipse', 'Rectangle: Rectangle'];
const together = ['Group: Group', ...apart];

for (const pause of [60, 250, 1_500]) {
  test(`undo of group and ungroup leads back to the start and redo forward again, ${pause} ms between the keys (GFX-015)`, async () => {
    test.setTimeout(120_000);
    await openTemplate(`Pace ${pause}`);
    const start = await stored();
    await press([key.all, key.group, key.ungroup, key.undo, key.undo], pause);
    await expectLayers(apart);
    expect(await stored()).toEqual(start);
    await press([key.redo], pause);
    await expectLayers(together);
    await press([key.redo, key.undo, key.undo, key.redo, key.redo, key.undo], pause);
    await expectLayers(together);
    await dee.reload();
    await expectLayers(together);
  });
}

test('all that was done in a hurry is taken back and made again, and the panel counts the layers that are there (GFX-015)', async () => {
  test.setTimeout(120_000);
  await openTemplate('Hurry');
  const start = await stored();
  await dee.getByRole('application', { name: /^Canvas/ }).focus();
  await press([key.all, key.copy, key.paste], 300);
  await expect(dee.getByRole('tab', { name: '3 Layers' })).toBeVisible();
  await press([key.undo], 300);
  await expect(dee.getByRole('tab', { name: 'Slide', exact: true })).toBeVisible();
  const { all, paste, group, ungroup, right, next, undo, redo } = key;
  const remove = key.delete;
  await press([all, group, right, paste, group, undo, ungroup, all, group, right, all, ungroup, next, remove], 90);
  await press([paste, all, group, remove, undo, ungroup, undo, redo, right, all, group, paste, all, remove], 120);
  const steps = 30;
  await settled();
  const before = await dee.getByRole('list', { name: 'Layers' }).textContent();
  await press(
    Array.from({ length: steps }, () => undo),
    70,
  );
  await expect(dee.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled();
  await expectLayers(apart);
  expect(await stored()).toEqual(start);
  await press(
    Array.from({ length: steps }, () => redo),
    70,
  );
  await expect(dee.getByRole('button', { name: 'Redo', exact: true })).toBeDisabled();
  await settled();
  expect(await dee.getByRole('list', { name: 'Layers' }).textContent()).toBe(before);
});

test('a slow answer costs no layer, and the browser asks before it leaves what waits for it (GFX-015)', async () => {
  await openTemplate('Slow');
  const start = await stored();
  await dee.route('**/system/undoDeletion', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await dee.getByRole('application', { name: /^Canvas/ }).focus();
  await press([key.all, key.group, key.ungroup, key.undo, key.undo], 60);
  await expectLayers(apart);
  expect(await stored()).toEqual(start);
  await press([key.redo], 60);
  const asked = new Promise<string>((resolve) =>
    dee.once('dialog', (dialog) => {
      resolve(dialog.type());
      void dialog.accept();
    }),
  );
  await dee.reload();
  expect(await asked).toBe('beforeunload');
  await expect(names().filter({ hasText: /Text|Ellipse|Rectangle/ })).toHaveCount(3);
});

test('layers that are cut are pasted in their place, and what is too small or too large says so (GFX-015 GFX-016)', async () => {
  await openTemplate('Cut');
  const boxes = async () => (await stored()).map(({ name, box }) => ({ name, box }));
  const byName = (all: Record<string, unknown>[]) =>
    all.toSorted((one, other) => String(one.name).localeCompare(String(other.name)));
  const start = byName(await boxes());
  await dee.getByRole('application', { name: /^Canvas/ }).focus();
  await press([key.all, key.cut], 300);
  await expectLayers([]);
  await press([key.paste], 300);
  await expectLayers(apart);
  expect(byName(await boxes())).toEqual(start);
  await press([key.undo, key.undo], 300);
  await expectLayers(apart);
  await dee.getByRole('button', { name: 'Layer actions' }).click();
  await expect(dee.getByRole('menuitem', { name: 'Cut' })).toBeVisible();
  await dee.keyboard.press('Escape');

  const number = (label: string) => dee.getByLabel(label, { exact: true });
  await names().filter({ hasText: 'Rectangle' }).click();
  await type(number('Width'), '0.4');
  await number('Width').press('Enter');
  await expect(number('Width')).toHaveAccessibleDescription('At least 1.');
  await expect(number('Width')).toHaveValue('0.4');
  await type(number('Width'), '300');
  await type(number('X'), '-19000');
  await number('X').press('Enter');
  await names().filter({ hasText: 'Ellipse' }).click();
  await type(number('X'), '19000');
  await number('X').press('Enter');
  await dee.getByRole('application', { name: /^Canvas/ }).focus();
  await press([key.all, key.group], 300);
  await expect(dee.getByText(/^These layers are too far apart for a group/)).toBeVisible();
  await expectLayers(apart);
});

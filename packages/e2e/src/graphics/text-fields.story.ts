import { expect, type Page, test } from '@playwright/test';
import { accessibilityFindings } from '../accessibility.ts';
import { type } from '../keys.ts';
import type { RunningServer } from '../server.ts';
import { openDesigners } from './designers.ts';

let server: RunningServer;
let dee: Page;
let dan: Page;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  test.setTimeout(240_000);
  ({
    server,
    pages: [dee, dan],
  } = await openDesigners(browser, ['Dee Signer', 'Dan Esign'] as const));
  const template = {
    name: 'Fifty',
    kind: 'fifty or hundred',
    design: {
      sizes: { square: { width: 1080, height: 1080, label: 'Square', order: 0 } },
      slides: [{ id: 's1', name: 'Card', background: { kind: 'colour', colour: '#0b1f3a00' } }],
      slots: [
        {
          id: 'title',
          slide: 's1',
          type: 'text',
          name: 'Title',
          runs: [{ text: 'Fifty' }],
          box: { x: 90, y: 300, width: 900, height: 200 },
        },
      ],
      fields: [
        { id: 'f1', key: 'surname', label: 'Batter', fact: 'batter.surname' },
        { id: 'f2', key: 'runs', label: 'Runs', type: 'number', fact: 'batter.runs' },
        { id: 'f3', key: 'photo', label: 'Photo', type: 'picture' },
      ],
    },
  };
  const answer = await dee.context().request.post(`${server.url}/api/calls/graphics/importTemplate`, {
    data: template,
    headers: { origin: server.url },
  });
  const { id } = (await answer.json()) as { id: string };
  for (const page of [dee, dan]) {
    await page.goto(`${server.url}/#/jimstagram/template/${id}`);
    await expect(layers(page)).toHaveText(['Title']);
  }
});
test.afterAll(() => server.stop());

const layers = (page: Page) => page.getByRole('list', { name: 'Layers' }).getByRole('listitem');
const text = () => dee.getByRole('textbox', { name: 'Text of Title' });
const options = () => dee.getByRole('listbox', { name: 'Fields' }).getByRole('option');

test('a brace in a text offers the fields, by keyboard and for screen readers (GFX-012 GFX-016)', async () => {
  await layers(dee).first().getByRole('button').first().click();
  await dee.getByRole('application').focus();
  await dee.keyboard.press('Enter');
  await type(text(), 'By {');
  await expect(options()).toHaveText(['Batter{surname}', 'Runs{runs}']);
  await expect(options().first()).toHaveAttribute('aria-selected', 'true');
  await dee.keyboard.press('ArrowDown');
  await expect(text()).toHaveAttribute('aria-activedescendant', (await options().nth(1).getAttribute('id'))!);
  expect(await accessibilityFindings(dee)).toEqual([]);
  await dee.keyboard.press('ArrowDown');
  await dee.keyboard.press('Enter');
  await expect(text()).toHaveValue('By {surname}');
  await dee.keyboard.type(' with {ru');
  await expect(options()).toHaveText(['Runs{runs}']);
  await dee.keyboard.press('Enter');
  await dee.keyboard.type('!');
  await expect(text()).toHaveValue('By {surname} with {runs}!');
  // Escape closes the list first, then the text.
  await dee.keyboard.type(' {');
  await expect(options()).toHaveCount(2);
  await dee.keyboard.press('Escape');
  await expect(options()).toHaveCount(0);
  await dee.keyboard.press('Backspace');
  await dee.keyboard.press('Escape');
  await expect(text()).toBeHidden();
});

test('a layer that a colleague deletes leaves the selection with a sentence (GFX-017)', async () => {
  await expect(dee.getByRole('complementary', { name: 'Inspector' }).getByLabel('Words')).toBeVisible();
  await layers(dan).first().getByRole('button').first().click();
  await dan.keyboard.press('Delete');
  for (const page of [dan, dee]) await expect(layers(page)).toHaveText([/^This slide has no layers yet/]);
  await expect(dee.getByRole('alert').filter({ hasText: 'Someone else has deleted “Title”' })).toBeVisible();
  await expect(dee.getByRole('complementary', { name: 'Inspector' }).getByLabel('Words')).toBeHidden();
  await expect(dan.getByRole('alert').filter({ hasText: 'Someone else' })).toHaveCount(0);
  await dan.keyboard.press('Control+z');
  await expect(layers(dee)).toHaveText(['Title']);
});

test('two designers type in one text at once, and neither loses letters or the caret (GFX-017)', async () => {
  const words = (page: Page) => page.getByRole('complementary', { name: 'Inspector' }).getByLabel('Words');
  for (const page of [dee, dan]) await layers(page).first().getByRole('button').first().click();
  await type(words(dee), 'HUNDRED');
  await expect(words(dan)).toHaveValue('HUNDRED');
  await words(dee).press('Home');
  await words(dan).click();
  await words(dan).press('End');
  await Promise.all([
    words(dee).pressSequentially('A GREAT ', { delay: 70 }),
    words(dan).pressSequentially(' for {surname}', { delay: 60 }),
  ]);
  for (const page of [dee, dan]) await expect(words(page)).toHaveValue('A GREAT HUNDRED for {surname}');
  // What one adds does not move the caret of the other.
  await words(dee).pressSequentially('!');
  for (const page of [dee, dan]) await expect(words(page)).toHaveValue('A GREAT !HUNDRED for {surname}');
});

test('samples show in place of labels, and what was tried is kept as samples (GFX-012 GFX-034)', async () => {
  await dee.getByRole('tab', { name: /^Fields/ }).click();
  const batter = dee.getByRole('region', { name: 'Batter', exact: true });
  await type(batter.getByLabel('Batter', { exact: true }), 'Duckett');
  await dee.getByRole('button', { name: 'Keep as Samples' }).click();
  await batter.getByRole('button', { name: 'Settings of Batter' }).click();
  await expect(batter.getByLabel('Sample value')).toHaveValue('Duckett');
  await dan.getByRole('tab', { name: /^Fields/ }).click();
  await dan.getByRole('button', { name: 'Settings of Batter' }).click();
  await expect(dan.getByLabel('Sample value')).toHaveValue('Duckett');
  await dan.getByRole('button', { name: 'Settings of Runs' }).click();
  await expect(dan.getByLabel('Sample value')).toHaveAttribute('placeholder', '103');
});

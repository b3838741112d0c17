import { sampleTemplates } from '@pavilion/domain/graphics/samples';
import { expect, type Page, test } from '@playwright/test';
import { accessibilityFindings } from '../accessibility.ts';
import { choose, chooseEntry, type } from '../keys.ts';
import type { RunningServer } from '../server.ts';
import { openDesigners } from './designers.ts';

let server: RunningServer;
let dee: Page;
let dan: Page;
let template: string;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  test.setTimeout(240_000);
  ({
    server,
    pages: [dee, dan],
  } = await openDesigners(browser, ['Dee Signer', 'Dan Esign'] as const));
  const { name, kind, tags, design } = sampleTemplates.find((sample) => sample.name.startsWith('Match day'))!;
  template = (await call<{ id: string }>('importTemplate', { name, kind, tags, design })).id;
  await call('publishTemplate', { template });
});
test.afterAll(() => server.stop());

/** A call over HTTP, as Dee. */
async function call<T>(name: string, data: object): Promise<T> {
  const answer = await dee.context().request.post(`${server.url}/api/calls/graphics/${name}`, {
    data,
    headers: { origin: server.url },
  });
  if (!answer.ok()) throw new Error(`${name}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

const layers = (page: Page) => page.getByRole('list', { name: 'Layers' }).getByRole('listitem');
const version = (page: Page, name: RegExp) =>
  page.getByRole('list', { name: 'Versions' }).getByRole('listitem', { name });

test('a designer sees who changed what of a template, compares it with now, and takes the lost layer back (GFX-033)', async () => {
  test.setTimeout(120_000);
  await dan.goto(`${server.url}/#/jimstagram/template/${template}`);
  const lost = (await layers(dan).first().getByRole('button').first().textContent())!;
  const before = await layers(dan).count();
  await layers(dan).first().getByRole('button').first().click();
  await dan.keyboard.press('Delete');
  await expect(layers(dan)).toHaveCount(before - 1);

  await dee.goto(`${server.url}/#/jimstagram/template/${template}`);
  await expect(layers(dee)).toHaveCount(before - 1);
  // By keyboard alone.
  await dee.getByRole('button', { name: 'More about this template' }).focus();
  await dee.keyboard.press('Enter');
  await chooseEntry(dee, 'History');
  await expect(version(dee, /Dan Esign/)).toContainText(/Deleted layer/);
  const first = version(dee, /^Publication 1/);
  await expect(first).toContainText('Published as publication 1');
  await expect(first.getByRole('img')).toBeVisible();
  expect(await accessibilityFindings(dee)).toEqual([]);

  await first.getByRole('button', { name: /^Compare/ }).press('Enter');
  const compare = dee.getByRole('dialog', { name: 'Compare Versions' });
  await expect(compare.getByRole('list', { name: 'What changed' })).toContainText(/^Deleted layer/);
  await expect(compare.getByRole('img', { name: /^Now/ })).toBeVisible();
  await expect(compare.getByRole('img', { name: /^Publication 1/ })).toBeVisible();
  expect(await accessibilityFindings(dee)).toEqual([]);
  await choose(dee, 'Right', 'Publication 1');
  await expect(compare.getByText('These versions are equal.')).toBeVisible();
  await dee.keyboard.press('Escape');

  await first.getByRole('button', { name: /^Restore/ }).press('Enter');
  await dee.getByRole('button', { name: 'Restore Version' }).press('Enter');
  await expect(version(dee, /Dee Signer/).first()).toContainText(/Restored layer .+, deleted by Dan Esign/);
  await expect(version(dee, /Dan Esign/)).toBeVisible();
  await dee.keyboard.press('Escape');
  await expect(layers(dan)).toHaveCount(before);
  await expect(layers(dan).first().getByRole('button').first()).toHaveText(lost);
});

test('who restored a version takes it back by Undo, and not what another did since (GFX-015 GFX-017 GFX-033)', async () => {
  const before = await layers(dee).count();
  await dan.getByRole('application').focus();
  await dan.keyboard.press('Escape');
  await dan.getByRole('button', { name: 'Add Rectangle', exact: true }).click();
  await expect(layers(dee)).toHaveCount(before + 1);
  await dee.getByRole('application').focus();
  await dee.keyboard.press('Control+z');
  // The layer that Dan had deleted is gone again; the one that he has added since stays.
  await expect(layers(dee)).toHaveCount(before);
  await expect(layers(dan)).toHaveCount(before);
  await expect(layers(dan).first()).toHaveText('Rectangle');
  await dee.keyboard.press('Control+Shift+z');
  await expect(layers(dan)).toHaveCount(before + 1);
  await dee.getByRole('button', { name: 'More about this template' }).click();
  await dee.getByRole('menuitem', { name: 'History' }).click();
  await expect(version(dee, /Dee Signer/).filter({ hasText: /Restored the version of/ })).toHaveCount(1);
  await dee.keyboard.press('Escape');
});

test('a maker gives a graphic the words back that someone else has overwritten (GFX-033)', async () => {
  const { id } = await call<{ id: string }>('makeGraphic', {
    template,
    name: 'Final',
    values: { home: 'Kent', away: 'Surrey', ground: 'Hove' },
  });
  await dan.goto(`${server.url}/#/jimstagram/graphic/${id}`);
  await type(dan.getByLabel('Ground'), 'The Oval');
  await dee.goto(`${server.url}/#/jimstagram/graphic/${id}`);
  await expect(dee.getByLabel('Ground')).toHaveValue('The Oval');
  await dee.getByRole('button', { name: 'More actions: Final' }).click();
  await dee.getByRole('menuitem', { name: 'History' }).click();
  await expect(version(dee, /Dan Esign/)).toContainText('Ground: Hove → The Oval');
  const made = version(dee, /Dee Signer/);
  await expect(made).toContainText('Made this graphic');
  expect(await accessibilityFindings(dee)).toEqual([]);
  await made.getByRole('button', { name: /^Compare/ }).click();
  const compare = dee.getByRole('dialog', { name: 'Compare Versions' });
  await expect(compare.getByRole('list', { name: 'What changed' })).toHaveText('Ground: Hove → The Oval');
  await dee.keyboard.press('Escape');
  await made.getByRole('button', { name: /^Restore/ }).click();
  await expect(version(dee, /Dee Signer/).first()).toContainText('Ground: The Oval → Hove');
  await expect(version(dee, /Dee Signer/).first()).toContainText('Restored the version of');
  await expect(dan.getByLabel('Ground')).toHaveValue('Hove');
});

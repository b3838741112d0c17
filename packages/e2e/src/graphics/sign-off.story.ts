import { sampleTemplates } from '@pavilion/domain/graphics/samples';
import { expect, type Page, test } from '@playwright/test';
import { accessibilityFindings } from '../accessibility.ts';
import { type } from '../keys.ts';
import { addPerson, password, signIn, signInAsAdministrator } from '../people.ts';
import { type RunningServer, startServer } from '../server.ts';
import { addBrief, callAs } from '../shell/prepare.ts';
import { addToRundown } from './add-to-rundown.ts';

let server: RunningServer;
let maker: Page;
let graphic: string;
let brief: string;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000);
  server = await startServer();
  const admin = await signInAsAdministrator(browser, server);
  const roles = ['jimstagram_access', 'jimstagram_design', 'production_access', 'production_drafts'];
  await addPerson(admin, server, { name: 'Mac Aker', email: 'mac@example.org', roles });
  maker = await signIn(browser, server, 'mac@example.org', password);
  brief = await addBrief(admin, server, 'Introductions');
  await admin.context().close();
  const { name, kind, tags, design } = sampleTemplates.find((sample) => sample.name === 'Lower third')!;
  const { id: template } = await call<{ id: string }>('importTemplate', { name, kind, tags, design });
  await askForSignOff(maker, template);
  const values = { name: 'Joe Root', team: 'Yorkshire' };
  ({ id: graphic } = await call<{ id: string }>('makeGraphic', { template, name: 'Joe Root', values }));
});
test.afterAll(() => server.stop());

const call = <T>(name: string, data: object) => callAs<T>(maker, server, `graphics/${name}`, data);

/** A designer publishes a template whose graphics need sign-off from now on. */
async function askForSignOff(page: Page, template: string): Promise<void> {
  await page.goto(`${server.url}/#/jimstagram/template/${template}`);
  await page.getByRole('button', { name: 'More about this template' }).click();
  await page.getByRole('menuitem', { name: 'Template Details' }).click();
  await page.getByRole('switch', { name: 'Needs sign-off' }).click();
  await expect(page.getByRole('switch', { name: 'Needs sign-off' })).toBeChecked();
  await page.keyboard.press('Escape');
  await call('publishTemplate', { template });
}

test('a graphic that waits for its sign-off says so in a rundown and before it is taken (GFX-027 GFX-028)', async () => {
  test.setTimeout(120_000);
  await maker.goto(`${server.url}/#/jimstagram?tab=air`);
  await maker.getByRole('button', { name: 'New Rundown' }).click();
  await addToRundown(maker, 'Not signed off');
  const item = maker.getByRole('listitem').filter({ hasText: 'Joe Root' });
  await expect(item.getByText('Not signed off')).toBeVisible();
  await item.getByRole('button', { name: 'Preview' }).click();
  await expect(maker.getByRole('status').filter({ hasText: 'is not signed off' })).toHaveText(
    '“Joe Root” is not signed off. Take puts it on air all the same, without a watermark.',
  );
  expect(await accessibilityFindings(maker)).toEqual([]);
  await item.getByRole('button', { name: 'Take' }).click();
  await expect(maker.getByRole('region', { name: 'On air: Joe Root' })).toBeVisible();
  await expect(item.getByText('Not signed off')).toBeVisible();
});

test('on a phone, an export shows all formats, says how far it is, and where its watermark is not (GFX-019 GFX-024 GFX-027)', async () => {
  test.setTimeout(240_000);
  await maker.setViewportSize({ width: 390, height: 844 });
  await maker.goto(`${server.url}/#/jimstagram/graphic/${graphic}`);
  await maker.getByRole('button', { name: 'Export', exact: true }).click();
  await expect(maker.getByRole('alert').filter({ hasText: 'This template needs sign-off.' })).toContainText(
    'exports downloaded here carry the words “Not signed off”. Send to Brief gives the brief a file without these words',
  );
  for (const format of ['PNG', 'JPEG', 'WebP', 'PDF', 'MP4', 'GIF', 'OGraf']) {
    const choice = maker.getByRole('radiogroup', { name: 'Format' }).locator('label').filter({ hasText: format });
    // The window slides in.
    await expect
      .poll(async () => {
        const { x, width } = (await choice.boundingBox())!;
        return x >= 0 && x + width <= 390;
      })
      .toBe(true);
  }
  await maker.getByText('MP4', { exact: true }).click();
  await maker.getByRole('button', { name: /^Export \d+ Films?$/ }).click();
  const line = maker.getByRole('list', { name: 'Exports' }).getByRole('listitem');
  await expect(line.getByText(/^(Waits for its turn|\d+%)$/)).toBeVisible();
  await expect(line.getByRole('link', { name: 'Download' })).toBeVisible({ timeout: 200_000 });
  await line.getByRole('button', { name: 'Send to Brief' }).click();
  await expect(maker.getByRole('dialog', { name: 'Send to Brief' })).toContainText(
    'The brief gets this export without the words “Not signed off”',
  );
});

test('a version says which graphic it was drawn from, and its export in which brief it is (GFX-026)', async () => {
  const window = maker.getByRole('dialog', { name: 'Send to Brief' });
  await type(window.getByRole('combobox', { name: 'Brief' }), 'Introd');
  await maker.getByRole('option', { name: 'Introductions' }).click();
  for (const label of ['Type', 'Brand']) {
    await window.getByRole('combobox', { name: label }).click();
    await maker.getByRole('option').first().click();
  }
  await window.getByRole('button', { name: 'Send to Brief' }).click();
  await expect(window).toHaveCount(0);
  // On a phone, the notice lies over the title of the export window, and leaves what is below it free.
  const said = maker.getByRole('alert').filter({ hasText: 'The export is on its way to the brief.' });
  const panel = maker.getByRole('dialog', { name: 'Export', exact: true });
  await expect
    .poll(async () => {
      const [{ y, height, x, width }, form, close] = await Promise.all([
        said.boundingBox().then((box) => box!),
        panel.locator('form').boundingBox(),
        panel.getByRole('button', { name: 'Close', exact: true }).boundingBox(),
      ]);
      return y + height <= form!.y && x + width <= close!.x;
    })
    .toBe(true);
  const line = maker.getByRole('list', { name: 'Exports' }).getByRole('listitem');
  await line.getByRole('link', { name: 'Open Brief' }).click();
  await expect(maker).toHaveURL(new RegExp(brief));
  await maker.setViewportSize({ width: 1280, height: 800 });
  await maker
    .getByRole('link', { name: /Joe Root/ })
    .first()
    .click();
  await maker.getByRole('tab', { name: 'Details' }).click();
  const details = maker.getByRole('tabpanel', { name: 'Details' });
  await expect(details).toContainText('Joe Root, from the template Lower third');
  await details.getByRole('link', { name: 'Joe Root' }).click();
  await expect(maker).toHaveURL(new RegExp(graphic));
  await maker.setViewportSize({ width: 390, height: 844 });
});

test('on a phone, a button leads to each size of the strip (GFX-019)', async () => {
  const { name, kind, tags, design } = sampleTemplates.find((sample) => sample.name.startsWith('Match day'))!;
  const { id: template } = await call<{ id: string }>('importTemplate', { name, kind, tags, design });
  await call('publishTemplate', { template });
  const values = { home: 'Kent', away: 'Essex' };
  const { id } = await call<{ id: string }>('makeGraphic', { template, name: 'Kent v Essex', values });
  await maker.goto(`${server.url}/#/jimstagram/graphic/${id}`);
  const sizes = maker.getByRole('group', { name: 'Show size' });
  const story = maker.getByRole('img', { name: /^Kent v Essex, Story/ });
  await expect(story).toBeAttached();
  await expect(story).not.toBeInViewport();
  await sizes.getByRole('button', { name: 'Story' }).click();
  await expect(story).toBeInViewport({ ratio: 1 });
  await maker.setViewportSize({ width: 1280, height: 800 });
  await expect(sizes).toHaveCount(0);
});

test('a file that was drawn before it had to be signed off is not given out any more (GFX-027)', async () => {
  test.setTimeout(120_000);
  const { name, kind, tags, design } = sampleTemplates.find((sample) => sample.name === 'Lower third')!;
  const { id: template } = await call<{ id: string }>('importTemplate', { name, kind, tags, design });
  await call('publishTemplate', { template });
  const { id } = await call<{ id: string }>('makeGraphic', {
    template,
    name: 'Zak Crawley',
    values: { name: 'Zak Crawley', team: 'Kent' },
  });
  await maker.goto(`${server.url}/#/jimstagram/graphic/${id}`);
  await maker.getByRole('button', { name: 'Export', exact: true }).click();
  await maker.getByRole('button', { name: /^Export \d+ Pictures?$/ }).click();
  const line = maker.getByRole('list', { name: 'Exports' }).getByRole('listitem');
  await expect(line.getByRole('link', { name: 'Download' })).toBeVisible({ timeout: 90_000 });

  const designer = await maker.context().newPage();
  await askForSignOff(designer, template);
  await designer.close();
  await expect(line).toContainText('This was drawn before it had to be signed off. Export it again.');
  await expect(line).toContainText('Not signed off');
  await expect(line.getByRole('link', { name: 'Download' })).toHaveCount(0);
  await expect(line.getByRole('button', { name: 'Send to Brief' })).toBeVisible();
  expect(await accessibilityFindings(maker)).toEqual([]);
});

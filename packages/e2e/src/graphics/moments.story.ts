import { sampleTemplates } from '@pavilion/domain/graphics/samples';
import { expect, type Page, test } from '@playwright/test';
import { accessibilityFindings } from '../accessibility.ts';
import { fillFolder } from '../archive/fill-folder.ts';
import { choose, type } from '../keys.ts';
import { still } from '../media.ts';
import { addPerson, password, signIn, signInAsAdministrator } from '../people.ts';
import { type RunningServer, startServer } from '../server.ts';
import { callAs } from '../shell/prepare.ts';

let server: RunningServer;
let mac: Page;
let dee: Page;

test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000);
  server = await startServer();
  await fillFolder(server, 'followed-filler', '1299178:20', '1250294:20');
  const admin = await signInAsAdministrator(browser, server);
  const fields = { accessDom: true, accessDomCurrent: true };
  const roles = ['jimstagram_access', 'archive_access'];
  await addPerson(admin, server, { name: 'Mac Aker', email: 'mac@example.org', roles, fields });
  await addPerson(admin, server, {
    ...{ name: 'Dee Signer', email: 'dee@example.org', fields },
    roles: [...roles, 'jimstagram_design'],
  });
  await admin.context().close();
  mac = await signIn(browser, server, 'mac@example.org', password);
  dee = await signIn(browser, server, 'dee@example.org', password);
});
test.afterAll(() => server.stop());

/** A call of graphics, by the designer. */
const post = (name: string, data: object) => callAs<{ id: string }>(dee, server, `graphics/${name}`, data);

test('moments are found by kind and by match, and the address keeps both (GFX-022 GFX-034)', async () => {
  await mac.goto(`${server.url}/#/jimstagram?tab=moments`);
  const moments = mac.getByRole('list', { name: 'Moments' }).getByRole('listitem');
  const about = (words: string) => moments.filter({ hasText: words });
  await expect(about('Birmingham Phoenix v Southern Brave').first()).toBeVisible({ timeout: 30_000 });
  await expect(about('Yorkshire v Worcestershire').first()).toBeVisible();
  await expect(about('Innings break').first()).toBeVisible();

  // The newest of the match is first, though all were found at once.
  await choose(mac, 'Match', 'Birmingham Phoenix v Southern Brave');
  // The same sides meet more than once.
  await expect(mac.getByRole('combobox', { name: 'Match' })).toHaveValue(
    /^Birmingham Phoenix v Southern Brave, \d{2}\/\d{2}\/\d{4}$/,
  );
  await expect(moments.first()).toContainText('Innings break');
  await expect(moments.last()).toContainText('Smeed 54*');
  await mac.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(about('Yorkshire v Worcestershire').first()).toBeVisible();

  await choose(mac, 'Kind', 'Fifty or hundred');
  await expect(about('Innings break')).toHaveCount(0);
  await expect(about('Smeed 101*').first()).toBeVisible();
  await choose(mac, 'Match', 'Yorkshire v Worcestershire');
  await expect(about('Birmingham Phoenix')).toHaveCount(0);
  await expect(about('Yorkshire v Worcestershire').first()).toBeVisible();
  expect(await accessibilityFindings(mac)).toEqual([]);

  await mac.reload();
  await expect(about('Yorkshire v Worcestershire').first()).toBeVisible();
  await expect(about('Birmingham Phoenix')).toHaveCount(0);
  await expect(about('Innings break')).toHaveCount(0);
  await choose(mac, 'Kind', 'Player of the match');
  await expect(mac.getByText('No moments match these filters.')).toBeVisible();
  await mac.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(about('Birmingham Phoenix v Southern Brave').first()).toBeVisible();
});

test('a designer tries a template with a real match, and takes the logo from its brand kit (GFX-010 GFX-011 GFX-020)', async () => {
  await dee.goto(`${server.url}/#/jimstagram/kits`);
  await dee.getByRole('button', { name: 'New Brand Kit' }).click();
  await expect(dee).toHaveURL(/#\/jimstagram\/kit\//);
  await dee.getByLabel('New logo: file').setInputFiles(await still('board-logo.png'));
  const logo = dee.getByRole('group', { name: 'Logo', exact: true });
  await expect(logo).toBeVisible({ timeout: 30_000 });
  const kit = await dee.getByRole('textbox', { name: 'Name' }).first().inputValue();

  const { name, kind, tags, design } = sampleTemplates.find((sample) => sample.name === 'Hundred for a batter')!;
  const { id } = await post('importTemplate', { name, kind, tags, design });
  await dee.goto(`${server.url}/#/jimstagram/template/${id}`);
  await dee.getByRole('tab', { name: /^Fields/ }).click();
  await choose(dee, 'Try with a match', 'Birmingham Phoenix v Southern Brave');
  const batting = dee.getByRole('combobox', { name: 'Batting side' });
  await expect(batting).toHaveValue(/^(Birmingham Phoenix|Southern Brave)$/);
  await dee.reload();
  await dee.getByRole('tab', { name: /^Fields/ }).click();
  await expect(batting).toHaveValue(/^(Birmingham Phoenix|Southern Brave)$/);
  await dee.getByRole('button', { name: 'Clear Values' }).click();
  await expect(batting).not.toHaveValue(/Birmingham Phoenix|Southern Brave/);
  // What the canvas shows in its place is no value of it.
  await expect(batting).toHaveValue('');
  await expect(batting).toHaveAttribute('placeholder', 'Yorkshire');
  await expect(dee.getByRole('button', { name: 'Clear Values' })).toHaveCount(0);

  await dee.getByRole('button', { name: 'More about this template' }).click();
  await dee.getByRole('menuitem', { name: 'Template Details' }).click();
  await choose(dee, 'Brand kit', kit);
  await dee.keyboard.press('Escape');
  await dee.getByRole('button', { name: 'Add picture' }).click();
  await dee.getByRole('tab', { name: 'Layer' }).click();
  await dee.getByRole('button', { name: 'Choose Picture' }).first().click();
  const dialog = dee.getByRole('dialog', { name: 'Choose Picture' });
  await dialog.getByText('Brand kit').click();
  await dialog.getByRole('button', { name: 'Logo' }).click();
  await expect(dialog).toBeHidden();
  await expect(dee.getByRole('button', { name: 'Remove Picture' })).toBeVisible();
});

test('a team that a colleague clears is cleared in an open form, and not written back on leaving it (GFX-003 GFX-012)', async () => {
  const { name, kind, tags, design } = sampleTemplates.find((sample) => sample.name === 'Hundred for a batter')!;
  const template = (await post('importTemplate', { name, kind, tags, design })).id;
  await post('publishTemplate', { template });
  const { id } = await post('makeGraphic', { template, name: 'Root', values: { batting: 'Yorkshire' } });
  const batting = (page: Page) => page.getByRole('combobox', { name: 'Batting side' });
  for (const page of [dee, mac]) {
    await page.goto(`${server.url}/#/jimstagram/graphic/${id}`);
    await expect(batting(page)).toHaveValue('Yorkshire');
  }
  await batting(mac).click();
  const cross = dee.locator('.mantine-Select-wrapper', { has: dee.getByRole('combobox', { name: 'Batting side' }) });
  await cross.locator('button').first().click();
  await expect(batting(mac)).toHaveValue('');
  await mac.getByRole('textbox', { name: 'Surname' }).click();
  await expect(batting(mac)).toHaveValue('');
  await dee.reload();
  await expect(batting(dee)).toHaveValue('');
});

test('a player is found in the archive without a match, and a name that nobody has is pointed out (GFX-012)', async ({
  browser,
}) => {
  const { name, kind, tags, design } = sampleTemplates.find(({ kind: of }) => of === 'birthday')!;
  const { id: template } = await post('importTemplate', { name, kind, tags, design });
  await post('publishTemplate', { template });
  const { id } = await post('makeGraphic', { template, name: 'Smeed', values: {} });
  await mac.goto(`${server.url}/#/jimstagram/graphic/${id}`);
  const player = mac.getByRole('combobox', { name: 'Player' });
  await type(player, 'smeed');
  await mac
    .getByRole('option', { name: /Smeed$/ })
    .first()
    .click();
  await expect(player).toHaveValue(/Smeed$/);
  const unknown = mac.getByText('No player of the archive has this name.');
  await expect(unknown).toHaveCount(0);
  await type(player, 'Nobody Atall');
  await mac.keyboard.press('Tab');
  await expect(unknown).toBeVisible();
  await expect(player).toHaveValue('Nobody Atall');
  // Who may not see the archive types a name.
  const admin = await signInAsAdministrator(browser, server);
  await addPerson(admin, server, { name: 'Una Sports', email: 'una@example.org', roles: ['jimstagram_access'] });
  const una = await signIn(browser, server, 'una@example.org', password);
  await una.goto(`${server.url}/#/jimstagram/graphic/${id}`);
  await type(una.getByRole('textbox', { name: 'Player' }), 'W Smeed');
  await expect(player).toHaveValue('W Smeed');
  await expect(una.getByRole('option')).toHaveCount(0);
});

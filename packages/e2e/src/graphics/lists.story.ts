import { sampleTemplates } from '@pavilion/domain/graphics/samples';
import { expect, type Page, test } from '@playwright/test';
import { accessibilityFindings } from '../accessibility.ts';
import { type } from '../keys.ts';
import { addPerson, password, signIn, signInAsAdministrator } from '../people.ts';
import type { RunningServer } from '../server.ts';
import { callAs } from '../shell/prepare.ts';
import { openDesigners } from './designers.ts';

let server: RunningServer;
let mac: Page;
let may: Page;
let template: string;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000);
  ({
    server,
    pages: [mac, may],
  } = await openDesigners(browser, ['Mac Aker', 'May Ker'] as const));
  const { name, kind, tags, design } = sampleTemplates.find((sample) => sample.kind === 'standings')!;
  ({ id: template } = await callAs<{ id: string }>(mac, server, 'graphics/importTemplate', {
    name,
    kind,
    tags,
    design,
  }));
  await callAs(mac, server, 'graphics/publishTemplate', { template });
  const values = { headline: 'How they stand', table: Array.from({ length: 6 }, () => ({})) };
  const { id } = await callAs<{ id: string }>(mac, server, 'graphics/makeGraphic', { template, name: 'Table', values });
  for (const page of [mac, may]) {
    await page.goto(`${server.url}/#/jimstagram/graphic/${id}`);
    await expect(cell(page, 'Team', 6)).toBeVisible();
  }
});
test.afterAll(() => server.stop());

const cell = (page: Page, heading: string, row: number) =>
  page.getByRole('textbox', { name: `${heading}, row ${row}`, exact: true });
const teamsOf = (page: Page) =>
  page
    .getByRole('textbox', { name: /^Team, row \d+$/ })
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));

test('two makers who fill rows of one list at once lose nothing (GFX-003 GFX-012)', async () => {
  test.setTimeout(120_000);
  const fill = async (page: Page, rows: readonly (readonly [number, string, string])[]) => {
    for (const [row, team, points] of rows) {
      await type(cell(page, 'Team', row), team);
      await type(cell(page, 'Pts', row), points);
    }
  };
  await Promise.all([
    fill(mac, [
      [1, 'Nottinghamshire', '21'],
      [2, 'Yorkshire', '16'],
      [3, 'Lancashire', '15'],
    ]),
    fill(may, [
      [4, 'Worcestershire', '14'],
      [5, 'Warwickshire', '13'],
      [6, 'Durham', '11'],
    ]),
  ]);
  const all = ['Nottinghamshire', 'Yorkshire', 'Lancashire', 'Worcestershire', 'Warwickshire', 'Durham'];
  for (const page of [mac, may]) await expect.poll(() => teamsOf(page)).toEqual(all);

  // One removes a row while the other writes below it.
  await cell(may, 'Team', 6).click();
  await may.keyboard.press('End');
  await Promise.all([
    mac.getByRole('button', { name: 'Remove row 2' }).click(),
    may.keyboard.type(' County Cricket Club', { delay: 80 }),
  ]);
  const left = ['Nottinghamshire', 'Lancashire', 'Worcestershire', 'Warwickshire', 'Durham County Cricket Club'];
  for (const page of [mac, may]) await expect.poll(() => teamsOf(page)).toEqual(left);
  await may.reload();
  await expect.poll(() => teamsOf(may)).toEqual(left);
  await expect(cell(may, 'Pts', 5)).toHaveValue('11');
});

test('rows of a spreadsheet are pasted into the cells of a list (GFX-012)', async () => {
  await mac.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.url });
  // Its headings are no row, and say where each column goes.
  const rows = ['W\tTeam\tL\tP', '8\tKent\t5\t14', '7\tEssex\t6\t14', '6\tSurrey\t7\t14'];
  await mac.evaluate((text) => navigator.clipboard.writeText(text), rows.join('\r\n'));
  await cell(mac, 'Team', 4).click();
  await mac.keyboard.press('Control+v');
  const teams = ['Nottinghamshire', 'Lancashire', 'Worcestershire', 'Kent', 'Essex', 'Surrey'];
  for (const page of [mac, may]) await expect.poll(() => teamsOf(page)).toEqual(teams);
  await expect(cell(may, 'W', 6)).toHaveValue('6');
  // One text is pasted as text.
  await mac.evaluate(() => navigator.clipboard.writeText(' CCC'));
  await cell(mac, 'Team', 6).click();
  await mac.keyboard.press('End');
  await mac.keyboard.press('Control+v');
  await expect(cell(may, 'Team', 6)).toHaveValue('Surrey CCC');

  // What has no place is said, and what is too long is refused at the list and stays in it.
  await mac.evaluate(() => navigator.clipboard.writeText('21\tpromoted\n18\tstays'));
  await cell(mac, 'Pts', 5).click();
  await mac.keyboard.press('Control+v');
  await expect(mac.getByText('Table has no room for 1 column of what you pasted.')).toBeVisible();
  await expect(cell(may, 'Pts', 6)).toHaveValue('18');
  await mac.evaluate(() => navigator.clipboard.writeText(` ${'and more '.repeat(60)}`));
  await cell(mac, 'Team', 6).click();
  await mac.keyboard.press('End');
  await mac.keyboard.press('Control+v');
  await expect(mac.getByText('Row 6 of Table: a text can have at most 500 characters.')).toBeVisible();
  await expect(cell(mac, 'Team', 6)).toHaveValue(/^Surrey CCC and more/);
  await expect(cell(may, 'Team', 6)).toHaveValue('Surrey CCC');
  expect(await accessibilityFindings(mac)).toEqual([]);
});

test('two designers who fill the sample rows of one list at once lose nothing (GFX-003 GFX-012)', async () => {
  for (const page of [mac, may]) {
    await page.goto(`${server.url}/#/jimstagram/template/${template}`);
    await page.getByRole('tab', { name: /^Fields/ }).click();
    await page.getByRole('button', { name: 'Settings of Table' }).click();
    await expect(cell(page, 'Team', 2)).toBeVisible();
  }
  await Promise.all([
    type(cell(mac, 'Team', 1), 'Northamptonshire Steelbacks'),
    type(cell(may, 'Team', 2), 'Gloucestershire County Cricket'),
  ]);
  for (const page of [mac, may]) {
    await expect(cell(page, 'Team', 1)).toHaveValue('Northamptonshire Steelbacks');
    await expect(cell(page, 'Team', 2)).toHaveValue('Gloucestershire County Cricket');
  }
  // A step of Undo ends where the other designer has typed, and leaves what they have typed.
  const append = async (page: Page, row: number, text: string) => {
    await cell(page, 'Team', row).press('End');
    await cell(page, 'Team', row).pressSequentially(text);
  };
  await append(may, 2, ' Club');
  await expect(cell(mac, 'Team', 2)).toHaveValue('Gloucestershire County Cricket Club');
  await append(mac, 1, ' Two');
  await expect(cell(may, 'Team', 1)).toHaveValue('Northamptonshire Steelbacks Two');
  await cell(mac, 'Team', 1).blur();
  await mac.keyboard.press('ControlOrMeta+z');
  for (const page of [mac, may]) {
    await expect(cell(page, 'Team', 1)).toHaveValue('Northamptonshire Steelbacks');
    await expect(cell(page, 'Team', 2)).toHaveValue('Gloucestershire County Cricket Club');
  }
  const rows = (page: Page) => page.getByRole('textbox', { name: /^Team, row \d+$/ });
  const count = await rows(may).count();
  await may.getByRole('button', { name: 'Remove row 1' }).click();
  for (const page of [mac, may]) await expect(rows(page)).toHaveCount(count - 1);
  await expect(cell(mac, 'Team', 1)).toHaveValue('Gloucestershire County Cricket Club');
});

test('who is limited to a brand is told that no template has been published for it (GFX-005)', async ({ browser }) => {
  const admin = await signInAsAdministrator(browser, server);
  const fields = { brandAccess: ['The Hundred'] };
  await addPerson(admin, server, {
    name: 'Hugo Hundred',
    email: 'hugo@example.org',
    roles: ['jimstagram_access'],
    fields,
  });
  const hugo = await signIn(browser, server, 'hugo@example.org', password);
  await hugo.goto(`${server.url}/#/jimstagram`);
  await expect(hugo.getByText('No template has been published for your brands yet.')).toBeVisible();
  await hugo.context().close();
  await admin.context().close();
});

test('on a phone, a tap on an arrow counts while a row below is being written, and what was done offline finds its rows (GFX-012 GFX-019)', async () => {
  const table = ['Surrey', 'Kent', 'Essex', 'Somerset'].map((team) => ({ team, won: '9', points: '21' }));
  const values = { headline: 'On the bus', table };
  const { id } = await callAs<{ id: string }>(mac, server, 'graphics/makeGraphic', { template, name: 'Bus', values });
  const state = await may.context().storageState();
  const touch = await may
    .context()
    .browser()!
    .newContext({ storageState: state, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const phone = await touch.newPage();
  for (const page of [mac, phone]) await page.goto(`${server.url}/#/jimstagram/graphic/${id}`);
  await type(cell(phone, 'Team', 4), 'Taunton');
  const up = phone.getByRole('button', { name: 'Move row 2 up' });
  // Where the pictures are when nobody types.
  await up.evaluate((button) => window.scrollBy(0, button.getBoundingClientRect().top - 200));
  const { x = 0, y = 0, width = 0, height = 0 } = (await up.boundingBox()) ?? {};
  await phone.touchscreen.tap(x + width / 2, y + height / 2);
  await expect.poll(() => teamsOf(phone)).toEqual(['Kent', 'Surrey', 'Essex', 'Taunton']);
  await expect.poll(() => teamsOf(mac)).toEqual(['Kent', 'Surrey', 'Essex', 'Taunton']);

  await touch.setOffline(true);
  await phone.getByRole('button', { name: 'Remove row 3' }).tap();
  await phone.getByRole('button', { name: 'Move row 2 up' }).tap();
  await type(cell(phone, 'Pts', 1), '77');
  await expect(cell(mac, 'Team', 3)).toHaveValue('Essex');
  await mac.getByRole('button', { name: 'Add Row' }).click();
  await type(cell(mac, 'Team', 5), 'Desk Rovers');
  await type(cell(mac, 'Team', 2), 'Surrey CCC');
  await mac.keyboard.press('Tab');
  await touch.setOffline(false);
  for (const page of [mac, phone])
    await expect.poll(() => teamsOf(page)).toEqual(['Surrey CCC', 'Kent', 'Taunton', 'Desk Rovers']);
  await expect(cell(mac, 'Pts', 1)).toHaveValue('77');

  // What is typed just before a page goes without a connection is stored by the next one.
  phone.on('dialog', (leaving) => leaving.accept());
  await touch.setOffline(true);
  await type(cell(phone, 'Team', 2), 'Middlesex');
  await phone.reload().catch(() => undefined);
  await touch.setOffline(false);
  await phone.goto(`${server.url}/#/jimstagram/graphic/${id}`);
  for (const page of [mac, phone]) await expect(cell(page, 'Team', 2)).toHaveValue('Middlesex');
  await touch.close();
});

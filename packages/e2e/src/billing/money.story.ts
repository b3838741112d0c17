import { expect, type Page, test } from '@playwright/test';
import { accessibilityFindings } from '../accessibility.ts';
import { type } from '../keys.ts';
import { addPerson, ask, password, signIn, signInAsAdministrator } from '../people.ts';
import { type RunningServer, startServer } from '../server.ts';
import { addBrief } from '../shell/prepare.ts';

let server: RunningServer;
/** A producer: plans, and edits budgets and payments. */
let pia: Page;
/** A scheduler: reads budgets, books, attributes work. */
let sid: Page;
let brief: string;

test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000);
  server = await startServer();
  const admin = await signInAsAdministrator(browser, server);
  const people = {
    'pia@example.org': ['production_access', 'production_feedback', 'production_shifts', 'production_admin'],
    'sid@example.org': ['production_access', 'production_shifts'],
  };
  for (const [email, roles] of Object.entries(people)) {
    const fields = { companyConfirmed: 'National Cricket Board' };
    await addPerson(admin, server, { email, name: email === 'pia@example.org' ? 'Pia' : 'Sid', roles, fields });
  }
  pia = await signIn(browser, server, 'pia@example.org', password);
  sid = await signIn(browser, server, 'sid@example.org', password);
  brief = await addBrief(pia, server, 'Summer of cricket');
});
test.afterAll(() => server.stop());

const open = (page: Page, path: string) => page.goto(`${server.url}/#${path}`);
const notice = (page: Page, words: string) => page.getByRole('alert').filter({ hasText: words });
const figure = (page: Page, label: string) => page.getByRole('region', { name: label, exact: true });

async function insert(page: Page, collection: string, document: Record<string, unknown>): Promise<string> {
  const { documents, error } = await ask(page.context(), server, { kind: 'insert', collection, document });
  if (!documents) throw new Error(error?.message);
  return documents[0]?.id as string;
}

const addResource = (displayName: string, availableBillings: (string | undefined)[] = []) =>
  insert(pia, 'resources', { displayName, availableBillings, company: 'National Cricket Board', active: true });

async function pick(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

async function fill(page: Page, label: string, value: string): Promise<void> {
  const input = page.getByRole('textbox', { name: label, exact: true });
  await type(input, value);
  await input.press('Enter');
}

test('a billing is added, filled in and used, and an edit is undone (PLN-036 PLN-037 PLN-038 PLN-039 PLN-040 OPN-057 OPN-058)', async () => {
  await open(sid, '/billings');
  await sid.getByRole('tab', { name: 'Rate Card' }).click();
  await sid.getByRole('button', { name: 'Add Billing' }).click();
  await expect(sid.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('New');
  await expect(sid.getByRole('switch', { name: 'Active' })).not.toBeChecked();
  await expect(figure(sid, 'Quota used')).toContainText('–');
  await fill(sid, 'Name', 'Edit suite');
  await fill(sid, 'Day rate', 'plenty');
  await expect(sid.getByText('“plenty” is not an amount such as £1,234.50.')).toBeVisible();
  await fill(sid, 'Day rate', '£1,000.50');
  await fill(sid, 'Quota', '3');
  await sid.getByRole('switch', { name: 'Active' }).click();
  await expect(sid.getByRole('switch', { name: 'Active' })).toBeChecked();

  const id = /#\/billing\/(\w+)/.exec(sid.url())?.[1];
  const shift = {
    resourceId: await addResource('Ana Alves', [id]),
    productionId: brief,
    date: '2026-07-01',
    type: 'production',
  };
  await insert(sid, 'shifts', { ...shift, days: 1, billing: id });
  await expect(figure(sid, 'Quota used')).toContainText('33%');
  await expect(figure(sid, 'Value used')).toContainText('£1,000.50');
  await expect(sid.getByRole('button', { name: 'Delete Billing' })).toBeDisabled();
  expect(await accessibilityFindings(sid)).toEqual([]);
  // Booked work keeps its rate, in both places of the page.
  await fill(sid, 'Day rate', '2000');
  await expect(sid.getByRole('textbox', { name: 'Day rate', exact: true })).toHaveValue('£2,000.00');
  await expect(figure(sid, 'Value used')).toContainText('£1,000.50');

  await fill(sid, 'Quota', '2');
  await expect(figure(sid, 'Quota used')).toContainText('50%');
  await notice(sid, 'Quota changed.').last().getByRole('button', { name: 'Undo' }).click();
  await expect(figure(sid, 'Quota used')).toContainText('33%');

  await open(sid, '/billings');
  await expect(sid.getByText('There are no Retainer billables yet.')).toBeVisible();
  await sid.getByRole('tab', { name: 'Rate Card' }).click();
  await expect(sid.getByRole('row', { name: /Edit suite/ })).toContainText('33% · 1 of 3 days');
});

test('a budget receives payments and pays the costs of a brief (PLN-001 PLN-042 PLN-044 PLN-045 PLN-046 PLN-047 USR-100 USR-101 OPN-056 OPN-080 PLN-051)', async () => {
  await open(sid, '/budgets');
  await expect(sid.getByText('There are no budgets yet.')).toBeVisible();
  await expect(sid.getByRole('button', { name: 'Add Budget' })).toHaveCount(0);
  await open(pia, '/budgets');
  await pia.getByRole('button', { name: 'Add Budget' }).click();
  await fill(pia, 'Name', 'Digital 26');
  await pia.getByRole('switch', { name: 'Active' }).click();
  await pia.getByRole('tab', { name: 'Payments' }).click();
  await pia.getByRole('button', { name: 'Add Payment' }).dblclick();
  const form = pia.getByRole('dialog', { name: 'Add Payment' });
  const paid = form.getByLabel('Amount');
  await paid.pressSequentially('0.00');
  await paid.press('Enter');
  await expect(form.getByText('A payment of £0.00 moves no money. Enter an amount.')).toBeVisible();
  await type(paid, '');
  await paid.pressSequentially('1.234,50');
  await paid.press('Enter');
  await expect(form.getByText('Is “1.234,50” meant as £1,234.50?')).toBeVisible();
  await form.getByRole('button', { name: 'Use £1,234.50' }).click();
  await expect(paid).toHaveValue('£1,234.50');
  await type(paid, '5001');
  await paid.press('Backspace');
  await paid.pressSequentially('0.50');
  await expect(paid).toHaveValue('5000.50');
  await form.getByRole('button', { name: 'Add Payment' }).click();
  await expect(figure(pia, 'Remaining')).toContainText('£5,000.50');
  await sid.getByRole('row', { name: /Digital 26/ }).click();
  await sid.getByRole('tab', { name: 'Payments' }).click();
  await expect(sid.getByRole('row', { name: /£5,000\.50/ })).toBeVisible();
  await expect(sid.getByRole('button', { name: 'Add Payment' })).toHaveCount(0);

  await open(sid, `/brief/${brief}?tab=costs`);
  const cost = sid.getByRole('form', { name: 'New cost' });
  const add = cost.getByRole('button', { name: 'Add Cost' });
  await type(cost.getByLabel('Date'), '04/07/2026');
  const amount = cost.getByLabel('Amount');
  await amount.pressSequentially('0.50');
  await expect(amount).toHaveValue('0.50');
  await type(amount, 'plenty');
  await amount.press('Tab');
  await expect(cost.getByText('“plenty” is not an amount such as £1,234.50.')).toBeVisible();
  await type(amount, '1234.56');
  await expect(add).toHaveCount(0);
  await pick(sid, 'Type', 'Travel');
  await expect(add).toBeVisible();
  await expect(amount).toHaveValue('£1,234.56');
  await type(amount, '');
  await expect(add).toHaveCount(0);
  await amount.pressSequentially('1234.56');
  await insert(pia, 'budgets', { name: 'Digital 25', active: false });
  await sid.getByRole('combobox', { name: 'Budget', exact: true }).click();
  await expect(sid.getByRole('option')).toHaveText(['Digital 26']);
  await sid.getByRole('option').click();
  await add.click();
  await expect(sid.getByRole('table', { name: 'Costs' }).getByText('£1,234.56')).toBeVisible();
  await expect(add).toHaveCount(0);
  await expect(figure(pia, 'Remaining')).toContainText('£3,765.94');
  // A title that is cut in its column can be read by pointing at it.
  await pia.getByRole('tab', { name: /^Costs/ }).click();
  await expect(pia.getByTitle('Summer of cricket')).toBeVisible();

  await sid.getByRole('button', { name: 'Import Spreadsheet' }).click();
  const window = sid.getByRole('dialog', { name: 'Import Costs from a Spreadsheet' });
  const choose = (text: string) =>
    window
      .locator('input[type=file]')
      .setInputFiles({ name: 'costs.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  // A file that takes a moment to be read says so, and no other can be chosen meanwhile.
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await sid.route('**/billing/importCosts', async (route) => {
    await held;
    await route.continue();
  });
  await choose(
    'Date,Type,Amount,Description,Brief\n31/02/2026,Travel,12.345,Taxi,Nowhere\n28/02/2026,Travel,5.678,Bus,\n',
  );
  await expect(window.getByText('Reading costs.csv')).toBeVisible();
  await expect(window.getByRole('button', { name: 'Choose' })).toBeDisabled();
  goOn();
  await expect(window.getByText('Row 2, Date: ‘31/02/2026’ is not a date such as 04/07/2026.')).toBeVisible();
  await expect(window.getByText('Row 2, Brief: No brief has the title ‘Nowhere’.')).toBeVisible();
  await expect(window.getByText('Row 2, Amount: Is “12.345” meant as £12,345.00?')).toBeVisible();
  // Nothing is ticked while nothing will be imported.
  await expect(window.getByText('Row 3, Amount: Is “5.678” meant as £5,678.00?')).toBeVisible();
  await expect(window.getByRole('checkbox')).toHaveCount(0);
  await expect(window.getByText('No costs will be imported.')).toBeVisible();
  await expect(window.getByRole('button', { name: /^Import/ })).toHaveCount(0);
  // Otherwise the browser would report nothing when the corrected file is chosen by the same name.
  await expect(window.locator('input[type=file]')).toHaveValue('');
  await choose('Date,Type,Amount,Description\n28/02/2026,travel,"£1,200.00",Taxi\n2026-03-01,Crew,0.10,=1+1\n');
  await expect(window.getByText('2 costs will be imported · Total £1,200.10')).toBeVisible();
  expect(await accessibilityFindings(sid)).toEqual([]);
  // A double click imports once.
  await window.getByRole('button', { name: 'Import 2 costs' }).dblclick();
  await expect(sid.getByText('3 costs · Total £2,434.66')).toBeVisible();
  await notice(sid, '2 costs imported.').getByRole('button', { name: 'Undo' }).click();
  await expect(sid.getByText('1 cost · Total £1,234.56')).toBeVisible();
  // A file with a known cost, which is left out unless wanted.
  await sid.getByRole('button', { name: 'Import Spreadsheet' }).click();
  await choose('Date,Type,Amount,Description\n04/07/2026,travel,"£1,234.56",\n01/03/2026,Crew,3,New\n');
  await expect(
    window.getByText('1 cost already exists with the same date, type, amount and description.'),
  ).toBeVisible();
  await expect(window.getByText('1 of 2 costs will be imported · Total £3.00')).toBeVisible();
  await window.getByLabel('Import it again').check();
  await expect(window.getByRole('button', { name: 'Import 2 costs' })).toBeVisible();
  // An amount as written elsewhere is asked about, as in the form.
  await choose('Date;Type;Amount\n01/03/2026;Crew;1.234,50\n01/03/2026;Crew;3\n02/03/2026;Crew;10.005\n');
  await expect(window.getByText('1 of 3 costs will be imported · Total £3.00')).toBeVisible();
  await window.getByLabel('Row 2: Is “1.234,50” meant as £1,234.50?').check();
  await expect(window.getByLabel('Row 4: Is “10.005” meant as £10,005.00?')).not.toBeChecked();
  await expect(window.getByText('2 of 3 costs will be imported · Total £1,237.50')).toBeVisible();
  await window.getByRole('button', { name: 'Close', exact: true }).last().click();

  // A closed window gives the focus back to the button that opened it.
  const pencil = sid.getByRole('button', { name: 'Edit Travel £1,234.56' });
  await pencil.press('Enter');
  await expect(sid.getByRole('dialog', { name: 'Edit Cost' }).getByLabel('Amount')).toBeVisible();
  await sid.keyboard.press('Escape');
  await expect(pencil).toBeFocused();
  await pencil.click();
  const edited = sid.getByRole('dialog', { name: 'Edit Cost' });
  await type(edited.getByLabel('Amount'), '2.05');
  await edited.getByLabel('Amount').press('Enter');
  await expect(sid.getByText('1 cost · Total £2.05')).toBeVisible();
  await notice(sid, 'Cost changed.').getByRole('button', { name: 'Undo' }).click();
  await sid.getByRole('button', { name: 'Edit Travel £1,234.56' }).click();
  await sid.getByRole('dialog', { name: 'Edit Cost' }).getByRole('button', { name: 'Delete' }).click();
  await sid.getByRole('dialog', { name: 'Are you sure?' }).getByRole('button', { name: 'Delete' }).click();
  await expect(sid.getByText('There are no costs yet.')).toBeVisible();
  await expect(figure(pia, 'Remaining')).toContainText('£5,000.50');
  await notice(sid, '1 cost deleted.').getByRole('button', { name: 'Undo' }).click();
  await expect(figure(pia, 'Remaining')).toContainText('£3,765.94');
});

test('work awaits a budget until one is chosen, then leaves every list (PLN-048 PLN-049 PLN-050 OPN-060)', async () => {
  const budget = await insert(pia, 'budgets', { name: 'Work 26', active: true });
  const shift = { productionId: brief, type: 'production', invoiceable: true, manualCost: true };
  for (const [resourceName, cost, date] of [
    ['Ana Alves', 400, '2026-07-06'],
    ['Ben Brown', 250.25, '2026-07-07'],
    ['Cara Chen', 100, '2026-07-08'],
    ['Long Ago', 100, '2022-01-31'],
  ] as const) {
    await insert(sid, 'shifts', { ...shift, resourceId: await addResource(resourceName), cost, date, days: 0.5 });
  }
  await open(sid, '/ratecard-work');
  await open(pia, '/ratecard-work');
  await expect(pia.getByText('3 sessions · 1.5 days · £750.25')).toBeVisible();
  await sid.getByRole('checkbox', { name: 'Select Ana Alves 06/07/2026' }).check();
  await sid.getByRole('checkbox', { name: 'Select Ben Brown 07/07/2026' }).check();
  const bar = sid.getByRole('region', { name: 'Selected work' });
  await expect(bar).toContainText('2 sessions · 1 day · £650.25');
  await pick(sid, 'Budget', 'Work 26');
  await expect(bar.getByRole('status')).toContainText('£0.00 left, -£650.25 afterwards');
  expect(await accessibilityFindings(sid)).toEqual([]);
  await bar.getByRole('button', { name: 'Attribute' }).click();
  await expect(pia.getByText('1 session · 0.5 days · £100.00')).toBeVisible();
  await expect(pia.getByText('Ana Alves')).toHaveCount(0);
  await notice(sid, '2 sessions (£650.25) attributed to Work 26.').getByRole('button', { name: 'Undo' }).click();
  await expect(pia.getByText('3 sessions · 1.5 days · £750.25')).toBeVisible();

  await pia.getByRole('button', { name: 'Choose a budget for Cara Chen 08/07/2026' }).click();
  await pia.getByRole('option', { name: 'Work 26', exact: true }).click();
  await expect(sid.getByText('Cara Chen')).toHaveCount(0);
  await open(pia, `/budget/${budget}?tab=work`);
  await expect(figure(pia, 'Work')).toContainText('£100.00');
  await expect(pia.getByRole('row', { name: /Cara Chen/ })).toBeVisible();
});

import { expect, type Page, test } from '@playwright/test';
import { accessibilityFindings } from '../accessibility.ts';
import { type } from '../keys.ts';
import { addPerson, ask, password, signIn, signInAsAdministrator } from '../people.ts';
import { type RunningServer, startServer } from '../server.ts';
import { addBrief } from '../shell/prepare.ts';
import { zipContents } from '../zip-entries.ts';

let server: RunningServer;
/** Two producers: they edit budgets and payments, and enter costs. */
let pia: Page;
let paul: Page;
let brief: string;

test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000);
  server = await startServer();
  const admin = await signInAsAdministrator(browser, server);
  const roles = ['production_access', 'production_feedback', 'production_shifts', 'production_admin'];
  const fields = { companyConfirmed: 'National Cricket Board' };
  for (const name of ['Pia', 'Paul']) {
    await addPerson(admin, server, { email: `${name.toLowerCase()}@example.org`, name, roles, fields });
  }
  pia = await signIn(browser, server, 'pia@example.org', password);
  paul = await signIn(browser, server, 'paul@example.org', password);
  brief = await addBrief(pia, server, 'Summer of cricket');
});
test.afterAll(() => server.stop());

const open = (page: Page, path: string) => page.goto(`${server.url}/#${path}`);
const figure = (page: Page, label: string) => page.getByRole('region', { name: label, exact: true });

async function insert(collection: string, document: Record<string, unknown>): Promise<string> {
  const { documents, error } = await ask(pia.context(), server, { kind: 'insert', collection, document });
  if (!documents) throw new Error(error?.message);
  return documents[0]?.id as string;
}

const patch = (collection: string, id: string, changes: object) =>
  ask(pia.context(), server, { kind: 'patch', collection, id, changes });

async function addBudget(name: string, paid: number): Promise<string> {
  const budget = await insert('budgets', { name, active: true });
  if (paid) await insert('payments', { budgetId: budget, total: paid, description: 'First half', date: '2026-07-01' });
  return budget;
}

/** The sheets of a workbook that a button saves, as XML. */
async function exported(page: Page, button: string): Promise<{ name: string; sheets: string[] }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ]);
  const parts = await zipContents(await download.path());
  const sheets = [...parts].filter(([name]) => name.includes('worksheets/sheet')).sort();
  return {
    name: download.suggestedFilename(),
    sheets: sheets.map(([, bytes]) => bytes.toString()),
  };
}

test('a payment that somebody else changes meanwhile says so, and who changed it last (OPN-080 DAT-036)', async () => {
  const budget = await addBudget('Shared 26', 7);
  for (const page of [pia, paul]) {
    await open(page, `/budget/${budget}?tab=payments`);
    await page.getByRole('button', { name: 'Edit payment of £7.00' }).click();
  }
  const amount = (page: Page) => page.getByRole('dialog', { name: 'Edit Payment' }).getByLabel('Amount');
  await type(amount(paul), '9');
  await type(amount(pia), '8');
  await amount(pia).press('Enter');
  await expect(pia.getByRole('row', { name: /£8\.00/ })).toBeVisible();
  await expect(paul.getByText('Now £8.00: changed by Pia.')).toBeVisible();
  await expect(amount(paul)).toHaveValue('9');
  await amount(paul).press('Enter');
  await expect(pia.getByRole('row', { name: /£9\.00/ })).toContainText('Pia');
  await expect(pia.getByRole('row', { name: /£9\.00/ })).toContainText('Changed by Paul');
  await pia.getByRole('button', { name: 'Edit payment of £9.00' }).click();
  await expect(pia.getByRole('dialog', { name: 'Edit Payment' })).toContainText('Changed by Paul');
  expect(await accessibilityFindings(pia)).toEqual([]);
  await pia.keyboard.press('Escape');
});

test('a cost that was added in one window is not offered again in another (PLN-044 OPN-075)', async () => {
  const budget = await addBudget('Twice 26', 0);
  await open(pia, `/budget/${budget}`);
  const formOf = (page: Page) => page.getByRole('form', { name: 'New cost' });
  const form = formOf(pia);
  await type(form.getByLabel('Date'), '04/07/2026');
  await form.getByLabel('Amount').pressSequentially('12.50');
  for (const [label, option] of [
    ['Type', 'Travel'],
    ['Brief', /Summer of cricket/],
  ] as const) {
    await form.getByRole('combobox', { name: label }).click();
    await pia.getByRole('option', { name: option }).click();
  }
  await type(form.getByLabel('Description'), 'Taxi');
  const second = await pia.context().newPage();
  await open(second, `/budget/${budget}`);
  await formOf(second).getByRole('button', { name: 'Add Cost' }).click();
  await expect(form.getByLabel('Amount')).toHaveValue('');
  await expect(form.getByLabel('Description')).toHaveValue('');
  await expect(form.getByRole('button', { name: 'Add Cost' })).toHaveCount(0);
  await expect(pia.getByRole('row', { name: /Taxi/ })).toHaveCount(1);
  // What is typed there now is another cost.
  await type(form.getByLabel('Amount'), '12.50');
  await type(form.getByLabel('Description'), 'Taxi back');
  await form.getByRole('button', { name: 'Add Cost' }).click();
  await expect(second.getByRole('row', { name: /Taxi/ })).toHaveCount(2);
  await second.close();
});

test('a half-filled new cost is kept through a reload and another tab, and a closed budget takes it no more (PLN-044 PLN-051 OPN-057)', async () => {
  const budget = await addBudget('Closing 26', 100);
  await open(pia, `/budget/${budget}`);
  const form = pia.getByRole('form', { name: 'New cost' });
  await type(form.getByLabel('Description'), 'Taxi to the ground');
  await form.getByLabel('Amount').pressSequentially('12.50');
  await pia.getByRole('tab', { name: /^Payments/ }).click();
  await pia.getByRole('tab', { name: /^Costs/ }).click();
  await expect(form.getByLabel('Description')).toHaveValue('Taxi to the ground');
  await pia.reload();
  await expect(form.getByLabel('Description')).toHaveValue('Taxi to the ground');
  await expect(form.getByLabel('Amount')).toHaveValue('£12.50');
  await expect(form.getByText('What you type is kept in this browser.')).toBeVisible();
  // Another budget has a form of its own.
  const other = await addBudget('Other 26', 0);
  await open(pia, `/budget/${other}`);
  await expect(form.getByLabel('Description')).toHaveValue('');

  await open(pia, `/budget/${budget}`);
  await type(form.getByLabel('Date'), '04/07/2026');
  await form.getByRole('combobox', { name: 'Type' }).click();
  await pia.getByRole('option', { name: 'Travel', exact: true }).click();
  await form.getByRole('combobox', { name: 'Brief' }).click();
  await pia.getByRole('option', { name: /Summer of cricket/ }).click();
  await expect(form.getByRole('button', { name: 'Add Cost' })).toBeVisible();
  await patch('budgets', budget, { active: false });
  await expect(form.getByText('This budget is inactive and takes no new costs.')).toBeVisible();
  await expect(form.getByRole('button', { name: 'Add Cost' })).toHaveCount(0);
  await expect(form.getByLabel('Description')).toHaveValue('Taxi to the ground');
  await expect(pia.getByRole('button', { name: 'Import Spreadsheet' })).toHaveCount(0);
  await expect(pia.getByText('Switch on Active to use it again.')).toBeVisible();
  await form.getByRole('button', { name: 'Start again' }).click();
  await expect(form).toHaveCount(0);
  // Money may still arrive.
  await pia.getByRole('tab', { name: /^Payments/ }).click();
  await pia.getByRole('button', { name: 'Add Payment' }).click();
  await expect(pia.getByText('This budget is inactive. The payment is added all the same.')).toBeVisible();
  await pia.keyboard.press('Escape');

  // On the brief's page, the budget was chosen while it was active.
  await patch('budgets', budget, { active: true });
  await open(paul, `/brief/${brief}?tab=costs`);
  const his = paul.getByRole('form', { name: 'New cost' });
  await type(his.getByLabel('Date'), '04/07/2026');
  await his.getByLabel('Amount').pressSequentially('5');
  for (const [label, option] of [
    ['Type', 'Travel'],
    ['Budget', 'Closing 26'],
  ] as const) {
    await his.getByRole('combobox', { name: label, exact: true }).click();
    await paul.getByRole('option', { name: option, exact: true }).click();
  }
  await patch('budgets', budget, { active: false });
  await his.getByRole('button', { name: 'Add Cost' }).click();
  await expect(his.getByText('“Closing 26” is inactive and takes no new costs.')).toBeVisible();
  await expect(his.getByLabel('Amount')).toHaveValue('£5.00');
});

test('a cost, an import and a session say before they overdraw a budget; a session names its budget (PLN-018 PLN-046)', async () => {
  const budget = await addBudget('Tight 26', 100);
  await open(pia, `/budget/${budget}`);
  const form = pia.getByRole('form', { name: 'New cost' });
  const overdrawn = (by: string) => `“Tight 26” has £100.00 left and would be overdrawn by ${by}.`;
  await form.getByLabel('Amount').pressSequentially('100');
  await expect(form.getByLabel('Amount')).toHaveValue('100');
  await expect(form.getByText('would be overdrawn')).toHaveCount(0);
  await form.getByLabel('Amount').pressSequentially('.01');
  await expect(form.getByText(overdrawn('£0.01'))).toBeVisible();
  await type(form.getByLabel('Amount'), '');

  await pia.getByRole('button', { name: 'Import Spreadsheet' }).click();
  const window = pia.getByRole('dialog', { name: 'Import Costs from a Spreadsheet' });
  const buffer = Buffer.from(`Date,Type,Amount,Description\n04/07/2026,Crew,70,One\n05/07/2026,Crew,50,Two\n`);
  await window.locator('input[type=file]').setInputFiles({ name: 'costs.csv', mimeType: 'text/csv', buffer });
  await expect(window.getByText(overdrawn('£20.00'))).toBeVisible();
  await window.getByRole('button', { name: 'Close', exact: true }).last().click();

  const company = 'National Cricket Board';
  const resourceId = await insert('resources', { displayName: 'Ana Alves', company, active: true });
  const session = { resourceId, productionId: brief, type: 'production', invoiceable: true, manualCost: true };
  const shift = await insert('shifts', { ...session, cost: 60, date: '2030-06-10', days: 1 });
  const { error } = await ask(pia.context(), server, {
    kind: 'patch',
    collection: 'shifts',
    id: shift,
    changes: { budget },
  });
  expect(error).toBeUndefined();
  await open(pia, '/effort?week=2030-06-10');
  await pia.getByRole('button', { name: /^Summer of cricket, Ana Alves/ }).click();
  const booked = pia.getByRole('dialog');
  await expect(booked.getByText('Attributed to Tight 26.')).toBeVisible();
  const cost = booked.getByLabel('Cost in pounds');
  await type(cost, '100');
  await expect(booked.getByText('would be overdrawn')).toHaveCount(0);
  await type(cost, '100.50');
  await expect(booked.getByText('“Tight 26” has £40.00 left and would be overdrawn by £0.50.')).toBeVisible();
  await booked.getByRole('button', { name: 'Close', exact: true }).last().click();
  await pia.getByRole('button', { name: 'Close Without Saving' }).click();
});

test('the lists of budgets, billables and unattributed work are exported as filtered, payments with who added them (PLN-036 PLN-042 PLN-048)', async () => {
  const budget = await addBudget('Exported 26', 250);
  await open(pia, '/budgets?search=Exported');
  await expect(pia.getByText('Paid in £250.00 · Spent £0.00 · Remaining £250.00')).toBeVisible();
  const list = await exported(pia, 'Export');
  expect(list.name).toBe('Budgets.xlsx');
  expect(list.sheets[0]).toContain('Exported 26');
  expect(list.sheets[0]).not.toContain('Tight 26');
  expect(list.sheets[0]?.match(/<row /g)).toHaveLength(2);
  expect(list.sheets[0]).toContain('<v>250</v>');

  await insert('billings', { label: 'Edit suite', group: 'Rate Card', dayRate: 321.5, active: true });
  await open(pia, '/billings?tab=Rate Card');
  const rates = await exported(pia, 'Export');
  expect(rates.name).toBe('Resource Billables Rate Card.xlsx');
  expect(rates.sheets[0]).toContain('<v>321.5</v>');

  const resourceId = await insert('resources', {
    displayName: 'Ben Brown',
    company: 'National Cricket Board',
    active: true,
  });
  const session = { resourceId, productionId: brief, type: 'production', invoiceable: true, manualCost: true };
  await insert('shifts', { ...session, cost: 77.25, date: '2026-07-08', days: 0.5 });
  await open(pia, '/ratecard-work?search=Ben');
  await expect(pia.getByText('1 session · 0.5 days · £77.25')).toBeVisible();
  const work = await exported(pia, 'Export');
  expect(work.sheets[0]?.match(/<row /g)).toHaveLength(2);
  expect(work.sheets[0]).toContain('<v>77.25</v>');

  await open(pia, `/budget/${budget}?tab=payments`);
  await expect(pia.getByRole('row', { name: /£250\.00/ })).toContainText('Pia');
  const whole = await exported(pia, 'Export Budget');
  expect(whole.sheets[1]).toContain('Added by');
  expect(whole.sheets[1]).toContain('>Pia<');
});

test('costs that no budget pays for have a list of their own with its total, also as a spreadsheet, until they get one (PLN-042 PLN-044 PLN-047)', async () => {
  const budget = await addBudget('Found 26', 500);
  const cost = { productionId: brief, type: 'Travel', date: '2026-07-02' };
  const trains = await insert('costs', { ...cost, description: 'Trains to Leeds', amount: 120.5 });
  await insert('costs', { ...cost, description: 'Taxi', amount: 30 });
  await insert('costs', { ...cost, description: 'Paid already', amount: 7, budget });
  await open(pia, '/budgets');
  await pia.getByRole('tab', { name: 'No budget' }).click();
  await expect(pia).toHaveURL(/tab=none/);
  const list = pia.getByRole('table', { name: 'Costs' });
  await expect(list.getByRole('row', { name: /Trains to Leeds/ })).toContainText('Summer of cricket');
  await expect(list.getByRole('row', { name: /Paid already/ })).toHaveCount(0);
  const search = pia.getByRole('searchbox', { name: 'Search Costs' });
  await type(search, 'Trains');
  await expect(pia.getByText('1 cost of 2 · Total £120.50')).toBeVisible();
  await type(search, '');
  await expect(pia.getByText('2 costs · Total £150.50')).toBeVisible();
  const book = await exported(pia, 'Export');
  expect(book.name).toBe('Costs without a budget.xlsx');
  expect(book.sheets[0]?.match(/<row /g)).toHaveLength(3);
  expect(book.sheets[1]).toContain('<v>150.5</v>');

  await list.getByRole('row', { name: /Trains to Leeds/ }).click();
  const dialog = pia.getByRole('dialog', { name: 'Edit Cost' });
  await dialog.getByRole('combobox', { name: 'Budget' }).click();
  await pia.getByRole('option', { name: 'Found 26' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(pia.getByText('1 cost · Total £30.00')).toBeVisible();
  // The page shows a change before the server has it: the next one must not come first.
  const query = { collection: 'costs', where: { id: trains } };
  await expect
    .poll(async () => (await ask(pia.context(), server, { kind: 'fetch', query })).documents?.[0])
    .toMatchObject({ budget });
  await patch('costs', trains, { budget: null });
  await expect(pia.getByText('2 costs · Total £150.50')).toBeVisible();

  // Both together.
  for (const amount of ['120.50', '30.00']) {
    await list.getByRole('checkbox', { name: new RegExp(`£${amount.replace('.', '\\.')}`) }).check();
  }
  await pia.getByRole('combobox', { name: 'Budget', exact: true }).click();
  await pia.getByRole('option', { name: 'Found 26' }).click();
  await pia.getByRole('button', { name: 'Set Budget' }).click();
  const notice = pia.getByRole('alert').filter({ hasText: '2 costs (£150.50) paid by Found 26.' });
  await expect(notice).toBeVisible();
  await expect(pia.getByText('Every cost has a budget.')).toBeVisible();
  await notice.getByRole('button', { name: 'Undo' }).click();
  await expect(pia.getByText('2 costs · Total £150.50')).toBeVisible();
});

test('a budget that holds something says so instead of offering its deletion (PLN-042 OPN-080)', async () => {
  const budget = await addBudget('Kept 26', 1_000);
  await insert('costs', { budget, date: '2026-07-04', type: 'Travel', amount: 998 });
  await open(pia, `/budget/${budget}`);
  await expect(figure(pia, 'Remaining')).toContainText('99% · £998.00 spent');
  const sentence = 'This budget has 1 payment and 1 cost and stays. It can be set inactive instead.';
  await expect(pia.getByText(sentence)).toBeVisible();
  await expect(pia.getByRole('button', { name: 'Delete Budget' })).toBeDisabled();
  await open(pia, `/budget/${await addBudget('Empty 26', 0)}`);
  await pia.getByRole('button', { name: 'Delete Budget' }).click();
  await pia.getByRole('dialog', { name: 'Are you sure?' }).getByRole('button', { name: 'Delete Budget' }).click();
  await expect(pia).toHaveURL(/#\/budgets/);
});

import { expect, type Page, test } from '@playwright/test';
import { accessibilityFindings } from '../accessibility.ts';
import { type } from '../keys.ts';
import { addPerson, ask, invitationOf, password, signIn, signInAsAdministrator } from '../people.ts';
import { type RunningServer, startServer } from '../server.ts';

let server: RunningServer;
let admin: Page;
test.beforeAll(async ({ browser }) => {
  server = await startServer();
  admin = await signInAsAdministrator(browser, server);
});
test.afterAll(() => server.stop());

async function idOf(email: string): Promise<string> {
  const { documents } = await ask(admin.context(), server, {
    kind: 'fetch',
    query: { collection: 'users', where: { email } },
  });
  return String(documents?.[0]?.id);
}
const openUser = async (page: Page, email: string) => page.goto(`${server.url}/#/user/${await idOf(email)}`);

test('a visitor requests access with a reason, is approved, sets a password and signs in; the link then expires (OPN-025 OPN-027 USR-025 USR-027)', async ({
  browser,
}) => {
  await admin.goto(`${server.url}/#/users`);
  await expect(admin.getByText('Pending Approval')).toHaveCount(0);
  const newcomer = await (await browser.newContext()).newPage();
  await newcomer.goto(`${server.url}/#/login`);
  await newcomer.getByLabel('E-mail').pressSequentially('waiting@example.org');
  await newcomer.getByLabel('Password', { exact: true }).pressSequentially(password);
  await newcomer.keyboard.press('Enter');
  await expect(newcomer.getByRole('alert')).toHaveText('Invalid e-mail or password');

  await newcomer.getByRole('button', { name: 'Ask for access' }).click();
  await newcomer.getByLabel('Name').pressSequentially('Wai Ting');
  await newcomer.keyboard.press('Enter');
  await expect(newcomer.getByText('Say why you need access.')).toBeVisible();
  await newcomer.getByLabel('Why do you need access?').pressSequentially('I cut the county highlights.');
  await newcomer.getByRole('button', { name: 'Ask for Access' }).click();
  await expect(newcomer.getByRole('status')).toContainText('An administrator will review your request');

  await expect(admin.getByText('I cut the county highlights.')).toBeVisible();
  await admin.getByRole('link', { name: 'Edit Wai Ting' }).click();
  await admin
    .getByRole('switch', { name: /^Creative Catalogue/i })
    .first()
    .click();
  await admin.getByRole('switch', { name: 'Active' }).click();
  const link = await invitationOf(admin.context(), server, 'waiting@example.org');
  await newcomer.goto(link);
  await expect(newcomer.getByText('You will use it to sign in as waiting@example.org.')).toBeVisible();
  await newcomer.getByLabel('New password', { exact: true }).pressSequentially(password);
  await newcomer.getByLabel('Confirm new password').pressSequentially(`${password}x`);
  await newcomer.keyboard.press('Enter');
  await expect(newcomer.getByText('The passwords do not match.')).toBeVisible();
  await newcomer.keyboard.press('Backspace');
  await newcomer.keyboard.press('Enter');
  await expect(newcomer.getByLabel('E-mail')).toHaveValue('waiting@example.org');
  await newcomer.getByLabel('Password', { exact: true }).pressSequentially(password);
  await newcomer.keyboard.press('Enter');
  await expect(newcomer).toHaveURL(/#\/content/);

  await newcomer.goto(`${server.url}/signed-in.html`);
  await newcomer.goto(link);
  await expect(newcomer.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await newcomer.getByRole('button', { name: 'Send a New Link' }).click();
  await expect(newcomer).toHaveURL(/#\/content/);
  await admin.goto(`${server.url}/#/users`);
  await expect(admin.getByText('Pending Approval')).toHaveCount(0);
});

test('role changes apply at once in an open window, and deactivation closes it (USR-003 USR-026 USR-034 PLT-068 PLT-083 PLT-084 OPN-026)', async ({
  browser,
}) => {
  await addPerson(admin, server, { name: 'Rol Es', email: 'roles@example.org', roles: ['production_access'] });
  const person = await signIn(browser, server, 'roles@example.org', password);
  const modules = person.getByRole('navigation', { name: 'Modules' });
  await expect(modules.getByRole('link', { name: 'Collections' })).toHaveCount(0);
  await person.goto(`${server.url}/#/users`);
  await expect(person).toHaveURL(/#\/user$/);
  await expect(person.getByText('Pending Approval')).toHaveCount(0);
  await openUser(admin, 'roles@example.org');
  const catalogue = admin.getByRole('switch', { name: /^Creative Catalogue/i }).first();
  await catalogue.click();
  await expect(modules.getByRole('link', { name: 'Collections' })).toBeVisible({ timeout: 3_000 });
  await modules.getByRole('link', { name: 'Collections' }).click();
  await expect(person.getByRole('heading', { name: 'Collections', level: 1 })).toBeVisible();
  await catalogue.click();
  const lost = person.getByText('you no longer have access to the page that was open here');
  await expect(lost).toBeVisible();
  await expect(person.getByText('You have no role in Pavilion.')).toHaveCount(0);
  // The sentence goes with the reason for it.
  await catalogue.click();
  await expect(lost).toHaveCount(0);
  await catalogue.click();
  await expect(modules.getByRole('link', { name: 'Collections' })).toHaveCount(0);
  await admin.getByRole('switch', { name: 'Active' }).click();
  await expect(person).toHaveURL(/#\/login/, { timeout: 3_000 });
  await expect(person.getByRole('alert')).toHaveText('Your account is pending approval by an Admin.');
  await expect(person.getByText('An administrator has deactivated your account.')).toBeVisible();
  await admin.goto(`${server.url}/#/users`);
  await expect(admin.getByText('Pending Approval')).toHaveCount(0);
  await expect(admin.getByRole('heading', { name: 'Deactivated' })).toBeVisible();
});

test('the access page explains why a person has no access, and updates after a change (USR-031 USR-033 USR-035 USR-036 USR-037 USR-038 USR-068 USR-072 USR-119 OPN-022 OPN-031)', async () => {
  await addPerson(admin, server, { name: 'Lim Ited', email: 'limited@example.org', roles: ['production_access'] });
  await openUser(admin, 'limited@example.org');
  const panel = admin
    .locator('section')
    .filter({ has: admin.getByRole('heading', { name: 'Why can’t they see this?' }) });
  await panel.getByRole('combobox', { name: 'Page' }).click();
  await admin.getByRole('option', { name: 'Collections', exact: true }).click();
  await expect(panel.getByRole('status')).toContainText('No, Lim Ited does not have access.');
  await expect(panel.getByRole('status')).toContainText(
    'Requires Creative catalogue or Match archive, and this user has none of these roles.',
  );
  const catalogue = admin.getByRole('switch', { name: /^Creative Catalogue/i }).first();
  await catalogue.click();
  await expect(panel.getByRole('status')).toContainText('Yes, Lim Ited has access.');

  // The editors of the scope are shown with either of two roles, and hidden without both.
  const departments = admin.getByRole('combobox', { name: 'Departments' });
  const production = admin.getByRole('switch', { name: /^Production\s*Opens briefs/ });
  await production.click();
  await expect(production).not.toBeChecked();
  await expect(departments).toBeVisible();
  await catalogue.click();
  await expect(departments).toHaveCount(0);
  await production.click();
  await expect(departments).toBeVisible();
  await catalogue.click();

  await departments.click();
  await admin.getByRole('option', { name: 'Digital' }).click();
  await expect(admin.getByText('Sees: department Digital · all brands · all partners')).toBeVisible();
  await admin.keyboard.press('Escape');
  await admin.getByRole('combobox', { name: 'Partners' }).click();
  await admin.getByRole('option', { name: 'Vitality' }).click();
  await expect(admin.getByText('Sees: department Digital · all brands · partner Vitality')).toBeVisible();
  const id = await idOf('limited@example.org');
  const stored = await ask(admin.context(), server, { kind: 'fetchById', collection: 'users', id });
  expect(stored.documents?.[0]).toMatchObject({ partnerAccess: ['Vitality'] });
  await expect(admin.getByRole('heading', { name: 'Match archive' })).toHaveCount(0);
  await admin
    .getByRole('switch', { name: /^Match archive/i })
    .first()
    .click();
  await expect(admin.getByRole('heading', { name: 'Match archive' })).toBeVisible();
  const history = admin.getByRole('list', { name: 'Changes' });
  await expect(history.getByText('Department access')).toBeVisible();
  await expect(history.getByText('Digital').first()).toBeVisible();

  await admin.getByRole('button', { name: 'Delete User' }).click();
  const question = admin.getByRole('dialog', { name: 'Are you sure?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await expect(history).toBeVisible();
  await admin.getByRole('button', { name: 'Delete User' }).click();
  await question.getByRole('button', { name: 'Delete User' }).click();
  await expect(admin).toHaveURL(/#\/users$/);
  await expect(admin.getByText('Lim Ited was deleted.')).toBeVisible();
});

test('a picker finds people while typing, works by keyboard, and no page loads all people (USR-004 USR-093 OPN-028)', async () => {
  await addPerson(admin, server, { name: 'Fay Backer', email: 'fay@example.org', roles: ['production_feedback'] });
  await addPerson(admin, server, { name: 'Fay Notone', email: 'not@example.org', roles: ['production_access'] });
  const opened: { collection: string; where?: { id?: unknown }; limit?: number }[] = [];
  const page = await admin.context().newPage();
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const message = JSON.parse(String(payload)) as { kind: string; query: (typeof opened)[number] };
      const isOfPeople = message.kind === 'open' && ['users', 'people'].includes(message.query.collection);
      if (isOfPeople) opened.push(message.query);
    }),
  );
  await page.goto(`${server.url}/#/new-brief`);
  const contact = page.getByRole('combobox', { name: 'Point of contact' }).first();
  await contact.focus();
  await contact.pressSequentially('fay');
  await expect(page.getByRole('option', { name: /Fay Backer/ })).toBeVisible();
  await expect(page.getByRole('option')).toHaveCount(1);
  await expect(contact).toHaveAttribute('aria-activedescendant', /./);
  await page.keyboard.press('Enter');
  await expect(contact).toHaveValue('Fay Backer');
  // Enter that comes before the answer takes the first of it.
  await contact.press('ControlOrMeta+a');
  await contact.pressSequentially('fay');
  await page.keyboard.press('Enter');
  await expect(contact).toHaveValue('Fay Backer');
  await type(contact, 'nobody at all');
  await expect(page.getByText('No people found.')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(contact).toHaveValue('Fay Backer');
  const feedbackers = page.getByRole('combobox', { name: 'Default feedbackers' }).first();
  await feedbackers.pressSequentially('fay b');
  await page.getByRole('option', { name: /Fay Backer/ }).click();
  await expect(page.locator('#main').getByText('Fay Backer', { exact: true })).toBeVisible();
  for (const path of ['/briefs', '/collections', '/users', '/resources']) {
    await page.goto(`${server.url}/#${path}`);
    await expect(page.locator('#main')).toBeVisible();
  }
  expect(new Set(opened.map(({ collection }) => collection))).toEqual(new Set(['users', 'people']));
  expect(opened.filter(({ where, limit }) => !where?.id && !limit)).toEqual([]);
  await page.close();
});

test('two administrators edit one field: typed text is kept, and the other’s text is shown (USR-032)', async ({
  browser,
}) => {
  await addPerson(admin, server, { name: 'Two Hands', email: 'two@example.org', roles: [] });
  const other = await signInAsAdministrator(browser, server);
  await openUser(admin, 'two@example.org');
  await openUser(other, 'two@example.org');
  const name = admin.getByRole('textbox', { name: 'Name', exact: true });
  await name.press('End');
  await name.pressSequentially(' the First');
  await type(other.getByRole('textbox', { name: 'Name', exact: true }), 'Two Feet');
  await other.getByRole('textbox', { name: 'Name', exact: true }).press('Enter');
  await expect(admin.getByText('Someone else changed this to “Two Feet”.')).toBeVisible();
  await name.press('Enter');
  await expect(name).toHaveValue('Two Hands the First');
  await admin.getByRole('button', { name: 'Keep Mine' }).click();
  await expect(other.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Two Hands the First');
  await other.context().close();
});

test('a role for several people is previewed, set and undone (USR-006 USR-010 USR-011 USR-013 USR-015 USR-016 USR-017 USR-018)', async () => {
  for (const name of ['Bulk One', 'Bulk Two']) {
    const email = `${name.replace(' ', '.').toLowerCase()}@example.org`;
    await addPerson(admin, server, { name, email, roles: name === 'Bulk Two' ? ['production_drafts'] : [] });
  }
  await admin.goto(`${server.url}/#/users?search=bulk`);
  await expect(admin.getByPlaceholder('Search Name and Email')).toHaveValue('bulk');
  const table = admin.getByRole('table', { name: 'Users' });
  for (const title of ['Login', 'Display Name', 'Last Login', 'Company'])
    await expect(table.getByRole('columnheader', { name: title, exact: true }).getByRole('button')).toBeVisible();
  for (const right of [
    'International',
    'Domestic',
    'Production',
    'Restrictions',
    'Catalogue',
    'FCC',
    'Inspirations',
    'User Admin',
  ])
    await expect(table.getByRole('columnheader', { name: right, exact: true })).toBeVisible();
  await expect(table.locator('xpath=..')).toHaveCSS('max-height', '800px');
  await admin.getByRole('checkbox', { name: 'Select Bulk One' }).check();
  await admin.getByRole('checkbox', { name: 'Select Bulk Two' }).check();
  await admin.getByRole('button', { name: 'Edit Selected' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Edit 2 Users' });
  const counted: string[] = [];
  admin.on('request', (request) => {
    if (request.url().includes('setUserRole')) counted.push(request.postData() ?? '');
  });
  await dialog.getByRole('button', { name: 'Add Drafts' }).dblclick();
  await expect(dialog.getByText('to 1 user', { exact: false })).toBeVisible();
  expect(counted).toHaveLength(1);
  await expect(dialog.getByText('Bulk One')).toBeVisible();
  await expect(dialog.getByText('1 of 2 users will not change.', { exact: false })).toBeVisible();
  await dialog.getByRole('button', { name: /^Add Drafts/ }).click();
  await expect(dialog.getByText('2 of 2')).toBeVisible();
  await admin.getByRole('button', { name: 'Undo' }).click();
  await expect(dialog.getByText('1 of 2')).toBeVisible();
  await admin.keyboard.press('Escape');
  await admin.getByRole('button', { name: 'Clear Selection' }).click();
  await expect(admin.getByRole('checkbox', { name: 'Select Bulk One' })).not.toBeChecked();
});

test('a user is added with the keyboard alone, and a second spelling of a company is noticed (USR-019 USR-020 USR-021 USR-022 USR-023 PLT-015)', async () => {
  await admin.goto(`${server.url}/#/users`);
  await admin.getByRole('button', { name: 'Add User' }).focus();
  await admin.keyboard.press('Enter');
  const form = admin.getByRole('dialog', { name: 'Add User' });
  await expect(
    form.getByRole('combobox', { name: 'Company' }).or(form.getByRole('textbox', { name: 'Company' })),
  ).toBeFocused();
  await expect(form.getByText('Still needed: a company, an e-mail and a name')).toBeVisible();
  await admin.keyboard.type('National Cricket Bord');
  await expect(admin.getByRole('option', { name: /Add/ })).toBeVisible();
  await admin.keyboard.press('Enter');
  await expect(form.getByRole('button', { name: 'Use National Cricket Board' })).toBeVisible();
  await form.getByRole('button', { name: 'Use National Cricket Board' }).focus();
  await admin.keyboard.press('Enter');
  await form.getByLabel('E-mail').focus();
  await admin.keyboard.type('Key.Board@Example.org');
  await admin.keyboard.press('Tab');
  await expect(form.getByRole('button', { name: 'Create' })).toHaveCount(0);
  await admin.keyboard.type('Key Board');
  await admin.keyboard.press('Enter');
  await expect(form).toHaveCount(0);
  const edit = admin.getByRole('dialog', { name: /Edit User/ });
  await expect(edit.getByRole('textbox', { name: 'E-mail' })).toHaveValue('key.board@example.org');
  // Typed again and taken by Enter, a choice stays what it is.
  const company = edit
    .getByLabel('Company', { exact: true })
    .and(edit.getByRole('combobox').or(edit.getByRole('textbox')));
  for (const _ of ['once', 'twice']) {
    await type(company, 'Zebra Films');
    await admin.keyboard.press('Enter');
    await expect(company).toHaveValue('Zebra Films');
  }
  // Of a word that is half typed, Enter takes the known one.
  await type(company, 'National');
  await admin.keyboard.press('Enter');
  await expect(company).toHaveValue('National Cricket Board');
});

test('an account is prepared with its roles, and removing it can be undone (OPN-025)', async () => {
  await admin.goto(`${server.url}/#/users`);
  await admin.getByRole('button', { name: 'Prepare Account' }).click();
  const form = admin.getByRole('dialog');
  await form.getByLabel('E-mail').pressSequentially('Prepared.One@example.org');
  await form.getByRole('combobox', { name: 'Roles' }).click();
  await admin.getByRole('option', { name: 'Drafts', exact: true }).click();
  await form.getByLabel('Name').click();
  await form.getByRole('button', { name: 'Prepare', exact: true }).click();
  const list = admin.getByRole('list', { name: 'Prepared accounts' });
  await expect(list.getByRole('listitem')).toContainText('prepared.one@example.org');
  await expect(list.getByRole('listitem')).toContainText('Drafts');
  await admin.getByRole('button', { name: 'Remove prepared.one@example.org' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(0);
  await admin.getByRole('button', { name: 'Undo' }).click();
  await expect(list.getByRole('listitem')).toContainText('Drafts');
});

test('the profile tells the version and the devices; one device signs out another, then all others (USR-042 USR-043 USR-049 OPS-007)', async ({
  browser,
}) => {
  await addPerson(admin, server, { name: 'Dev Ices', email: 'devices@example.org', roles: ['production_access'] });
  const enter = () => signIn(browser, server, 'devices@example.org', password);
  const [here, there] = [await enter(), await enter()];
  await here.goto(`${server.url}/#/user`);
  const devices = here.getByRole('list', { name: 'Devices' }).getByRole('listitem');
  await expect(devices).toHaveCount(2);
  const third = await enter();
  await expect(devices).toHaveCount(3);
  await expect(devices.first()).toContainText('This device');
  await expect(devices.first()).toContainText(/From (127\.0\.0\.1|::1)/);
  const { version } = await (await fetch(`${server.url}/healthz`)).json();
  await expect(here.getByText(`Pavilion ${version}`, { exact: true })).toBeVisible();
  await devices
    .nth(1)
    .getByRole('button', { name: /^Sign out/ })
    .click();
  await expect(devices).toHaveCount(2);
  await here.getByRole('button', { name: 'Sign Out All Others' }).click();
  await here.getByRole('dialog').getByRole('button', { name: 'Sign Out Others' }).click();
  await expect(devices).toHaveCount(1);
  await expect(there).toHaveURL(/#\/login/);
  await expect(third).toHaveURL(/#\/login/);
  await expect(here).toHaveURL(/#\/user/);
});

for (const scheme of ['light', 'dark'] as const) {
  test(`the dialogs, answers and lists of accounts are accessible, ${scheme} (PLT-015)`, async () => {
    await admin.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await addPerson(admin, server, { name: `Axe ${scheme}`, email: `axe-${scheme}@example.org`, roles: [] });
    await openUser(admin, `axe-${scheme}@example.org`);
    await admin.getByRole('combobox', { name: 'Page' }).click();
    await admin.getByRole('option', { name: 'Collections', exact: true }).click();
    await expect(admin.getByText(`No, Axe ${scheme} does not have access.`)).toBeVisible();
    await expect(admin.getByRole('list', { name: 'Changes' })).toBeVisible();
    expect(await accessibilityFindings(admin)).toEqual([]);

    await admin.goto(`${server.url}/#/users?search=axe`);
    await admin.getByRole('checkbox', { name: `Select Axe ${scheme}` }).check();
    await admin.getByRole('button', { name: 'Edit Selected' }).click();
    const dialog = admin.getByRole('dialog');
    await expect(dialog.getByText('0 of 1').first()).toBeVisible();
    expect(await accessibilityFindings(admin)).toEqual([]);
    await dialog.getByRole('button', { name: 'Add Drafts' }).click();
    await expect(dialog.getByText('no → yes')).toBeVisible();
    expect(await accessibilityFindings(admin)).toEqual([]);

    await admin.goto(`${server.url}/#/user`);
    await expect(admin.getByRole('list', { name: 'Devices' }).getByText('This device')).toBeVisible();
    expect(await accessibilityFindings(admin)).toEqual([]);
    await admin.emulateMedia({ colorScheme: 'light' });
  });
}

test('a change during the first reading of the history appears in it (USR-033)', async () => {
  await addPerson(admin, server, { name: 'Ann Ounced', email: 'ann@example.org', roles: [] });
  const catalogue = admin.getByRole('switch', { name: /^Creative Catalogue/i }).first();
  await admin.route('**/accounts/userHistory', async (route) => {
    const response = await route.fetch();
    await expect(catalogue).toBeChecked();
    await route.fulfill({ response });
  });
  await openUser(admin, 'ann@example.org');
  await catalogue.click();
  await expect(admin.getByRole('list', { name: 'Changes' })).toContainText('Creative catalogue');
});

import { expect, type Page, test } from '@playwright/test';
import { accessibilityFindings } from '../accessibility.ts';
import { addPerson, ask, password, signIn, signInAsAdministrator } from '../people.ts';
import { type RunningServer, startServer } from '../server.ts';
import { callAs } from '../shell/prepare.ts';

let server: RunningServer;
let admin: Page;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000);
  server = await startServer();
  admin = await signInAsAdministrator(browser, server);
  const roles = ['production_access', 'production_drafts', 'production_feedback', 'production_admin'];
  await addPerson(admin, server, { name: 'Bea Riefs', email: 'bea@example.org', roles });
  const bea = await signIn(browser, server, 'bea@example.org', password);
  for (const partner of ['Vitality', 'KP Snacks', undefined]) {
    const { documents } = await ask(bea.context(), server, {
      kind: 'insert',
      collection: 'productions',
      document: {
        title: `Plans of ${partner ?? 'the board'}`,
        department: 'Digital',
        brands: ['The Hundred'],
        commercial: partner !== undefined,
        ...(partner && { partner }),
      },
    });
    await callAs(bea, server, 'production/submitBrief', { id: documents?.[0]?.id });
  }
  await bea.context().close();
});
test.afterAll(() => server.stop());

async function storedOf(email: string): Promise<Record<string, unknown>> {
  const query = { collection: 'users', where: { email } };
  const { documents } = await ask(admin.context(), server, { kind: 'fetch', query });
  return documents?.[0] ?? {};
}
const openUser = async (page: Page, email: string) =>
  page.goto(`${server.url}/#/user/${(await storedOf(email)).id as string}`);
const field = (name: string) => admin.getByRole('combobox', { name, exact: true });
const scope = () => admin.locator('section').filter({ has: admin.getByRole('heading', { name: 'Scope' }) });
const pill = (value: string) => scope().locator('.mantine-Pill-root', { hasText: value });
const widen = (words: string) => admin.getByRole('button', { name: words });
const history = () => admin.getByRole('list', { name: 'Changes' });

test('while a partner user’s only partner is replaced key by key, their open page shows no other partner’s briefs (USR-037 USR-121 PLT-015)', async ({
  browser,
}) => {
  const email = 'pat@example.org';
  const fields = { partnerAccess: ['Vitality'] };
  await addPerson(admin, server, { name: 'Pat Ner', email, roles: ['production_access'], fields });
  const pat = await signIn(browser, server, email, password);
  /** All that ever reached their browser. */
  let heard = '';
  pat.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => (heard += String(payload))));
  await pat.goto(`${server.url}/?open#/briefs`);
  await expect(pat.getByRole('link', { name: 'Plans of Vitality' })).toBeVisible();

  await openUser(admin, email);
  const partners = field('Partners');
  const still = admin.getByRole('status').filter({ hasText: 'Still limited to Vitality.' });
  await partners.click();
  // One too many, as while typing a name.
  await partners.pressSequentially('K');
  for (const _ of ['the letter', 'the value', 'nothing']) await partners.press('Backspace');
  await expect(still).toHaveText('Still limited to Vitality. Choose another partner, or let them see all partners.');
  await expect(partners).toHaveAccessibleDescription(/^Still limited to Vitality\./);
  await expect(admin.getByRole('listbox')).toHaveCount(0);
  await expect(admin.getByText('Sees: all departments · all brands · partner Vitality')).toBeVisible();
  expect(await accessibilityFindings(admin)).toEqual([]);

  // The value is back when the field is left, by key or by Escape.
  await admin.keyboard.press('Escape');
  await expect(still).toHaveCount(0);
  await partners.press('Backspace');
  await expect(still).toBeVisible();
  await partners.press('Shift+Tab');
  await expect(still).toHaveCount(0);
  await expect(pill('Vitality')).toBeVisible();
  expect(await storedOf(email)).toMatchObject({ partnerAccess: ['Vitality'] });

  // The replacement is one change.
  await partners.press('Backspace');
  await expect(still).toBeVisible();
  await partners.pressSequentially('KP');
  await partners.press('Enter');
  await expect(admin.getByText('Sees: all departments · all brands · partner KP Snacks')).toBeVisible();
  await expect(still).toHaveCount(0);
  await expect(pat.getByRole('link', { name: 'Plans of KP Snacks' })).toBeVisible();
  await expect(pat.getByRole('link', { name: 'Plans of Vitality' })).toHaveCount(0);
  expect(heard).toContain('Plans of KP Snacks');
  expect(heard).not.toContain('Plans of the board');
  await expect(history().getByText('became')).toHaveCount(1);
  await expect(history()).toContainText('Vitality → became KP Snacks');
  await expect(history()).not.toContainText('all partners');

  // What another administrator changes meanwhile is shown, and is not what the value was removed for.
  await partners.press('Backspace');
  await expect(admin.getByText('Still limited to KP Snacks.')).toBeVisible();
  const other = await signInAsAdministrator(browser, server);
  const { id } = await storedOf(email);
  const changes = { partnerAccess: ['Vitality', 'Sky'] };
  await ask(other.context(), server, { kind: 'patch', collection: 'users', id, changes });
  await expect(admin.getByText('Someone else changed this to “Vitality and Sky”.')).toBeVisible();
  await expect(widen('Let Them See All Partners')).toHaveCount(0);
  await partners.press('Backspace');
  await expect(admin.getByText('partner Vitality')).toBeVisible();

  // All partners, on purpose and by keyboard.
  await partners.press('Backspace');
  await expect(still).toBeVisible();
  expect(heard).not.toContain('Plans of the board');
  await admin.keyboard.press('Tab');
  await expect(widen('Let Them See All Partners')).toBeFocused();
  await admin.keyboard.press('Enter');
  await expect(admin.getByText('Sees: all departments · all brands · all partners')).toBeVisible();
  await expect(pat.getByRole('link', { name: 'Plans of the board' })).toBeVisible();
  await expect(history()).toContainText('Vitality → became all partners');
  await other.context().close();
  await pat.context().close();
});

test('on a phone, the cross of the last department and brand asks as well (USR-119 USR-120)', async () => {
  const email = 'dep@example.org';
  const fields = { departmentAccess: ['Digital'], brandAccess: ['The Hundred', 'Vitality Blast'] };
  await addPerson(admin, server, { name: 'Dep Art', email, roles: ['creative_catalogue_access'], fields });
  await admin.setViewportSize({ width: 390, height: 844 });
  await openUser(admin, email);
  await pill('Digital').getByRole('button', { includeHidden: true }).click();
  await expect(scope().getByText('Still limited to Digital.')).toBeVisible();
  await expect(scope().getByRole('button', { name: 'Let Them See All Departments' })).toBeInViewport();
  await scope().getByRole('button', { name: 'Keep as It Is' }).click();
  await expect(scope().getByText('Still limited to')).toHaveCount(0);
  expect(await storedOf(email)).toMatchObject({ departmentAccess: ['Digital'] });

  // One of two is saved at once: the person sees less.
  await pill('The Hundred').getByRole('button', { includeHidden: true }).click();
  await expect(scope().getByText('brand Vitality Blast')).toBeVisible();
  await pill('Vitality Blast').getByRole('button', { includeHidden: true }).click();
  await scope().getByText('Still limited to Vitality Blast.').click();
  await scope().getByRole('button', { name: 'Let Them See All Brands' }).click();
  await expect(scope().getByText('Sees: department Digital · all brands · all partners')).toBeVisible();
  await admin.setViewportSize({ width: 1440, height: 900 });

  // In a drawer, the first Escape is for the field.
  await admin.goto(`${server.url}/#/users?user=${(await storedOf(email)).id as string}`);
  const drawer = admin.getByRole('dialog', { name: /Edit User/ });
  await field('Departments').focus();
  await admin.keyboard.press('Backspace');
  await expect(drawer.getByText('Still limited to Digital.')).toBeVisible();
  await admin.keyboard.press('Tab');
  await admin.keyboard.press('Escape');
  await expect(drawer.getByText('Still limited to Digital.')).toHaveCount(0);
  await expect(pill('Digital')).toBeVisible();
  await admin.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  expect(await storedOf(email)).toMatchObject({ departmentAccess: ['Digital'] });
});

test('a restriction of match access is given up on purpose only, or replaced in one step (USR-038 USR-124)', async () => {
  const email = 'cou@example.org';
  const fields = {
    accessInt: true,
    accessDom: true,
    accessDomFields: ['ground'],
    accessDomPermissions: { ground: ['lords'] },
    accessIntFields: ['cricketFormat', 'cricketType'],
    accessIntPermissions: { cricketFormat: [3], cricketType: [1] },
  };
  await addPerson(admin, server, { name: 'Cou Nty', email, roles: ['archive_access'], fields });
  await openUser(admin, email);
  const [international, domestic] = [0, 1].map((at) =>
    admin
      .getByRole('combobox', { name: 'Restrict to' })
      .or(admin.getByRole('textbox', { name: 'Restrict to' }))
      .nth(at),
  ) as [ReturnType<Page['locator']>, ReturnType<Page['locator']>];
  await domestic.focus();
  await admin.keyboard.press('Backspace');
  await expect(
    admin.getByText('Still limited by Venue. Choose another restriction, or let them see all matches.'),
  ).toBeVisible();
  await admin.keyboard.press('Tab');
  await expect(widen('Let Them See All Matches')).toBeFocused();
  expect(await storedOf(email)).toMatchObject({ accessDomFields: ['ground'] });
  await admin.keyboard.press('Shift+Tab');
  await admin.keyboard.press('ArrowDown');
  await admin.getByRole('option', { name: 'Format', exact: true }).click();
  await expect(admin.getByText('Choose a value. Until then, no matches are shown.')).toBeVisible();
  await expect.poll(async () => (await storedOf(email)).accessDomFields).toEqual(['cricketFormat']);

  // One of two limits by itself as well.
  await international.focus();
  await admin.keyboard.press('Backspace');
  await expect(admin.getByText('Still limited by Type. Choose another restriction, or remove Type.')).toBeVisible();
  await widen('Remove Type').click();
  await expect.poll(async () => (await storedOf(email)).accessIntFields).toEqual(['cricketFormat']);
  await expect(history()).toContainText('Venue → became Format');
  await expect(history()).not.toContainText('all matches');
});

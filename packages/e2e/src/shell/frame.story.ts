import { type Browser, expect, type Page, test } from '@playwright/test';
import { type } from '../keys.ts';
import { bytesFile, still } from '../media.ts';
import { addPerson, ask, invitationOf, password, signIn, signInAsAdministrator } from '../people.ts';
import { type RunningServer, startServer } from '../server.ts';
import { addBrief, addDeliverables, callAs, uploadAs } from './prepare.ts';

let server: RunningServer;
let admin: Page;
let pat: Page;
let brief: string;
let deliverable: string;

const production = ['production_access', 'production_drafts', 'production_feedback', 'production_admin'];

test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000);
  server = await startServer();
  admin = await signInAsAdministrator(browser, server);
  await addPerson(admin, server, {
    name: 'Pat Ronum',
    email: 'pat@example.org',
    roles: [...production, 'production_new_deliberables', 'creative_catalogue_access', 'creative_catalogue_upload'],
  });
  await addPerson(admin, server, { name: 'Archie Vist', email: 'archie@example.org', roles: ['archive_access'] });
  await addPerson(admin, server, { name: 'Gra Phic', email: 'gra@example.org', roles: ['jimstagram_access'] });
  pat = await signIn(browser, server, 'pat@example.org', password);
  brief = await addBrief(pat, server, 'Finals Day film');
  const made = await addDeliverables(pat, server, brief, { title: 'Teaser', type: 'Video', deadline: '2030-10-27' });
  deliverable = made[0] ?? '';
});
test.afterAll(() => server.stop());

const go = (page: Page, path: string) => page.goto(`${server.url}/#${path}`);
const modules = (page: Page) => page.getByRole('navigation', { name: 'Modules' });
const title = (page: Page) => page.getByRole('banner').getByRole('heading', { level: 1 });
const variable = (page: Page, name: string) =>
  page.evaluate((asked) => getComputedStyle(document.documentElement).getPropertyValue(asked).trim(), name);

/** Another browser of the same person, with its own size and clock: a fake clock applies to all windows of a browser. */
async function browserOf(page: Page, size = { width: 1440, height: 900 }): Promise<Page> {
  const storageState = await page.context().storageState();
  const context = await (page.context().browser() as Browser).newContext({ storageState, viewport: size });
  return context.newPage();
}

test('the side navigation lists the modules, stays on wide screens, and closes on narrower ones (PLT-003 PLT-005 PLT-006 PLT-007 PLT-008 PLT-009)', async () => {
  const page = await browserOf(pat);
  await go(page, '/briefs');
  for (const group of ['Creative Library', 'Production']) {
    await expect(modules(page).getByRole('heading', { name: group })).toBeVisible();
  }
  await expect(modules(page).getByRole('heading', { name: 'Admin' })).toHaveCount(0);
  await page.setViewportSize({ width: 1201, height: 800 });
  await modules(page).getByRole('link', { name: 'Feedback Queue' }).click();
  await expect(page).toHaveURL(/#\/feedback/);
  await expect(modules(page)).toHaveAttribute('data-shown', 'true');
  await page.getByRole('button', { name: 'Minimise navigation' }).click();
  await expect(modules(page)).toHaveAttribute('data-shown', 'false');
  await page.getByRole('button', { name: 'Show navigation' }).first().click();
  await expect(modules(page)).toHaveAttribute('data-shown', 'true');

  await page.setViewportSize({ width: 1200, height: 800 });
  await expect(modules(page)).toHaveAttribute('data-shown', 'false');
  await page.getByRole('button', { name: 'Show navigation' }).first().click();
  await expect(modules(page)).toHaveAttribute('data-shown', 'true');
  await modules(page).getByRole('link', { name: 'Production' }).click();
  await expect(page).toHaveURL(/#\/briefs/);
  await expect(modules(page)).toHaveAttribute('data-shown', 'false');

  await page.clock.install();
  await page.getByRole('button', { name: 'Show navigation' }).first().click();
  await modules(page).getByRole('link', { name: 'Worklist' }).hover();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await page.mouse.move(1_100, 500);
  await page.clock.runFor(299);
  await expect(modules(page)).toHaveAttribute('data-shown', 'true');
  await page.clock.runFor(1);
  await expect(modules(page)).toHaveAttribute('data-shown', 'false');
  await page.context().close();
});

test('the top bar shows the title of a brief, otherwise the name of the route (PLT-010 PLT-011 PLT-012 PLT-013 PLT-019 PLT-042 PLT-043 PLT-045 PLT-046 PLT-047 PLT-048 PLT-049 PLT-058 PLT-059 PLT-060 OPN-014)', async () => {
  const names: Record<string, string> = {
    '/briefs': 'Briefs',
    '/new-brief': 'New Brief',
    '/drafts': 'Draft Briefs',
    '/feedback': 'Feedback Queue',
    '/worklist': 'Worklist',
    '/scheduler': 'Deliverables Scheduler',
    '/content': 'Catalogue',
    '/collections': 'Collections',
    '/notifications': 'Notifications',
    '/user': 'My Account',
    [`/brief/${brief}`]: 'Finals Day film',
  };
  for (const [path, name] of Object.entries(names)) {
    await go(pat, path);
    await expect(title(pat)).toHaveText(name);
    expect(new URL(pat.url()).hash).toContain(`#${path}`);
  }
  await go(pat, `/brief/${brief}/deliverable/${deliverable}`);
  await expect(pat.locator('#main').getByRole('heading', { name: 'Teaser' }).first()).toBeVisible();
  await expect(pat.getByRole('button', { name: 'Account' })).toHaveCount(0);
  await expect(modules(pat)).toBeVisible();
  await pat.locator('#main').getByRole('link', { name: 'Finals Day film' }).click();
  await expect(pat).toHaveURL(new RegExp(`#/brief/${brief}$`));
  await expect(title(pat)).toHaveText('Finals Day film');
});

test('pages of a single user or collection show the name of their route (PLT-039 PLT-040 PLT-041 PLT-044 OPN-002)', async ({
  browser,
}) => {
  const { documents } = await ask(admin.context(), server, { kind: 'fetch', query: { collection: 'users' } });
  await go(admin, '/users');
  await expect(title(admin)).toHaveText('Users');
  await go(admin, `/user/${documents?.[0]?.id}`);
  await expect(title(admin)).toHaveText('Edit User');
  const made = await ask(pat.context(), server, {
    kind: 'insert',
    collection: 'collections',
    document: { name: 'Press kit' },
  });
  const archie = await signIn(browser, server, 'archie@example.org', password);
  for (const page of [pat, archie]) {
    await go(page, `/collection/${made.documents?.[0]?.id}`);
    await expect(title(page)).toHaveText('Collection');
    await expect(page.getByRole('heading', { name: 'Name: Press kit' })).toBeVisible();
  }
  await archie.context().close();
});

test('each section has its accent (PLT-021 OPN-015)', async ({ browser }) => {
  const accents: [Page, string, string][] = [
    [pat, '/briefs', '#2dce89'],
    [pat, '/content', '#11cdef'],
    [pat, '/collections', '#11cdef'],
    [admin, '/users', '#5e72e4'],
    [pat, '/user', '#5e72e4'],
    [await signIn(browser, server, 'archie@example.org', password), '/collections', '#f5365c'],
  ];
  for (const [page, path, colour] of accents) {
    await go(page, path);
    await expect(title(page)).toBeVisible();
    await expect.poll(() => variable(page, '--pv-accent-line')).toBe(colour);
  }
});

test('signing in: layout, reset by a link, the remembered path once, then the entry page (PLT-014 PLT-015 PLT-057 PLT-078 PLT-081 PLT-082 OPN-004 OPN-006 OPN-007 OPN-034)', async ({
  browser,
}) => {
  const page = await (await browser.newContext()).newPage();
  await go(page, '/');
  await expect(page).toHaveURL(/#\/login/);
  await expect(page.getByRole('banner')).toContainText('Pavilion');
  await expect(page.getByRole('contentinfo')).toContainText('National Cricket Board');
  await expect(page.getByRole('banner')).not.toHaveCSS('background-color', 'rgb(0, 0, 0)');
  await go(page, '/no/such/page');
  await expect(page.getByText('Sorry!')).toBeVisible();
  await expect(page.getByText('Page not found.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to briefs' })).toHaveAttribute('href', /#\/briefs$/);

  // An address that was typed without # leads there too.
  await page.goto(`${server.url}/drafts`);
  await expect(page).toHaveURL(/\/#\/login/);
  const before = await invitationOf(admin.context(), server, 'pat@example.org');
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(page.getByText(/^No e-mail can be sent from here\. Ask a user administrator/)).toBeVisible();
  const found = { collection: 'users', where: { email: 'pat@example.org' } };
  const { documents } = await ask(admin.context(), server, { kind: 'fetch', query: found });
  await callAs(admin, server, 'accounts/resendInvitation', { id: documents?.[0]?.id });
  const newest = () => invitationOf(admin.context(), server, 'pat@example.org');
  await expect.poll(newest).not.toBe(before);
  await page.goto(await newest());
  await type(page.getByLabel('New password', { exact: true }), 'another-cover-drive');
  await type(page.getByLabel('Confirm new password'), 'another-cover-drive');
  await page.getByRole('button', { name: 'Set Password' }).click();
  const enter = async () => {
    await type(page.getByLabel('E-mail'), 'pat@example.org');
    await type(page.getByLabel('Password', { exact: true }), 'another-cover-drive');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  };
  await enter();
  await expect(page).toHaveURL(/#\/drafts/);
  await go(page, '/');
  await expect(page).toHaveURL(/#\/briefs/);
  await go(page, '/user');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/#\/login/);
  await enter();
  await expect(page).toHaveURL(/#\/briefs/);
  await page.context().close();
  pat = await signIn(browser, server, 'pat@example.org', 'another-cover-drive');
});

test('a refused page is explained on /user until another page is opened (PLT-070 PLT-071 PLT-075 OPN-008 GFX-001)', async ({
  browser,
}) => {
  const gra = await signIn(browser, server, 'gra@example.org', password);
  await expect(gra).toHaveURL(/#\/jimstagram/);
  await expect(gra.getByText('No template has been published yet.')).toBeVisible();
  const named = 'Your account does not have access to the requested page. You asked for: Deliverable.';
  const refusal = gra.getByText(named, { exact: true });
  await go(gra, '/brief/b1/deliverable/d1');
  await expect(gra).toHaveURL(/#\/user$/);
  await expect(refusal).toBeVisible();
  await go(gra, '/notifications');
  await expect(title(gra)).toHaveText('Notifications');
  await go(gra, '/user');
  await expect(title(gra)).toHaveText('My Account');
  await expect(refusal).toHaveCount(0);
  await gra.context().close();
});

test('dates change at midnight in London, even when the clocks change (PLT-091 PLT-092 PLT-094 OPN-035)', async () => {
  const page = await browserOf(pat);
  // The last half minute of the Saturday before summer time ends; the Sunday lasts 25 hours.
  await page.clock.install({ time: new Date('2030-10-26T22:59:30Z') });
  await go(page, `/brief/${brief}`);
  const card = page.getByRole('article').filter({ hasText: 'Teaser' });
  await expect(card).toContainText('Tomorrow');
  await page.clock.fastForward('00:40');
  await expect(card).toContainText('Today');
  await page.clock.fastForward('24:00:00');
  await expect(card).toContainText('Today');
  await page.clock.fastForward('01:00:00');
  await expect(card).toContainText('Yesterday');
  await page.getByRole('button', { name: 'New deliverable' }).first().click();
  await page.getByRole('dialog').getByLabel('Deadline').click();
  await expect(page.getByRole('columnheader').or(page.locator('th')).first()).toHaveText(/^Mo/);
  await page.context().close();
  await go(pat, '/user');
  await expect(pat.getByText(/^Today, ([1-9]|1[0-2]):[0-5]\d (am|pm)$/).first()).toBeVisible();
});

test('paging has at most ten links, and page sizes of 5, 10, 25 and 50 (PLT-097 PLT-099 OPN-038)', async () => {
  await ask(pat.context(), server, {
    kind: 'insertBatch',
    collection: 'collections',
    documents: Array.from({ length: 70 }, (_, n) => ({ name: `Collection ${String(n).padStart(2, '0')}` })),
  });
  await go(pat, '/collections');
  const rows = pat.getByRole('table', { name: 'Collections' }).locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(25);
  const links = pat.getByRole('button', { name: /^Page \d+$/ });
  // Without animations the page must not jump, wherever the list was opened before.
  await pat.emulateMedia({ reducedMotion: 'reduce' });
  for (const size of ['50', '10', '5']) {
    await pat.getByRole('combobox', { name: 'Rows per page' }).click();
    for (const offered of ['5', '10', '25', '50']) {
      await expect(pat.getByRole('option', { name: offered, exact: true })).toBeVisible();
    }
    await pat.getByRole('option', { name: size, exact: true }).click();
    await expect(rows).toHaveCount(Number(size));
  }
  await pat.emulateMedia({ reducedMotion: null });
  for (const page of ['8', '15']) {
    if ((await links.filter({ hasText: page }).count()) > 0) await links.filter({ hasText: page }).first().click();
    const shown = await links.count();
    expect(shown).toBeGreaterThan(5);
    expect(shown).toBeLessThanOrEqual(10);
  }
});

test('lists show ten entries by default, and cards are in 5, 4, 3, 2 and 1 columns (PLT-098 PLT-100)', async () => {
  test.setTimeout(120_000);
  const picture = await still('frame.png');
  const target = { what: 'brief-file', prodID: brief, type: 'Image', brand: 'The Hundred', format: '1080x1080' };
  for (let n = 0; n < 12; n++) {
    const sent = await uploadAs(
      pat,
      server,
      { ...target, as: n < 11 ? 'feedback' : 'signed' },
      `Card ${n}.png`,
      picture,
    );
    expect(sent).toEqual({ status: 204, sentence: '' });
  }
  for (let n = 0; n < 6; n++) await uploadAs(pat, server, { ...target, as: 'signed' }, `Signed ${n}.png`, picture);
  await go(pat, '/feedback?tab=all');
  await pat.getByRole('tab', { name: /Show All/ }).click();
  await expect(pat.getByText('Showing 1 to 10 of 11')).toBeVisible();

  const page = await browserOf(pat);
  await go(page, '/content');
  const cards = page.locator('#main [data-entry]');
  await expect(cards).toHaveCount(7);
  const columns = () => cards.evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().left)).size);
  for (const [width, count] of [
    [1_400, 5],
    [1_399, 4],
    [1_024, 4],
    [1_023, 3],
    [768, 3],
    [767, 2],
    [576, 2],
    [575, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 2_400 });
    await expect.poll(columns, `${width} px`).toBe(count);
  }
  await page.context().close();
});

test('an upload shows its progress in percent (PLT-101 PLT-102)', async () => {
  const page = pat;
  await go(page, `/brief/${brief}/deliverable/${deliverable}`);
  const slow = await page.context().newCDPSession(page);
  await expect(page.getByRole('button', { name: 'Upload New Version' })).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Upload New Version' }).click();
  await slow.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 400_000,
  });
  const head = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom\0\0\x02\0isommp41')]);
  const path = await bytesFile('slow.mp4', Buffer.concat([head, Buffer.alloc(1_200_000, 7)]));
  await page.getByRole('dialog').getByLabel('File', { exact: true }).setInputFiles(path);
  const bar = page.getByRole('progressbar', { name: /slow\.mp4, \d+%/ }).first();
  await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(0);
  const halfway = Number(await bar.getAttribute('aria-valuenow'));
  expect(halfway).toBeLessThanOrEqual(100);
  await expect(page.getByText(/^Uploading 1 · \d+%$/)).toBeVisible();
  await slow.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await expect(page.getByRole('tab', { name: /v1/ })).toBeVisible();
  await slow.detach();
});

test('a loading part shows Please Wait, a failed one a sentence and a retry (PLT-103 PLT-104 PLT-105 OPN-075)', async () => {
  const page = await browserOf(pat);
  await go(page, '/briefs');
  await expect(title(page)).toHaveText('Briefs');
  await page.clock.install();
  await page.route(/assets\/catalogue-page/, () => undefined);
  await go(page, '/content');
  await expect(page.getByText('Please wait')).toBeVisible();
  await page.clock.fastForward(100_000);
  await expect(page.getByText('Please wait')).toBeVisible();
  await page.clock.fastForward(25_000);
  await expect(page.getByText('This part of the product could not be loaded. Please try again.')).toBeVisible();
  await page.unroute(/assets\/catalogue-page/);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(title(page)).toHaveText('Catalogue');
  await expect(page.getByRole('searchbox').first()).toBeVisible();
  await page.route(/api\/rpc\/search/, (route) => route.abort());
  await type(page.getByRole('searchbox').first(), 'Nothing of this name');
  await expect(page.getByRole('alert').getByRole('button', { name: 'Try Again' })).toBeVisible({ timeout: 30_000 });
  await page.unroute(/api\/rpc\/search/);
  await page.getByRole('alert').getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('No content matches this search.')).toBeVisible();
  await page.context().close();
});

test('a page that could not be loaded without a connection comes by itself once it is back, with its styles (PLT-105 OPN-075)', async () => {
  const page = await browserOf(pat);
  await go(page, '/briefs');
  await expect(page.getByRole('searchbox').first()).toBeVisible();
  const failed = page.getByText('This part of the product could not be loaded. Please try again.');
  const missing = new Set<string>();
  page.on('requestfailed', (one) => one.resourceType() === 'stylesheet' && missing.add(one.url()));
  page.on('requestfinished', (one) => missing.delete(one.url()));
  const comesBack = async (open: () => Promise<unknown>) => {
    await page.context().setOffline(true);
    await open();
    await expect(failed).toBeVisible();
    await page.context().setOffline(false);
    await expect(failed).toBeHidden();
  };
  await comesBack(() => page.getByRole('link', { name: 'Finals Day film' }).first().click());
  await expect(title(page)).toHaveText('Finals Day film');
  await comesBack(() => go(page, '/feedback?tab=all'));
  await expect(page.getByRole('tab', { name: /Show All/ })).toBeVisible();
  expect([...missing]).toEqual([]);
  await page.context().close();
});

test('display settings are remembered across visits (PLT-106 OPN-081)', async () => {
  await go(pat, '/briefs');
  await pat.getByRole('switch', { name: 'Mine' }).click();
  await pat.getByRole('checkbox', { name: 'Include Completed Productions' }).check();
  await go(pat, `/brief/${brief}`);
  await pat.getByRole('radiogroup', { name: 'View' }).locator('label').nth(1).click();
  await pat.getByRole('switch', { name: 'Show previews' }).click();
  const later = await pat.context().newPage();
  await go(later, `/brief/${brief}`);
  await expect(later.getByRole('grid', { name: 'Deliverables' })).toBeVisible();
  await expect(later.getByRole('switch', { name: 'Show previews' })).not.toBeChecked();
  await go(later, '/briefs');
  await expect(later.getByRole('switch', { name: 'Mine' })).toBeChecked();
  await expect(later.getByRole('checkbox', { name: 'Include Completed Productions' })).toBeChecked();
  await later.close();
});

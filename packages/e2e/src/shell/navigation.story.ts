import { expect, type Locator, type Page, test } from '@playwright/test';
import { signInAsAdministrator } from '../people.ts';
import { type RunningServer, startServer } from '../server.ts';
import { addBrief, addDeliverables } from './prepare.ts';

let server: RunningServer;
let admin: Page;
test.beforeAll(async ({ browser }) => {
  server = await startServer();
  admin = await signInAsAdministrator(browser, server);
});
test.afterAll(() => server.stop());

const go = (page: Page, path: string) => page.goto(`${server.url}/#${path}`);
const modulesOf = (page: Page) => page.getByRole('navigation', { name: 'Modules' });

test('the current entry of the navigation is visible, groups collapse, and a change of page moves the focus and is announced (PLT-005, PLT-007)', async () => {
  await admin.setViewportSize({ width: 1440, height: 600 });
  const modules = modulesOf(admin);
  const current = modules.locator('[aria-current=page]');
  await go(admin, '/admin/settings');
  await expect(current).toHaveText('Settings');
  await expect(current).toBeInViewport();
  for (const path of ['/livestreams/streams', '/content', '/users']) {
    await go(admin, path);
    await expect(current).toHaveCount(1);
    await expect(current).toBeInViewport();
  }
  // The page is announced when it takes the focus.
  await expect(admin.getByRole('status').filter({ hasText: /^Users$/ })).toHaveCount(1);
  const group = modules.getByRole('button', { name: 'Admin' });
  await group.press('Enter');
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await expect(current).toHaveText('Users');
  await expect(modules.getByRole('link', { name: 'Settings' })).toHaveCount(0);
  await admin.reload();
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await group.press('Enter');
  await modules.getByRole('link', { name: 'Settings' }).press('Enter');
  await expect(admin.locator('#main')).toBeFocused();
  await expect(admin.getByRole('status').filter({ hasText: /^Settings$/ })).toHaveCount(1);
  await admin.setViewportSize({ width: 1440, height: 900 });
});

test('the frame is shown before the code arrives to people who were signed in (PLT-003 PLT-103)', async () => {
  const page = await admin.context().newPage();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await go(page, '/briefs');
  await expect(modulesOf(page)).toBeVisible();
  const asked: string[] = [];
  await page.route('**/assets/*.js', async (route) => {
    asked.push(route.request().url());
    await held;
    await route.continue();
  });
  await page.addInitScript(() => {
    const blank = () => document.readyState !== 'loading' && !document.querySelector('.start, nav');
    new MutationObserver(() => {
      if (blank()) document.documentElement.dataset.wasBlank = '';
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('status').filter({ hasText: 'Please wait' })).toBeVisible();
  const nav = page.locator('.start-nav');
  // Its styles may come after its words.
  await expect(nav).toHaveCSS('border-right-style', 'solid');
  const empty = await nav.boundingBox();
  // No code has run: the page itself asks for the frame's.
  await expect.poll(() => asked).toContainEqual(expect.stringMatching(/\/assets\/[\w.-]*\bshell\b/));
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Briefs' })).toBeVisible();
  expect(await modulesOf(page).boundingBox()).toEqual(empty);
  // The empty frame stays until the screen is drawn in its place.
  await expect(page.locator('html')).not.toHaveAttribute('data-was-blank');

  await page.unrouteAll();
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('status').filter({ hasText: 'Pavilion could not be loaded.' })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Briefs' })).toBeVisible();

  // Ctrl K works from a field, and again at once after Escape. What is typed at once is in it, also when it is still to be loaded.
  const palette = page.getByRole('combobox', { name: 'Search for pages, work, films and people' });
  for (const words of ['lords', 'kent']) {
    await page.keyboard.press('ControlOrMeta+k');
    await page.keyboard.type(words);
    await expect(palette).toHaveValue(words);
    await page.keyboard.press('Escape');
    await expect(palette).toBeHidden();
  }
  for (const _ of [1, 2, 3]) await page.keyboard.press('ControlOrMeta+k');
  await expect(palette).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
  await page.getByRole('searchbox').first().focus();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(palette).toBeFocused();
  await page.close();
});

test('the way back from a deliverable stands at its card or row among a thousand, with the focus on it', async () => {
  test.setTimeout(120_000);
  const brief = await addBrief(admin, server, 'A thousand clips');
  for (const hundred of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) {
    await addDeliverables(
      admin,
      server,
      brief,
      // Long titles take two lines, so rows of cards differ in height from the first estimate.
      {
        title: `Clip ${hundred}${hundred % 2 ? ' of the over that turned the whole afternoon' : ''}`,
        type: 'video',
        deadline: '2030-05-01',
      },
      100,
    );
  }
  await go(admin, `/brief/${brief}?tab=deliverables`);
  const grid = admin.getByRole('list', { name: 'No folder' });
  await expect(grid.getByRole('article').first()).toBeVisible();
  await admin.mouse.move(700, 600);
  for (const wheel of Array.from({ length: 8 }, () => 5_000)) await admin.mouse.wheel(0, wheel);
  const title = await titleInView(admin, 'article [data-card]');
  await returnTo(grid.getByRole('link', { name: title, exact: true }));

  await admin.locator('label', { hasText: 'Rows' }).click();
  const sheet = admin.getByRole('grid', { name: 'Deliverables' });
  await sheet.getByRole('row').nth(5).hover();
  for (const wheel of Array.from({ length: 5 }, () => 5_000)) await admin.mouse.wheel(0, wheel);
  const cell = admin.getByLabel(`Title of ${await titleInView(admin, '[role=row][data-entry]')}`, { exact: true });
  const row = sheet.getByRole('row').filter({ has: cell });
  await returnTo(row.getByRole('link', { name: 'Open' }));
});

test('while its answers are on their way, a page says no number (PRD-115 USR-024)', async () => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const page = await admin.context().newPage();
  await page.routeWebSocket(/\/live/, (socket) => {
    const behind = socket.connectToServer();
    socket.onMessage(async (message) => {
      if (/"collection":"(deliverables|preApprovedUsers)"/.test(String(message))) await arrived;
      behind.send(message);
    });
  });
  await page.goto(`${server.url}/#/feedback`);
  const count = page.getByText('Awaiting Feedback', { exact: true }).locator('..');
  await expect(count).toHaveText('Awaiting Feedback–');
  await page.route(/api\/.*search/, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(`${server.url}/#/users`);
  await expect(page.getByRole('table', { name: 'Users' })).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('heading', { name: 'Prepared Accounts' })).toBeVisible();
  await expect(page.getByText(/^Showing/)).toHaveCount(0);
  await expect(page.getByText('There are no prepared accounts.')).toHaveCount(0);
  arrive();
  await expect(page.getByText(/^Showing 1 to/)).toBeVisible();
  await expect(page.getByText('There are no prepared accounts.')).toBeVisible();
  await page.goto(`${server.url}/#/feedback`);
  await expect(count).toHaveText(/Awaiting Feedback\d/);
  await page.close();
});

/** Opens this link's page and presses Back. */
async function returnTo(link: Locator): Promise<void> {
  await link.press('Enter');
  await expect(admin).toHaveURL(/\/deliverable\//);
  await admin.goBack();
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport({ ratio: 1 });
}

/** Title of an element in the middle of the window, once a long list has rendered it and stands still. */
async function titleInView(page: Page, selector: string): Promise<string> {
  let title = '';
  await expect
    .poll(async () => {
      const before = title;
      title = await page.locator(selector).evaluateAll((all) => {
        const shown = all.find((each) => {
          const { top, bottom } = each.getBoundingClientRect();
          return top > 400 && bottom < 800;
        });
        const field = shown?.querySelector<HTMLInputElement>('input:not([type=checkbox])');
        return field?.value ?? shown?.textContent ?? '';
      });
      return title === before ? title : '';
    })
    .toMatch(/[2-9] /);
  return title;
}

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { screenQueries } from '@pavilion/server/testing/screen-queries';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { accessibilityFindings, type Finding } from '../accessibility.ts';
import { askedQueries } from '../asked-queries.ts';
import { type } from '../keys.ts';
import { signIn } from '../people.ts';
import { declaredRoutes, elsewhere, openScreen, screens } from '../screens.ts';
import { type RunningServer, startServer } from '../server.ts';
import { zipContents } from '../zip-entries.ts';

const password = 'pavilion-demo';
let server: RunningServer;
test.beforeAll(async () => {
  test.setTimeout(600_000);
  server = await startServer({ demo: true });
});
test.afterAll(() => server.stop());

test('each route of the table `elsewhere` exists', () => {
  expect(declaredRoutes).toEqual(expect.arrayContaining(Object.keys(elsewhere)));
});

test('the first pages keep to their budget of code', () => {
  const { stderr } = spawnSync(process.execPath, ['packages/web/scripts/measure-first-page.mjs'], { encoding: 'utf8' });
  expect(stderr).toBe('');
});

test('every page is accessible, light and dark, and asks only queries of which the plan is tested (PLT-015)', async ({
  browser,
}) => {
  test.setTimeout(480_000);
  const page = await openAs(browser, 'admin');
  const asked = askedQueries(page);
  await page.reload();
  const problems: Record<string, Finding[]> = {};
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`${page.url()} ${error.message}`));
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', scheme);
    for (const [at, route] of Object.keys(screens).entries()) {
      expect([route, await openScreen(page, server.url, route)]).toEqual([route, true]);
      // In the dark scheme only colours differ, and the frame is the same on all pages.
      const inTheDark = { rules: ['color-contrast'], part: at === 0 ? 'html' : '#main' };
      const found = await accessibilityFindings(page, scheme === 'dark' ? inTheDark : {});
      if (found.length > 0) problems[`${route} ${scheme}`] = found;
    }
  }
  expect(problems).toEqual({});
  expect(errors).toEqual([]);
  // A new query belongs in this list; a test of the server then looks whether an index serves it.
  const tested = new Set(screenQueries.map((query) => JSON.stringify(query)));
  expect([...asked].filter((query) => !tested.has(query))).toEqual([]);
});

test('each kind of user lands on their entry page and cannot open the others’ pages (PLT-006 PLT-070 PLT-072 PLT-073 PLT-076 PLT-077)', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const entry: Record<string, RegExp> = {
    producer: /#\/briefs/,
    catalogue: /#\/content/,
    livestreams: /#\/livestreams\/streams/,
    noroles: /#\/user$/,
  };
  for (const [name, address] of Object.entries(entry)) {
    const page = await openAs(browser, name);
    await expect(page).toHaveURL(address);
    if (name !== 'producer') {
      await page.goto(`${server.url}/#/briefs`);
      await expect(page).toHaveURL(/#\/user$/);
      await expect(page.getByText('Your account does not have access to the requested page.')).toBeVisible();
      await expect(
        page.getByRole('navigation', { name: 'Modules' }).getByRole('link', { name: 'Draft Briefs' }),
      ).toHaveCount(0);
    }
    await page.context().close();
  }
});

test('a visitor who is not signed in is sent to the sign-in page and then to the requested path, and a pending user is refused (PLT-068 PLT-069 PLT-084 OPN-007)', async ({
  browser,
}) => {
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${server.url}/#/drafts`);
  await expect(page).toHaveURL(/#\/login/);
  await type(page.getByLabel('E-mail'), 'pending@pavilion.demo');
  await type(page.getByLabel('Password', { exact: true }), password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Your account is pending approval by an Admin.')).toBeVisible();
  await type(page.getByLabel('E-mail'), 'producer@pavilion.demo');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(/#\/drafts/);
});

test('the frame: navigation minimises, titles follow the route, an unknown path shows a sentence (PLT-007 PLT-008 PLT-012 PLT-015)', async ({
  browser,
}) => {
  const page = await openAs(browser, 'producer');
  await expect(page.getByRole('banner').getByText('Briefs')).toBeVisible();
  await page.getByRole('button', { name: 'Minimise navigation' }).click();
  await expect(page.getByRole('button', { name: /Show navigation|Pin navigation|navigation/i }).first()).toBeVisible();
  await page.goto(`${server.url}/#/no/such/page`);
  await expect(page.getByText('Sorry!')).toBeVisible();
  await expect(page.getByText('Page not found.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  expect(await accessibilityFindings(page)).toEqual([]);
  // The menu leads on.
  await page.getByRole('navigation', { name: 'Modules' }).getByRole('link', { name: 'Production' }).first().click();
  await expect(page).toHaveURL(/#\/briefs$/);
});

test('people, collections, clips, streams, shoots, resources, money and the account are found by typing in the palette, and opened with Enter (PLT-015)', async ({
  browser,
}) => {
  const page = await openAs(browser, 'admin');
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  const box = page.getByRole('combobox', { name: 'Search for pages, work, films and people' });
  for (const [typed, group, option, address] of [
    ['priya na', 'Users', /^Priya Nair/, /#\/user\/./],
    ['press kit', 'Collections', /^Women’s Ashes press kit/, /#\/collection\/./],
    ['huddle', 'Clips', /^Huddle, and the captain points at the slips/, /#\/clips\?.*Huddle/],
    ['ladies day', 'Streams', /^Club Ladies Day at Beckenham/, /#\/livestreams\/stream\/demo-ladies-day/],
    ['captains’ portraits', 'Shoots', /^Captains’ portraits/, /#\/shoots\?.*shoot=/],
    ['gimbal kit', 'Resources', /^Gimbal kit/, /#\/resource\/./],
    ['boundary films retainer', 'Billables', /^Boundary Films retainer/, /#\/billing\/./],
    ['national programmes', 'Budgets', /^National Programmes/, /#\/budget\/./],
    ['my acc', 'Pages', /^My Account/, /#\/user$/],
  ] as const) {
    await page.keyboard.press('ControlOrMeta+k');
    await expect(box).toBeFocused();
    await page.keyboard.type(typed);
    // A person can be a resource too.
    const found = page.getByRole('option', { name: option }).first();
    await expect(found).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('listbox', { name: 'Results' })).toContainText(group);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address);
    await expect(box).toBeHidden();
    if (group !== 'Shoots') continue;
    // A shoot opens in a window of its calendar.
    await page.getByRole('dialog', { name: 'Edit Shoot' }).getByLabel('Title').press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }

  // Enter that is pressed before the results have arrived opens the first of them.
  await page.keyboard.press('ControlOrMeta+k');
  await expect(box).toBeFocused();
  await page.keyboard.type('gimbal kit');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/resource\/./);

  await page.keyboard.press('Shift+Slash');
  const sheet = page.getByRole('dialog', { name: 'Keyboard Shortcuts' });
  await expect(sheet.getByRole('heading', { name: 'Everywhere' })).toBeVisible();
  await expect(sheet).toContainText('Search everythingCtrl + K');
  await expect(sheet).toContainText('Show these shortcuts?');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(box).toBeFocused();
  await page.keyboard.type('why?');
  await expect(box).toHaveValue('why?');
  await expect(sheet).toBeHidden();
});

test('the scorecard and the charts of a real match agree with its source (OPN-083)', async ({ browser }) => {
  const page = await openAs(browser, 'archive');
  await page.goto(`${server.url}/#/match/cricsheet-1239537?tab=scorecard`);
  const innings = await inningsOfSample('1239537.json');
  expect(innings.map(({ runs, wickets }) => `${runs}/${wickets}`)).toEqual(['141/10', '142/1']);
  const worm = page.locator('.recharts-wrapper').first();
  await expect(worm.locator('.recharts-line-curve')).toHaveCount(innings.length);
  for (const { team, runs, batters, overs } of innings) {
    const batting = page.getByRole('table', { name: `Batting of ${team}` });
    await expect(batting.getByRole('row', { name: /^Total/ })).toContainText(String(runs));
    for (const [name, scored] of batters) {
      await expect(batting.getByRole('row').filter({ hasText: name }).getByRole('cell').nth(1)).toHaveText(`${scored}`);
    }
    await page.getByRole('radiogroup', { name: 'Innings' }).getByText(team, { exact: true }).click();
    await expect(page.getByText(`Most in one over: ${Math.max(...overs)}`)).toBeVisible();
    await expect(page.locator('.recharts-bar-rectangle')).toHaveCount(overs.length);
  }
});

test('on a phone the most used pages do not scroll sideways, and work by touch (PLT-007)', async ({ browser }) => {
  test.setTimeout(180_000);
  const desk = await openAs(browser, 'admin');
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const context = await browser.newContext({ ...phone, storageState: await desk.context().storageState() });
  const page = await context.newPage();
  const open = async (path: string) => {
    await page.goto(`${server.url}/#${path}`);
    await page.getByText('Please wait').first().waitFor({ state: 'detached' });
  };

  await open('/content');
  const item = page.getByRole('article').getByRole('button').first();
  await item.tap();
  await expect(page.getByRole('dialog').first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).first().tap();

  await open('/briefs');
  await expectNoSidewaysScroll(page);
  await page.locator('main a[href*="#/brief/"]').first().tap();
  await expect(page).toHaveURL(/#\/brief\/./);
  await expectNoSidewaysScroll(page);

  await open('/feedback');
  await expectNoSidewaysScroll(page);
  await page.locator('main a[href*="/deliverable/"]').first().tap();
  const note = page.getByLabel('Note', { exact: true });
  await note.tap();
  await page.keyboard.type('Typed on a phone');
  await page.getByRole('button', { name: 'Add note' }).tap();
  await expect(page.getByText('Typed on a phone').first()).toBeVisible();
  await expectNoSidewaysScroll(page);

  await open('/matches');
  await page.getByRole('button', { name: 'Fetch' }).tap();
  await expect(page.getByRole('table', { name: 'Matches' }).getByRole('row').nth(1)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await context.close();
});

/** The page does not scroll sideways; wide tables scroll inside themselves. */
async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(beyond, page.url()).toBeLessThanOrEqual(0);
}

interface Delivery {
  batter: string;
  runs: { batter: number; total: number };
  wickets?: unknown[];
}

/** Totals of a demo match, added up from the source file. */
async function inningsOfSample(name: string) {
  const sample = fileURLToPath(new URL('../../../server/src/demo/cricsheet-sample.zip', import.meta.url));
  const file = (await zipContents(sample)).get(name)?.toString() ?? '';
  const { innings } = JSON.parse(file) as { innings: { team: string; overs: { deliveries: Delivery[] }[] }[] };
  const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);
  return innings.map(({ team, overs }) => {
    const balls = overs.flatMap(({ deliveries }) => deliveries);
    const batters = new Map<string, number>();
    for (const { batter, runs } of balls) batters.set(batter, (batters.get(batter) ?? 0) + runs.batter);
    return {
      team,
      batters,
      runs: sum(balls.map(({ runs }) => runs.total)),
      wickets: sum(balls.map(({ wickets = [] }) => wickets.length)),
      overs: overs.map(({ deliveries }) => sum(deliveries.map(({ runs }) => runs.total))),
    };
  });
}

async function openAs(browser: Browser, name: string): Promise<Page> {
  const page = await signIn(browser, server, `${name}@pavilion.demo`, password);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  return page;
}

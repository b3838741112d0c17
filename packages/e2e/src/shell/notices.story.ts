import { expect, type Page, test } from '@playwright/test';
import { addPerson, ask, signInAsAdministrator } from '../people.ts';
import { type RunningServer, startServer } from '../server.ts';

let server: RunningServer;
let admin: Page;

test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000);
  server = await startServer();
  admin = await signInAsAdministrator(browser, server);
  await addPerson(admin, server, { name: 'Gra Phic', email: 'gra@example.org', roles: ['jimstagram_access'] });
});
test.afterAll(() => server.stop());

const addressOfPerson = async () => {
  const { documents } = await ask(admin.context(), server, {
    kind: 'fetch',
    query: { collection: 'users', where: { email: 'gra@example.org' } },
  });
  return `${server.url}/#/user/${documents?.[0]?.id}`;
};

test('a notice of what is done before the page has come to rest is shown all the same (PLT-016)', async () => {
  const page = await admin.context().newPage();
  // Until then the page leaves out what the first screen does not show.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  await page.goto(await addressOfPerson());
  await page.getByRole('button', { name: 'Send Set-Password Link' }).click();
  await expect(page.getByText('E-mail is not set up: copy the link to set a password from the outbox.')).toBeVisible();
  await page.close();
});

test('a notice closes by itself after 5 s, covers no control of its page, and goes with it (PLT-016 PLT-018)', async () => {
  const page = admin;
  await page.goto(await addressOfPerson());
  await expect(page.getByRole('button', { name: 'Send Set-Password Link' })).toBeVisible();
  expect(await page.locator('#main').evaluate((main) => getComputedStyle(main).animationDuration)).toBe('0.2s');
  await page.clock.install();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  const notice = page.getByText('E-mail is not set up: copy the link to set a password from the outbox.');
  const send = async () => {
    await page.getByRole('button', { name: 'Send Set-Password Link' }).click();
    await expect(async () => {
      await page.clock.runFor(20);
      await expect(notice).toBeVisible({ timeout: 100 });
    }).toPass();
  };
  await send();
  await page.clock.runFor(4_500);
  await expect(notice).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(notice).toHaveCount(0);

  await send();
  await page.clock.runFor(1_500);
  const lies = (await page.getByRole('alert').filter({ has: notice }).boundingBox())!;
  for (const control of await page.getByRole('main').getByRole('button').all()) {
    const { y = lies.y + lies.height } = (await control.boundingBox()) ?? {};
    expect(y).toBeGreaterThanOrEqual(lies.y + lies.height);
  }
  await page.getByRole('navigation', { name: 'Modules' }).getByRole('link', { name: 'Users', exact: true }).click();
  await page.clock.runFor(500);
  await expect(notice).toHaveCount(0);
});

import { expect, type Page, test } from '@playwright/test';
import { type } from '../keys.ts';
import { addPerson, ask, password, signIn, signInAsAdministrator } from '../people.ts';
import { type RunningServer, startServer } from '../server.ts';

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());

const connection = (page: Page, words: RegExp) =>
  page.getByRole('navigation', { name: 'Modules' }).getByRole('status', { name: words });

async function edit(page: Page, label: string, text: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${label}: `) }).click();
  await type(page.getByRole('textbox', { name: label }), text);
  await page.getByRole('textbox', { name: label }).press('Control+Enter');
}

async function make(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'New Collection' }).first().click();
  await type(page.getByRole('dialog').getByLabel('Name'), name);
  await page.getByRole('dialog').getByRole('button', { name: 'Add Collection' }).click();
}

test('two people work on while the network drops and the server is killed: nothing is lost or duplicated, and both see the same (PLT-004 DAT-056 OPN-075)', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const admin = await signInAsAdministrator(browser, server);
  const roles = ['creative_catalogue_access'];
  await addPerson(admin, server, { name: 'Ann Other', email: 'ann@example.org', roles });
  await addPerson(admin, server, { name: 'Bob Bowler', email: 'bob@example.org', roles });
  const ann = await signIn(browser, server, 'ann@example.org', password);
  const bob = await signIn(browser, server, 'bob@example.org', password);
  const people = await ask(admin.context(), server, {
    kind: 'fetch',
    query: { collection: 'users', where: { email: { in: ['ann@example.org', 'bob@example.org'] } } },
  });
  const { documents } = await ask(ann.context(), server, {
    kind: 'insert',
    collection: 'collections',
    document: { name: 'Before' },
  });
  const id = String(documents?.[0]?.id);
  // Both own it, so both can rename it.
  const changes = { owners: people.documents?.map((person) => person.id) };
  await ask(ann.context(), server, { kind: 'patch', collection: 'collections', id, changes });
  const address = `${server.url}/#/collection/${id}`;
  for (const page of [ann, bob]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Name: Before' })).toBeVisible();
    await expect(connection(page, /^Live/)).toBeVisible();
  }
  const annElsewhere = await ann.context().newPage();
  await annElsewhere.goto(`${server.url}/#/collections`);
  await expect(annElsewhere.getByRole('link', { name: 'Before' })).toBeVisible();

  await test.step('both write in one field: the second is asked which text stays', async () => {
    const box = (page: Page) => page.getByRole('textbox', { name: 'Restrictions' });
    for (const [page, text] of [
      [ann, 'Not before Friday'],
      [bob, 'Not in print'],
    ] as const) {
      await page.getByRole('button', { name: /^Restrictions: / }).click();
      await type(box(page), text);
    }
    await ann.keyboard.press('Tab');
    await expect(bob.getByText('Someone else changed this to “Not before Friday”.')).toBeVisible();
    await bob.keyboard.press('Tab');
    await expect(box(bob)).toHaveValue('Not in print');
    await expect(ann.getByRole('button', { name: 'Restrictions: Not before Friday. Edit' })).toBeVisible();
    await bob.getByRole('button', { name: 'Keep Mine' }).click();
    for (const page of [ann, bob])
      await expect(page.getByRole('button', { name: 'Restrictions: Not in print. Edit' })).toBeVisible();
  });
  await test.step('the network of one drops, then the server dies', async () => {
    await bob.context().setOffline(true);
    await expect(connection(bob, /^Offline/)).toBeVisible();
    await expect(connection(ann, /^Live/)).toBeVisible();
    await server.kill();
    for (const page of [ann, bob]) await expect(connection(page, /^(Offline|Connecting)/)).toBeVisible();
  });
  await test.step('both continue: each edits another field, and one adds a document', async () => {
    await edit(ann, 'Restrictions', 'Editorial use only, says Ann');
    await edit(bob, 'Name', 'Renamed by Bob');
    await expect(connection(bob, /^Offline: 1 change is not saved yet/)).toBeVisible();
    const question = bob.waitForEvent('dialog');
    await bob.close({ runBeforeUnload: true });
    await (await question).dismiss();
    await make(annElsewhere, 'Made while the server was away');
  });
  await test.step('the server restarts, the network returns later', async () => {
    await server.restart();
    await expect(connection(ann, /^Live/)).toBeVisible({ timeout: 40_000 });
    await expect(ann.getByRole('button', { name: 'Restrictions: Editorial use only, says Ann. Edit' })).toBeVisible();
    await expect(ann.getByRole('heading', { name: 'Name: Before' })).toBeVisible();
    await bob.context().setOffline(false);
    for (const page of [bob, annElsewhere]) {
      await expect(connection(page, /^Live/)).toBeVisible({ timeout: 40_000 });
    }
  });
  for (const page of [ann, bob]) {
    await expect(page.getByRole('heading', { name: 'Name: Renamed by Bob' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Restrictions: Editorial use only, says Ann. Edit' })).toBeVisible();
  }
  await expect(annElsewhere.getByRole('heading', { name: 'Name: Made while the server was away' })).toBeVisible();
  const stored = await ask(bob.context(), server, { kind: 'fetch', query: { collection: 'collections' } });
  expect(stored.documents?.map(({ name, restrictions }) => [name, restrictions]).sort()).toEqual([
    ['Made while the server was away', ''],
    ['Renamed by Bob', 'Editorial use only, says Ann'],
  ]);
  await bob.goto(`${server.url}/#/collections`);
  await expect(bob.getByRole('link', { name: 'Made while the server was away' })).toHaveCount(1);
});

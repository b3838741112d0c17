import { expect, test } from '@playwright/test';
import { addPerson, ask, password, signIn, signInAsAdministrator } from '../people.ts';
import { type RunningServer, startServer } from '../server.ts';
import { addBrief, addDeliverables } from '../shell/prepare.ts';

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());

test('small folders of cards stand beside each other, and a form to read offers nothing to clear (PRD-026 PRD-036)', async ({
  browser,
}) => {
  const admin = await signInAsAdministrator(browser, server);
  const reviewing = ['production_access', 'production_drafts', 'production_feedback', 'production_admin'];
  await addPerson(admin, server, { name: 'Fay Backer', email: 'fay@example.org', roles: reviewing });
  await addPerson(admin, server, { name: 'Vi Ewer', email: 'vi@example.org', roles: ['production_access'] });
  const fay = await signIn(browser, server, 'fay@example.org', password);
  const brief = await addBrief(fay, server, 'Side by side');
  for (const folderName of ['Launch', 'Match day', 'Review']) {
    const [id] = await addDeliverables(fay, server, brief, {
      title: `${folderName} film`,
      type: 'Video',
      deadline: '2030-06-12',
    });
    await ask(fay.context(), server, { kind: 'patch', collection: 'deliverables', id, changes: { folderName } });
  }
  await fay.setViewportSize({ width: 1_440, height: 900 });
  await fay.goto(`${server.url}/#/brief/${brief}`);
  const topOf = async (name: string) => (await fay.getByRole('region', { name }).boundingBox())?.y;
  await expect(fay.getByRole('region', { name: 'Review' })).toBeVisible();
  expect(await topOf('Match day')).toBe(await topOf('Launch'));
  expect(await topOf('Review')).toBe(await topOf('Launch'));
  // On a phone they stand below each other.
  await fay.setViewportSize({ width: 390, height: 844 });
  await expect.poll(async () => ((await topOf('Match day')) ?? 0) > ((await topOf('Launch')) ?? 0)).toBe(true);

  const { documents } = await ask(fay.context(), server, {
    kind: 'fetch',
    query: { collection: 'users', where: { email: 'fay@example.org' } },
  });
  const id = documents![0]!.id;
  const people = { contact: id, owners: [id] };
  await ask(fay.context(), server, { kind: 'patch', collection: 'productions', id: brief, changes: people });
  const contact = (page: typeof fay) =>
    page
      .getByRole('combobox', { name: 'Point of contact' })
      .or(page.getByRole('textbox', { name: 'Point of contact' }));
  await fay.goto(`${server.url}/#/brief/${brief}?tab=form`);
  await expect(contact(fay)).toHaveValue('Fay Backer');
  await expect(contact(fay).locator('..').locator('button')).toHaveCount(1);
  const vi = await signIn(browser, server, 'vi@example.org', password);
  await vi.goto(`${server.url}/#/brief/${brief}?tab=form`);
  await expect(contact(vi)).toHaveValue('Fay Backer');
  await expect(contact(vi)).toBeDisabled();
  await expect(contact(vi).locator('..').locator('button')).toHaveCount(0);
});

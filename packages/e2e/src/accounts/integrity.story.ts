import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { still } from '../media.ts';
import { signInAsAdministrator } from '../people.ts';
import { type RunningServer, startServer } from '../server.ts';
import { addBrief, uploadAs } from '../shell/prepare.ts';

let server: RunningServer;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  server = await startServer();
});
test.afterAll(() => server.stop());

test('an administrator reads which stored files are missing, and mends what can be mended (OPS-010)', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const admin = await signInAsAdministrator(browser, server);
  const production = await addBrief(admin, server, 'Ashes 2027');
  const bytes = await readFile(await still('mood-board.png'));
  const target = { what: 'briefReference', prodID: production };
  expect((await uploadAs(admin, server, target, 'mood-board.png', bytes)).status).toBe(204);
  const stored = join(server.dataDir, 'files');
  const posters = async () =>
    (await readdir(stored, { recursive: true })).filter((path) => path.startsWith('previews') && /poster/.test(path));
  await expect.poll(posters, { timeout: 60_000 }).toHaveLength(1);

  await admin.goto(`${server.url}/#/admin/jobs`);
  await expect(admin.getByText('Nothing has been checked yet.')).toBeVisible();
  await admin.getByRole('button', { name: 'Check Now' }).press('Enter');
  await expect(admin.getByText('Nothing is wrong.')).toBeVisible({ timeout: 30_000 });
  await expect(admin.getByRole('button', { name: 'Mend What Can Be Mended' })).toHaveCount(0);

  for (const path of await posters()) await rm(join(stored, path));
  await admin.getByRole('button', { name: 'Check Now' }).click();
  const missing = admin.getByRole('region', { name: 'Missing Files' });
  await expect(missing.getByText(/A preview of “mood-board.png”.* is missing\. It can be made again\./)).toBeVisible();
  await expect(missing.getByRole('link', { name: /Open the page of/ })).toHaveAttribute(
    'href',
    `/#/brief/${production}`,
  );

  await admin.getByRole('button', { name: 'Mend What Can Be Mended' }).click();
  await expect(admin.getByText('Last mending: Previews of 1 file are being made again.')).toBeVisible();
  await expect(missing).toHaveCount(0);
  await expect.poll(posters, { timeout: 60_000 }).toHaveLength(1);
  await admin.goto(`${server.url}/#/notifications`);
  await expect(admin.getByText('1 stored file is missing or damaged').first()).toBeVisible();
});

import { findMediaFixtures } from '@pavilion/server/testing/media-fixtures';
import { expect, type Page, test } from '@playwright/test';
import { addPerson, password, signIn, signInAsAdministrator } from '../people.ts';
import { type RunningServer, startServer } from '../server.ts';
import { addBrief, addDeliverables, uploadAs } from '../shell/prepare.ts';

let server: RunningServer;
let fay: Page;
let brief: string;

test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000);
  server = await startServer();
  const admin = await signInAsAdministrator(browser, server);
  await addPerson(admin, server, {
    name: 'Fay Backer',
    email: 'fay@example.org',
    roles: ['production_access', 'production_drafts', 'production_feedback', 'production_admin'],
  });
  fay = await signIn(browser, server, 'fay@example.org', password);
  brief = await addBrief(fay, server, 'Print and screen');
});
test.afterAll(() => server.stop());

async function openVersion(type: string, name: string, path: string): Promise<string> {
  const deliverable = { title: name, type, deadline: '2030-12-01' };
  const [id = ''] = await addDeliverables(fay, server, brief, deliverable);
  expect((await uploadAs(fay, server, { what: 'deliverable', delID: id }, name, path)).sentence).toBe('');
  await fay.goto(`${server.url}/#/brief/${brief}/deliverable/${id}`);
  await expect(fay.getByRole('tab', { name: /v1/ })).toBeVisible();
  return id;
}

test('PRD-104 notes on a document carry its page, and lead back to it', async () => {
  const { pdf } = await findMediaFixtures();
  await openVersion('PDF', 'Matchday programme.pdf', await pdf({ pages: 3, title: 'Programme' }));
  await expect(fay.getByText('Page 1', { exact: true })).toBeVisible();
  await fay.getByRole('button', { name: 'Next page' }).click();
  await expect(fay.getByText('Page 2', { exact: true })).toBeVisible();
  await fay.keyboard.press('n');
  await fay.getByLabel('Note', { exact: true }).fill('Wrong fixture list');
  await fay.getByLabel('Note', { exact: true }).press('Enter');
  const place = fay.getByRole('button', { name: 'Page 2', exact: true });
  await expect(place).toBeVisible();
  await fay.getByRole('button', { name: 'Page before' }).click();
  await expect(fay.getByText('Page 1', { exact: true })).toBeVisible();
  await place.click();
  await expect(fay.getByRole('button', { name: 'Next page' })).toBeEnabled();
  await expect(fay.locator('label').filter({ hasText: 'Page 2' })).toBeVisible();
});

test('PRD-082 the original of a PSD says so, its preview is shown', async () => {
  const { psd } = await findMediaFixtures();
  await openVersion('Image', 'Poster.psd', await psd({ width: 600, height: 400 }));
  await expect(fay.getByRole('img', { name: 'Poster.psd' })).toBeVisible({ timeout: 60_000 });
  await fay.getByText('Original', { exact: true }).click();
  await expect(fay.getByText("Can't display PSD files, switch to preview")).toBeVisible();
});

test('PRD-070 PRD-078 a subtitle track is added, shown over the picture, and taken away', async () => {
  const { video, vtt } = await findMediaFixtures();
  await openVersion('Video', 'Interview.mp4', await video({ container: 'mp4', seconds: 2, faststart: true }));
  await fay.getByRole('tab', { name: 'Details' }).click();
  await fay.getByRole('button', { name: 'Add subtitle track' }).click();
  await fay
    .getByRole('dialog')
    .getByLabel('File', { exact: true })
    .setInputFiles(await vtt());
  const card = fay.getByRole('region', { name: 'Subtitle track' });
  await expect(card.getByRole('heading', { name: 'Subtitle track' })).toBeVisible();
  await expect
    .poll(() => fay.evaluate(() => document.querySelector('video')?.textTracks[0]?.cues?.length ?? 0))
    .toBeGreaterThan(0);
  await card.getByRole('button', { name: 'Delete' }).click();
  await fay.getByRole('button', { name: 'Delete subtitle track' }).click();
  await expect(card.getByRole('button', { name: 'Add subtitle track' })).toBeVisible();
});

import { findMediaFixtures } from '@pavilion/server/testing/media-fixtures';
import { expect, type Page, test } from '@playwright/test';
import { openReviewStage, type ReviewStage } from './review-stage.ts';

let stage: ReviewStage;
let fay: Page;
test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000);
  stage = await openReviewStage(browser, 'Print and screen');
  fay = stage.fay;
});
test.afterAll(() => stage.server.stop());

test('PRD-104 notes on a document carry its page, and lead back to it', async () => {
  const { pdf } = await findMediaFixtures();
  await stage.openVersion('PDF', 'Programme', 'Matchday programme.pdf', await pdf({ pages: 3, title: 'Programme' }));
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
  await stage.openVersion('Image', 'Poster', 'Poster.psd', await psd({ width: 600, height: 400 }));
  await expect(fay.getByRole('img', { name: 'Poster.psd' })).toBeVisible({ timeout: 60_000 });
  await fay.getByText('Original', { exact: true }).click();
  await expect(fay.getByText("Can't display PSD files, switch to preview")).toBeVisible();
});

test('PRD-070 PRD-078 a subtitle track is added, shown over the picture, and taken away', async () => {
  const { video, vtt } = await findMediaFixtures();
  await stage.openVersion(
    'Video',
    'Interview',
    'Interview.mp4',
    await video({ container: 'mp4', seconds: 2, faststart: true }),
  );
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

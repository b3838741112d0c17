import { findMediaFixtures } from '@pavilion/server/testing/media-fixtures';
import { expect, test } from '@playwright/test';
import { type } from '../keys.ts';
import { reviewStories } from './review-stage.ts';

const stage = reviewStories('Print and screen');

test('notes on a document have a page or a point on it, and lead back there (PRD-076 PRD-104)', async () => {
  const { fay } = stage();
  const { pdf } = await findMediaFixtures();
  await stage().openVersion('PDF', 'Programme', 'Matchday programme.pdf', await pdf({ pages: 3, title: 'Programme' }));
  await expect(fay.getByText('Page 1', { exact: true })).toBeVisible();
  await fay.getByRole('button', { name: 'Next page' }).click();
  await expect(fay.getByText('Page 2', { exact: true })).toBeVisible();
  await fay.keyboard.press('n');
  await type(fay.getByLabel('Note', { exact: true }), 'Wrong fixture list');
  await fay.getByLabel('Note', { exact: true }).press('Enter');
  const place = fay.getByRole('button', { name: 'Page 2', exact: true });
  await expect(place).toBeVisible();
  const number = fay.getByRole('textbox', { name: 'Page', exact: true });
  for (const [typed, shown] of [
    ['12', '3'],
    ['1', '1'],
  ] as const) {
    await type(number, '');
    await expect(number).toHaveValue('');
    await type(number, typed);
    await number.press('Enter');
    await expect(fay.getByText(`Page ${shown}`, { exact: true })).toBeVisible();
    await expect(number).toHaveValue(shown);
  }
  await place.click();
  await expect(fay.getByRole('button', { name: 'Next page' })).toBeEnabled();
  await expect(fay.locator('label').filter({ hasText: 'Page 2' })).toBeVisible();

  // A point on the page: set by a click, moved by keyboard, shown on its page only.
  await fay.getByRole('button', { name: 'Mark a point' }).click();
  const point = fay.getByRole('button', { name: /^Point of the new note/ });
  await fay
    .locator('canvas')
    .first()
    .click({ position: { x: 60, y: 90 }, force: true });
  const left = await point.evaluate((pin) => pin.style.left);
  await point.press('ArrowRight');
  expect(Number.parseFloat(await point.evaluate((pin) => pin.style.left))).toBeCloseTo(Number.parseFloat(left) + 1, 3);
  await type(fay.getByLabel('Note', { exact: true }), 'This crest');
  await fay.getByLabel('Note', { exact: true }).press('Enter');
  await expect(fay.getByRole('button', { name: 'Page 2 · point' })).toBeVisible();
  const pin = fay.getByRole('button', { name: 'Point of the note: This crest' });
  await expect(pin).toBeVisible();
  await fay.getByRole('button', { name: 'Previous page' }).click();
  await expect(pin).toHaveCount(0);
});

test('the original of a PSD shows a sentence, its preview is shown, and the version can be deleted (PRD-075 PRD-076 PRD-082 PRD-109)', async () => {
  const { fay } = stage();
  const { psd } = await findMediaFixtures();
  await stage().openVersion('Image', 'Poster', 'Poster.psd', await psd({ width: 600, height: 400 }));
  await expect(fay.getByRole('img', { name: 'Poster.psd' })).toBeVisible({ timeout: 60_000 });
  await fay.getByText('Original', { exact: true }).click();
  await expect(fay.getByText("Can't display PSD files, switch to preview")).toBeVisible();
  await fay.getByRole('button', { name: 'More actions' }).click();
  await fay.getByRole('menuitem', { name: 'Delete this version' }).click();
  const question = fay.getByRole('dialog', { name: 'Are you sure?' });
  await expect(question.getByText("You won't be able to revert this.")).toBeVisible();
  await question.getByRole('button', { name: 'Delete file' }).click();
  await expect(fay.getByText('Deleted! Your file has been deleted.')).toBeVisible();
  await expect(fay.getByRole('tab', { name: /v1/ })).toHaveCount(0);
});

test('a subtitle track is added, shown over the picture, and removed (PRD-070 PRD-076 PRD-078 PRD-080 PRD-081 PRD-083 PRD-110 PRD-111)', async () => {
  const { fay } = stage();
  const { video, vtt } = await findMediaFixtures();
  await stage().openVersion(
    'Video',
    'Interview',
    'Interview.mp4',
    await video({ container: 'mp4', seconds: 2, faststart: true }),
  );
  await expect(fay.locator('video')).toContainText('Your browser does not support the video element');
  await fay.getByRole('tab', { name: 'Details' }).click();
  for (const card of ['Distribute', 'Metadata']) await expect(fay.getByRole('heading', { name: card })).toBeVisible();
  await fay.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await fay.getByRole('button', { name: 'Copy link' }).click();
  await expect(fay.getByText('Link copied to clipboard')).toBeVisible();
  await fay.clock.install();
  await fay.clock.pauseAt(await fay.evaluate(() => Date.now() + 1_000));
  await fay.getByRole('button', { name: 'Push to video platform' }).click();
  // A notice under the pointer stays.
  await fay.mouse.move(0, 0);
  const submitted = fay.getByText('Submitted', { exact: true });
  await expect(async () => {
    await fay.clock.runFor(20);
    await expect(submitted).toBeVisible({ timeout: 100 });
  }).toPass();
  let shown = 3_600;
  await fay.clock.runFor(shown);
  await expect(submitted).toBeVisible();
  await expect(async () => {
    shown += 200;
    await fay.clock.runFor(200);
    await expect(submitted).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
  // Other notices stay for 5 s.
  expect(shown).toBeLessThan(5_000);
  await fay.clock.resume();
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

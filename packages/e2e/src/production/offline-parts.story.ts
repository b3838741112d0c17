import { expect, type Page, test } from '@playwright/test';
import { film } from '../media.ts';
import { reviewStories } from './review-stage.ts';

const stage = reviewStories('Offline');
const failed = (page: Page) => page.getByText('This part of the product could not be loaded. Please try again.');

test('a window given up without a connection stays closed, and closed windows that do not load say nothing (OPN-075)', async () => {
  const { fay } = stage();
  const id = await stage().inReview('Window', fay);
  const context = fay.context();
  const tab = await context.newPage();
  // The windows of the room are asked for after it is drawn.
  const parts = /\/assets\/[^/]*timecode-window[^/]*\.js$/;
  let refused = 0;
  await tab.route(parts, (route) => {
    refused += 1;
    return route.abort();
  });
  await stage().open(tab, id);
  await expect(tab.getByLabel('Note', { exact: true })).toBeVisible();
  // Each part is tried twice.
  await expect.poll(() => refused).toBeGreaterThan(1);
  await context.setOffline(true);
  await tab.locator('#main').press('?');
  // The window that was asked for says so, and is the only one.
  await expect(failed(tab)).toHaveCount(1);
  await tab.keyboard.press('Escape');
  await expect(failed(tab)).toHaveCount(0);
  const arrived = tab.waitForResponse(/\/assets\/[^/]*shortcut-window[^/]*\.js$/);
  await context.setOffline(false);
  await arrived;
  await expect(tab.getByRole('status', { name: /^Live/ })).toBeVisible();
  const shortcuts = tab.getByRole('dialog', { name: 'Keyboard Shortcuts' });
  await expect(shortcuts).toHaveCount(0);
  await tab.locator('#main').press('?');
  await expect(shortcuts).toBeVisible();
  await tab.keyboard.press('Escape');
  await expect(shortcuts).toHaveCount(0);

  // One that was closed when it did not load is tried again when it is asked for.
  await tab.unroute(parts);
  await tab.getByRole('button', { name: 'Upload New Version' }).click();
  await expect(tab.getByRole('dialog', { name: /Upload/ })).toBeVisible();
  await tab.close();
});

test('a film that cannot be reached says so, and comes by itself once it can (OPN-075)', async () => {
  const { fay } = stage();
  const id = await stage().openVersion('Video', 'Far', 'far.mp4', await film({ name: 'far.mp4', seconds: 3 }));
  const tab = await fay.context().newPage();
  const films = /\/api\/files\/[^/]+\/(original|preview)/;
  await tab.route(films, (route) => route.abort());
  await stage().open(tab, id);
  const picture = tab.getByRole('region', { name: 'Picture' });
  const lost = picture.getByText('There is no connection. The file appears here once there is one.');
  await expect(lost).toBeVisible();
  await expect(picture.getByText('This file cannot be shown here.')).toHaveCount(0);
  await tab.unroute(films);
  await expect(lost).toBeHidden();
  await expect(picture.getByText('10:00:00:00', { exact: true })).toBeVisible({ timeout: 60_000 });
  await picture.getByRole('slider', { name: 'Position in the film' }).focus();
  await tab.keyboard.press('PageUp');
  await expect(picture.getByText('10:00:01:00', { exact: true })).toBeVisible();
  await tab.close();
});

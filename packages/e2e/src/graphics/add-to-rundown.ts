import { expect, type Page } from '@playwright/test';

/** Adds a graphic to the rundown that this page shows, by its picture; `words` are those below it. */
export async function addToRundown(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: 'Add Graphics' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Graphics' });
  await dialog.getByRole('list', { name: 'Graphics found' }).getByRole('button', { name: words }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

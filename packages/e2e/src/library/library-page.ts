import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { type } from '../keys.ts';
import { still } from '../media.ts';
import type { RunningServer } from '../server.ts';

export interface UploadChoices {
  type?: string;
  brand?: string;
  dimensions?: string;
  department?: string;
  folder?: string;
}

/** Creates a collection with the dialog and ends on its page. */
export async function makeCollection(page: Page, server: RunningServer, name: string): Promise<void> {
  await page.goto(`${server.url}/#/collections`);
  await page.getByRole('button', { name: 'New Collection' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'New Collection' });
  await type(dialog.getByLabel('Name'), name);
  await dialog.getByRole('button', { name: 'Add Collection' }).click();
  await expect(page.getByRole('heading', { name: `Name: ${name}` })).toBeVisible();
}

/** Opens the upload box if it is closed, and chooses the details of the files. */
export async function describeUpload(page: Page, choices: UploadChoices): Promise<void> {
  const box = page.getByRole('heading', { name: 'Upload files to this collection' });
  if (!(await box.isVisible())) await page.getByRole('button', { name: 'Upload Files' }).first().click();
  await pick(page, 'Type', choices.type ?? 'Image');
  await pick(page, 'Brand', choices.brand ?? 'The Hundred');
  await pick(page, 'Dimensions', choices.dimensions ?? '1080x1080');
  await pick(page, 'Department', choices.department ?? 'Digital');
  if (choices.folder !== undefined)
    await type(
      page
        .getByRole('textbox', { name: 'Folder' })
        .or(page.getByRole('combobox', { name: 'Folder' }))
        .first(),
      choices.folder,
    );
}

/** Uploads one picture under each of these names to the open collection, and waits for the cards. */
export async function uploadPictures(page: Page, names: readonly string[], choices: UploadChoices = {}): Promise<void> {
  const buffer = await readFile(await still('library.png'));
  await describeUpload(page, choices);
  await page
    .getByLabel('Files', { exact: true })
    .setInputFiles(names.map((name) => ({ name: `${name}.png`, mimeType: 'image/png', buffer })));
  const uploads = page.getByRole('complementary', { name: 'Uploads' });
  await expect(uploads.getByText('Uploaded', { exact: true })).toHaveCount(names.length, { timeout: 60_000 });
  // A picture of another size than its dimensions shows a note and stays in the list.
  await expect(uploads.getByText(/^This file is \d+×\d+, not /)).toHaveCount(names.length);
  // Many upload lines and the upload box push the cards out of view, where they are not rendered.
  await uploads.getByRole('button', { name: 'Clear finished' }).click();
  await page.getByRole('button', { name: 'Close Upload' }).click();
  for (const name of names) await expect(card(page, name)).toBeVisible({ timeout: 60_000 });
}

/** The card of an item, found by its title, which opens the details. */
export const card = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('button', { name: title, exact: true }) });

export async function pick(page: Page, label: string, option: string): Promise<void> {
  const input = page
    .getByRole('combobox', { name: label })
    .or(page.getByRole('textbox', { name: label }))
    .first();
  if ((await input.inputValue()) === option) return;
  await type(input, option);
  await page.getByRole('option', { name: option, exact: true }).click();
}

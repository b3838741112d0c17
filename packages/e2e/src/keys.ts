import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Types as a person does: clicks the field, selects its text, then presses key after key. Empty text clears the field. Stories
 * never set a value at once, which would skip what the page does at every key.
 */
export async function type(field: Locator, text: string): Promise<void> {
  await selectAll(field);
  await (text ? field.pressSequentially(text) : field.press('Delete'));
}

/** Replaces the text of a field by pasting: for several lines, or more than anyone types. */
export async function paste(field: Locator, text: string): Promise<void> {
  const page = field.page();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await selectAll(field);
  await field.press('ControlOrMeta+v');
}

/** Pastes several lines into a cell of a sheet, which takes them before the field does. */
export const pasteInto = (cell: Locator, text: string): Promise<void> =>
  cell.evaluate((input, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

/** Opens a list by its label and chooses an option. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  const input = page
    .getByRole('combobox', { name: label, exact: true })
    .or(page.getByRole('textbox', { name: label, exact: true }))
    .first();
  await input.click();
  await page.getByRole('option', { name: option }).first().click();
  await input.press('Tab');
}

/** Chooses an entry of the open menu by keyboard. The menu takes the focus a moment after it is shown. */
export async function chooseEntry(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('menu');
  await expect(menu.locator(':focus')).toHaveCount(1);
  await menu.getByRole('menuitem', { name }).press('Enter');
}

async function selectAll(field: Locator): Promise<void> {
  await field.click();
  await field.press('ControlOrMeta+a');
}

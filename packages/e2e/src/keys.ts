import type { Locator } from '@playwright/test';

/**
 * Types into a field as a hand does: a click, everything that stands there selected, then key after key; no text clears
 * the field. Setting the value in one go would hide what half of it does to the page, so stories never do that.
 */
export async function type(field: Locator, text: string): Promise<void> {
  await selectAll(field);
  await (text ? field.pressSequentially(text) : field.press('Delete'));
}

/** Replaces what stands in a field with something copied elsewhere: several lines, or more than anybody types. */
export async function paste(field: Locator, text: string): Promise<void> {
  const page = field.page();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await selectAll(field);
  await field.press('ControlOrMeta+v');
}

async function selectAll(field: Locator): Promise<void> {
  await field.click();
  await field.press('ControlOrMeta+a');
}

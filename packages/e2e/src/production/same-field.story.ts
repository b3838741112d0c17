import { expect, type Page, test } from '@playwright/test';
import { type } from '../keys.ts';
import { ask } from '../people.ts';
import { reviewStories } from './review-stage.ts';

const stage = reviewStories('Same field');
let wes: Page;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  wes = await stage().join('Wes Writer', 'reviewing');
});

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });
const question = (page: Page) => page.getByText('Your text is still here.');
const openForm = async (page: Page) => {
  const { server, brief } = stage();
  await page.goto(`${server.url}/#/brief/${brief}?tab=form`);
  await expect(field(page, 'Audience')).toBeVisible();
};
/** Types into a field and leaves it. */
const write = async (page: Page, label: string, text: string) => {
  await type(field(page, label), text);
  await page.keyboard.press('Tab');
};
const stored = async (label: 'audience' | 'objective') => {
  const { server, fay, brief } = stage();
  const query = { collection: 'productions', where: { id: brief } };
  return (await ask(fay.context(), server, { kind: 'fetch', query })).documents?.[0]?.[label];
};
const goOffline = async (page: Page) => {
  await page.context().setOffline(true);
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: /^Offline/ })
      .first(),
  ).toBeVisible();
};

test('what was written offline does not overwrite what somebody else saved meanwhile: both are there to choose from (PLT-004 OPN-075)', async () => {
  const { fay } = stage();
  await openForm(fay);
  await openForm(wes);
  await goOffline(fay);
  await write(fay, 'Audience', 'Families, says Fay');
  await write(wes, 'Audience', 'Schools, says Wes');
  await expect.poll(() => stored('audience')).toBe('Schools, says Wes');
  await fay.context().setOffline(false);
  await expect(fay.getByText('Someone else changed this to “Schools, says Wes”.')).toBeVisible({ timeout: 40_000 });
  await expect(field(fay, 'Audience')).toHaveValue('Families, says Fay');
  await expect(field(wes, 'Audience')).toHaveValue('Schools, says Wes');
  await fay.getByRole('button', { name: 'Keep Mine' }).click();
  await expect(field(wes, 'Audience')).toHaveValue('Families, says Fay');
  await expect(question(fay)).toHaveCount(0);
});

test('nor does it after the page was opened anew (PLT-004 OPN-075)', async () => {
  const { fay } = stage();
  await goOffline(fay);
  await write(fay, 'Objective', 'A full ground, says Fay');
  await write(wes, 'Objective', 'New members, says Wes');
  await expect.poll(() => stored('objective')).toBe('New members, says Wes');
  fay.once('dialog', (dialog) => void dialog.accept());
  await fay.reload().catch(() => undefined);
  await fay.context().setOffline(false);
  await openForm(fay);
  await expect(fay.getByText('Someone else changed this to “New members, says Wes”.')).toBeVisible({ timeout: 40_000 });
  await expect(field(fay, 'Objective')).toHaveValue('A full ground, says Fay');
  await expect(field(wes, 'Objective')).toHaveValue('New members, says Wes');
  await fay.getByRole('button', { name: 'Take Theirs' }).click();
  await expect(field(fay, 'Objective')).toHaveValue('New members, says Wes');
  expect(await stored('objective')).toBe('New members, says Wes');
});

test('of two who leave a field at the same moment, the second is asked (PLT-004 OPN-075)', async () => {
  const { fay } = stage();
  for (const round of [1, 2, 3]) {
    await type(field(fay, 'Audience'), `Fay ${round}`);
    await type(field(wes, 'Audience'), `Wes ${round}`);
    await Promise.all([fay.keyboard.press('Tab'), wes.keyboard.press('Tab')]);
    await expect.poll(() => stored('audience')).toMatch(new RegExp(`^(Fay|Wes) ${round}$`));
    const [first, second, own]: [Page, Page, string] =
      (await stored('audience')) === `Fay ${round}` ? [fay, wes, `Wes ${round}`] : [wes, fay, `Fay ${round}`];
    await expect(question(second)).toBeVisible();
    await expect(question(first)).toHaveCount(0);
    await expect(field(second, 'Audience')).toHaveValue(own);
    await second.getByRole('button', { name: 'Keep Mine' }).click();
    await expect(field(first, 'Audience')).toHaveValue(own);
    await expect(question(second)).toHaveCount(0);
  }
});

test('what was typed in a tab that was closed is in its field in the next one, for its writer alone (PLT-004 OPN-075)', async () => {
  const { server, brief, fay } = stage();
  const tab = await fay.context().newPage();
  await openForm(tab);
  await type(field(tab, 'Objective'), 'A half sentence');
  await goOffline(tab);
  await write(tab, 'Audience', 'Sent to nobody');
  await tab.close();
  await fay.context().setOffline(false);

  // A tab that is open has its own.
  const next = await fay.context().newPage();
  await openForm(next);
  for (const [label, text] of [
    ['Objective', 'A half sentence'],
    ['Audience', 'Sent to nobody'],
  ] as const) {
    await expect(field(next, label)).toHaveValue(text);
    await expect(field(fay, label)).not.toHaveValue(text);
    await expect(field(wes, label)).not.toHaveValue(text);
  }
  await next.getByRole('button', { name: 'Save It' }).first().click();
  await next.getByRole('button', { name: 'Save It' }).click();
  await expect.poll(() => stored('audience')).toBe('Sent to nobody');
  await expect.poll(() => stored('objective')).toBe('A half sentence');
  await next.goto(`${server.url}/#/brief/${brief}`);
  await next.close();
  const last = await fay.context().newPage();
  await openForm(last);
  await expect(field(last, 'Audience')).toHaveValue('Sent to nobody');
  await expect(last.getByText('You typed this earlier.')).toHaveCount(0);
  await last.close();
});

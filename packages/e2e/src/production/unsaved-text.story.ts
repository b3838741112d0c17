import { expect, type Page, test } from '@playwright/test';
import { paste, type } from '../keys.ts';
import { film } from '../media.ts';
import { ask, password } from '../people.ts';
import { callAs } from '../shell/prepare.ts';
import { reviewStories } from './review-stage.ts';

const stage = reviewStories('Roses match');
test.describe.configure({ mode: 'serial' });

const openForm = async (page: Page) => {
  await page.goto(`${stage().server.url}/#/brief/${stage().brief}`);
  await page.getByRole('tab', { name: 'Brief Form' }).click();
};
const detail = (page: Page) => page.getByRole('textbox', { name: 'Intention detail' });
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'Your text was not saved' });

/** Tells the page what a browser tells it when another tab is chosen; a page under test is always in sight. */
const showTab = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((shown) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => shown });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

async function signOut(page: Page): Promise<void> {
  await page.goto(`${stage().server.url}/#/user`);
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await page.waitForURL(/#\/login/);
}

async function signInHere(page: Page, email: string): Promise<void> {
  await type(page.getByLabel('E-mail'), email);
  await type(page.getByLabel('Password', { exact: true }), password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL((address) => !address.hash.startsWith('#/login'));
}

test('half-typed text of a form outlasts a reload (PRD-026)', async () => {
  const { fay } = stage();
  await openForm(fay);
  await type(detail(fay), 'Typed, then reloaded');
  fay.once('dialog', (question) => question.accept());
  await fay.reload();
  await expect(detail(fay)).toHaveValue('Typed, then reloaded');
  await expect(fay.getByText('You typed this earlier. It is not saved.')).toBeVisible();
  await fay.getByRole('button', { name: 'Discard' }).click();
  await expect(detail(fay)).toHaveValue('');
  await fay.reload();
  await expect(fay.getByText('You typed this earlier.')).toHaveCount(0);
});

test('a field that is about to be typed over keeps its selection while a colleague changes it (PRD-026 DAT-013)', async () => {
  const { server, fay, brief } = stage();
  const theirs = (intentionDetail: string) =>
    ask(fay.context(), server, { kind: 'patch', collection: 'productions', id: brief, changes: { intentionDetail } });
  const marked = () => fay.evaluate(() => window.getSelection()?.toString());
  await theirs('One');
  await openForm(fay);
  await expect(detail(fay)).toHaveValue('One');
  await detail(fay).click();
  await fay.keyboard.press('ControlOrMeta+a');
  await theirs('Two');
  // Another page of the same person has it; this one would have it by then.
  const second = await fay.context().newPage();
  await openForm(second);
  await expect(detail(second)).toHaveValue('Two');
  await second.close();
  // A page has the focus again a moment after another one is closed.
  await expect.poll(marked).toBe('One');
  await fay.keyboard.press('Tab');
  await expect(detail(fay)).toHaveValue('Two');
  // Who types over a text that they have not seen is asked.
  await detail(fay).click();
  await fay.keyboard.press('ControlOrMeta+a');
  await theirs('Three');
  await fay.keyboard.type('Mine');
  await expect(fay.getByText('Someone else changed this to “Three”.')).toBeVisible();
  await fay.getByRole('button', { name: 'Take Theirs' }).click();
  await expect(detail(fay)).toHaveValue('Three');
  await theirs('');
  await expect(detail(fay)).toHaveValue('');
});

test('the notice of a text that was not saved leaves the controls of a player free (PRD-026)', async () => {
  const { fay } = stage();
  await stage().openVersion('Video', 'Trailer', 'film.mp4', await film({ name: 'story-review.mp4' }));
  const room = fay.url();
  await openForm(fay);
  await type(detail(fay), 'Typed, then left');
  fay.once('dialog', (question) => question.accept());
  await fay.goto(`${stage().server.url}/?again${new URL(room).hash}`);
  await expect(notice(fay)).toBeVisible();
  const play = fay.getByRole('button', { name: 'Play', exact: true });
  await expect(play).toBeVisible();
  const above = async () => {
    const [lower, upper] = [await notice(fay).boundingBox(), await fay.getByRole('slider').first().boundingBox()];
    return (upper?.y ?? 0) - (lower?.y ?? 0) - (lower?.height ?? 0);
  };
  await expect.poll(above).toBeGreaterThanOrEqual(0);
  await openForm(fay);
  await fay.getByRole('button', { name: 'Discard' }).click();
  await expect(detail(fay)).toHaveValue('');
});

test('what was typed into a window outlasts a reload, except for passwords, and is offered once (PRD-026)', async () => {
  const { server, fay, brief } = stage();
  const lost = fay.getByRole('dialog', { name: 'Your text was not saved' });
  await fay.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await fay.goto(`${server.url}/#/brief/${brief}`);
  await fay.getByRole('button', { name: 'New Deliverable' }).first().click();
  const window = fay.getByRole('dialog', { name: 'New deliverable' });
  await type(window.getByRole('textbox', { name: 'Title' }), 'Toss');
  // Another tab, and back: the window has its text, and nothing is offered.
  await showTab(fay, 'hidden');
  await showTab(fay, 'visible');
  await expect(window.getByRole('textbox', { name: 'Title' })).toHaveValue('Toss');
  await type(window.getByRole('textbox', { name: 'Description' }), 'Who bats first');
  await expect(lost).toHaveCount(0);
  await showTab(fay, 'hidden');
  await fay.reload();
  await expect(lost.getByText('The page was left or loaded again before you saved')).toBeVisible();
  await expect(lost.getByText('New deliverable', { exact: true })).toHaveCount(1);
  // It is read in peace: another reload does not take it.
  await fay.reload();
  await lost.getByRole('button', { name: 'Copy Text' }).click();
  await expect(fay.getByText('Text copied to clipboard')).toBeVisible();
  expect(await fay.evaluate(() => navigator.clipboard.readText())).toBe('Title: Toss\nDescription: Who bats first');
  await lost.getByRole('button', { name: 'Discard' }).click();
  await expect(lost).toHaveCount(0);

  // A password stays nowhere, also one that is shown; a window that was closed leaves nothing.
  await fay.goto(`${server.url}/#/user`);
  const token = fay.getByRole('dialog', { name: 'Make an API Token' });
  for (const end of ['close', 'reload']) {
    await fay.getByRole('button', { name: 'Make a Token' }).click();
    await type(token.getByLabel('Name'), 'Fixtures');
    await token.locator('.mantine-PasswordInput-visibilityToggle').click();
    await type(token.getByLabel('Your password'), 'k7-secret');
    await expect(token.getByLabel('Your password')).toHaveAttribute('type', 'text');
    if (end === 'close') await token.getByRole('button', { name: 'Close' }).last().click();
    await fay.reload();
    if (end === 'close') await expect(fay.getByRole('button', { name: 'Make a Token' })).toBeVisible();
    if (end === 'close') await expect(lost).toHaveCount(0);
  }
  await expect(lost.getByText('Fixtures')).toBeVisible();
  await expect(lost).not.toContainText('k7-secret');
  expect(await fay.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain('k7-secret');
  await lost.getByRole('button', { name: 'Discard' }).click();
});

test('half-typed text is shown to nobody else at the same browser, and given back to its writer (PRD-026 DAT-013)', async () => {
  const { fay } = stage();
  await (await stage().join('Wes Writer', 'reviewing')).context().close();
  await openForm(fay);
  await type(detail(fay), 'Between us: nobody may know yet');
  const second = await fay.context().newPage();
  await signOut(second);
  await second.close();

  await fay.waitForURL(/#\/login/);
  await expect(fay.getByLabel('E-mail')).toBeVisible();
  await expect(fay.getByText('Between us')).toHaveCount(0);
  await signInHere(fay, 'wes@example.org');
  await openForm(fay);
  await expect(detail(fay)).toHaveValue('');
  await expect(fay.getByText('Between us')).toHaveCount(0);
  await expect(notice(fay)).toHaveCount(0);
  await signOut(fay);

  await signInHere(fay, 'fay@example.org');
  await expect(notice(fay)).toContainText('Intention detail of Roses match: “Between us: nobody may know yet”');
  await openForm(fay);
  await expect(detail(fay)).toHaveValue('Between us: nobody may know yet');
  await expect(notice(fay)).toHaveCount(0);
  // Looking at it saves nothing.
  await detail(fay).click();
  await fay.keyboard.press('Tab');
  await expect(fay.getByText('You typed this earlier. It is not saved.')).toBeVisible();
  await fay.getByRole('button', { name: 'Save It' }).click();
  await expect(fay.getByText('Intention detail changed.')).toBeVisible();
  await fay.reload();
  await expect(detail(fay)).toHaveValue('Between us: nobody may know yet');
});

test('a note and a brief that somebody has begun are shown to nobody else at the same browser (PRD-026 PRD-098 DAT-013)', async () => {
  const { fay, server } = stage();
  const id = await stage().inReview('Roses teaser', fay);
  const note = fay.getByLabel('Note', { exact: true });
  const title = fay.getByLabel('Title');
  const beginBoth = async (text: string) => {
    await stage().open(fay, id);
    await expect(note).toHaveValue('');
    await note.pressSequentially(text);
    await fay.goto(`${server.url}/#/new-brief`);
    await expect(title).toHaveValue('');
    await title.pressSequentially(text);
  };
  await beginBoth('Only between us');
  await signOut(fay);
  await signInHere(fay, 'wes@example.org');
  await beginBoth('Said by Wes');
  await signOut(fay);
  await signInHere(fay, 'fay@example.org');
  await stage().open(fay, id);
  await expect(note).toHaveValue('Only between us');
  await fay.goto(`${server.url}/#/new-brief`);
  await expect(title).toHaveValue('Only between us');
});

test('what was typed into a window that went with its session is offered at the next sign-in (PRD-026)', async () => {
  const { server, fay, brief } = stage();
  await fay.goto(`${server.url}/#/brief/${brief}`);
  await fay.getByRole('button', { name: 'New Deliverable' }).first().click();
  const window = fay.getByRole('dialog', { name: 'New deliverable' });
  await type(window.getByRole('textbox', { name: 'Title' }), 'Toss at noon');
  const second = await fay.context().newPage();
  await signOut(second);
  await second.close();
  await signInHere(fay, 'fay@example.org');
  const lost = fay.getByRole('dialog', { name: 'Your text was not saved' });
  await expect(lost.getByText('Your session ended before you saved what you typed here.')).toBeVisible();
  await expect(lost).toContainText('Toss at noon');
  await expect(lost).not.toContainText('changed your access');
  await lost.getByRole('button', { name: 'Discard' }).click();
});

test('two tabs of a browser have one person: who signs in at one is the person of the other (DAT-013 PLT-081)', async () => {
  const { server, fay } = stage();
  await fay.goto(`${server.url}/#/briefs`);
  const second = await fay.context().newPage();
  await signOut(second);
  await expect(fay).toHaveURL(/#\/login/);
  await expect(fay.getByText('You are signed out. Please sign in again.')).toBeVisible();
  await signInHere(fay, 'fay@example.org');
  await expect(second.getByRole('button', { name: 'Account of Fay Backer' })).toBeVisible();

  // The other tab is at the sign-in page when it hears of nothing, as after a lost connection.
  await fay.context().request.post(`${server.url}/api/auth/sign-in/email`, {
    data: { email: 'wes@example.org', password },
    headers: { origin: server.url },
  });
  await second.reload();
  await expect(second.getByRole('button', { name: 'Account of Wes Writer' })).toBeVisible();
  await expect(fay.getByRole('button', { name: 'Account of Wes Writer' })).toBeVisible();
  await expect(fay.getByText('You are signed in as Wes Writer now.')).toBeVisible();
  await second.close();
  await signOut(fay);
  await signInHere(fay, 'fay@example.org');
});

test('a long text without a decision has a short notice, which covers no tabs and copies all of it (PRD-026)', async () => {
  const { server, fay, brief } = stage();
  const long = `First sentence.\n\n${'Words in the middle. '.repeat(105)}\n\nLast sentence.`;
  await openForm(fay);
  await paste(detail(fay), long);
  const changes = { intentionDetail: 'Theirs' };
  await ask(fay.context(), server, { kind: 'patch', collection: 'productions', id: brief, changes });
  await expect(fay.getByRole('button', { name: 'Keep Mine' })).toBeVisible();
  await fay.getByRole('tab', { name: /^Deliverables/ }).click();
  await expect(notice(fay)).toContainText('Intention detail of Roses match: “First sentence. Words in the middle.');
  await expect(notice(fay)).toContainText(/\(2,\d\d\d characters\)/);
  expect((await notice(fay).boundingBox())?.height).toBeLessThan(180);
  await fay.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await notice(fay).getByRole('button', { name: 'Copy Text' }).click();
  await expect(fay.getByText('Text copied to clipboard')).toBeVisible();
  expect(await fay.evaluate(() => navigator.clipboard.readText())).toBe(long);
  // The tabs below take their presses, and the question waits in the field.
  await fay.getByRole('tab', { name: /^Inspirations/ }).click();
  await fay.getByRole('tab', { name: 'Brief Form' }).click();
  await expect(detail(fay)).toHaveValue(long);
  await fay.getByRole('button', { name: 'Keep Mine' }).click();
  await fay.reload();
  await expect(detail(fay)).toHaveValue(long);
});

test('what somebody writes in the review room is offered when the version or the deliverable is deleted (PRD-026 PRD-098)', async () => {
  const { server, fay } = stage();
  const del = await stage().join('Del Eter', 'reviewing');
  const id = await stage().inReview('Toss film', fay);
  await stage().addVersion(id, del, 'second.mp4');
  const note = fay.getByLabel('Note', { exact: true });
  const lost = (title: string) => fay.getByRole('status').filter({ hasText: title });
  await stage().open(fay, id);
  await note.pressSequentially('Too loud');
  await note.press('Enter');
  await fay.getByRole('button', { name: 'Respond' }).click();
  await fay.getByLabel('Response').pressSequentially('Only the st');
  await note.pressSequentially('The end is');
  await fay.getByRole('tab', { name: /v1/ }).click();
  await note.pressSequentially('The logo');

  const query = { collection: 'files', where: { delID: id, version: 1 } };
  const { documents } = await ask(del.context(), server, { kind: 'fetch', query });
  await callAs(del, server, 'production/deleteFile', { id: documents?.[0]?.id });
  await expect(fay.getByRole('tab', { name: /v1/ })).toHaveCount(0);
  await expect(lost('Your note was not added: its version was deleted.')).toContainText('The logo');
  await expect(note).toHaveValue('The end is');

  await callAs(del, server, 'production/deleteDeliverables', { ids: [id] });
  await expect(fay.getByText('This deliverable does not exist, or you do not have access to it.')).toBeVisible();
  await fay.reload();
  const notes = lost('Your note was not added: its deliverable is gone.');
  await expect(notes.getByText('The logo', { exact: true })).toBeVisible();
  await expect(notes.getByText('The end is', { exact: true })).toBeVisible();
  const response = lost('Your response was not added: its deliverable is gone.');
  await expect(response.getByText('Only the st', { exact: true })).toBeVisible();
  await fay.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await response.getByRole('button', { name: 'Copy Text' }).click();
  await expect(fay.getByText('Text copied to clipboard')).toBeVisible();
  expect(await fay.evaluate(() => navigator.clipboard.readText())).toBe('Only the st');
  for (const _ of [1, 2]) await notes.getByRole('button', { name: 'Discard' }).first().click();
  await response.getByRole('button', { name: 'Discard' }).click();
  await expect(fay.getByRole('button', { name: 'Discard' })).toHaveCount(0);
  await del.context().close();
});

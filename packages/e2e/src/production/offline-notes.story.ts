import { expect, type Page, test } from '@playwright/test';
import { type } from '../keys.ts';
import { ask, password } from '../people.ts';
import { reviewStories } from './review-stage.ts';

const stage = reviewStories('Offline');

test('a note sent without a connection says that it waits, on a phone too, and arrives once although its tab is closed and its answer lost (PRD-098 OPN-098)', async () => {
  const { fay } = stage();
  const id = await stage().inReview('Trailer', fay);
  const context = fay.context();
  const tab = await context.newPage();
  await tab.setViewportSize({ width: 390, height: 844 });
  await stage().open(tab, id);
  const field = tab.getByLabel('Note', { exact: true });
  const lost = tab.getByRole('status', { name: /^(Offline|Connecting)/ });
  await expect(field).toBeVisible();
  await expect(lost).toHaveCount(0);

  await context.setOffline(true);
  await expect(lost).toBeVisible();
  await type(field, 'The logo is too small');
  await field.press('Enter');
  await expect(tab.getByRole('paragraph').filter({ hasText: 'The logo is too small' })).toBeVisible();
  await expect(tab.getByText('Waiting for the connection')).toBeVisible();
  // The next one can be written meanwhile.
  await type(field, 'And the music too loud');
  await field.press('Enter');
  await expect(tab.getByText('Waiting for the connection')).toHaveCount(2);
  await expect(tab.getByRole('heading', { name: 'Trailer' })).toBeInViewport();
  const kept = await keptOf(tab, id);
  await tab.close();
  await context.setOffline(false);

  await stage().open(fay, id);
  const note = fay.getByRole('paragraph').filter({ hasText: 'The logo is too small' });
  await expect(note).toBeVisible();
  await expect(fay.getByRole('paragraph').filter({ hasText: 'And the music too loud' })).toBeVisible();
  await expect.poll(() => keptOf(fay, id)).toBe('[]');
  await expect(fay.getByText('Waiting for the connection')).toHaveCount(0);

  // The answer was lost: the browser still has the note, and the server too.
  await fay.evaluate(([key = '', text = '']) => localStorage.setItem(key, text), [keyOf(id), kept ?? '']);
  await fay.reload();
  await expect(note).toBeVisible();
  await expect.poll(() => keptOf(fay, id)).toBe('[]');
  await expect(note).toHaveCount(1);
  const query = { collection: 'notes', where: { delID: id } };
  const { documents = [] } = await ask(context, stage().server, { kind: 'fetch', query });
  expect(documents.map(({ text }) => text).sort()).toEqual(['And the music too loud', 'The logo is too small']);
  await expect(fay.getByLabel('Note', { exact: true })).toHaveValue('');
});

test('a session that ends while its page is offline leads to the sign-in page, with the sentence why, and back (OPN-026 PLT-081)', async () => {
  const { server, fay } = stage();
  const id = await stage().inReview('Poster', fay);
  const wes = await stage().join('Wes Writer', 'reviewing');
  await stage().open(wes, id);
  const note = wes.getByLabel('Note', { exact: true });
  await note.pressSequentially('Nearly done');
  await wes.context().setOffline(true);
  await expect(wes.getByRole('status', { name: /^(Offline|Connecting)/ })).toBeVisible();
  const ended = await wes
    .context()
    .request.post(`${server.url}/api/auth/sign-out`, { data: {}, headers: { origin: server.url } });
  expect(ended.ok()).toBe(true);
  await wes.context().setOffline(false);

  await expect(wes.getByText('You are signed out. Please sign in again.')).toBeVisible();
  await type(wes.getByLabel('E-mail'), 'wes@example.org');
  await type(wes.getByLabel('Password', { exact: true }), password);
  await wes.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(wes.getByRole('heading', { name: 'Poster' })).toBeVisible();
  await expect(note).toHaveValue('Nearly done');
});

const keyOf = (id: string) => `pavilion.notes-unsent.${id}`;
const keptOf = (page: Page, id: string) => page.evaluate((key) => localStorage.getItem(key), keyOf(id));

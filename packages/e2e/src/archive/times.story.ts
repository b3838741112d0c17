import { expect, type Page, test } from '@playwright/test';
import { choose, type } from '../keys.ts';
import { ask } from '../people.ts';
import type { RunningServer } from '../server.ts';
import { openViewerStage, recording } from './viewer-stage.ts';

let server: RunningServer;
let ann: Page;
let cli: Page;

test.beforeAll(async ({ browser }) => {
  test.setTimeout(300_000);
  ({ server, ann, cli } = await openViewerStage(browser));
});
test.afterAll(() => server.stop());

test('a file of times places deliveries, and its invalid lines are listed (ARC-001)', async () => {
  await ann.goto(`${server.url}/#/match/story-match?tab=recordings`);
  await ann.getByRole('button', { name: 'Place by Time' }).press('Enter');
  const dialog = ann.getByRole('dialog', { name: 'Place Deliveries by Time' });
  await expect(dialog.getByText('No deliveries would move.')).toBeVisible();
  const choosing = ann.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Read Times From a File' }).press('Enter');
  const lines = ['innings,over,ball,time', '1,0,1,10:00:03', '1,0,2,tea', '1,first,3,10:00:04', '1,88,1,10:00:05', ''];
  const buffer = Buffer.from(lines.join('\r\n'));
  await (await choosing).setFiles({ name: 'times.csv', mimeType: 'text/csv', buffer });
  const remarks = dialog.getByRole('alert');
  await expect(remarks).toContainText('Line 3: “tea” is not a time. Write it as 11:04:37.');
  await expect(remarks).toContainText('Line 4: innings, over and ball must be whole numbers.');
  await expect(remarks).toContainText('This match has no ball 88.1 of innings 1.');
  await expect(remarks.getByRole('listitem')).toHaveCount(3);
  await expect(dialog.getByText('1 delivery would move.')).toBeVisible();
  const row = dialog.getByRole('row').nth(1);
  await expect(row).toContainText('10:00:05:00');
  await expect(row).toContainText('10:00:03:00');
  const offset = dialog.getByLabel('Seconds to add to each time');
  await offset.press('Control+a');
  await offset.pressSequentially('-1.5');
  await expect(row).toContainText('10:00:01:12');
  await dialog.getByRole('button', { name: 'Place', exact: true }).press('Enter');
  await expect(dialog).toHaveCount(0);
  // The list follows the film to the ball's new place.
  await ann.goto(`${server.url}/#/recording/${recording}`);
  await expect(ann.getByRole('status', { name: 'Timecode' })).toContainText('10:00:00:00');
  await ann.keyboard.press('Shift+ArrowRight');
  for (let step = 0; step < 12; step++) await ann.keyboard.press('ArrowRight');
  const placed = ann
    .getByRole('list', { name: 'Events' })
    .getByRole('listitem')
    .filter({ hasText: 'SJ Cook to RJ Burns' });
  await expect(placed.filter({ hasText: '10:00:01:12' })).toContainText('0.1');
});

test('a shift for which there is no room counts only what leaves the film (ARC-110)', async () => {
  await ann.goto(`${server.url}/#/match/story-match?tab=recordings`);
  const cover = ann.getByRole('region', { name: 'Deliveries on film' });
  await cover.getByRole('link', { name: 'Place by Hand' }).click();
  await ann.getByRole('button', { name: 'Shift Deliveries' }).click();
  const shift = ann.getByRole('dialog', { name: 'Shift Deliveries' });
  await choose(ann, 'Which deliveries', 'The whole recording');
  await shift.getByText('Seconds', { exact: true }).click();
  await type(shift.getByLabel('By how much'), '-2');
  await expect(shift.getByRole('alert')).toHaveText(/^1 delivery would fall outside the recording\./);
  await expect(shift.getByText(/would move/)).toHaveCount(0);
  await expect(shift.getByRole('button', { name: 'Shift', exact: true })).toBeDisabled();
  await type(shift.getByLabel('By how much'), '-1');
  await expect(shift.getByText(/^\d+ deliveries would move\.$/)).toBeVisible();
  await expect(shift.getByRole('button', { name: 'Shift', exact: true })).toBeEnabled();
  await shift.getByRole('button', { name: 'Cancel' }).click();
});

test('two people who edit the note of a clip at the same moment lose neither text (ARC-105)', async () => {
  let held: (() => void)[] | null = null;
  const release = () => {
    const late = held ?? [];
    held = null;
    for (const arrives of late) arrives();
  };
  await ann.routeWebSocket(/./, (page) => {
    page.connectToServer().onMessage((message) => {
      if (held) held.push(() => page.send(message));
      else page.send(message);
    });
  });
  const found = await ask(cli.context(), server, {
    kind: 'fetch',
    query: { collection: 'archiveEvents', where: { bookmark: 'Anthem' } },
  });
  const clip = String(found.documents?.[0]?.id);
  for (const page of [cli, ann]) {
    await page.goto(`${server.url}/#/recording/${recording}/${clip}`);
    await page.reload();
  }
  const note = (page: Page) => page.getByRole('textbox', { name: 'Note', exact: true });
  await expect(note(ann)).toBeEditable();
  // Cli's text has reached the server, but not Ann's page yet.
  held = [];
  await type(note(cli), 'Sung by the choir');
  await note(cli).press('Tab');
  const anthem = async () => {
    const now = await ask(cli.context(), server, { kind: 'fetchById', collection: 'archiveEvents', id: clip });
    return now.documents?.[0] ?? {};
  };
  const kept = async () => (await anthem()).note;
  await expect.poll(kept).toBe('Sung by the choir');
  await type(note(ann), 'The anthem');
  await note(ann).press('Tab');
  release();
  await expect(ann.getByText('Someone else changed this to “Sung by the choir”.')).toBeVisible();
  await expect(note(ann)).toHaveValue('The anthem');
  expect(await kept()).toBe('Sung by the choir');
  await ann.getByRole('button', { name: 'Keep Mine' }).press('Enter');
  await expect(note(cli)).toHaveValue('The anthem');
  expect(await kept()).toBe('The anthem');
  // The next words are merged with the saved text.
  await type(note(cli), 'The anthem, twice');
  await note(cli).press('Tab');
  await expect(note(ann)).toHaveValue('The anthem, twice');
  // Leaving before typing pauses saves the text too.
  await type(note(ann), 'The anthem, three times');
  await ann.goto(`${server.url}/#/recording/${recording}`);
  await expect.poll(kept).toBe('The anthem, three times');
  await expect(note(cli)).toHaveValue('The anthem, three times');
  await type(note(cli), 'The anthem, once more');
  await cli.reload();
  await expect(note(cli)).toHaveValue('The anthem, once more');
  // The clip is deleted, first while Ann types, then before her page knows: what she types can still be read.
  await expect(note(ann)).toHaveCount(0);
  await ann.goto(`${server.url}/#/recording/${recording}/${clip}`);
  await expect(note(ann)).toHaveValue('The anthem, once more');
  await type(note(ann), 'The anthem, hummed');
  await cli.getByRole('button', { name: 'Delete Clip' }).press('Enter');
  await cli.getByRole('dialog').getByRole('button', { name: 'Delete Clip' }).press('Enter');
  const lost = ann.getByRole('status').filter({ hasText: 'The clip was deleted while you wrote its note. Your text:' });
  await expect(lost.getByText('The anthem, hummed', { exact: true })).toBeVisible();
  await ann.reload();
  await expect(lost.getByText('The anthem, hummed', { exact: true })).toBeVisible();
  await cli.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(note(ann)).toHaveValue('The anthem, hummed');
  await expect(lost).toHaveCount(0);
  await expect.poll(kept).toBe('The anthem, hummed');
  held = [];
  expect((await ask(cli.context(), server, { kind: 'delete', collection: 'archiveEvents', id: clip })).error).toBe(
    undefined,
  );
  await type(note(ann), 'The anthem, never again');
  release();
  // The answer to her last save comes after she has discarded the text, and does not bring it back.
  held = [];
  await expect(lost.getByText('The anthem, never again', { exact: true })).toBeVisible();
  await lost.getByRole('button', { name: 'Discard' }).press('Enter');
  release();
  await expect(ann.getByText('This clip no longer exists, or belongs to another recording.')).toBeVisible();
  await expect(ann.getByRole('alert').filter({ hasText: 'Note: “The anthem, never again”' })).toHaveCount(1);
});

import { expect, type Page, test } from '@playwright/test';
import { ask } from '../people.ts';
import type { RunningServer } from '../server.ts';
import { frameOn, openViewerStage, recording } from './viewer-stage.ts';

let server: RunningServer;
let ann: Page;
let cli: Page;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  test.setTimeout(300_000);
  ({ server, ann, cli } = await openViewerStage(browser));
});
test.afterAll(() => server.stop());

/** Keys of the viewer, each after the picture of the one before. */
const keys = (...pressed: [key: string, frame: number][]) => keysOf(cli, ...pressed);
async function keysOf(page: Page, ...pressed: [key: string, frame: number][]): Promise<void> {
  for (const [key, frame] of pressed) {
    await page.keyboard.press(key);
    await expect.poll(() => frameOn(page)).toBe(frame);
  }
}
const second = 'Shift+ArrowRight';
const marked = () => cli.getByRole('region', { name: 'Film' }).getByRole('button', { name: /^10:00:\d\d:\d\d$/ });

// A new clip is opened at its in point.
test('one clip after the other is marked by keys: an in point behind the open clip begins the next (ARC-104 ARC-108)', async () => {
  await cli.goto(`${server.url}/#/recording/${recording}`);
  await expect.poll(() => frameOn(cli)).toBe(0);
  await keys([second, 25], ['i', 25], [second, 50], ['o', 50], ['x', 25]);
  const first = new RegExp(`/recording/${recording}/[^/?]+`);
  await expect(cli).toHaveURL(first);
  await expect(cli.getByRole('button', { name: 'Update In' })).toBeVisible();
  const open = cli.url();

  await keys([second, 50], [second, 75], [second, 100], ['i', 100]);
  await expect(cli.getByRole('button', { name: 'Set In' })).toBeVisible();
  await expect(cli).not.toHaveURL(first);
  await keys([second, 125], ['o', 125], ['x', 100]);
  await expect(cli).toHaveURL(first);
  expect(cli.url()).not.toBe(open);
  await expect(marked()).toHaveText(['10:00:04:00', '10:00:05:00']);
  await cli.goto(open);
  await expect(marked()).toHaveText(['10:00:01:00', '10:00:02:00']);
  await cli.keyboard.press('t');
  await expect(cli.getByLabel('Tag', { exact: true }).first()).toBeFocused();
  await expect(cli.getByLabel('Tag', { exact: true }).first()).toHaveValue('');
  await cli.keyboard.press('Escape');

  // On a narrow screen, the controls stay in sight with the film, wherever the page is scrolled.
  await cli.setViewportSize({ width: 1024, height: 700 });
  await cli.getByLabel('Note', { exact: true }).scrollIntoViewIfNeeded();
  await expect(cli.getByLabel('Note', { exact: true })).toBeInViewport({ ratio: 1 });
  await expect(cli.getByRole('button', { name: 'Play', exact: true })).toBeInViewport({ ratio: 1 });
  await cli.setViewportSize({ width: 1440, height: 900 });
});

test('without a connection marking goes on, and its return takes nobody back (ARC-104 OPN-098)', async () => {
  await cli.goto(`${server.url}/#/recording/${recording}`);
  // The film stays where it was.
  await expect.poll(() => frameOn(cli)).toBe(25);
  await keys([second, 50], [second, 75], [second, 100], [second, 125], [second, 150], ['i', 150]);
  // The next frames are there before the connection goes: a film that is not loaded cannot be shown without one.
  const loaded = () =>
    cli
      .locator('video')
      .evaluate(
        ({ buffered, currentTime }: HTMLVideoElement) =>
          Math.max(0, ...Array.from({ length: buffered.length }, (_, at) => buffered.end(at))) - currentTime,
      );
  await expect.poll(loaded).toBeGreaterThan(0.5);
  await cli.context().setOffline(true);
  const lost = cli.getByRole('status', { name: /^(Offline|Connecting)/ }).first();
  await expect(lost).toBeVisible();
  await keys(
    ['ArrowRight', 151],
    ['o', 151],
    ['x', 151],
    ['ArrowRight', 152],
    ['i', 152],
    ['ArrowRight', 153],
    ['o', 153],
  );
  await cli.context().setOffline(false);
  await expect(lost).toHaveCount(0, { timeout: 30_000 });
  await expect(marked()).toHaveText(['10:00:06:02', '10:00:06:03']);
  expect(await frameOn(cli)).toBe(153);
  await keys(['x', 152]);
  await expect(cli).toHaveURL(new RegExp(`/recording/${recording}/[^/?]+`));
  await expect(marked()).toHaveText(['10:00:06:02', '10:00:06:03']);
});

/** Marks of a delivery, as they are stored. */
async function marksOf(id: string): Promise<unknown[]> {
  const found = await ask(ann.context(), server, { kind: 'fetchById', collection: 'archiveEvents', id });
  const [{ tcIn, tcOut } = {}] = found.documents ?? [];
  return [tcIn, tcOut];
}

test('a ball placed by hand ends where the next one begins, and so does the one before it; Take Back restores both (ARC-001)', async () => {
  await ann.goto(`${server.url}/#/recording/${recording}?place=yes`);
  await expect.poll(() => frameOn(ann)).toBe(0);
  await expect(ann.getByRole('status', { name: 'Next ball' })).toContainText('Innings 2');
  // The first ball of the film begins at 5 s, and a clip is 8 s long.
  await keysOf(ann, [second, 25], ['b', 25]);
  await expect.poll(() => marksOf('story-second-0')).toEqual([1, 4.96]);
  await keysOf(ann, [second, 50], [second, 75], ['b', 75]);
  await expect.poll(() => marksOf('story-second-1')).toEqual([3, 4.96]);
  expect(await marksOf('story-second-0')).toEqual([1, 2.96]);
  await ann.keyboard.press('Backspace');
  await expect.poll(() => marksOf('story-second-1')).toEqual([undefined, undefined]);
  expect(await marksOf('story-second-0')).toEqual([1, 4.96]);

  // A ball that was said not to be on film comes back too, and the one before it stays.
  const next = ann.getByRole('status', { name: 'Next ball' });
  await expect(next).toContainText(/^0\.2 /);
  await ann.keyboard.press('n');
  await expect(next).toContainText(/^0\.3 /);
  await ann.keyboard.press('Backspace');
  await expect(next).toContainText(/^0\.2 /);
  expect(await marksOf('story-second-0')).toEqual([1, 4.96]);
});

test('Update Out of a delivery says which ball its clip runs into, and has an Undo that overwrites nobody (ARC-108 OPN-098)', async () => {
  await ann.goto(`${server.url}/#/recording/${recording}/story-second-0`);
  await expect.poll(() => frameOn(ann)).toBe(25);
  const notice = ann
    .getByRole('alert')
    .filter({ hasText: /^Out point of 0\.1.* changed\. Its clip now runs into 0\.1/ });
  const undo = notice.getByRole('button', { name: 'Undo' });
  const update = async () => {
    await ann.getByRole('button', { name: 'Update Out' }).click();
    await expect(notice).toBeVisible();
  };
  await ann.getByRole('button', { name: '+5 seconds' }).click();
  await expect.poll(() => frameOn(ann)).toBe(150);
  await update();
  await expect.poll(() => marksOf('story-second-0')).toEqual([1, 6]);
  await undo.click();
  await expect.poll(() => marksOf('story-second-0')).toEqual([1, 4.96]);
  await expect(notice).toBeHidden();

  await update();
  const changes = { tcOut: 3 };
  await ask(cli.context(), server, { kind: 'patch', collection: 'archiveEvents', id: 'story-second-0', changes });
  await undo.click();
  await expect(ann.getByText('cli Archivist has changed this since. Nothing was undone.')).toBeVisible();
  expect(await marksOf('story-second-0')).toEqual([1, 3]);
});

import { expect, type Page, test } from '@playwright/test';
import type { RunningServer } from '../server.ts';
import { frameOn, openViewerStage, recording } from './viewer-stage.ts';

let server: RunningServer;
let cli: Page;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  test.setTimeout(300_000);
  ({ server, cli } = await openViewerStage(browser));
});
test.afterAll(() => server.stop());

/** Keys of the viewer, each after the picture of the one before. */
async function keys(...pressed: [key: string, frame: number][]): Promise<void> {
  for (const [key, frame] of pressed) {
    await cli.keyboard.press(key);
    await expect.poll(() => frameOn(cli)).toBe(frame);
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

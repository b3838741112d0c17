import { expect, type Locator, type Page, test } from '@playwright/test';
import { ask, signInAsAdministrator } from '../people.ts';
import type { RunningServer } from '../server.ts';
import { callAs } from '../shell/prepare.ts';
import { openViewerStage, recording } from './viewer-stage.ts';

let server: RunningServer;
let cli: Page;

test.beforeAll(async ({ browser }) => {
  test.setTimeout(300_000);
  ({ server, cli } = await openViewerStage(browser));
  for (const [at, bookmark] of ['Trophy Lift', 'Toss'].entries()) {
    const { documents } = await ask(cli.context(), server, {
      kind: 'insert',
      collection: 'archiveEvents',
      document: { file: recording, tcIn: 1 + at, tcOut: 2 + at, bookmark },
    });
    await callAs(cli, server, 'archive/createClip', { archiveEvent: documents?.[0]?.id });
  }
});
test.afterAll(() => server.stop());

test('on a phone, a file name in the queue wraps between its parts, and its end stays whole (ARC-069 OPN-077)', async () => {
  await cli.goto(`${server.url}/#/clipping-requests`);
  const rows = cli.getByRole('table', { name: 'Clipping requests' }).getByRole('row');
  await expect(rows.filter({ hasText: 'Clipped' })).toHaveCount(2, { timeout: 60_000 });
  await cli.setViewportSize({ width: 390, height: 844 });
  const lines = await linesOf(rows.getByRole('link', { name: /\.mp4$/ }).first());
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.at(-1)).toMatch(/\d\d\.mp4$/);
  for (const line of lines.slice(0, -1)) expect(line).toMatch(/[\s.-]$/);
  await cli.setViewportSize({ width: 1440, height: 900 });
});

test('selected clips come as one zip, whose link appears above the clips (ARC-065 USR-108)', async () => {
  await cli.goto(`${server.url}/#/clips`);
  const clips = cli.getByRole('table', { name: 'Clips' });
  await expect(clips.getByRole('row')).toHaveCount(3);
  for (const at of [1, 2]) await clips.getByRole('row').nth(at).getByRole('checkbox').check();
  await cli.getByRole('button', { name: 'Request Zip', exact: true }).click();
  const question = cli.getByRole('dialog', { name: 'Request a Zip of 2 files?' });
  await question.getByRole('button', { name: 'Request Zip' }).click();
  const zip = cli.getByRole('list', { name: 'Zips' }).getByRole('listitem');
  await expect(zip).toContainText(/Selection \d{4}-\d\d-\d\d\.zip/);
  await expect(zip).toContainText('2 files');
  const [file] = await Promise.all([
    cli.waitForEvent('download'),
    zip.getByRole('link', { name: 'Download', exact: true }).click({ timeout: 60_000 }),
  ]);
  expect(file.suggestedFilename()).toMatch(/^Selection .*\.zip$/);
});

test('a zip whose clips its owner may no longer see says so in the list, and offers no download (USR-108 LIB-034)', async ({
  browser,
}) => {
  const admin = await signInAsAdministrator(browser, server);
  const { documents: [person] = [] } = await ask(admin.context(), server, {
    kind: 'fetch',
    query: { collection: 'users', where: { email: 'cli@example.org' } },
  });
  const allow = (accessDom: boolean) =>
    ask(admin.context(), server, {
      kind: 'patch',
      collection: 'users',
      id: person?.id,
      changes: { accessDom, accessDomCurrent: accessDom },
    });
  await cli.goto(`${server.url}/#/clips`);
  const zip = cli.getByRole('list', { name: 'Zips' }).getByRole('listitem');
  const download = zip.getByRole('link', { name: 'Download', exact: true });
  await expect(download).toBeVisible();
  await allow(false);
  await expect(zip).toContainText(
    'This zip can no longer be downloaded: it holds files that you no longer have access to.',
  );
  await expect(zip.getByText('Ready', { exact: true })).toHaveCount(0);
  await expect(download).toHaveCount(0);
  await allow(true);
  await expect(download).toBeVisible();
});

test('a match that does not open names whom to ask for access (USR-108 OPN-064)', async () => {
  await cli.goto(`${server.url}/#/match/hidden-or-gone`);
  await expect(cli.getByText(/^This match does not exist.* write to .*ann Archivist/)).toBeVisible();
});

/** The lines of a text as they are laid out. */
const linesOf = (words: Locator) =>
  words.evaluate((element) => {
    const lines: string[] = [];
    let bottom = Number.NEGATIVE_INFINITY;
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      for (let at = 0; at < text.length; at++) {
        const range = document.createRange();
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        const box = range.getBoundingClientRect();
        if (box.width > 0 && box.top >= bottom) {
          lines.push('');
          bottom = box.bottom - 1;
        }
        lines[lines.length - 1] += text.data[at] ?? '';
      }
    }
    return lines;
  });

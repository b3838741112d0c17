import { copyFile, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findMediaFixtures } from '@pavilion/server/testing/media-fixtures';
import { expect, type Page, test } from '@playwright/test';
import { film } from '../media.ts';
import { addPerson, password, signIn, signInAsAdministrator } from '../people.ts';
import { type RunningServer, startServer } from '../server.ts';
import { importMatches } from './import-matches.ts';

let server: RunningServer;
let keeper: Page;

test.beforeAll(async ({ browser }) => {
  test.setTimeout(240_000);
  server = await startServer();
  await importMatches(server, [
    {
      id: 'blast',
      teams: ['Kent', 'Durham'],
      dates: ['2021-06-01'],
      kind: 'T20',
      venue: 'Canterbury',
      competition: 'Blast',
    },
    {
      id: 'bare',
      teams: ['Essex', 'Surrey'],
      dates: ['2021-07-01'],
      kind: 'T20',
      venue: 'Chelmsford',
      competition: 'Blast',
    },
  ]);
  const admin = await signInAsAdministrator(browser, server);
  await addPerson(admin, server, {
    name: 'Kay Keeper',
    email: 'kay@example.org',
    roles: ['archive_access', 'archive_uploader'],
    fields: { accessDom: true, accessDomCurrent: true },
  });
  keeper = await signIn(browser, server, 'kay@example.org', password);
});
test.afterAll(() => server.stop());

test('a half that is shorter than the other, and a file with sound only, are asked about before they are paired (ARC-081)', async () => {
  test.setTimeout(180_000);
  const folder = await mkdtemp(join(tmpdir(), 'pairing-'));
  const { video } = await findMediaFixtures();
  const paths = await Promise.all(
    [
      ['2021-06-01 Kent v Durham part 1.mp4', await film({ name: 'half.mp4', seconds: 4 })],
      ['2021-06-01 Kent v Durham part 2.mp4', await film({ name: 'short.mp4', seconds: 2 })],
      ['2021-06-01 Kent v Durham part 3.mp4', await video({ picture: false, seconds: 3 })],
    ].map(async ([name = '', from = '']) => {
      await copyFile(from, join(folder, name));
      return join(folder, name);
    }),
  );
  await keeper.goto(`${server.url}/#/admin`);
  await keeper.getByLabel('Files', { exact: true }).setInputFiles(paths);
  const part = (number: number) => keeper.getByRole('article', { name: `part ${number}.mp4` });
  for (const number of [1, 2, 3]) await expect(part(number).getByText('Ready')).toBeVisible({ timeout: 60_000 });

  // The other half still waits for its match too.
  await part(2).getByRole('button', { name: /^Pair/ }).click();
  const question = keeper.getByRole('dialog', { name: /^Pair .* part 2\.mp4 as it is\?$/ });
  await expect(question).toContainText(
    '2021-06-01 Kent v Durham part 2.mp4 lasts 0:00:02, but 2021-06-01 Kent v Durham part 1.mp4, another part of this day, lasts 0:00:04. Its end may be missing.',
  );
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(part(2)).toBeVisible();
  await part(1).getByRole('button', { name: /^Pair/ }).click();
  await expect(part(1)).toHaveCount(0);

  await part(3).getByRole('button', { name: /^Pair/ }).click();
  const silent = keeper.getByRole('dialog', { name: /part 3\.mp4 as it is\?$/ });
  await expect(silent).toContainText('part 3.mp4 has sound only, no picture. Clips cannot be cut from it.');
  await silent.getByRole('button', { name: 'Cancel' }).click();

  // Now the other half is a recording of the match.
  await part(2).getByRole('button', { name: /^Pair/ }).click();
  await expect(question).toContainText('part 1.mp4, another part of this day, lasts 0:00:04.');
  await question.getByRole('button', { name: 'Pair Anyway' }).click();
  await expect(part(2)).toHaveCount(0);
});

test('placing by hand goes on in the other part, and a match without film leads to where it is added (ARC-040)', async () => {
  await keeper.goto(`${server.url}/#/match/cricsheet-bare`);
  await keeper.getByRole('tab', { name: /^Recordings/ }).click();
  await expect(keeper.getByText('There are no recordings of this match yet.')).toBeVisible();
  await keeper.getByRole('link', { name: 'Match Recordings Admin' }).last().click();
  await expect(keeper).toHaveURL(/#\/admin$/);

  await keeper.goto(`${server.url}/#/match/cricsheet-blast`);
  await keeper.getByRole('tab', { name: /^Recordings/ }).click();
  await keeper
    .getByRole('link', { name: /part 1/i })
    .first()
    .click();
  await keeper.getByRole('button', { name: 'Place Deliveries' }).click();
  const placing = keeper.getByRole('region', { name: 'Placing deliveries' });
  await expect(placing).toBeVisible();
  const parts = keeper.getByRole('navigation', { name: 'Recordings of this match' });
  await parts.getByRole('link', { name: 'Day 1, part 2' }).click();
  await expect(parts.getByRole('link', { name: 'Day 1, part 2' })).toHaveAttribute('aria-current', 'page');
  await expect(placing).toBeVisible();
});

test('an upload on its way stands once on the page, is thrown away only after a question, and one that was cut off says how it goes on (PRD-065 OPN-098)', async () => {
  test.setTimeout(120_000);
  const folder = await mkdtemp(join(tmpdir(), 'cancelling-'));
  const path = join(folder, 'long night.mp4');
  const head = Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isommp41', 'latin1');
  await writeFile(path, Buffer.concat([head, Buffer.alloc(24 * 1024 * 1024, 7)]));
  keeper.on('dialog', (dialog) => void dialog.accept());
  await keeper.goto(`${server.url}/#/admin`);
  await expect(keeper.getByLabel('Files', { exact: true })).toBeAttached();
  const line = await keeper.context().newCDPSession(keeper);
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 700_000,
  });
  await keeper.getByLabel('Files', { exact: true }).setInputFiles(path);
  const bars = keeper.getByRole('progressbar', { name: /^long night\.mp4, \d+%$/ });
  const percent = async () => Number(await bars.first().getAttribute('aria-valuenow'));
  await expect.poll(percent, { timeout: 30_000 }).toBeGreaterThan(8);
  await expect(bars).toHaveCount(1);

  const uploads = keeper.getByRole('complementary', { name: 'Uploads' });
  const question = keeper.getByRole('dialog', { name: 'Cancel this upload?' });
  await uploads.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(question).toContainText(/^.*\d\.\d MB of 24\.0 MB of long night\.mp4 would be thrown away/);
  // A second press of Enter by mistake keeps the upload.
  await expect(question.getByRole('button', { name: 'Keep Upload' })).toBeFocused();
  await keeper.keyboard.press('Enter');
  await expect(question).toHaveCount(0);
  const kept = await percent();
  await expect.poll(percent, { timeout: 30_000 }).toBeGreaterThan(kept);

  await keeper.reload();
  await expect(uploads.getByText('Interrupted', { exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(uploads.getByText(/^To go on, choose the same file again/)).toBeVisible();
  await uploads.getByRole('button', { name: 'Cancel', exact: true }).click();
  await question.getByRole('button', { name: 'Cancel Upload' }).click();
  await expect(uploads).toHaveCount(0);
  await keeper.reload();
  await expect(keeper.getByLabel('Files', { exact: true })).toBeAttached();
  await expect(uploads).toHaveCount(0);
});

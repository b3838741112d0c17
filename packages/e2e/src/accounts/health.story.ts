import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { signInAsAdministrator } from '../people.ts';
import { openReviewStage, type ReviewStage } from '../production/review-stage.ts';

let folder: string;
let stage: ReviewStage;
let admin: Page;
const programOf = (name: string) => execFileSync('which', [name], { encoding: 'utf8' }).trim();

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000);
  folder = await mkdtemp(join(tmpdir(), 'health-'));
  // Without ffprobe beside it.
  await symlink(programOf('ffmpeg'), join(folder, 'ffmpeg'));
  stage = await openReviewStage(browser, 'Summer of cricket', { env: { FFMPEG_PATH: join(folder, 'ffmpeg') } });
  admin = await signInAsAdministrator(browser, stage.server);
});
test.afterAll(async () => {
  await stage?.server.stop();
  await rm(folder, { recursive: true, force: true });
});

const panel = (title: string) =>
  admin.locator('section').filter({ has: admin.getByRole('heading', { name: title, exact: true }) });

test('a film uploaded without ffprobe says that it waits, the open health page lists it by itself, and a press makes its preview (OPS-015)', async () => {
  test.setTimeout(120_000);
  const path = join(folder, 'No browser plays it.mxf');
  execFileSync(programOf('ffmpeg'), ['-v', 'error', '-f', 'lavfi', '-i', 'testsrc2=d=1', '-c:v', 'mpeg2video', path]);
  await admin.goto(`${stage.server.url}/#/admin/jobs`);
  const health = panel('Health');
  await expect(health.getByText(/^As of \d+:\d\d:\d\d [ap]m\.$/)).toBeVisible();
  await expect(health).toContainText('ffprobe was not found beside FFMPEG_PATH');
  await expect(health).not.toContainText('1 file waits for them');

  const { fay } = stage;
  const id = await stage.openVersion('Video', 'Highlights', 'highlights.mxf', path);
  const waits = fay.getByText('The server’s media tools are missing or broken: Admin, Jobs tells administrators why.');
  await expect(waits).toBeVisible();
  await expect(fay.getByRole('button', { name: 'Try Again' })).toBeVisible();

  // Nobody has touched the page of the administrator meanwhile.
  await expect(health).toContainText('1 file waits for them', { timeout: 20_000 });
  const waiting = panel('Waiting for the Media Tools');
  await expect(waiting.getByRole('link', { name: 'highlights.mxf' })).toHaveAttribute('href', new RegExp(id));
  await waiting.getByRole('button', { name: 'Make Previews Now' }).click();
  await expect(admin.getByText('The media tools are still missing or broken.')).toBeVisible();
  await symlink(programOf('ffprobe'), join(folder, 'ffprobe'));
  await waiting.getByRole('button', { name: 'Make Previews Now' }).click();
  await expect(admin.getByText('The previews of 1 file are being made.')).toBeVisible();
  await expect(waiting).toHaveCount(0);
  await expect(fay.locator('video')).toBeVisible({ timeout: 30_000 });
  await expect(waits).toHaveCount(0);
  // At once, and not only when the page asks again by itself.
  await expect(health.getByText(/^ffmpeg \S+ \(FFMPEG_PATH\), ffprobe/)).toBeVisible({ timeout: 3_000 });
});

test('a page that is reloaded while the disk is full says so, and goes on when there is room (OPS-015 OPN-075)', async () => {
  const { fay } = stage;
  const message = 'The server’s disk is full. Nothing was saved: ask your administrator to make room, then try again.';
  // As the server answers while its database has no room to go on, which `full-disk.test.ts` proves.
  const json = { defined: true, code: 'DISK_FULL', status: 507, message };
  await fay.route(/api\/rpc\/accounts\/me/, (route) => {
    // The server repeats the id of each request; an answer without it comes from a proxy.
    const headers = { 'x-request-id': route.request().headers()['x-request-id'] ?? '' };
    return route.fulfill({ status: 507, headers, json: { json } });
  });
  await fay.reload();
  await expect(fay.getByRole('alert')).toContainText(message);
  await fay.unroute(/api\/rpc\/accounts\/me/);
  await fay.getByRole('button', { name: 'Try Again' }).click();
  await expect(fay.getByRole('heading', { name: 'Highlights' })).toBeVisible();
});

import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { type } from '../keys.ts';
import { ask, password } from '../people.ts';
import { freePort } from '../server.ts';
import { addDeliverables, beginUploadAs } from '../shell/prepare.ts';
import { openReviewStage, type ReviewStage } from './review-stage.ts';
import { openThinLine, type ThinLine } from './thin-line.ts';

const name = 'Long night.mp4';
const megabyte = 1024 * 1024;

let stage: ReviewStage;
let fay: Page;
let folder: string;
let line: ThinLine;
test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000);
  folder = await mkdtemp(join(tmpdir(), 'pavilion-upload-'));
  const [outside, inside] = [await freePort(), await freePort()];
  line = await openThinLine(outside, inside, 3 * megabyte);
  stage = await openReviewStage(browser, 'Uploads', { port: outside, env: { PORT: String(inside) } });
  fay = stage.fay;
});
test.afterAll(async () => {
  await stage.server.stop();
  await line.close();
  await rm(folder, { recursive: true, force: true });
});

test('an upload of 60 MB survives a lost connection, a reload and a killed server, is left alone by other tabs, and arrives once and complete (PRD-059 PRD-065 OPN-098)', async () => {
  test.setTimeout(300_000);
  const { server } = stage;
  const bytes = film(60);
  const path = join(folder, name);
  await writeFile(path, bytes);
  const deliverable = { title: 'Night film', type: 'Video', deadline: '2030-12-01' };
  const [id = ''] = await addDeliverables(fay, server, stage.brief, deliverable);
  await fay.goto(`${server.url}/#/brief/${stage.brief}/deliverable/${id}`);
  fay.on('dialog', (dialog) => void dialog.accept());
  await fay.getByRole('button', { name: 'Upload New Version' }).click();
  await fay.getByRole('dialog').getByLabel('File', { exact: true }).setInputFiles(path);
  await expect.poll(() => percentOf(fay), { timeout: 60_000 }).toBeGreaterThan(5);

  await test.step('the connection is lost and restored', async () => {
    const lost = fay.waitForEvent('requestfailed', (request) => request.url().includes('/api/uploads'));
    line.cut();
    await lost;
    line.mend();
    const before = await percentOf(fay);
    await expect.poll(() => percentOf(fay), { timeout: 60_000 }).toBeGreaterThan(before);
  });

  await test.step('offline, it waits for the connection, and goes on at once when that is back', async () => {
    await fay.context().setOffline(true);
    // The browser only plays being offline: what it is sending at that moment would arrive.
    line.cut();
    const uploads = fay.getByRole('complementary', { name: 'Uploads' });
    await expect(uploads.getByText('Waiting for the connection', { exact: true })).toBeVisible();
    await expect(uploads.getByRole('status')).toHaveText('1 waiting for the connection');
    const before = await percentOf(fay);
    line.mend();
    await fay.context().setOffline(false);
    await expect.poll(() => percentOf(fay), { timeout: 60_000 }).toBeGreaterThan(before);
    await expect(uploads.getByText('Waiting for the connection', { exact: true })).toHaveCount(0);
  });

  const second = await fay.context().newPage();
  const listed = second.getByRole('complementary', { name: 'Uploads' }).getByRole('status');
  await test.step('another tab of the same person lists what was left behind, and not what runs here', async () => {
    await beginUploadAs(fay, server, { what: 'deliverable', delID: id }, 'Left behind.mp4', megabyte);
    await second.goto(`${server.url}/#/briefs`);
    await expect(listed).toHaveText('1 interrupted');
  });

  await test.step('the page is reloaded: the other tab lists it as interrupted, and the same file resumes where it stopped', async () => {
    await fay.reload();
    await expect(listed).toHaveText('2 interrupted');
    const again = fay.getByLabel(`Choose ${name} again`).first();
    await expect(again).toBeAttached({ timeout: 30_000 });
    const kept = await percentOf(fay);
    expect(kept).toBeGreaterThan(0);
    await again.setInputFiles(path);
    await expect.poll(() => percentOf(fay), { timeout: 60_000 }).toBeGreaterThan(kept);
    for (const name of ['Collapse uploads', 'Show uploads']) await second.getByRole('button', { name }).click();
    await expect(listed).toHaveText('1 interrupted');
    await second.close();
  });

  await test.step('the server is killed and started again', async () => {
    await server.kill();
    await server.restart();
  });

  await expect(fay.getByRole('tab', { name: /v1/ })).toBeVisible({ timeout: 120_000 });
  await expect(fay.getByRole('tab', { name: /v\d/ })).toHaveCount(1);
  const { documents = [] } = await ask(fay.context(), server, {
    kind: 'fetch',
    query: { collection: 'files', where: { delID: id } },
  });
  expect(documents).toMatchObject([{ version: 1, name, size: bytes.length }]);
  const original = await fay.context().request.get(`${server.url}/api/files/${documents[0]?.id}/original`);
  expect(sha256(await original.body())).toBe(sha256(bytes));
});

test('signing out during an upload asks first; the next person at the browser sees nothing of it, and its own finds it interrupted (PRD-059 PRD-065)', async () => {
  test.setTimeout(120_000);
  const { server, brief } = stage;
  await (await stage.join('Joe Next', 'reviewing')).context().close();
  const path = join(folder, 'Secret.mp4');
  await writeFile(path, film(40));
  const [id = ''] = await addDeliverables(fay, server, brief, {
    title: 'Secret',
    type: 'Video',
    deadline: '2030-12-01',
  });
  await fay.goto(`${server.url}/#/brief/${brief}/deliverable/${id}`);
  await fay.getByRole('button', { name: 'Upload New Version' }).click();
  await fay.getByRole('dialog').getByLabel('File', { exact: true }).setInputFiles(path);
  const uploads = fay.getByRole('complementary', { name: 'Uploads' });
  await expect(uploads.getByRole('progressbar', { name: /Secret\.mp4/ })).toBeVisible();
  await fay.goto(`${server.url}/#/user`);
  const question = fay.getByRole('dialog', { name: 'Stop 1 upload?' });
  await fay.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(uploads.getByRole('progressbar', { name: /Secret\.mp4/ })).toBeVisible();
  await fay.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await question.getByRole('button', { name: 'Sign Out' }).click();
  await signInHere('fay@example.org');
  const before = await percentOf(fay, /Secret\.mp4/);
  await expect.poll(() => percentOf(fay, /Secret\.mp4/)).toBeGreaterThan(before);
  await fay.goto(`${server.url}/#/user`);
  await fay.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await question.getByRole('button', { name: 'Sign Out' }).click();

  await signInHere('joe@example.org');
  await expect(fay.getByRole('button', { name: 'Account of Joe Next' })).toBeVisible();
  await expect(uploads).toHaveCount(0);
  await fay.goto(`${server.url}/#/user`);
  await fay.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await signInHere('fay@example.org');
  await expect(uploads.getByLabel('Choose Secret.mp4 again')).toBeAttached();
});

async function signInHere(email: string): Promise<void> {
  await fay.waitForURL(/#\/login/);
  await type(fay.getByLabel('E-mail'), email);
  await type(fay.getByLabel('Password', { exact: true }), password);
  await fay.getByRole('button', { name: 'Sign In', exact: true }).click();
  await fay.waitForURL((address) => !address.hash.startsWith('#/login'));
}

/** A file of this many megabytes that begins like a film. No two megabytes are equal, so that a mixed-up part is noticed. */
function film(megabytes: number): Buffer {
  const parts = [Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isommp41', 'latin1')];
  for (let at = 0; at < megabytes; at++) {
    const block = createHash('sha256').update(`block ${at}`).digest();
    parts.push(Buffer.alloc(megabyte, block));
  }
  return Buffer.concat(parts);
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Progress of the upload as shown on the page. */
async function percentOf(page: Page, file = /Long night\.mp4, \d+%/): Promise<number> {
  const bar = page.getByRole('progressbar', { name: file }).first();
  return Number((await bar.getAttribute('aria-valuenow', { timeout: 1_000 }).catch(() => '0')) ?? 0);
}

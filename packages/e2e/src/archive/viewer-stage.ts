import { readFile } from 'node:fs/promises';
import { read, utils } from '@e965/xlsx';
import { findMediaFixtures } from '@pavilion/server/testing/media-fixtures';
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { addPerson, ask, password, signIn, signInAsAdministrator } from '../people.ts';
import { type RunningServer, startServer } from '../server.ts';
import { callAs } from '../shell/prepare.ts';
import { fillFolder } from './fill-folder.ts';

export const recording = 'story-recording';

/**
 * A server with a match, its film and its balls. Ann maintains the archive, Cli looks for clips and cuts them. An unread film has
 * no timecodes yet, and no balls.
 */
export async function openViewerStage(
  browser: Browser,
  { unread = false } = {},
): Promise<{ server: RunningServer; ann: Page; cli: Page }> {
  const server = await startServer();
  await fillArchive(server);
  const admin = await signInAsAdministrator(browser, server);
  const fields = { accessDom: true, accessDomCurrent: true };
  const people = { ann: ['archive_uploader'], cli: [] };
  for (const [name, more] of Object.entries(people)) {
    const roles = ['archive_access', 'archive_search', ...more];
    await addPerson(admin, server, { name: `${name} Archivist`, email: `${name}@example.org`, roles, fields });
  }
  const ann = await signIn(browser, server, 'ann@example.org', password);
  const cli = await signIn(browser, server, 'cli@example.org', password);
  if (!unread) {
    await readFilm(ann, server);
    await placeBalls(ann, server);
  }
  return { server, ann, cli };
}

/** A match with a film whose pictures show their frame numbers. */
async function fillArchive(server: RunningServer): Promise<void> {
  const { video } = await findMediaFixtures();
  const film = await video({ seconds: 20, width: 640, height: 360, timecode: '10:00:00:00', faststart: true });
  await fillFolder(server, 'archive-filler', film);
}

/** Requests the metadata of the film, like an archivist. */
export async function readFilm(ann: Page, server: RunningServer): Promise<void> {
  await callAs(ann, server, 'archive/metadataOnRequest', { files: [recording] });
  await expect
    .poll(
      async () => {
        const found = await ask(ann.context(), server, { kind: 'fetchById', collection: 'files', id: recording });
        return found.documents?.[0]?.media;
      },
      { timeout: 120_000 },
    )
    .toBe('ready');
}

/** Places a ball every fifth of a second, with the archivist's call. */
async function placeBalls(ann: Page, server: RunningServer): Promise<void> {
  const moves = Array.from({ length: 60 }, (_, at) => ({
    delivery: `story-ball-${at}`,
    from: null,
    to: { file: recording, tcIn: 5 + at / 5, tcOut: 5.16 + at / 5, byHand: false },
  }));
  await callAs(ann, server, 'archive/placeDeliveries', { match: 'story-match', moves });
}

/** Places balls of the second innings, a hundred a second, with the same call. */
export async function placeSecond(ann: Page, server: RunningServer, from: number, count: number): Promise<void> {
  const moves = Array.from({ length: count }, (_, at) => {
    const tcIn = Math.floor((from + at) / 4) / 25 + 0.2;
    return {
      delivery: `story-second-${from + at}`,
      from: null,
      to: { file: recording, tcIn, tcOut: tcIn, byHand: false },
    };
  });
  await callAs(ann, server, 'archive/placeDeliveries', { match: 'story-match', moves });
}

/** Cells of a spreadsheet downloaded from the page. */
export async function sheetOf(page: Page, hand: () => Promise<void>) {
  const [file] = await Promise.all([page.waitForEvent('download'), hand()]);
  const book = read(await readFile(await file.path()));
  const [sheet = ''] = book.SheetNames;
  const rows = utils.sheet_to_json<unknown[]>(book.Sheets[sheet]!, { header: 1 });
  return { name: file.suggestedFilename(), sheets: book.SheetNames, rows };
}

/** Number of columns of a list of cards. */
export const columnsOf = (list: Locator) =>
  list.evaluate((element) => getComputedStyle(element.querySelector('ul')!).gridTemplateColumns.split(' ').length);

/** The frame number in the picture, as bits along its lower edge. */
export function frameOn(page: Page): Promise<number> {
  return page.evaluate(() => {
    const video = document.querySelector('video');
    if (!video || video.videoWidth === 0 || video.seeking) return -1;
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [video.videoWidth, video.videoHeight];
    const pen = canvas.getContext('2d');
    if (!pen) return -1;
    pen.drawImage(video, 0, 0);
    const y = Math.floor(canvas.height * 0.95);
    let frame = 0;
    for (let bit = 0; bit < 12; bit++) {
      const x = Math.floor(((bit + 0.5) * canvas.width) / 12);
      if ((pen.getImageData(x, y, 1, 1).data[0] ?? 0) > 127) frame += 2 ** bit;
    }
    return frame;
  });
}

export const rateOf = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => ({ rate: video.playbackRate, paused: video.paused }));

/** Name of the element in full screen. */
export const fullScreenOf = (page: Page) =>
  page.evaluate(() => document.fullscreenElement?.getAttribute('aria-label') ?? null);

/** Whether the film has played past this second. */
export const wasPlayed = (page: Page, second: number) =>
  page.locator('video').evaluate((video: HTMLVideoElement, at) => {
    const { played } = video;
    return Array.from({ length: played.length }, (_, part) => part).some(
      (part) => played.start(part) <= at && played.end(part) >= at,
    );
  }, second);

/** Sets Out before In: a sentence names the missing mark, and the controls keep their height under the pointer. */
export async function markOutFirst(page: Page): Promise<void> {
  const controls = page.getByRole('group', { name: 'Transport' }).locator('..');
  const height = () => controls.evaluate((element) => element.clientHeight);
  const before = await height();
  await page.keyboard.press('o');
  await expect(page.getByText('Set In to mark a clip.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark It' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Set In', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Mark It' })).toBeVisible();
  expect(await height()).toBe(before);
}

/** Presses Clip It and waits for the file: the fields below the buttons stay where they are. */
export async function clipInPlace(tagging: Locator): Promise<void> {
  const top = async () => (await tagging.getByLabel('Note').boundingBox())!.y;
  const before = await top();
  await tagging.getByRole('button', { name: 'Clip It' }).click();
  await expect(tagging.getByRole('link', { name: 'Download' })).toBeVisible({ timeout: 60_000 });
  expect(await top()).toBe(before);
}

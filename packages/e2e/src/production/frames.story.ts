import { findMediaFixtures } from '@pavilion/server/testing/media-fixtures';
import { expect, type Page, test } from '@playwright/test';
import { type } from '../keys.ts';
import { film } from '../media.ts';
import { reviewStories } from './review-stage.ts';

const stage = reviewStories('Frames');

const cases = [
  {
    name: '25',
    rate: { num: 25, den: 1 },
    timecode: '10:00:00:00',
    at37: '10:00:01:12',
    last: { frame: 49, timecode: '10:00:01:24' },
  },
  {
    name: '29.97 drop frame',
    rate: { num: 30_000, den: 1_001 },
    timecode: '00:00:59;28',
    at37: '00:01:01;07',
    last: { frame: 59, timecode: '00:01:01;29' },
  },
  {
    name: '50',
    rate: { num: 50, den: 1 },
    timecode: '10:00:00:00',
    at37: '10:00:00:37',
    last: { frame: 99, timecode: '10:00:01:49' },
  },
  {
    name: '59.94 drop frame',
    rate: { num: 60_000, den: 1_001 },
    timecode: '01:00:00;00',
    at37: '01:00:00;37',
    last: { frame: 119, timecode: '01:00:01;59' },
  },
];

for (const { name, rate, timecode, at37, last } of cases) {
  test(`at ${name} the picture, the timecode and the note show the same frame (PRD-077 PRD-103)`, async () => {
    const { fay } = stage();
    const { video } = await findMediaFixtures();
    const path = await video({
      container: 'mp4',
      rate,
      seconds: 2,
      timecode,
      width: 640,
      height: 360,
      faststart: true,
    });
    await stage().openVersion('Video', `Film at ${name}`, 'film.mp4', path);
    // Frames are known once the metadata has been read.
    await expect(fay.getByRole('region', { name: 'Picture' }).getByText(timecode, { exact: true })).toBeVisible({
      timeout: 60_000,
    });
    await expect.poll(() => frameOnScreen(fay)).toBe(0);

    await fay.getByRole('slider', { name: 'Position in the film' }).focus();
    await fay.keyboard.press('PageUp');
    for (let step = 0; step < 12; step++) await fay.keyboard.press('ArrowRight');
    await expect.poll(() => frameOnScreen(fay)).toBe(37);
    await expect(fay.getByRole('region', { name: 'Picture' }).getByText(at37, { exact: true })).toBeVisible();

    await fay.keyboard.press('n');
    await type(fay.getByLabel('Note', { exact: true }), 'This very frame');
    await fay.getByLabel('Note', { exact: true }).press('Enter');
    const place = fay.getByRole('button', { name: at37, exact: true });
    await expect(place).toBeVisible();
    await fay.getByRole('slider', { name: 'Position in the film' }).focus();
    await fay.keyboard.press('Home');
    await expect.poll(() => frameOnScreen(fay)).toBe(0);
    await fay.keyboard.press('End');
    await expect.poll(() => frameOnScreen(fay)).toBe(last.frame);
    await expect(fay.getByRole('region', { name: 'Picture' }).getByText(last.timecode, { exact: true })).toBeVisible();
    await place.click();
    await expect.poll(() => frameOnScreen(fay)).toBe(37);

    await fay.getByText('Original', { exact: true }).click();
    await place.click();
    await expect.poll(() => frameOnScreen(fay)).toBe(37);
    if (name === '25') await loopsBetween(fay, 10, 20);
  });
}

test('another version opens at the frame of the one before, length and position are timecodes, and drawing leaves the versions in sight (PRD-077 PRD-103)', async () => {
  const { fay } = stage();
  const { video } = await findMediaFixtures();
  const path = await video({
    container: 'mp4',
    rate: { num: 25, den: 1 },
    seconds: 2,
    timecode: '10:00:00:00',
    width: 640,
    height: 360,
    faststart: true,
  });
  const id = await stage().openVersion('Video', 'Two cuts', 'first.mp4', path);
  const picture = fay.getByRole('region', { name: 'Picture' });
  const shown = (timecode: string) =>
    expect(picture.getByText(timecode, { exact: true })).toBeVisible({ timeout: 60_000 });
  await shown('10:00:00:00');
  await shown('/ 00:00:02:00');
  const dan = await stage().join('Dan Ewcut', 'reviewing');
  await stage().addVersion(id, dan, 'second.mp4', path);
  await fay.getByRole('slider', { name: 'Position in the film' }).focus();
  await fay.keyboard.press('PageUp');
  for (let step = 0; step < 12; step++) await fay.keyboard.press('ArrowRight');
  await expect.poll(() => frameOnScreen(fay)).toBe(37);
  await fay.getByRole('button', { name: 'Look at v2' }).click();
  const tab = (version: number) => fay.getByRole('tab', { name: new RegExp(`^v${version}\\b`) });
  await expect(tab(2)).toHaveAttribute('aria-selected', 'true');
  await shown('10:00:01:12');
  await expect.poll(() => frameOnScreen(fay)).toBe(37);

  await fay.keyboard.press('d');
  const bar = await fay.getByRole('toolbar', { name: 'Drawing' }).boundingBox();
  for (const version of [1, 2]) {
    const chip = await tab(version).boundingBox();
    expect((chip?.x ?? 0) + (chip?.width ?? 0)).toBeLessThanOrEqual(bar?.x ?? 0);
  }
  await fay.keyboard.press('Escape');
});

test('a timecode that is typed before its window has loaded is in its field', async () => {
  const { fay } = stage();
  await stage().openVersion('Video', 'Typed early', 'typed.mp4', await film({ name: 'typed.mp4', seconds: 3 }));
  const picture = fay.getByRole('region', { name: 'Picture' });
  await expect(picture.getByText('10:00:00:00', { exact: true })).toBeVisible({ timeout: 60_000 });
  let arrive = () => {};
  const typed = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await fay.route(/timecode-window/, async (route) => {
    await typed;
    await route.continue();
  });
  await fay.reload();
  await expect(picture.getByText('10:00:00:00', { exact: true })).toBeVisible();
  await fay.keyboard.press('g');
  await fay.keyboard.type('10:00:02');
  arrive();
  const field = fay.getByRole('textbox', { name: 'Timecode' });
  await expect(field).toBeFocused();
  await fay.keyboard.type(':05');
  await expect(field).toHaveValue('10:00:02:05');
  await fay.keyboard.press('Enter');
  await expect(picture.getByText('10:00:02:05', { exact: true })).toBeVisible();
  await fay.unroute(/timecode-window/);
  await expect(field).toBeHidden();

  await fay.keyboard.press('g');
  await expect(field).toBeFocused();
  await fay.keyboard.type('soon');
  await fay.keyboard.press('Enter');
  await expect(fay.getByText('Type a timecode such as 10:00:00:00.')).toBeVisible();
  await field.press('ControlOrMeta+a');
  await fay.keyboard.type('10000111');
  await fay.keyboard.press('Enter');
  await expect(picture.getByText('10:00:01:11', { exact: true })).toBeVisible();
});

test('on a phone the room opens the side navigation (OPN-014)', async () => {
  const { fay } = stage();
  await stage().openVersion('Video', 'On a phone', 'phone.mp4', await film({ name: 'phone.mp4', seconds: 1 }));
  await fay.setViewportSize({ width: 390, height: 844 });
  await fay.getByRole('main').getByRole('button', { name: 'Show navigation' }).click();
  const modules = fay.getByRole('navigation', { name: 'Modules' });
  await modules.getByRole('link', { name: 'Production', exact: true }).click();
  await expect(fay).toHaveURL(/#\/briefs/);
  await expect(modules).toBeHidden();
  await fay.setViewportSize({ width: 1_280, height: 720 });
});

/** Sets I and O at two frames: the film loops between them. */
async function loopsBetween(page: Page, first: number, last: number): Promise<void> {
  await page.getByRole('slider', { name: 'Position in the film' }).focus();
  await page.keyboard.press('Home');
  for (let step = 0; step < first; step++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('i');
  for (let step = first; step < last; step++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('o');
  await expect(page.getByRole('button', { name: 'Loop', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const seen = await page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const video = document.querySelector('video');
        const times: number[] = [];
        const take: VideoFrameRequestCallback = (_now, { mediaTime }) => {
          times.push(mediaTime);
          if (times.length < 40) video?.requestVideoFrameCallback(take);
          else resolve(times);
        };
        video?.requestVideoFrameCallback(take);
      }),
  );
  const frames = seen.map((seconds) => Math.round(seconds * 25));
  expect(Math.min(...frames)).toBeGreaterThanOrEqual(first);
  expect(frames.some((frame, at) => frame < (frames[at - 1] ?? 0))).toBe(true);
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
}

/** The frame number in the picture, as bits along its lower edge. */
function frameOnScreen(page: Page): Promise<number> {
  return page.evaluate(() => {
    const video = document.querySelector('video');
    if (!video || video.videoWidth === 0 || video.seeking) return -1;
    const canvas = document.createElement('canvas');
    canvas.width = video.videoWidth;
    canvas.height = video.videoHeight;
    const pen = canvas.getContext('2d');
    if (!pen) return -1;
    pen.drawImage(video, 0, 0);
    const y = Math.floor(canvas.height * 0.95);
    const bits = 12;
    let frame = 0;
    for (let bit = 0; bit < bits; bit++) {
      const x = Math.floor(((bit + 0.5) * canvas.width) / bits);
      if ((pen.getImageData(x, y, 1, 1).data[0] ?? 0) > 127) frame += 2 ** bit;
    }
    return frame;
  });
}

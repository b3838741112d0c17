import { execFile, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import type { Browser, BrowserContext, Page } from 'playwright';
import { findMediaTools } from '../packages/server/src/engines/media/index.ts';
import { FRAME_BITS } from '../packages/server/src/testing/frame-bits.ts';
import { movingPicture } from '../packages/server/src/testing/moving-picture.ts';
import { startBrowser } from './first-page.ts';
import { atMost, type Result } from './report.ts';
import { median, pause, percentile } from './rounds.ts';
import { freePort, type Product, startProduct } from './servers/product.ts';
import type { Stage } from './stage.ts';

const rate = 25;
const film = { seconds: 120, width: 640, height: 360 };
const settling = 5_000;
const watching = 25_000;
const openings = 5;

/** A picture that a page showed: its number, and when, in milliseconds of the clock. */
interface Shown {
  frame: number;
  at: number;
}

/**
 * How far the live preview is behind the encoder, and how soon it shows a picture. The encoder's pictures carry their numbers;
 * it notes when it sends each of them, and the page when it shows it.
 */
export async function livePreview(stage: Stage): Promise<Result[]> {
  const { tools, summary } = await findMediaTools(process.env);
  if (!tools) throw new Error(summary);
  const browser = await startBrowser();
  if (!browser) {
    stage.say('No browser found: the live preview is not measured.');
    return [];
  }
  const recording = await makeFilm(tools.ffmpeg.path, stage.folder);
  const port = await freePort();
  const product = await startProduct({ DATA_DIR: join(stage.folder, 'live-preview'), RTMP_PORT: String(port) });
  try {
    return await measure(browser, product, tools.ffmpeg.path, recording);
  } finally {
    await browser.close();
    await product.stop();
  }
}

async function measure(browser: Browser, product: Product, ffmpeg: string, recording: string): Promise<Result[]> {
  const cookie = await product.signIn();
  const { address, route } = await openStream(product, cookie);
  const live = await visitor(browser, product, cookie);
  const phone = await visitor(browser, product, cookie);
  // As on an iPhone, where the preview is HLS.
  await phone.addInitScript(() => {
    Object.assign(window, { ManagedMediaSource: window.MediaSource });
    Reflect.deleteProperty(window, 'MediaSource');
  });
  const pages = { film: await live.newPage(), hls: await phone.newPage() };
  for (const page of Object.values(pages)) await page.goto(product.url + route);
  const encoder = startEncoder(ffmpeg, recording, address);
  try {
    const [first, firstHls] = [await firstShown(pages.film), await firstShown(pages.hls)];
    const began = Math.min(...encoder.sent.values());
    await pause(settling + watching);
    const [behind, behindHls] = [await delays(pages.film, encoder.sent), await delays(pages.hls, encoder.sent)];
    await pages.hls.close();
    const opened: number[] = [];
    for (let n = 0; n < openings; n++) opened.push(await opening(live, product.url + route));
    const hls = (value: number) => ({ value, what: 'as HLS' });
    return [
      {
        name: 'live preview: behind the encoder',
        unit: 'ms',
        value: median(behind),
        bound: hls(median(behindHls)),
        target: atMost(1_500),
      },
      { name: 'live preview: behind the encoder, p95', unit: 'ms', value: percentile(behind, 0.95) },
      {
        name: 'live preview: from opening its page to the first picture',
        unit: 'ms',
        value: median(opened),
        target: atMost(2_000),
        rounds: opened,
      },
      {
        name: 'live preview: from the encoder’s start to the first picture, page open',
        unit: 'ms',
        value: first - began,
        bound: hls(firstHls - began),
      },
    ];
  } finally {
    encoder.stop();
  }
}

/** A film with B-frames and a key frame every two seconds, as encoders send it. */
async function makeFilm(ffmpeg: string, folder: string): Promise<string> {
  const path = join(folder, 'live-preview.mp4');
  const { width, height, seconds } = film;
  const look = { look: 'pattern', bits: true, title: '', timecode: '10:00:00:00' } as const;
  const { inputs, filters } = await movingPicture({ width, height, rate: { num: rate, den: 1 }, ...look }, folder);
  await promisify(execFile)(ffmpeg, [
    ...['-v', 'error', '-y', ...inputs, '-f', 'lavfi', '-i', 'sine=frequency=440', '-t', String(seconds)],
    ...[
      '-filter_complex',
      `${filters}[v]`,
      '-map',
      '[v]',
      '-map',
      `${inputs.filter((each) => each === '-i').length}:a`,
    ],
    ...['-c:v', 'libx264', '-preset', 'veryfast', '-bf', '2', '-g', String(rate * 2), '-pix_fmt', 'yuv420p'],
    ...['-c:a', 'aac', path],
  ]);
  return path;
}

/** Sends the film in real time, and notes when each picture is sent. */
function startEncoder(ffmpeg: string, recording: string, address: string) {
  const sent = new Map<number, number>();
  const child = spawn(
    ffmpeg,
    [
      ...['-v', 'error', '-nostdin', '-re', '-i', recording, '-c', 'copy', '-f', 'flv', address],
      ...['-map', '0:v', '-c', 'copy', '-flush_packets', '1', '-f', 'framecrc', 'pipe:1'],
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let ticks = 1;
  createInterface({ input: child.stdout }).on('line', (line) => {
    const base = /^#tb 0: (\d+)\/(\d+)/.exec(line);
    if (base) ticks = Number(base[2]) / Number(base[1]);
    if (line.startsWith('#')) return;
    const frame = Math.round((Number(line.split(',')[2]) / ticks) * rate);
    sent.set(frame, Date.now());
  });
  return { sent, stop: () => void child.kill('SIGKILL') };
}

async function openStream({ url }: Product, cookie: string): Promise<{ address: string; route: string }> {
  const call = async <T>(name: string, input: object): Promise<T> => {
    const answer = await fetch(`${url}/api/calls/livestreams/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url, cookie },
      body: JSON.stringify(input),
    });
    if (!answer.ok) throw new Error(`${name} was answered with ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const { id } = await call<{ id: string }>('addStream', { name: 'Essex v Kent' });
  await call('activateSEP', { streamID: id });
  const { stream } = await call<{ stream: { url: string; name: string } }>('getStream', { id });
  return { address: `${stream.url}/${stream.name}`, route: `/#/livestreams/stream/${id}` };
}

/** A signed-in browser whose pages note which picture of a video they show when. */
async function visitor(browser: Browser, { url }: Product, cookie: string): Promise<BrowserContext> {
  const context = await browser.newContext();
  const cookies = cookie.split('; ').map((each) => {
    const at = each.indexOf('=');
    return { name: each.slice(0, at), value: each.slice(at + 1), url };
  });
  await context.addCookies(cookies);
  // tsx names the functions below by a function of its own.
  await context.addInitScript('globalThis.__name = (named) => named');
  await context.addInitScript((bits) => {
    const shown: { frame: number; at: number }[] = [];
    Object.assign(window, { shown });
    const dots = 10;
    const canvas = new OffscreenCanvas(bits * dots, 1);
    const pen = canvas.getContext('2d', { willReadFrequently: true });
    const watch = (video: HTMLVideoElement) => {
      const note = () => {
        const at = Date.now();
        const { videoWidth: width, videoHeight: height } = video;
        pen?.drawImage(video, 0, height * 0.95, width, 1, 0, 0, canvas.width, 1);
        const row = pen?.getImageData(0, 0, canvas.width, 1).data ?? [];
        let frame = 0;
        for (let bit = 0; bit < bits; bit++) if ((row[(bit + 0.5) * dots * 4] ?? 0) > 127) frame += 2 ** bit;
        shown.push({ frame, at });
        video.requestVideoFrameCallback(note);
      };
      video.requestVideoFrameCallback(note);
    };
    const timer = setInterval(() => {
      const video = document.querySelector('video');
      if (!video) return;
      clearInterval(timer);
      watch(video);
    }, 10);
  }, FRAME_BITS);
  return context;
}

const shownOn = (page: Page) => page.evaluate(() => Reflect.get(window, 'shown') as Shown[]);

async function firstShown(page: Page): Promise<number> {
  await page.waitForFunction(() => (Reflect.get(window, 'shown') as unknown[]).length > 0);
  return (await shownOn(page))[0]!.at;
}

/** Milliseconds from the sending of each picture to its showing, without those of the first seconds. */
async function delays(page: Page, sent: ReadonlyMap<number, number>): Promise<number[]> {
  const since = Date.now() - watching;
  return (await shownOn(page)).flatMap(({ frame, at }) => {
    const start = sent.get(frame);
    return start === undefined || at < since ? [] : [at - start];
  });
}

/** Milliseconds from opening the page to its first picture. */
async function opening(context: BrowserContext, address: string): Promise<number> {
  const page = await context.newPage();
  const start = Date.now();
  await page.goto(address, { waitUntil: 'commit' });
  const took = (await firstShown(page)) - start;
  await page.close();
  return took;
}

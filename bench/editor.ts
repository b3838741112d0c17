import { plainText } from '@pavilion/domain/graphics';
import { sampleTemplates } from '@pavilion/domain/graphics/samples';
import type { Browser, Page } from 'playwright';
import { addPerson, password, signIn, signInAsAdministrator } from '../packages/e2e/src/people.ts';
import { type RunningServer, startServer } from '../packages/e2e/src/server.ts';
import { startBrowser } from './first-page.ts';
import { atLeast, atMost, type Result } from './report.ts';
import { alternate, median, medianRatio, pause } from './rounds.ts';
import { builtProduct } from './servers/product.ts';
import type { Stage } from './stage.ts';

const rounds = 5;
const person = { name: 'Dee Signer', email: 'dee@example.org', roles: ['jimstagram_access', 'jimstagram_design'] };

/** A drag in a slide of 200 layers, and the picture that follows a typed letter (GFX-036). */
export async function editor(stage: Stage): Promise<Result[]> {
  const browser = await startBrowser();
  if (!browser) {
    stage.say('No browser found: the editor is not measured.');
    return [];
  }
  await builtProduct();
  const server = await startServer();
  try {
    const page = await signedIn(browser, server);
    return [await dragging(page, server.url), await typing(page, server.url)];
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function signedIn(browser: Browser, server: RunningServer): Promise<Page> {
  const admin = await signInAsAdministrator(browser, server);
  await addPerson(admin, server, person);
  await admin.context().close();
  const page = await signIn(browser, server, person.email, password);
  await page.setViewportSize({ width: 1440, height: 900 });
  // tsx names the functions inside those that run in the page with this helper of its own.
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.addInitScript(watchPictures);
  // A change of the route alone loads no page.
  await page.reload();
  return page;
}

async function call(page: Page, url: string, name: string, data: object): Promise<{ id: string }> {
  const answer = await page
    .context()
    .request.post(`${url}/api/calls/graphics/${name}`, { data, headers: { origin: url } });
  if (!answer.ok()) throw new Error(`${name}: ${await answer.text()}`);
  return (await answer.json()) as { id: string };
}

/** Two hundred layers, half of them texts; the first lies alone in the upper left corner. */
const crowded = {
  sizes: { square: { width: 1080, height: 1080 } },
  slides: [{ id: 's1', name: 'Slide 1' }],
  slots: Array.from({ length: 200 }, (_, at) => ({
    id: `slot-${at}`,
    slide: 's1',
    order: at,
    name: `Layer ${at}`,
    box: {
      x: at === 0 ? 10 : 10 + (at % 20) * 53,
      y: at === 0 ? 10 : 120 + Math.floor(at / 20) * 90,
      width: 45,
      height: 80,
    },
    ...(at % 2 === 0
      ? { type: 'shape', fill: { kind: 'colour', colour: '#3ec1ff' } }
      : { type: 'text', runs: [{ text: `${at}` }], textStyle: { ...plainText, size: 24 } }),
  })),
  fields: [],
};

/** Frames a second while a layer is dragged. Lower bound: while the pointer moves over the same slide. */
async function dragging(page: Page, url: string): Promise<Result> {
  const { id } = await call(page, url, 'importTemplate', { name: 'Crowded', kind: 'free', design: crowded });
  await page.goto(`${url}/#/jimstagram/template/${id}`);
  const slide = page.getByRole('img', { name: /^Slide 1, / });
  await slide.waitFor();
  // All small pictures are drawn.
  await pause(5_000);
  const box = (await slide.boundingBox())!;
  const from = [box.x + (box.width * 30) / 1080, box.y + (box.height * 50) / 1080] as const;
  const moved = (isPressed: boolean) => async () => {
    await page.mouse.move(...from);
    if (isPressed) await page.mouse.down();
    await page.mouse.move(from[0] + 4, from[1] + 2);
    // The layer is lifted off the picture once, when the drag begins.
    await pause(500);
    await page.evaluate(startCounting);
    // For a time, not for a number of moves: each waits until the page has taken it.
    const end = performance.now() + 2_000;
    for (let at = 1; performance.now() < end; at++)
      await page.mouse.move(from[0] + Math.abs(60 - (at % 120)) * 4, from[1] + 2);
    const frames = await page.evaluate(stopCounting);
    if (isPressed) await page.mouse.up();
    // The exact picture is drawn when the drag ends.
    await pause(2_000);
    return frames;
  };
  const { product, bare } = await alternate(rounds, { bare: moved(false), product: moved(true) });
  return {
    name: 'dragging in a slide of 200 layers (GFX-036)',
    unit: 'frames/s',
    value: median(product),
    bound: { value: median(bare), what: 'moving the pointer over it' },
    ratio: medianRatio(product, bare),
    target: atLeast(58),
    rounds: product,
  };
}

/** From a key to the picture with its letter, in a graphic of four sizes. Lower bound: to the frame with the letter in its field. */
async function typing(page: Page, url: string): Promise<Result> {
  const { design } = sampleTemplates.find(({ kind }) => kind === 'quote')!;
  const template = await call(page, url, 'importTemplate', { name: 'Quote', kind: 'quote', design });
  await call(page, url, 'publishTemplate', { template: template.id });
  const { id } = await call(page, url, 'makeGraphic', { template: template.id });
  await page.goto(`${url}/#/jimstagram/graphic/${id}`);
  const field = page.getByRole('textbox', { name: 'Speaker', exact: true });
  await field.click();
  const seen = { product: [] as number[], bare: [] as number[] };
  for (const [at, letter] of [...'warm Joe Root of Yorkshire'].entries()) {
    await page.evaluate(() => window.letters.splice(0));
    await page.keyboard.press(letter === ' ' ? 'Space' : letter);
    await page.waitForFunction(() => window.letters[0]?.pictureAt !== undefined);
    // The pictures of the other sizes are drawn too.
    await pause(1_500);
    const { pressedAt, shownAt, pictureAt } = await page.evaluate(() => window.letters[0]!);
    // The first letters wait for fonts.
    if (at < 5) continue;
    seen.product.push(pictureAt! - pressedAt);
    seen.bare.push(shownAt! - pressedAt);
  }
  return {
    name: 'typing: from a key to the picture with its letter (GFX-036)',
    unit: 'ms',
    value: median(seen.product),
    bound: { value: median(seen.bare), what: 'to the letter in its field' },
    ratio: medianRatio(seen.product, seen.bare),
    target: atMost(50),
    rounds: seen.product,
  };
}

interface Letter {
  pressedAt: number;
  /** The frame after the key. */
  shownAt?: number;
  /** The first picture that was drawn after it. */
  pictureAt?: number;
}

declare global {
  interface Window {
    letters: Letter[];
    frameTimes: number[] | undefined;
  }
}

/** Runs in the page. */
function watchPictures(): void {
  window.letters = [];
  window.addEventListener(
    'keydown',
    ({ timeStamp }) => {
      const letter: Letter = { pressedAt: timeStamp };
      window.letters.push(letter);
      requestAnimationFrame(() => {
        letter.shownAt = performance.now();
      });
    },
    true,
  );
  const { prototype } = ImageBitmapRenderingContext;
  const { transferFromImageBitmap } = prototype;
  prototype.transferFromImageBitmap = function (bitmap) {
    transferFromImageBitmap.call(this, bitmap);
    const [letter] = window.letters;
    if (letter) letter.pictureAt ??= performance.now();
  };
}

/** Runs in the page. */
function startCounting(): void {
  const frames: number[] = [];
  window.frameTimes = frames;
  const count = (at: number) => {
    frames.push(at);
    if (window.frameTimes === frames) requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
}

/** Runs in the page. Frames a second since the start. */
function stopCounting(): number {
  const frames = window.frameTimes ?? [];
  window.frameTimes = undefined;
  return ((frames.length - 1) * 1_000) / (frames.at(-1)! - frames[0]!);
}

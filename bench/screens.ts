import { loadavg } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { openScreen } from '../packages/e2e/src/screens.ts';
import type { BareBrowser } from './bare-browser.ts';
import { startBrowser, startWithProfile } from './first-page.ts';
import { atMost, type Result } from './report.ts';
import { median, medianRatio, pause } from './rounds.ts';
import { startProduct } from './servers/product.ts';
import type { Stage } from './stage.ts';

/** Selector of what people wait for on each screen; one that says in a sentence that nothing is there has the frame alone, the lower bound. */
const screens = {
  'the frame alone': { route: '/inspiration/nothing', shown: '#main a[href$="#/inspirations"]' },
  briefs: { route: '/briefs', shown: '#main a[href*="#/brief/"]' },
  catalogue: { route: '/content', shown: '#main article' },
  'review room': { route: '/brief/$production/deliverable/$id', shown: '#main [aria-label="Versions"] [role="tab"]' },
  viewer: { route: '/recording/$fileId/{-$clipId}', shown: '#main video' },
} as const;
type Screen = keyof typeof screens;

const person = { email: 'admin@pavilion.demo', password: 'pavilion-demo' };
const rounds = 3;
/** Visits of one browser. Chromium compiles at the first, keeps the compiled code of the second, and uses it from the third on. */
const visits = ['cold', 'second', 'warm'] as const;
/** How many times slower than here the processor of a county laptop is. */
const slowdown = 4;

interface Opened {
  /** Milliseconds. */
  shown: number;
  longestTask: number;
  /** Milliseconds over 50 of each task, added up. */
  blocked: number;
  requests: number;
  scripts: number;
  /** Code, styles and font, compressed. */
  kilobytes: number;
  elements: number;
}

/** How long a person on a slow laptop waits for a screen of the demo, and what the browser does for it. */
export async function screensOnSlowLaptop(stage: Stage): Promise<Result[]> {
  const browser = await startBrowser();
  if (!browser) {
    stage.say('No browser found: screens are not measured.');
    return [];
  }
  const product = await startProduct({ DATA_DIR: join(stage.folder, 'screens'), PAVILION_DEMO: 'true' });
  try {
    const context = await browser.newContext();
    const answer = await context.request.post(`${product.url}/api/auth/sign-in/email`, {
      data: person,
      headers: { origin: product.url },
    });
    if (!answer.ok()) throw new Error(`Signing in was answered with ${answer.status()}.`);
    const addresses = await addressesOf(await context.newPage(), product.url);
    const { cookies } = await context.storageState();
    return await measure(addresses, async (name) => {
      const visitor = await startWithProfile(join(stage.folder, `profile ${name}`));
      await visitor.setCookies(cookies);
      return visitor;
    });
  } finally {
    await browser.close();
    await product.stop();
  }
}

async function measure(
  addresses: ReadonlyMap<Screen, string>,
  newVisitor: (name: string) => Promise<BareBrowser>,
): Promise<Result[]> {
  // Previews of the demo's films are still being made.
  for (let wait = 0; loadavg()[0]! > 1 && wait < 60; wait++) await pause(5_000);
  const seen = new Map<string, Opened[]>();
  for (let round = 0; round < rounds; round++) {
    for (const [screen, address] of addresses) {
      const visitor = await newVisitor(`${screen} ${round}`);
      for (const visit of visits) {
        const key = `${screen} ${visit}`;
        seen.set(key, [...(seen.get(key) ?? []), await open(visitor, address, screens[screen].shown)]);
      }
      await visitor.close();
    }
  }
  return [...addresses.keys()].flatMap((screen) => resultsOf(screen, seen));
}

async function addressesOf(page: Page, url: string): Promise<Map<Screen, string>> {
  const addresses = new Map<Screen, string>();
  for (const screen of Object.keys(screens) as Screen[]) {
    const { route } = screens[screen];
    // Its films and their clips are made after its start.
    for (let tries = 1; !(await openScreen(page, url, route)); tries++) {
      if (tries === 20) throw new Error(`The demo has no ${screen}.`);
    }
    addresses.set(screen, page.url());
  }
  await page.close();
  return addresses;
}

async function open(visitor: BareBrowser, address: string, shown: string): Promise<Opened> {
  const page = await visitor.newPage();
  await page.send('Page.enable');
  await page.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${watchFor})(${JSON.stringify(shown)})` });
  await page.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.send('Page.navigate', { url: address });
  const took = await page.evaluate<number>('painted');
  // What it took to show it; after that, the page loads what is opened next.
  const { requests, scripts, kilobytes } = await page.evaluate<Counted>(counting);
  let counted = await page.evaluate<Counted>(counting);
  // Until nothing more was loaded for a second.
  for (let before = -1; before !== counted.requests; ) {
    before = counted.requests;
    await pause(1_000);
    counted = await page.evaluate<Counted>(counting);
  }
  await page.close();
  return { shown: took, ...counted, requests, scripts, kilobytes };
}

type Counted = Omit<Opened, 'shown'>;

const counting = `(${count})()`;

/** Runs in the page: what it has loaded and done so far. */
function count(): Counted {
  const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const { longTasks } = window as unknown as { longTasks: number[] };
  return {
    longestTask: Math.max(0, ...longTasks),
    blocked: longTasks.reduce((sum, task) => sum + Math.max(0, task - 50), 0),
    requests: loaded.length,
    scripts: loaded.filter(({ name }) => new URL(name).pathname.endsWith('.js')).length,
    kilobytes:
      loaded
        .filter(({ name }) => /\.(js|css|woff2)$/.test(new URL(name).pathname))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1_000,
    elements: document.querySelectorAll('*').length,
  };
}

/**
 * Runs in the page: notes its long tasks, and when what `shown` selects has been painted, in milliseconds since the address was
 * entered. The browser remembers that someone has signed in, as the sign-in page makes it do.
 */
function watchFor(shown: string): void {
  localStorage.setItem('pavilion.signed-in', 'yes');
  const longTasks: number[] = [];
  const painted = new Promise<number>((resolve) => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector(shown)) return;
      watch.disconnect();
      // The first frame is still to be drawn, the second comes after it.
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now())));
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  Object.assign(window, { longTasks, painted });
  new PerformanceObserver((list) => longTasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
    buffered: true,
  });
}

function resultsOf(screen: Screen, seen: ReadonlyMap<string, readonly Opened[]>): Result[] {
  const of = (cache: string, what: keyof Opened, which: Screen = screen) =>
    (seen.get(`${which} ${cache}`) ?? []).map((opened) => opened[what]);
  const shown = (['cold', 'warm'] as const).map((cache): Result => {
    const [own, bare] = [of(cache, 'shown'), of(cache, 'shown', 'the frame alone')];
    const name = `screens: ${screen}, ${cache} cache, slow laptop`;
    const value = { name, unit: 'ms', value: median(own), rounds: own };
    return screen === 'the frame alone'
      ? value
      : {
          ...value,
          target: atMost(cache === 'cold' ? 2_000 : 1_000),
          bound: { value: median(bare), what: 'the frame alone' },
          ratio: medianRatio(own, bare),
        };
  });
  const figure = (what: keyof Opened, words: string, unit: string, most: number | undefined): Result => ({
    name: `screens: ${screen}, ${words}`,
    unit,
    value: median(of('cold', what)),
    // The frame alone is what the others are compared with.
    ...(most !== undefined && screen !== 'the frame alone' && { target: atMost(most) }),
  });
  return [
    ...shown,
    figure('longestTask', 'longest task', 'ms', 100),
    figure('blocked', 'blocking time', 'ms', 300),
    figure('requests', 'requests', '', 25),
    figure('scripts', 'JavaScript files', '', 8),
    figure('kilobytes', 'loaded', 'kB', 320),
    // For twenty cards; the rows of a table have more in them.
    figure('elements', 'elements', '', screen === 'catalogue' ? 700 : undefined),
  ];
}

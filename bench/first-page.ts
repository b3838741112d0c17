import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright';
import { startBare } from './bare-browser.ts';
import { atMost, type Result } from './report.ts';
import { builtProduct, startProduct } from './servers/product.ts';
import type { Stage } from './stage.ts';

const web = resolve(import.meta.dirname, '../packages/web/dist');

/** JavaScript referenced by the page, and JavaScript loaded when the first page is shown. */
export async function firstPage(stage: Stage): Promise<Result[]> {
  await builtProduct();
  const html = await readFile(join(web, 'index.html'), 'utf8');
  const linked = [...html.matchAll(/(?:src|href)="(\/[^"]+\.js)"/g)].map(([, path]) => path!);
  const results: Result[] = [
    {
      name: 'first page: JavaScript that the page names, compressed',
      unit: 'kB',
      value: (await compressed(linked)) / 1_000,
      target: atMost(250),
    },
  ];
  const browser = await startBrowser();
  if (!browser) {
    stage.say('No browser found: files loaded later are not counted.');
    return results;
  }
  const product = await startProduct({ DATA_DIR: join(stage.folder, 'first-page') });
  try {
    const context = await browser.newContext();
    const page = await context.newPage();
    for (const name of ['signing in', 'the first screen, signed in, with what it loads after'] as const) {
      if (name !== 'signing in') {
        const [cookie] = (await product.signIn()).split('; ');
        const at = cookie!.indexOf('=');
        const { hostname } = new URL(product.url);
        await context.addCookies([
          { name: cookie!.slice(0, at), value: cookie!.slice(at + 1), domain: hostname, path: '/' },
        ]);
      }
      await page.goto('about:blank');
      await page.goto(product.url, { waitUntil: 'load' });
      await page.waitForSelector(name === 'signing in' ? 'input[type=password]' : 'main');
      await page.waitForLoadState('networkidle');
      const loaded = await page.evaluate(() =>
        performance.getEntriesByType('resource').map((entry) => new URL(entry.name).pathname),
      );
      results.push({
        name: `first page: JavaScript loaded for ${name}, compressed`,
        unit: 'kB',
        value: (await compressed(loaded.filter((path) => path.endsWith('.js')))) / 1_000,
        // What a screen waits for has its budget in `measure-first-page.mjs`.
        ...(name === 'signing in' && { target: atMost(250) }),
      });
    }
  } finally {
    await browser.close();
    await product.stop();
  }
  return results;
}

/** Size as the server sends it: Brotli if there is such a file. */
async function compressed(paths: readonly string[]): Promise<number> {
  let bytes = 0;
  for (const path of new Set(paths)) {
    const file = join(web, path);
    bytes += (await stat(existsSync(`${file}.br`) ? `${file}.br` : file)).size;
  }
  return bytes;
}

const executablePath = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync);
const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'];
const quiet = ['--disable-background-networking', '--disable-component-update'];
const options = { ...(executablePath ? { executablePath } : {}), args: [...args, ...quiet] };

/** Chromium, or null where there is none. */
export const startBrowser = () => chromium.launch(options).catch(() => null);

/**
 * Chromium with a profile in this folder. Unlike a private window, which every context of Playwright is, it keeps compiled code,
 * as the browser of a person does.
 */
export const startWithProfile = (folder: string) =>
  startBare(executablePath ?? chromium.executablePath(), options.args, folder);

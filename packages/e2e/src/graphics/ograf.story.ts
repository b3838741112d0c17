import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sampleTemplates } from '@pavilion/domain/graphics/samples';
import { unzipped } from '@pavilion/server/testing/unzipped';
import { expect, type Page, test } from '@playwright/test';
import type { RunningServer } from '../server.ts';
import { openDesigners } from './designers.ts';

let server: RunningServer;
let maker: Page;
/** Playout software: it serves the files of a package and knows nothing of the product. */
let playout: Server;

test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000);
  ({
    server,
    pages: [maker],
  } = await openDesigners(browser, ['May Ker'] as const));
});
test.afterAll(async () => {
  playout?.close();
  await server.stop();
});

async function call<T>(name: string, data: object): Promise<T> {
  const answer = await maker.context().request.post(`${server.url}/api/calls/graphics/${name}`, {
    data,
    headers: { origin: server.url },
  });
  if (!answer.ok()) throw new Error(`${name}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

const types: Record<string, string> = { mjs: 'text/javascript', json: 'application/json', wasm: 'application/wasm' };

async function serveFiles(files: Map<string, Buffer>): Promise<string> {
  playout = createServer(({ url = '/' }, answer) => {
    const path = decodeURIComponent(url.slice(1));
    if (path === '') return answer.setHeader('content-type', 'text/html').end('<!doctype html><title>Playout</title>');
    const bytes = files.get(path);
    answer.statusCode = bytes ? 200 : 404;
    return answer.setHeader('content-type', types[path.split('.').pop()!] ?? 'application/octet-stream').end(bytes);
  });
  playout.listen(0, '127.0.0.1');
  await once(playout, 'listening');
  return `http://127.0.0.1:${(playout.address() as AddressInfo).port}/`;
}

test('a graphic is taken out as an OGraf package, and plays, changes and leaves without the product (GFX-031)', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const { name, kind, tags, design } = sampleTemplates.find((sample) => sample.name === 'Lower third')!;
  const { id: template } = await call<{ id: string }>('importTemplate', { name, kind, tags, design });
  await call('publishTemplate', { template });
  const { id } = await call<{ id: string }>('makeGraphic', {
    template,
    name: 'Joe Root',
    values: { name: 'Joe Root', team: 'Yorkshire' },
  });

  await maker.goto(`${server.url}/#/jimstagram/graphic/${id}`);
  await maker.getByRole('button', { name: 'Export', exact: true }).click();
  await maker.getByText('OGraf', { exact: true }).click();
  await maker.getByRole('button', { name: /^Export \d+ Package/ }).click();
  const downloading = maker.waitForEvent('download');
  await maker.getByRole('link', { name: 'Download' }).click({ timeout: 90_000 });
  const files = await unzipped(await readFile(await (await downloading).path()));

  const address = await serveFiles(files);
  const page = await (await browser.newContext({ viewport: { width: 1920, height: 1080 } })).newPage();
  const asked: string[] = [];
  const failed: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  page.on('requestfailed', (request) => failed.push(request.url()));
  await page.goto(address);
  const manifest = JSON.parse(files.get('graphic.ograf.json')!.toString());
  const loaded = await page.evaluate(async (main) => {
    const { default: Graphic } = await import(`/${main}`);
    customElements.define('a-graphic', Graphic);
    const graphic = document.createElement('a-graphic');
    document.body.append(graphic);
    return (graphic as HTMLElement & { load: (params: object) => Promise<unknown> }).load({ renderType: 'realtime' });
  }, manifest.main);
  expect(loaded).toEqual({ statusCode: 200 });

  const act = (action: string, params: object) =>
    page.evaluate(
      ([method, given]) => {
        const graphic = document.querySelector('a-graphic') as HTMLElement & Record<string, (p: unknown) => unknown>;
        return graphic[method as string]!(given);
      },
      [action, params] as const,
    );
  /** Share of the picture that is not transparent, in percent; and all pixels as one number. */
  const shown = () =>
    page.evaluate(async () => {
      const canvas = document.querySelector<HTMLCanvasElement>('a-graphic canvas')!;
      const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
      let [covered, sum] = [0, 0];
      for (let at = 0; at < data.length; at += 4) {
        if (data[at + 3]! > 128) covered += 1;
        sum = (sum * 31 + data[at]! + data[at + 3]!) % 1_000_000_007;
      }
      return { percent: (400 * covered) / data.length, sum };
    });

  expect((await shown()).percent).toBe(0);
  expect(await act('playAction', {})).toEqual({ statusCode: 200, currentStep: 0 });
  const first = await shown();
  expect(first.percent).toBeGreaterThan(4);
  expect(first.percent).toBeLessThan(20);

  expect(await act('updateAction', { data: { name: 'Harry Brook' } })).toEqual({ statusCode: 200 });
  const second = await shown();
  expect(second.sum).not.toBe(first.sum);
  expect(await act('updateAction', { data: { name: true } })).toMatchObject({ statusCode: 400 });
  expect(await shown()).toEqual(second);

  expect(await act('stopAction', {})).toEqual({ statusCode: 200 });
  expect((await shown()).percent).toBe(0);

  // Slower than time: the pictures of two instants, by schedule.
  const play = { timestamp: 1_000, action: { type: 'playAction', params: {} } };
  await act('setActionsSchedule', { schedule: [play] });
  await act('goToTime', { timestamp: 999 });
  expect((await shown()).percent).toBe(0);
  await act('goToTime', { timestamp: 60_000 });
  expect((await shown()).sum).toBe(first.sum);

  await act('dispose', {});
  await expect(page.locator('canvas')).toHaveCount(0);
  expect(failed).toEqual([]);
  expect(asked.filter((url) => !url.startsWith(address))).toEqual([]);
});

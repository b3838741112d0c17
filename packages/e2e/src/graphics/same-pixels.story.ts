import { createHash } from 'node:crypto';
import { buildScene, type Scene, sizeOrder } from '@pavilion/domain/graphics';
import { sampleTemplates } from '@pavilion/domain/graphics/samples';
import { loadFaces, openDrawer } from '@pavilion/drawing/node';
import { expect, type Page, test } from '@playwright/test';
import { choose } from '../keys.ts';
import { addPerson, password, signIn, signInAsAdministrator } from '../people.ts';
import { type RunningServer, startServer } from '../server.ts';

let server: RunningServer;
let page: Page;

test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000);
  server = await startServer();
  const admin = await signInAsAdministrator(browser, server);
  const roles = ['jimstagram_access', 'jimstagram_design'] as const;
  await addPerson(admin, server, { name: 'Dee Signer', email: 'dee@example.org', roles: [...roles] });
  page = await signIn(browser, server, 'dee@example.org', password);
  await admin.context().close();
});
test.afterAll(() => server.stop());

/** Colours of all pixels that are fully there or fully transparent; a browser gives back the others rounded. */
function fingerprint(pixels: Uint8ClampedArray): string {
  for (let at = 0; at < pixels.length; at += 4) if (pixels[at + 3] !== 255) pixels.set([0, 0, 0, 0], at);
  return createHash('sha256').update(pixels).digest('hex');
}

/** Draws scenes in the worker that the product's pages use, and returns the fingerprint of each. */
const drawnInBrowser = (worker: string, scenes: readonly Scene[]) =>
  page.evaluate(
    async ({ address, all }) => {
      const drawing = new Worker(address, { type: 'module' });
      const draw = (scene: unknown, id: number) =>
        new Promise<ImageBitmap | undefined>((resolve) => {
          drawing.addEventListener('message', ({ data }) => resolve(data.bitmap), { once: true });
          drawing.postMessage({ id, scene, scale: 1, uploaded: [], pictures: '/none/FILE' });
        });
      const found: string[] = [];
      for (const [id, scene] of all.entries()) {
        const bitmap = await draw(scene, id);
        if (!bitmap) throw new Error(`Picture ${id} was not drawn.`);
        const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
        const context = canvas.getContext('2d', { willReadFrequently: true })!;
        context.drawImage(bitmap, 0, 0);
        const pixels = context.getImageData(0, 0, bitmap.width, bitmap.height).data;
        for (let at = 0; at < pixels.length; at += 4) if (pixels[at + 3] !== 255) pixels.set([0, 0, 0, 0], at);
        const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', pixels));
        found.push(Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join(''));
      }
      drawing.terminate();
      return found;
    },
    { address: worker, all: scenes as unknown[] },
  );

test('every template of the product has the same pixels on the screen and on the server, in every size (GFX-023 GFX-037)', async () => {
  test.setTimeout(600_000);
  // The lists draw, so their worker is loaded; a designer begins with a template of the product.
  const loaded = page.waitForRequest(/draw-worker[^/]*\.js$/);
  await page.goto(`${server.url}/#/jimstagram`);
  await page.getByRole('button', { name: 'New Template' }).first().click();
  await page.getByLabel('Name').pressSequentially('Drawn');
  await choose(page, 'Start from', 'Toss: the coin');
  await page.getByRole('button', { name: 'Create Template' }).click();
  await expect(page.getByText('Coin edge')).toBeVisible();
  const worker = (await loaded).url();

  const drawer = await openDrawer();
  // One of them also with signs that its fonts lack, and with more rows than it has room for.
  const signs = structuredClone(sampleTemplates.find(({ kind }) => kind === 'standings')!);
  const teams = ['Kent †', 'Essex ₹5', 'Surrey ✓', 'Home → away'].map((team, at) => ({ place: at + 1, team }));
  signs.design.fields.find(({ key }) => key === 'table')!.initial = Array.from({ length: 4 }, () => teams).flat();
  for (const { name, design } of [...sampleTemplates, { ...signs, name: 'Signs' }]) {
    const scenes = sizeOrder(design.sizes).map((size) => buildScene(design, { slide: design.slides[0]!.id, size }));
    const here: string[] = [];
    for (const scene of scenes) {
      await loadFaces(drawer, scene, [], () => Promise.reject(new Error('No template has a font of its own.')));
      const { pixels, unfit } = drawer.pixels(scene);
      expect(unfit, `${name} has a text that does not fit`).toEqual([]);
      here.push(fingerprint(pixels));
    }
    expect(await drawnInBrowser(worker, scenes), name).toEqual(here);
  }
});

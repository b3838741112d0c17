import { expect, type Page, test } from '@playwright/test';
import { type } from '../keys.ts';
import { ask, password, signIn } from '../people.ts';
import type { RunningServer } from '../server.ts';
import { callAs } from '../shell/prepare.ts';
import { openDesigners, wouldAsk } from './designers.ts';

let server: RunningServer;
let dee: Page;
let template: string;
let graphic: string;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  test.setTimeout(240_000);
  ({
    server,
    pages: [dee],
  } = await openDesigners(browser, ['Dee Signer'] as const));
  ({ id: template } = await callAs<{ id: string }>(dee, server, 'graphics/importTemplate', {
    name: 'Toss',
    kind: 'quote',
    design,
  }));
  await callAs(dee, server, 'graphics/publishTemplate', { template });
  ({ id: graphic } = await callAs<{ id: string }>(dee, server, 'graphics/makeGraphic', { template, name: 'Toss' }));
});
test.afterAll(() => server.stop());

const design = {
  sizes: { square: { width: 1080, height: 1080, label: 'Square', order: 0 } },
  slides: [{ id: 's1', name: 'Card' }],
  slots: [
    {
      id: 't1',
      slide: 's1',
      type: 'text',
      name: 'Line',
      box: { x: 80, y: 80, width: 920, height: 160 },
      runs: [{ text: '{headline}' }],
    },
  ],
  fields: [{ id: 'f1', key: 'headline', label: 'Headline', order: 0 }],
};

/** What the server has of a document. */
async function stored(collection: string, where: object): Promise<Record<string, unknown>> {
  const { documents } = await ask(dee.context(), server, { kind: 'fetch', query: { collection, where } });
  return documents?.[0] ?? {};
}
const storedText = async () => {
  const { runs } = await stored('slots', { template, type: 'text' });
  return (runs as { text: string }[]).map(({ text }) => text).join('');
};
const storedHeadline = async () => {
  const { values } = await stored('graphics', { id: graphic });
  return (values as Record<string, unknown>).headline;
};

async function slowProcessor(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Only the page that goes is slow: the next one has all day. */
async function reload(page: Page): Promise<void> {
  await page.reload({ waitUntil: 'commit' });
  await slowProcessor(page, 1);
}

async function typeOnSlide(page: Page, words: string): Promise<void> {
  const layers = page.getByRole('list', { name: 'Layers' });
  await layers.getByRole('button', { name: /^Text: / }).click();
  const canvas = page.getByRole('application', { name: /^Canvas/ });
  await canvas.focus();
  await page.keyboard.press('Enter');
  await expect(canvas.getByRole('textbox')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(words);
}

async function typeHeadline(page: Page, words: string): Promise<void> {
  await page.getByLabel('Headline').click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(words);
}

for (const rate of [1, 6]) {
  test(`what was typed just before a reload is stored, at ${rate === 1 ? 'full' : 'a sixth of the'} speed (GFX-003)`, async () => {
    test.setTimeout(240_000);
    const page = await dee.context().newPage();
    await page.goto(`${server.url}/#/jimstagram/template/${template}`);
    for (const [round, key] of ['Escape', '', 'Tab', 'Escape'].entries()) {
      await page.getByRole('list', { name: 'Layers' }).waitFor();
      await slowProcessor(page, rate);
      const words = `Toss ${round} at ${rate}`;
      await typeOnSlide(page, words);
      if (key) await page.keyboard.press(key);
      await reload(page);
      await expect.poll(storedText).toBe(words);
    }
    await page.goto(`${server.url}/#/jimstagram/graphic/${graphic}`);
    for (const round of [1, 2, 3]) {
      await page.getByLabel('Headline').waitFor();
      await slowProcessor(page, rate);
      const words = `Root ${round} at ${rate}`;
      await typeHeadline(page, words);
      await reload(page);
      await expect.poll(storedHeadline).toBe(words);
    }
    await page.close();
  });
}

/** Holds back what the page sends. */
const slowSocket = (page: Page, milliseconds: number) =>
  page.routeWebSocket(/\/api\/live/, (socket) => {
    const far = socket.connectToServer();
    socket.onMessage((message) => {
      setTimeout(() => far.send(message), milliseconds);
    });
  });

/** The questions of the browser before it leaves, all answered with "Leave". */
function leavingQuestions(page: Page): string[] {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  return asked;
}

test('what a slow connection had not taken before a reload is asked about, and sent by the next page (GFX-003)', async () => {
  const page = await dee.context().newPage();
  const asked = leavingQuestions(page);
  await slowSocket(page, 3_000);
  await page.goto(`${server.url}/#/jimstagram/template/${template}`);
  await typeOnSlide(page, 'India won the toss');
  await page.keyboard.press('Escape');
  await expect.poll(() => wouldAsk(page)).toBe(true);
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
  await expect.poll(storedText).toBe('India won the toss');
  await page.goto(`${server.url}/#/jimstagram/graphic/${graphic}`);
  await typeHeadline(page, 'Fifty for Gill');
  await page.reload();
  await expect.poll(storedHeadline).toBe('Fifty for Gill');
  await page.close();
});

test('what was typed just before the tab closes or the route is left is stored, unasked (GFX-003)', async () => {
  const page = await dee.context().newPage();
  const asked = leavingQuestions(page);
  const open = () => page.goto(`${server.url}/#/jimstagram/graphic/${graphic}`);
  await open();
  await typeHeadline(page, 'Left for the list');
  await page.evaluate(() => window.location.assign('#/jimstagram'));
  await expect.poll(storedHeadline).toBe('Left for the list');
  // A number of the inspector takes effect when its field is left, which a closed tab does not do.
  await page.goto(`${server.url}/#/jimstagram/template/${template}`);
  await page
    .getByRole('list', { name: 'Layers' })
    .getByRole('button', { name: /^Text: / })
    .click();
  await type(page.getByRole('complementary', { name: 'Inspector' }).getByLabel('X', { exact: true }), '137');
  await page.close({ runBeforeUnload: true });
  await expect.poll(async () => (await stored('slots', { template, type: 'text' })).box).toMatchObject({ x: 137 });
  expect(asked).toEqual([]);
});

test('what was typed just before its writer signs out is stored (GFX-003)', async ({ browser }) => {
  const page = await signIn(browser, server, 'dee@example.org', password);
  await slowSocket(page, 600);
  await page.goto(`${server.url}/#/jimstagram/graphic/${graphic}`);
  await typeHeadline(page, 'Signed out');
  await page.getByRole('button', { name: 'Account of Dee Signer' }).click();
  await page.getByText('Sign Out').click();
  await page.getByLabel('E-mail').waitFor();
  await expect.poll(storedHeadline).toBe('Signed out');
  await page.context().close();
});

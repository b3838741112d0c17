import { expect, type Locator, type Page, test } from '@playwright/test';
import { accessibilityFindings } from '../accessibility.ts';
import { choose, type } from '../keys.ts';
import { addPerson, ask, password, signIn, signInAsAdministrator } from '../people.ts';
import { type RunningServer, startServer } from '../server.ts';

let server: RunningServer;
let maker: Page;

const letters = {
  font: 'Inter',
  weight: 400,
  italic: false,
  size: 40,
  colour: '#ffffff',
  lineHeight: 1.1,
  letterSpacing: 0,
  case: 'upper',
  tabular: false,
};
const slot = (id: string, more: object) => ({ id, slide: 's1', name: id, ...more });
const design = {
  sizes: {
    square: { width: 1080, height: 1080, label: 'Square', order: 0 },
    story: { width: 1080, height: 1920, label: 'Story', order: 1 },
  },
  slides: [{ id: 's1', name: 'Card', guides: { line: { size: 'story', axis: 'x', at: 330 } } }],
  slots: [
    slot('Panel', {
      type: 'shape',
      allow: 'move',
      order: 0,
      fill: { kind: 'colour', colour: '#1b2a4e' },
      box: { x: 100, y: 600, width: 400, height: 300 },
    }),
    slot('Title', {
      type: 'text',
      allow: 'restyle',
      order: 1,
      runs: [{ text: 'Toss' }],
      box: { x: 100, y: 100, width: 600, height: 200 },
    }),
    slot('Sponsor', {
      type: 'text',
      order: 2,
      runs: [{ text: 'Sponsor' }],
      box: { x: 700, y: 900, width: 300, height: 90 },
    }),
  ],
  fields: [],
  kit: {
    colours: [{ name: 'Gold', colour: '#ffcc00' }],
    textStyles: [{ name: 'Quiet', style: letters }],
  },
};

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  test.setTimeout(240_000);
  server = await startServer();
  const admin = await signInAsAdministrator(browser, server);
  const roles = ['jimstagram_access', 'jimstagram_design'];
  await addPerson(admin, server, { name: 'Dee Signer', email: 'dee@example.org', roles });
  await addPerson(admin, server, { name: 'Mac Aker', email: 'mac@example.org', roles: ['jimstagram_access'] });
  const designer = await signIn(browser, server, 'dee@example.org', password);
  const call = async (name: string, data: object) => {
    const url = `${server.url}/api/calls/graphics/${name}`;
    const answer = await designer.context().request.post(url, { data, headers: { origin: server.url } });
    if (!answer.ok()) throw new Error(await answer.text());
    return (await answer.json()) as { id: string };
  };
  const { id } = await call('importTemplate', { name: 'Toss', kind: 'quote', design });
  await call('publishTemplate', { template: id });
  maker = await signIn(browser, server, 'mac@example.org', password);
  await maker.goto(`${server.url}/#/jimstagram`);
  await maker.getByRole('button', { name: 'Make graphic from Toss' }).click();
  await expect(handle('Panel')).toBeVisible();
});
test.afterAll(() => server.stop());

const handle = (name: string, size = 'Square') =>
  maker.getByRole('button', { name: new RegExp(`^Move ${name}, ${size}`) });
const panel = () => maker.getByRole('region', { name: 'Fields', exact: true });
const number = (label: string) => panel().getByLabel(label, { exact: true });

type Change = { overrides: Record<string, { box?: Record<string, number> }>; colour?: string; textStyle?: string };

/** What is stored of a layer of this name. */
async function changeOf(name: string): Promise<Change | undefined> {
  const all = async (collection: string) =>
    (await ask(maker.context(), server, { kind: 'fetch', query: { collection } })).documents?.[0];
  const { slots } = (await all('publications'))!.design as { slots: { id: string; name: string }[] };
  const changes = (await all('graphics'))!.changes as Record<string, Change>;
  return changes[slots.find((each) => each.name === name)!.id];
}

async function dragBy(of: Locator, x: number, y: number): Promise<void> {
  const box = (await of.boundingBox())!;
  const from = [box.x + box.width / 2, box.y + box.height / 2] as const;
  await maker.mouse.move(...from);
  await maker.mouse.down();
  await maker.mouse.move(from[0] + x, from[1] + y, { steps: 5 });
  await maker.mouse.up();
}

test('a maker drags and resizes the layers that a template lets move, and no others (GFX-013)', async () => {
  await expect(handle('Sponsor')).toHaveCount(0);
  await dragBy(handle('Panel'), 60, 30);
  await expect(number('Width')).toHaveValue('400');
  const placeOf = async () => (await changeOf('Panel'))?.overrides.square?.box;
  await expect.poll(async () => (await placeOf())?.x).toBeGreaterThan(150);
  expect((await placeOf())?.y).toBeGreaterThan(630);

  // The lower right corner.
  await dragBy(handle('Panel').locator('[data-handle="4"]'), 40, 20);
  await expect.poll(async () => Number(await number('Width').inputValue())).toBeGreaterThan(430);
  // Only the size that was worked on.
  expect(Object.keys((await changeOf('Panel'))!.overrides)).toEqual(['square']);
  expect(await accessibilityFindings(maker)).toEqual([]);
});

test('a layer is placed by keyboard and by number, and put back as its template has it (GFX-013)', async () => {
  await handle('Title', 'Story').focus();
  const before = Number(await number('X').inputValue());
  await maker.keyboard.press('ArrowRight');
  await maker.keyboard.press('Shift+ArrowRight');
  await expect(number('X')).toHaveValue(String(before + 11));
  await type(number('Y'), '777');
  await number('Y').press('Enter');
  await expect
    .poll(async () => (await changeOf('Title'))?.overrides.story?.box)
    .toMatchObject({ x: before + 11, y: 777 });
  await panel().getByRole('button', { name: 'Reset to Template' }).click();
  await expect(number('X')).toHaveValue(String(before));
  await expect.poll(() => changeOf('Title')).toBeUndefined();
});

test('a dragged layer snaps to a guide of the designer, with a line, and not while Ctrl is held (GFX-013 GFX-015)', async () => {
  const title = handle('Title', 'Story');
  const line = maker.locator('[data-snap="x"]');
  const x = async () => (await changeOf('Title'))?.overrides.story?.box?.x;
  await title.focus();
  const start = Number(await number('X').inputValue());
  // Pixels of the picture for each pixel of the screen: the layer is 600 wide.
  const box = (await title.boundingBox())!;
  const factor = 600 / box.width;
  const [left, top] = [box.x + box.width / 2, box.y + box.height / 2];
  // Three pixels past the guide.
  const by = (330 - start) / factor + 3;
  const drag = async () => {
    await maker.mouse.move(left, top);
    await maker.mouse.down();
    await maker.mouse.move(left + by, top, { steps: 5 });
  };
  await drag();
  await expect(line).toBeVisible();
  await maker.mouse.up();
  await expect(line).toHaveCount(0);
  await expect.poll(x).toBe(330);
  await panel().getByRole('button', { name: 'Reset to Template' }).click();
  await expect(number('X')).toHaveValue(String(start));

  await maker.keyboard.down('Control');
  await drag();
  await expect.poll(x).toBeGreaterThan(330 + factor);
  await expect(line).toHaveCount(0);
  await maker.mouse.up();
  await maker.keyboard.up('Control');
  await panel().getByRole('button', { name: 'Reset to Template' }).click();
  await expect.poll(() => changeOf('Title')).toBeUndefined();
});

test('a text is restyled from the brand kit (GFX-011 GFX-013)', async () => {
  await handle('Title').focus();
  await panel().getByRole('button', { name: 'Gold' }).click();
  await choose(maker, 'Text style', 'Quiet');
  await type(number('Text size'), '90');
  await number('Text size').press('Enter');
  await expect
    .poll(() => changeOf('Title'))
    .toMatchObject({ colour: 'kit:Gold', textStyle: 'Quiet', overrides: { square: { fontSize: 90 } } });
  // A shape that may move only keeps its colours.
  await handle('Panel').focus();
  await expect(panel().getByRole('button', { name: 'Gold' })).toHaveCount(0);
});

test('a finger moves the layer that was tapped before (GFX-013)', async ({ browser }) => {
  const context = await browser.newContext({
    hasTouch: true,
    viewport: { width: 820, height: 1180 },
    storageState: await maker.context().storageState(),
  });
  const phone = await context.newPage();
  await phone.goto(maker.url());
  const title = phone.getByRole('button', { name: /^Move Title, Square/ });
  await title.tap();
  await expect(title).toBeFocused();
  const before = (await changeOf('Title'))?.overrides.square?.box?.x ?? 100;
  const box = (await title.boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const touch = await context.newCDPSession(phone);
  const send = (kind: string, points: { x: number; y: number }[]) =>
    touch.send('Input.dispatchTouchEvent', { type: kind as 'touchStart', touchPoints: points });
  await send('touchStart', [{ x, y }]);
  await send('touchMove', [{ x: x + 10, y }]);
  await send('touchMove', [{ x: x + 25, y }]);
  await send('touchEnd', []);
  await expect.poll(async () => (await changeOf('Title'))?.overrides.square?.box?.x).toBeGreaterThan(before + 20);
  await context.close();
});

import { readFile } from 'node:fs/promises';
import { type CellObject, utils, write } from '@e965/xlsx';
import { sampleTemplates } from '@pavilion/domain/graphics/samples';
import { expect, type Page, test } from '@playwright/test';
import { accessibilityFindings } from '../accessibility.ts';
import { choose, paste, type } from '../keys.ts';
import { addPerson, ask, password, signIn, signInAsAdministrator } from '../people.ts';
import { type RunningServer, startServer } from '../server.ts';
import { callAs } from '../shell/prepare.ts';
import { zipContents } from '../zip-entries.ts';

let server: RunningServer;
let maker: Page;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000);
  server = await startServer();
  const admin = await signInAsAdministrator(browser, server);
  const roles = ['jimstagram_access', 'jimstagram_design'];
  await addPerson(admin, server, { name: 'Mac Aker', email: 'mac@example.org', roles });
  maker = await signIn(browser, server, 'mac@example.org', password);
  await admin.context().close();
  const { name, kind, tags, design } = sampleTemplates.find((sample) => sample.name.startsWith('Match day'))!;
  const { id } = await call<{ id: string }>('importTemplate', { name, kind, tags, design });
  await call('publishTemplate', { template: id });
});
test.afterAll(() => server.stop());

const call = <T>(name: string, data: object) => callAs<T>(maker, server, `graphics/${name}`, data);

const counties = [
  'Yorkshire',
  'Kent',
  'Surrey',
  'Essex',
  'Durham',
  'Sussex',
  'Somerset',
  'Hampshire',
  'Derbyshire',
  'Notts',
];
/** A hundred fixtures, the third without its home side, the ninetieth on a ground with too long a name. */
const fixtures = counties.flatMap((home, at) =>
  counties.map((away, other) => {
    const row = at * 10 + other + 1;
    const ground =
      row === 90 ? 'A ground whose name is far longer than any picture of a match day can show it' : 'Lord’s';
    return [`Fixture ${row}`, row === 3 ? '' : home, away, 'Fri 25 June 18:30', ground].join('\t');
  }),
);

test('a hundred fixtures are pasted, mended in their cells, made at once and lie in one zip (GFX-025)', async () => {
  test.setTimeout(480_000);
  await maker.goto(`${server.url}/#/jimstagram`);
  await maker.getByRole('link', { name: /^Make many graphics from Match day/ }).click();
  expect(await accessibilityFindings(maker)).toEqual([]);
  await paste(maker.getByLabel('Rows', { exact: true }), ['Name\tHome\tAway\tWhen\tGround', ...fixtures].join('\n'));
  await expect(maker.getByRole('combobox', { name: 'Ground' }).or(maker.getByLabel('Ground')).first()).toHaveValue(
    'Ground',
  );
  await maker.getByRole('button', { name: 'Add 100 Rows' }).click();
  const table = maker.getByRole('table', { name: 'Rows' });
  await expect(table).toHaveAttribute('aria-rowcount', '101');
  await expect(maker.getByText('2 rows cannot be made yet.')).toBeVisible();
  await expect(table.getByText('Home is needed.')).toBeVisible();
  const all = maker.getByRole('button', { name: 'Make 100 Graphics' });
  await expect(maker.getByRole('button', { name: 'Make the 98 Good Ones' })).toBeEnabled({ timeout: 60_000 });
  expect(await accessibilityFindings(maker)).toEqual([]);

  await type(table.getByLabel('Home, row 4', { exact: true }), 'yorkshire');
  await expect(maker.getByText('1 row cannot be made yet.')).toBeVisible();
  // Enter goes down a column.
  await maker.keyboard.press('Enter');
  await expect(table.getByLabel('Home, row 5', { exact: true })).toBeFocused();
  // A team against itself can be made, but is counted, visited and accepted.
  await expect(maker.getByText('10 warnings to look at or accept.')).toBeVisible();
  await expect(maker.getByRole('button', { name: 'Make the 99 Good Ones, 10 with Warnings' })).toBeVisible();
  // The other fault comes before them, though it is far below.
  await maker.getByRole('button', { name: 'Go to Next Fault' }).click();
  const ground = table.getByLabel('Ground, row 91', { exact: true });
  await expect(ground).toBeFocused();
  await expect(ground).toHaveAccessibleDescription('Ground can have at most 60 characters.');
  await type(ground, 'Hove');
  await maker.getByRole('button', { name: 'Go to Next Warning' }).click();
  const itself = table.getByLabel('Away, row 2', { exact: true });
  await expect(itself).toBeFocused();
  await expect(itself).toHaveAccessibleDescription('The same team as Home.');
  await table.getByRole('button', { name: 'Accept Away, row 2', exact: true }).click();
  await expect(itself).toBeFocused();
  await expect(itself).toHaveAccessibleDescription('');
  await maker.getByRole('button', { name: 'Accept 9 Warnings' }).click();
  await expect(maker.getByText('to look at or accept.')).toHaveCount(0);
  await expect(maker.getByText('All rows can be made.')).toBeVisible({ timeout: 30_000 });

  await all.click();
  await expect(maker).toHaveURL(/#\/jimstagram\/batch\//);
  await expect(maker.getByRole('heading', { name: 'Match day: two halves: 100 graphics' })).toBeVisible();
  await expect(maker.getByRole('article', { name: 'Fixture 1', exact: true })).toBeVisible();
  await maker.getByRole('button', { name: 'Export All' }).click();
  const exporting = maker.getByRole('dialog', { name: 'Export All' });
  for (const size of ['Portrait', 'Story', 'Landscape']) await exporting.getByLabel(new RegExp(`^${size}`)).uncheck();
  await exporting.getByRole('button', { name: 'Export 100 Pictures' }).click();
  const link = exporting.getByRole('link', { name: 'Download' });
  // A hundred drawings on cores that others use too.
  await expect(link).toBeVisible({ timeout: 360_000 });
  const [download] = await Promise.all([maker.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toBe('Match day_ two halves – 100 – PNG.zip');
  const contents = await zipContents(await download.path());
  expect([...contents.keys()].sort()).toEqual(
    fixtures.map((_, at) => `Fixture ${at + 1} – Square 1080×1080.png`).sort(),
  );
  // Width and height of a PNG stand at bytes 16 and 20.
  for (const png of contents.values()) expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1080, 1080]);
});

test('rows without headings get their fields by hand, and a graphic leads back to the others (GFX-025)', async () => {
  await maker.goto(`${server.url}/#/jimstagram`);
  await maker.getByRole('link', { name: /^Make many graphics from Match day/ }).click();
  // Rows whose graphics were made are not kept.
  await expect(maker.getByText('The rows appear here, each with its picture, before anything is made.')).toBeVisible();
  await paste(
    maker.getByLabel('Rows', { exact: true }),
    'Kent,Surrey,Friday\nEssex,Durham,Sunday\nEssex,Durham,Friday\n',
  );
  await expect(maker.getByLabel('The first line has headings')).not.toBeChecked();
  await choose(maker, 'Column 1', 'Home');
  await choose(maker, 'Column 2', 'Away');
  await choose(maker, 'Column 3', 'When');
  await maker.getByRole('button', { name: 'Add 3 Rows' }).click();
  await maker.getByRole('button', { name: 'Remove row 1' }).click();
  await maker.getByRole('button', { name: 'Make 2 Graphics' }).click();
  // Rows that would have one name are told apart, and keep the order of the table.
  const named = ['Sunday', 'Friday'].map((day) => `Match day: two halves: Essex, Durham, ${day}`);
  for (const [at, name] of named.entries()) await expect(maker.getByRole('article').nth(at)).toHaveAccessibleName(name);
  await maker.getByRole('link', { name: named[0]! }).click();
  await expect(maker.getByLabel('Home')).toHaveValue('Essex');
  await maker.getByRole('link', { name: 'All made together' }).click();
  await expect(maker).toHaveURL(/#\/jimstagram\/batch\//);
});

test('the good rows are made before the others, which join them when they are mended (GFX-008 GFX-025 GFX-034)', async () => {
  test.setTimeout(180_000);
  await maker.goto(`${server.url}/#/jimstagram`);
  await maker.getByRole('link', { name: /^Make many graphics from Match day/ }).click();
  const rows = [
    'Name\tHome\tAway\tWhen',
    'Zulu\tKent\tSurrey\t04/07/2026 14:30',
    `Wide\t${'Wide'.repeat(24)}\tKent\t5 July 2026`,
    'Echo\tEssex\tSurrey\t2026-07-06',
    'Never\tEssex\tKent\t31/02/2026 25:99',
    'Alfa\tDurham\tKent\tSun 12 July',
  ];
  await paste(maker.getByLabel('Rows', { exact: true }), rows.join('\n'));
  await maker.getByRole('button', { name: 'Add 5 Rows' }).click();
  const table = maker.getByRole('table', { name: 'Rows' });
  const when = (row: number) => table.getByLabel(`When, row ${row}`, { exact: true });
  // Days are written alike; one with its weekday stays.
  await expect(when(2)).toHaveValue('4 July 2026 14:30');
  await expect(when(4)).toHaveValue('6 July 2026');
  await expect(when(6)).toHaveValue('Sun 12 July');
  await expect(when(5)).toHaveAccessibleDescription('There is no 31/02/2026 in the calendar.');
  await expect(table.getByLabel('Home, row 3', { exact: true })).toHaveAccessibleDescription(/^Does not fit: /);
  await expect(maker.getByText('2 rows cannot be made yet.')).toBeVisible();
  await maker.getByRole('button', { name: 'Make the 3 Good Ones' }).click();
  await expect(maker.getByText('3 graphics made. Rows that you mend or add here join them.')).toBeVisible();
  await expect(table.getByRole('rowheader')).toHaveText(['3', '5']);
  expect(await accessibilityFindings(maker)).toEqual([]);

  await type(when(5), '1/8/2026');
  await type(table.getByLabel('Home, row 3', { exact: true }), 'Sussex');
  await expect(table.getByLabel('Home, row 3', { exact: true })).toHaveAccessibleDescription('');
  await maker.getByRole('button', { name: 'Make 2 Graphics' }).click();
  await expect(maker.getByRole('heading', { name: 'Match day: two halves: 5 graphics' })).toBeVisible();
  // In the list of all graphics, those of one press stand by row.
  await maker.goto(`${server.url}/#/jimstagram?tab=graphics`);
  await expect(maker.getByRole('article').nth(4)).toBeVisible();
  const shown = await maker
    .getByRole('article')
    .evaluateAll((all) => all.slice(0, 5).map((each) => each.getAttribute('aria-label') ?? each.textContent));
  expect(shown).toEqual(['Wide', 'Never', 'Zulu', 'Echo', 'Alfa']);
});

test('a cell keeps its lines, an unknown team is pointed out, and a text that does not fit marks its graphic (GFX-008 GFX-025)', async () => {
  test.setTimeout(180_000);
  await maker.goto(`${server.url}/#/jimstagram`);
  await maker.getByRole('link', { name: /^Make many graphics from Match day/ }).click();
  const rows = [
    'Name\tHome\tAway\tWhen',
    'One\tKent\tAtlantis\t"Friday\nevening"',
    `Two\t${'Wide'.repeat(70)}\tKent\tFriday`,
  ];
  await paste(maker.getByLabel('Rows', { exact: true }), rows.join('\n'));
  await maker.getByRole('button', { name: 'Add 2 Rows' }).click();
  const table = maker.getByRole('table', { name: 'Rows' });
  await expect(table.getByLabel('Away, row 2', { exact: true })).toHaveAccessibleDescription(
    'Neither in the brand kit nor in the archive: its badge shows its first letters.',
  );
  // A fault comes before the warning above it.
  const wide = table.getByLabel('Home, row 3', { exact: true });
  await expect(wide).toHaveAccessibleDescription(/^Does not fit: /);
  await maker.getByRole('button', { name: 'Go to Next Fault' }).click();
  await expect(table.locator('textarea:focus')).toHaveAttribute('aria-invalid', 'true');
  // The nearest name takes the place of a mistyped one.
  await type(table.getByLabel('Home, row 2', { exact: true }), 'Yorkshre');
  await table.getByRole('button', { name: 'Use Yorkshire for Home, row 2' }).click();
  await expect(table.getByLabel('Home, row 2', { exact: true })).toHaveValue('Yorkshire');
  await expect(table.getByLabel('Home, row 2', { exact: true })).toHaveAccessibleDescription('');
  const when = table.getByLabel('When, row 2', { exact: true });
  await when.press('ControlOrMeta+End');
  await when.pressSequentially(' 18:30');
  await expect(when).toHaveValue('Friday\nevening 18:30');
  await when.press('Alt+Enter');
  await when.pressSequentially('sharp');
  await expect(when).toHaveValue('Friday\nevening 18:30\nsharp');
  await type(when, 'Friday');
  // Where a day is expected, words that name none are pointed out, and stay.
  const other = table.getByLabel('When, row 3', { exact: true });
  await type(other, 'next Tuesday');
  await expect(other).toHaveAccessibleDescription('This names no day of the calendar. Write one such as 20 May 2027.');
  await expect(other).toHaveValue('next Tuesday');
  await type(other, 'Friday');
  await expect(other).toHaveAccessibleDescription('');

  await type(wide, '한국');
  await expect(wide).toHaveAccessibleDescription(/These letters are in none of the fonts: 한국\./);
  await type(wide, 'Essex');
  await maker.getByRole('button', { name: 'Make 2 Graphics' }).click();
  await expect(maker.getByRole('button', { name: 'Export All' })).toBeVisible();
  // It is changed later.
  const batch = maker.url().split('/').at(-1)!;
  const { documents } = await ask(maker.context(), server, {
    kind: 'fetch',
    query: { collection: 'graphics', where: { batch, name: 'Two' } },
  });
  await ask(maker.context(), server, {
    kind: 'patch',
    collection: 'graphics',
    id: documents![0]!.id as string,
    changes: { 'values.home': 'Wide'.repeat(70) },
  });
  await maker.getByRole('button', { name: 'Export All' }).click();
  const exporting = maker.getByRole('dialog', { name: 'Export All' });
  await exporting.getByRole('button', { name: /^Export \d+ Pictures$/ }).click();
  await expect(exporting.getByText(/^The texts of 1 of 2 graphics do not fit: “Two” \(/)).toBeVisible({
    timeout: 90_000,
  });
  await maker.keyboard.press('Escape');
  const card = (name: string) => maker.getByRole('article', { name, exact: true });
  await expect(card('Two').getByText('A text needs a change')).toBeVisible();
  await expect(card('One').getByText('A text needs a change')).toHaveCount(0);
});

test('more rows than there is room for are counted, and needed lists that no cell can hold say so (GFX-025)', async () => {
  await maker.goto(`${server.url}/#/jimstagram`);
  await maker.getByRole('link', { name: /^Make many graphics from Match day/ }).click();
  const rows = Array.from({ length: 203 }, (_, at) => `Fixture ${at + 1}\tKent\tSurrey\t${at % 28} May 2027`);
  await paste(maker.getByLabel('Rows', { exact: true }), ['Name\tHome\tAway\tWhen', ...rows].join('\n'));
  await expect(maker.getByRole('alert')).toHaveText(
    'There is room for 200 more rows; the others of these 203 are left out.',
  );
  await maker.getByRole('button', { name: 'Add 200 Rows' }).click();
  const table = maker.getByRole('table', { name: 'Rows' });
  await expect(table).toHaveAttribute('aria-rowcount', '201');

  // Another page and a reload lose nothing that was typed, nor rows that were pasted and not added.
  await type(table.getByLabel('Ground, row 2', { exact: true }), 'Hove');
  const pastedRows = maker.getByRole('textbox', { name: 'Rows', exact: true });
  await paste(pastedRows, 'Home\tAway\nEssex\tDurham');
  const navigation = maker.getByRole('navigation', { name: 'Modules' });
  await navigation.getByRole('link', { name: 'Social Graphics' }).click();
  await expect(table).toHaveCount(0);
  await maker.goBack();
  await expect(table).toHaveAttribute('aria-rowcount', '201');
  await expect(table.getByLabel('Ground, row 2', { exact: true })).toHaveValue('Hove');
  await expect(pastedRows).toHaveValue('Home\tAway\nEssex\tDurham');
  await maker.reload();
  await expect(table.getByLabel('Ground, row 2', { exact: true })).toHaveValue('Hove');
  await maker.getByRole('button', { name: 'Remove All' }).click();
  await maker.getByRole('button', { name: 'Remove Rows' }).click();
  await expect(table).toHaveCount(0);
  await maker.getByRole('button', { name: 'Add 1 Row' }).click();
  await expect(table.getByLabel('Home, row 2', { exact: true })).toHaveValue('Essex');
  await maker.getByRole('button', { name: 'Remove row 2' }).click();

  const listed = { id: 'batters', key: 'batters', label: 'Batters', type: 'rows', required: true };
  const { id } = await call<{ id: string }>('importTemplate', {
    name: 'Batting card',
    kind: 'free',
    design: {
      sizes: { square: { width: 1080, height: 1080, label: 'Square', order: 0 } },
      slides: [{ id: 's', name: 'Card' }],
      slots: [
        { id: 't', slide: 's', type: 'table', table: { field: 'batters', columns: [{ key: 'name', heading: '' }] } },
      ],
      fields: [listed],
    },
  });
  await call('publishTemplate', { template: id });
  await maker.goto(`${server.url}/#/jimstagram`);
  await maker.getByRole('link', { name: /^Make many graphics from Batting card/ }).click();
  await expect(
    maker.getByText('Batters cannot be filled in here: make each graphic on its own.').first(),
  ).toBeVisible();
});

test('a workbook of Excel gives its dates, times and grounds as people write them, by its own row numbers (GFX-025)', async () => {
  await maker.goto(`${server.url}/#/jimstagram`);
  await maker.getByRole('link', { name: /^Make many graphics from Match day/ }).click();
  const choose = async (name: string, buffer: Buffer) => {
    const [chooser] = await Promise.all([
      maker.waitForEvent('filechooser'),
      maker.getByRole('button', { name: 'Choose File' }).click(),
    ]);
    await chooser.setFiles({ name, mimeType: 'application/octet-stream', buffer });
  };
  await choose('Anton.ttf', Buffer.from([0, 1, 0, 0, 0, 14, 0, 128, 0, 3]));
  await expect(maker.getByRole('alert')).toHaveText(
    'This is not a spreadsheet that can be read. Choose an .xlsx or .csv file.',
  );

  const cell = (v: number, z: string): CellObject => ({ t: 'n', v, z });
  const sheet = utils.aoa_to_sheet([
    ['Home', 'Away', 'Time', 'Date', 'Venue'],
    ['Kent', 'Surrey', cell(18.5 / 24, 'hh:mm'), cell(46_527, 'dd/mm/yyyy'), 'Canterbury'],
    [],
    ['Essex', '', '', cell(46_528 + 11 / 24, 'ddd d mmm'), 'Chelmsford'],
    ['Kent', 'Essex', cell(14.5 / 24, 'General'), cell(45_475, 'General'), 'Hove'],
  ]);
  await choose(
    'fixtures.xlsx',
    write({ SheetNames: ['Week'], Sheets: { Week: sheet } }, { type: 'buffer', bookType: 'xlsx' }),
  );
  await maker.getByRole('button', { name: 'Add 3 Rows' }).click();
  const table = maker.getByRole('table', { name: 'Rows' });
  await expect(table.getByLabel('When, row 5', { exact: true })).toHaveAccessibleDescription(
    '45475 is a number, not a day. Write one such as 20 May 2027.',
  );
  await expect(table.getByLabel('When, row 2', { exact: true })).toHaveValue('20 May 2027 18:30');
  await expect(table.getByLabel('Ground, row 2', { exact: true })).toHaveValue('Canterbury');
  await expect(table.getByLabel('When, row 4', { exact: true })).toHaveValue('21 May 2027 11:00');
  await expect(table.getByRole('rowheader')).toHaveText(['2', '4', '5']);
  await expect(table.getByLabel('Away, row 4', { exact: true })).toHaveAccessibleDescription('Away is needed.');
  expect(await accessibilityFindings(maker)).toEqual([]);
});

test('the sample of a template is downloaded, and can be imported as it is (GFX-025)', async () => {
  // One of its own: this browser keeps the rows of the others.
  const { kind, tags, design } = sampleTemplates.find((sample) => sample.name.startsWith('Match day'))!;
  const { id } = await call<{ id: string }>('importTemplate', { name: 'Home: fixtures', kind, tags, design });
  await call('publishTemplate', { template: id });
  await maker.goto(`${server.url}/#/jimstagram`);
  await maker.getByRole('link', { name: /^Make many graphics from Home/ }).click();
  const [download] = await Promise.all([
    maker.waitForEvent('download'),
    maker.getByRole('button', { name: 'Download a Sample' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Home fixtures – sample.csv');
  const [chooser] = await Promise.all([
    maker.waitForEvent('filechooser'),
    maker.getByRole('button', { name: 'Choose File' }).click(),
  ]);
  await chooser.setFiles({
    name: 'sample.csv',
    mimeType: 'text/csv',
    buffer: await readFile(await download.path()),
  });
  await expect(maker.getByLabel('The first line has headings')).toBeChecked();
  // No column is left out.
  await expect(maker.getByPlaceholder('Left out').first()).toBeVisible();
  for (const column of await maker.getByPlaceholder('Left out').all()) await expect(column).not.toHaveValue('');
  expect(await accessibilityFindings(maker)).toEqual([]);
  await maker.getByRole('button', { name: 'Add 1 Row' }).click();
  const table = maker.getByRole('table', { name: 'Rows' });
  await expect(table.getByLabel('Home, row 2', { exact: true })).toHaveValue('Yorkshire');
  await expect(maker.getByText('All rows can be made.')).toBeVisible({ timeout: 30_000 });
  await expect(maker.getByText('to look at or accept.')).toHaveCount(0);
  await maker.getByRole('button', { name: 'Make 1 Graphic' }).click();
  await expect(maker.getByRole('button', { name: 'Export All' })).toBeVisible();
});

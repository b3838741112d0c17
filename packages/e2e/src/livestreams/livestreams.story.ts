import { expect, type Page, test } from '@playwright/test';
import { accessibilityFindings } from '../accessibility.ts';
import { type } from '../keys.ts';
import { still } from '../media.ts';
import { addPerson, ask, password, signIn, signInAsAdministrator } from '../people.ts';
import { freePort, type RunningServer, startServer } from '../server.ts';
import { type Encoder, type FixturesService, startEncoder, startFixtures } from './encoder.ts';
import { expectMoving } from './moving.ts';

let server: RunningServer;
let fixtures: FixturesService;
let dan: Page;
let eve: Page;
const encoders: Encoder[] = [];

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000);
  fixtures = await startFixtures();
  server = await startServer({ env: { RTMP_PORT: String(await freePort()), FIXTURES_URL: fixtures.url } });
  const admin = await signInAsAdministrator(browser, server);
  for (const [name, email] of [
    ['Dan Whitlock', 'dan@example.org'],
    ['Eve Ryone', 'eve@example.org'],
  ] as const) {
    await addPerson(admin, server, { name, email, roles: ['livestream_access'] });
  }
  dan = await signIn(browser, server, 'dan@example.org', password);
  eve = await signIn(browser, server, 'eve@example.org', password);
  await dan.context().grantPermissions(['clipboard-read', 'clipboard-write']);
});
test.afterAll(async () => {
  for (const encoder of encoders) await encoder.stop();
  await server.stop();
  fixtures.close();
});

const notice = (page: Page, text: string) =>
  expect(page.getByRole('alert').filter({ hasText: text }).first()).toBeVisible();
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('a stream is set up from a fixture, and appears in an open list (LIV-002 LIV-004 LIV-005 LIV-006 LIV-007 LIV-008 LIV-009 LIV-010 LIV-011 LIV-045 LIV-046 LIV-048 LIV-049 LIV-050 LIV-051 LIV-052 LIV-053 OPN-068 OPN-070 OPN-071 PLT-050)', async () => {
  await eve.goto(`${server.url}/#/livestreams`);
  await expect(eve).toHaveURL(/#\/livestreams\/streams/);
  await expect(eve.getByText('There are no current streams yet.')).toBeVisible();
  await expect(eve.getByText('Waiting for a stream')).toBeVisible();

  await dan.goto(`${server.url}/#/livestreams/new`);
  await expect(dan.getByLabel('Or, set up a non-competition match')).toBeVisible();
  await expect(dan.getByRole('button', { name: 'Create' })).toHaveCount(0);
  await type(dan.getByLabel('Or, set up a non-competition match'), 'Club day');
  await expect(dan.getByRole('button', { name: 'Create' })).toBeVisible();
  await dan
    .getByRole('combobox', { name: 'Competition' })
    .or(dan.getByRole('textbox', { name: 'Competition' }))
    .first()
    .click();
  await expect(dan.getByRole('option')).toHaveText(['County Championship 2021']);
  await dan.getByRole('option', { name: 'County Championship 2021' }).click();
  await expect(dan.getByLabel('Or, set up a non-competition match')).toHaveCount(0);
  const row = dan.getByRole('row', { name: /Kent v Surrey/ });
  await expect(row).toContainText('The Spitfire Ground, Canterbury');
  await row.getByRole('button', { name: 'Setup Kent v Surrey' }).click();
  const dialog = dan.getByRole('dialog', { name: 'Set up Kent v Surrey' });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await dialog.getByLabel('BBC Commentary?').check();
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(dan).toHaveURL(/#\/livestreams\/stream\//);
  await expect(dan.getByRole('heading', { name: 'Kent v Surrey' })).toBeVisible();
  await expect(dan.getByText('BBC commentary')).toBeVisible();
  await expect(dan.getByText(/^Not recorded here\..* Record it at the encoder\.$/)).toBeVisible();
  await expect(dan.getByText(/^The match archive has no match .* To have a film of it there, write to /)).toBeVisible();

  // A second stream of a match is possible, but never by accident.
  await dan.goBack();
  await dan.getByRole('button', { name: 'Setup Kent v Surrey' }).click();
  await expect(dialog.getByText('Set up already')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Create Another' })).toBeVisible();
  await dialog.getByRole('link', { name: /^Kent v Surrey, made/ }).click();
  await expect(dan).toHaveURL(/#\/livestreams\/stream\//);

  const table = eve.getByRole('table', { name: 'Recent Streams' });
  for (const column of ['Name', 'State', 'Created At']) {
    await expect(table.getByRole('columnheader', { name: column, exact: true })).toBeVisible();
  }
  const listed = table.getByRole('row', { name: /Kent v Surrey/ });
  await expect(listed).toContainText('Off');
  await expect(listed).toContainText('Today');
  await expect(eve.getByText('There are no current streams yet.')).toHaveCount(0);

  await dan.goto(`${server.url}/#/livestreams/streams`);
  await dan.getByRole('button', { name: 'Edit Kent v Surrey' }).click();
  const edit = dan.getByRole('dialog', { name: 'Kent v Surrey' });
  await expect(edit.getByLabel('Protocol')).toHaveValue('rtmp');
  await expect(edit.getByLabel('Protocol')).toHaveAttribute('readonly');
  await edit.getByRole('button', { name: 'Copy Address' }).click();
  await notice(dan, 'Address Copied');
  expect(await copied(dan)).toMatch(/^rtmp:\/\/127\.0\.0\.1:\d+\/live$/);
  await edit.getByRole('button', { name: 'Copy Key' }).click();
  await notice(dan, 'Code Copied');
  expect(await copied(dan)).toMatch(/^[a-z0-9]{5}(-[a-z0-9]{5}){3}$/);
  await expect(edit.getByPlaceholder('Chose Player')).toBeVisible();
  await expect(edit.getByRole('button', { name: 'Add', exact: true })).toHaveCount(0);
  expect(await accessibilityFindings(dan)).toEqual([]);
  await dan.keyboard.press('Escape');
});

test('an encoder connects, its picture moves, a feed is added and stopped, and everything resumes after the server is killed (LIV-003 LIV-013 LIV-014 LIV-017 LIV-022 LIV-023 LIV-024 LIV-025 LIV-026 LIV-027 LIV-028 LIV-029 LIV-031 LIV-032 LIV-033 LIV-036 LIV-037 LIV-038 LIV-039 LIV-040 LIV-042 OPN-068 OPN-069)', async () => {
  test.setTimeout(180_000);
  await dan.goto(`${server.url}/#/livestreams/streams`);
  await dan.getByRole('link', { name: 'Configure Kent v Surrey' }).click();
  await expect(dan.getByRole('heading', { name: 'Kent v Surrey' })).toBeVisible();
  await expect(dan.getByLabel('Protocol')).toHaveValue('rtmp');
  await expect(dan.getByRole('button', { name: /^Copy Address: rtmp:/ })).toBeVisible();
  await expect(dan.getByRole('button', { name: /^Copy Key: •+$/ })).toBeVisible();
  await expect(dan.getByRole('button', { name: 'Deactivate' })).toHaveCount(0);
  await dan.getByRole('button', { name: 'Activate' }).click();
  await notice(dan, 'Please wait for activation');
  await notice(dan, 'Activated');
  // Its words are past: it does not wait for its own end.
  await expect(dan.getByText('Please wait for activation')).toHaveCount(0, { timeout: 2_500 });
  await expect(dan.getByRole('button', { name: 'Activate', exact: true })).toHaveCount(0);
  await expect(dan.getByRole('button', { name: 'Deactivate' })).toBeVisible();
  await expect(dan.getByText('Ready').first()).toBeVisible();

  const asked = dan.waitForResponse((answer) => answer.url().endsWith('/livestreams/getStream'));
  await dan.getByRole('button', { name: 'Refresh', exact: true }).click();
  expect((await asked).ok()).toBe(true);

  // An encoder whose key belongs to no stream is said on the list: here, it would be taken for this stream's.
  const address = await addressOf();
  const mistyped = startEncoder(`${address}-mistyped`);
  await eve.goto(`${server.url}/#/livestreams/streams`);
  await expect(eve.getByText(/was refused because its key belongs to no stream/)).toBeVisible({ timeout: 30_000 });
  await mistyped.stop();
  await expect(dan.getByText(/was refused because/)).toHaveCount(0);

  encoders.push(startEncoder(address));
  await expect(dan.getByText('LIVE', { exact: true })).toBeVisible({ timeout: 45_000 });
  await expectMoving(dan);
  await dan.getByRole('button', { name: 'Copy Embed code' }).click();
  await notice(dan, 'Code Copied');
  expect(await copied(dan)).toMatch(/^<video src="http.*index\.m3u8\?token=/);

  // A feed to an address without a server shows that, and is stopped.
  const destination = dan.getByLabel('Feed destination').first();
  await expect(dan.getByRole('button', { name: 'Add', exact: true })).toHaveCount(0);
  await destination.click();
  await dan.getByRole('option', { name: 'Another address…' }).click();
  await type(dan.getByRole('textbox', { name: 'Address' }), 'rtmp://127.0.0.1:9/app/secret-of-the-story');
  await expect(dan.getByRole('button', { name: 'Add', exact: true })).toBeVisible();
  await dan.getByRole('textbox', { name: 'Address' }).press('Enter');
  await notice(dan, 'Please wait for this to be set up');
  await notice(dan, 'Destination Added');
  const feed = dan.getByRole('list', { name: 'Feeds' }).getByRole('listitem');
  await expect(feed).toContainText('rtmp://127.0.0.1:9/app');
  await expect(feed).toContainText('Error', { timeout: 20_000 });
  await expect(feed).toContainText('The destination refused the connection.');
  await expect(feed.getByRole('button', { name: /^Stop/ })).toBeVisible();
  expect(await dan.content()).not.toContain('secret-of-the-story');
  // Eve stops it in the list of streams; here it disappears by itself.
  await eve.getByRole('button', { name: 'Edit Kent v Surrey' }).click();
  const edit = eve.getByRole('dialog', { name: 'Kent v Surrey' });
  const listed = edit.getByRole('list', { name: 'Feeds' }).getByRole('listitem');
  await listed.getByRole('button', { name: /^Stop/ }).click();
  const stops = eve.getByRole('dialog', { name: 'Stop rtmp://127.0.0.1:9/app?' });
  await expect(stops).toContainText('To send there again, enter its address and key again.');
  await stops.getByRole('button', { name: 'Cancel' }).click();
  await expect(listed).toContainText('rtmp://127.0.0.1:9/app');
  await listed.getByRole('button', { name: /^Stop/ }).click();
  await stops.getByRole('button', { name: 'Stop' }).click();
  await notice(eve, 'Cancelling...');
  await notice(eve, 'Cancelled');
  await expect(listed).toHaveCount(0);
  await expect(feed).toHaveCount(0);

  await server.kill();
  await encoders.pop()?.stop();
  await server.restart();
  encoders.push(startEncoder(address));
  await expect(dan.getByText('LIVE', { exact: true })).toBeVisible({ timeout: 45_000 });
  await expectMoving(dan);

  const today = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London' }).format(new Date());
  const reports = dan.getByRole('button', { name: /^(Daily Unique Viewers|Consumption across Sites)$/ });
  await expect(reports).toHaveCount(0);
  for (const label of ['Report From', 'Report To']) {
    await type(dan.getByLabel(label), today);
    await dan.getByLabel(label).press('Tab');
    await expect(reports).toHaveCount(label === 'Report To' ? 2 : 0);
  }
  // Segments not yet written were lost: the picture may still be an older one.
  const unique = dan.getByRole('table', { name: 'Daily Unique Viewers' });
  await expect(async () => {
    await dan.getByRole('button', { name: 'Daily Unique Viewers' }).click();
    await expect(unique.getByRole('row').nth(1)).toContainText(`${today}1`, { timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  await expect(unique.getByRole('columnheader')).toHaveText(['Date', 'Unique Viewers']);
  await dan.getByRole('button', { name: 'Consumption across Sites' }).click();
  const consumption = dan.getByRole('table', { name: 'Consumption across Sites' });
  await expect(consumption.getByRole('columnheader')).toHaveText(['Date', 'Domain', 'Stream Starts', 'Minutes Viewed']);
  await expect(consumption.getByRole('row').nth(1)).toContainText('127.0.0.1');

  // Asks first, since viewers lose the picture.
  await dan.getByRole('button', { name: 'Deactivate' }).click();
  const question = dan.getByRole('dialog', { name: 'Deactivate while it is live?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(dan.getByText('LIVE', { exact: true })).toBeVisible();
  await dan.getByRole('button', { name: 'Deactivate' }).click();
  await question.getByRole('button', { name: 'Deactivate' }).click();
  await notice(dan, 'Please wait for deactivation');
  await notice(dan, 'Deactivated');
  await expect(dan.getByRole('button', { name: 'Activate' })).toBeVisible();
});

test('channels are listed, a watermark is added, labelled, chosen and deleted, and the rights page is shown (LIV-012 LIV-018 LIV-019 LIV-020 LIV-055 LIV-059 LIV-060 LIV-061 LIV-062 LIV-063 OPN-070)', async () => {
  await dan.goto(`${server.url}/#/livestreams/channels`);
  const channels = dan.getByRole('list', { name: 'Channels' });
  await expect(channels.getByRole('link')).toHaveCount(23);
  await expect(channels.getByRole('article').filter({ hasText: 'Yorkshire Women' })).toContainText('Off');
  await channels.getByRole('link', { name: 'Kent', exact: true }).click();
  await expect(dan.getByRole('heading', { name: 'Kent' })).toBeVisible();

  await dan.goto(`${server.url}/#/livestreams/watermarks`);
  await dan.getByLabel('File', { exact: true }).setInputFiles(await still('library.png'));
  const card = dan.getByRole('article').filter({ hasText: 'library.png' });
  await expect(card).toBeVisible({ timeout: 30_000 });
  await expect(card.locator('img')).toHaveJSProperty('complete', true);
  await expect(card).toContainText('Today');
  await card.getByRole('button', { name: /^Label/ }).click();
  await type(dan.getByRole('textbox', { name: 'Label' }), 'Kent horse');
  await dan.getByRole('textbox', { name: 'Label' }).press('Enter');
  await expect(card.getByRole('button', { name: /^Label: Kent horse/ })).toBeVisible();
  expect(await accessibilityFindings(dan)).toEqual([]);

  await eve.reload();
  await eve.getByRole('button', { name: 'Edit Kent v Surrey' }).click();
  const picker = eve.getByRole('dialog').getByPlaceholder('Chose Player');
  await type(picker, 'nothing like it');
  await expect(eve.getByText('No watermarks found.')).toBeVisible();
  await type(picker, 'horse');
  await picker.press('Enter');
  await expect(picker).toHaveValue('Kent horse');
  await expect(picker).toBeFocused();
  await eve.reload();
  await eve.getByRole('button', { name: 'Edit Kent v Surrey' }).click();
  await expect(picker).toHaveValue('Kent horse');
  await type(picker, '');
  await picker.blur();
  await expect(picker).toHaveValue('Kent horse');
  await eve.getByRole('button', { name: 'Clear the watermark', includeHidden: true }).click();
  await expect(picker).toHaveValue('');
  await eve.keyboard.press('Escape');

  await card.getByRole('button', { name: 'Delete Kent horse' }).click();
  await dan.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(card).toHaveCount(0);

  await dan.getByRole('navigation', { name: 'Modules' }).getByRole('link', { name: 'Rights FAQs' }).click();
  await expect(dan.getByRole('heading', { name: 'Rights FAQs', level: 2 })).toBeVisible();
  await expect(dan.getByText('Last updated 23rd March 2021')).toBeVisible();
  await expect(dan.getByRole('navigation', { name: 'Sections' }).getByRole('link')).toHaveText([
    'Live streaming',
    'In play clips',
    'Highlights',
    'Syndication',
    'Domestic Archive',
    'International Archive',
    'Non-County Teams',
    'Covid-19',
  ]);
  await dan.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Covid-19' }).click();
  await expect(dan).toHaveURL(/section=covid-19/);
  await expect(dan.getByRole('heading', { name: 'Covid-19' })).toBeInViewport();
  expect(await accessibilityFindings(dan)).toEqual([]);
});

test('a stream that was set up by mistake is renamed, and cancelled for good (LIV-054 OPN-069)', async () => {
  await dan.goto(`${server.url}/#/livestreams/new`);
  await type(dan.getByLabel('Or, set up a non-competition match'), 'Clb day');
  await dan.getByRole('button', { name: 'Create' }).click();
  await expect(dan).toHaveURL(/#\/livestreams\/stream\//);
  await dan.getByRole('button', { name: 'Name: Clb day. Edit' }).click();
  const name = dan.getByRole('textbox', { name: 'Name' });
  await type(name, '');
  await name.press('Enter');
  await expect(dan.getByText('Name is needed.')).toBeVisible();
  await type(name, 'Club day');
  await name.press('Enter');
  await eve.goto(`${server.url}/#/livestreams/streams`);
  const row = eve.getByRole('row', { name: /Club day/ });
  await expect(row).toContainText('Off');

  const question = dan.getByRole('dialog', { name: 'Cancel this stream?' });
  await dan.getByRole('button', { name: 'Cancel Stream' }).click();
  await question.getByRole('button', { name: 'Keep Stream' }).click();
  await expect(question).toBeHidden();
  await dan.getByRole('button', { name: 'Cancel Stream' }).click();
  await question.getByRole('button', { name: 'Cancel Stream' }).click();
  await expect(row).toContainText('Cancelled');
  for (const gone of ['Activate', 'Cancel Stream', 'New Key', 'Add']) {
    await expect(dan.getByRole('button', { name: gone, exact: true })).toHaveCount(0);
  }
});

/** The address and key for the encoder of the open stream. */
async function addressOf(): Promise<string> {
  const id = /stream\/([^?]+)/.exec(dan.url())?.[1];
  const { documents } = await ask(dan.context(), server, { kind: 'fetchById', collection: 'livestreams', id });
  const stream = documents?.[0]?.stream as { url: string; name: string } | undefined;
  return `${stream?.url}/${stream?.name}`;
}

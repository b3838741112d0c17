import { copyFile, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { type } from '../keys.ts';
import { film } from '../media.ts';
import { addPerson, password, signIn, signInAsAdministrator } from '../people.ts';
import { type RunningServer, startServer } from '../server.ts';
import { fillFolder } from './fill-folder.ts';
import { importMatches } from './import-matches.ts';

const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
const british = (date: string) => date.split('-').reverse().join('/');
const start = day(20);

let server: RunningServer;
let keeper: Page;
let reader: Page;

test.describe.configure({ mode: 'serial', timeout: 180_000 });
test.beforeAll(async ({ browser }) => {
  test.setTimeout(240_000);
  server = await startServer();
  await importMatches(server, [
    {
      id: 'county',
      teams: ['Surrey', 'Essex'],
      dates: [start, day(19), day(18), day(17)],
      kind: 'MDM',
      venue: 'The Oval',
      competition: 'County Championship',
    },
    {
      id: 'blast',
      teams: ['=Kent', 'Durham'],
      dates: ['2021-06-01'],
      kind: 'T20',
      venue: 'Canterbury',
      competition: 'Blast',
    },
    {
      id: 'test',
      teams: ['England', 'Australia'],
      dates: ['2021-07-01'],
      kind: 'Test',
      venue: 'The Oval',
      competition: 'The Ashes',
    },
  ]);
  const admin = await signInAsAdministrator(browser, server);
  const domestic = { accessDom: true, accessDomCurrent: true };
  await addPerson(admin, server, {
    name: 'Kay Keeper',
    email: 'kay@example.org',
    roles: ['archive_access', 'archive_uploader'],
    fields: domestic,
  });
  await addPerson(admin, server, {
    name: 'Rory Reader',
    email: 'rory@example.org',
    roles: ['archive_access'],
    fields: domestic,
  });
  keeper = await signIn(browser, server, 'kay@example.org', password);
  reader = await signIn(browser, server, 'rory@example.org', password);
});
test.afterAll(() => server.stop());

test('matches are listed within match access, shared by address and exported (PLT-020 PLT-074 ARC-002 ARC-003 ARC-004 ARC-005 ARC-007 ARC-008 ARC-009 ARC-017 ARC-020 ARC-021 ARC-022 ARC-023 ARC-026)', async () => {
  // The archive is this person's entry page (PLT-074).
  await expect(reader).toHaveURL(/#\/matches/);
  await expect(reader.getByText('Choose filters and press Fetch.')).toBeVisible();
  await expect(reader.getByRole('link', { name: 'Recent Recordings' })).toHaveCount(0);
  await exportAs(reader, 'Current page', 'CSV (.csv)');
  await expect(reader.getByText('There are no matches to export. Please run a query first.')).toBeVisible();

  await reader.getByRole('button', { name: 'Fetch' }).click();
  const table = reader.getByRole('table', { name: 'Matches' });
  for (const column of ['Home', 'Away', 'Date', 'Venue', 'Comp Stage', 'Comp Name', 'Type', 'Format', 'Film']) {
    await expect(table.getByRole('columnheader', { name: column, exact: true })).toBeVisible();
  }
  await expect(table.getByRole('row')).toHaveCount(3);
  // Latest first; the international match is outside this person's match access.
  await expect(table.getByRole('row').nth(1)).toContainText('Surrey');
  await expect(table.getByText('England')).toHaveCount(0);
  const names = await table.getByRole('columnheader').allTextContents();
  const durham = table.getByRole('row', { name: /Durham/ }).getByRole('cell');
  await expect(durham.nth(names.indexOf('Comp Stage'))).toHaveText('Match 1');
  await expect(durham.nth(names.indexOf('Comp Name'))).toHaveText('Blast');
  await reader.getByRole('button', { name: 'Export' }).click();
  for (const kind of ['Excel (.xlsx)', 'Excel 97–2003 (.xls)', 'CSV (.csv)']) {
    await expect(reader.getByRole('menuitem', { name: kind })).toHaveCount(2);
  }
  await reader.keyboard.press('Escape');

  const [file] = await Promise.all([reader.waitForEvent('download'), exportAs(reader, 'All results', 'CSV (.csv)')]);
  expect(file.url()).toMatch(/^blob:/);
  expect(file.suggestedFilename()).toMatch(/^match_export_\d{4}-\d{2}-\d{2}\.csv$/);
  // The byte order mark tells spreadsheets that the text is UTF-8.
  const lines = (await readFile(await file.path(), 'utf8')).replace('\ufeff', '').split('\n');
  expect(lines[0]).toBe(
    'Home Team,Away Team,Date,Venue,Competition Stage,Competition Name,Type,Format,Year,International',
  );
  expect(lines[2]).toBe(`'=Kent,Durham,01/06/2021,Canterbury,Match 1,Blast,Men 1st XI,T20,2021,No`);
  await expect(reader.getByRole('alert').filter({ hasText: 'Export Successful' })).toContainText(
    `2 matches exported to ${file.suggestedFilename()}`,
  );

  await reader
    .getByRole('combobox', { name: 'Format' })
    .or(reader.getByLabel('Format', { exact: true }))
    .first()
    .click();
  const waiting = reader.getByText('Press Fetch to apply these filters.');
  await expect(waiting).toHaveCount(0);
  await reader.getByRole('option', { name: 'Multi-Day' }).click();
  await type(reader.getByRole('combobox', { name: 'International' }), 'dom');
  await reader.getByRole('option', { name: 'Domestic' }).click();
  // The filters wait for the button, and the page says so.
  await expect(waiting).toBeVisible();
  await expect(table.getByRole('row')).toHaveCount(3);
  await reader.getByRole('button', { name: 'Fetch' }).click();
  await expect(table.getByRole('row')).toHaveCount(2);
  await expect(waiting).toHaveCount(0);
  await reader.reload();
  await expect(table.getByRole('row')).toHaveCount(2);
  await table.getByRole('link', { name: 'Open Surrey v Essex' }).click();
  await expect(reader).toHaveURL(/#\/match\/cricsheet-county/);
  await reader.goto(`${server.url}/#/match/cricsheet-test`);
  await expect(reader.getByText('This match does not exist, or you do not have access to it.')).toBeVisible();
});

test('an upload is paired by its name and appears at once, and a reel is sent and deleted (ARC-031 ARC-032 ARC-033 ARC-034 ARC-035 ARC-038 ARC-039 ARC-040 ARC-043 ARC-045 ARC-046 ARC-047 ARC-048 ARC-049 ARC-050 ARC-051 ARC-071 ARC-073 ARC-076 ARC-077 ARC-079 ARC-081 ARC-082 OPN-085 USR-111)', async () => {
  await reader.goto(`${server.url}/#/match/cricsheet-county`);
  // The scoreboard counts the deliveries.
  await expect(reader.getByRole('heading', { name: /Surrey.*39\/1.*Essex.*39\/1/ })).toBeVisible();
  await expect(reader.getByText('Essex won by 1 wicket').first()).toBeVisible();
  await expect(reader.getByRole('tab')).toHaveText(['Highlights0', 'Recordings0', 'Scorecard']);
  // Nothing is on film yet, so the match opens on its scorecard.
  await expect(reader.getByRole('tab', { name: 'Scorecard' })).toHaveAttribute('aria-selected', 'true');
  const facts = reader.getByRole('list', { name: 'Result' });
  await expect(facts).toContainText('Surrey won the toss and chose to bat');
  const batting = reader.getByRole('table', { name: 'Batting of Surrey' });
  await expect(batting.getByRole('row', { name: /A Rook not out 39 18 3 3 216\.67/ })).toBeVisible();
  // Run out at the other end, without having faced a ball.
  await expect(batting.getByRole('row', { name: /C Castle run out \(B Bishop\) 0 0 0 0/ })).toBeVisible();
  await expect(batting.getByRole('row', { name: /Total 3 ov 39\/1/ })).toBeVisible();
  const surrey = reader.locator('section', { has: reader.getByRole('heading', { name: 'Surrey, innings 1' }) });
  await expect(surrey).toContainText('39/1 in 3 ov, 13.00 an over');
  await expect(surrey).toContainText('Did not batE Earl');
  await expect(surrey).toContainText('1-26 (C Castle, 1.6 ov)');
  const bowling = reader.getByRole('table', { name: 'Bowling against Surrey' });
  await expect(bowling.getByRole('row', { name: /B Bishop 3 0 39 0 13\.00 0 0/ })).toBeVisible();
  await reader.getByRole('tab', { name: /Highlights/ }).click();
  await expect(reader.getByText('The Oval')).toBeVisible();
  await expect(reader.getByText('Multi-Day')).toBeVisible();
  await expect(reader.locator('#main').getByText(british(start)).first()).toBeVisible();
  await expect(reader.getByText('Drop files or click to browse')).toHaveCount(0);

  await keeper.goto(`${server.url}/#/admin`);
  await expect(keeper.getByText('Drop files or click to browse')).toBeVisible();
  const name = `${day(18)} Surrey v Essex Part 2.mp4`;
  const path = join(tmpdir(), name);
  await copyFile(await film({ name: 'archive.mp4', seconds: 2 }), path);
  const twinPath = path.replace('Part 2', 'again Part 2');
  await copyFile(path, twinPath);
  await keeper.getByLabel('Files', { exact: true }).setInputFiles([path, twinPath]);
  const waiting = keeper.getByRole('article', { name });
  const twin = keeper.getByRole('article', { name: /again/ });
  await expect(waiting.getByText('Ready')).toBeVisible({ timeout: 60_000 });
  await expect(twin.getByText('Ready')).toBeVisible({ timeout: 60_000 });
  await keeper.getByRole('switch', { name: 'Show Only Ready' }).click({ force: true });
  await expect(keeper).toHaveURL(/ready=yes/);
  await expect(waiting).toBeVisible();
  await keeper.getByRole('button', { name: 'Fetch And Add…' }).click();
  await keeper.getByRole('combobox', { name: 'Competition name' }).click();
  await keeper.getByRole('option', { name: 'The Ashes' }).click();
  await keeper.getByRole('button', { name: 'Fetch And Add', exact: true }).click();
  await expect(keeper.getByText('1 found, 3 offered')).toBeVisible();
  await keeper.getByRole('button', { name: 'Fetch And Add…' }).click();
  await expect(waiting.getByText(`The match started 2 days before ${british(day(18))}.`)).toBeVisible();
  await expect(waiting.getByLabel('Day', { exact: true })).toHaveValue('3');
  await expect(waiting.getByLabel('Part', { exact: true })).toHaveValue('2');
  await waiting.getByRole('button', { name: /^Pair/ }).press('Enter');
  await expect(waiting).toHaveCount(0);
  // A day beyond the match: reported at its field, while the line stays in place.
  const pairButton = twin.getByRole('button', { name: /^Pair/ });
  const dayField = twin.getByLabel('Day', { exact: true });
  // Both in one step: the list may still move as the paired one leaves it.
  const height = async () => {
    const part = await twin.getByLabel('Part', { exact: true }).elementHandle();
    return pairButton.evaluate(
      (button, field) => button.getBoundingClientRect().y - field!.getBoundingClientRect().y,
      part,
    );
  };
  const before = await height();
  await type(dayField, '9');
  await dayField.press('Enter');
  await expect(dayField).toHaveAccessibleDescription('Enter a day from 1 to 4. This is a County Championship match.');
  expect(await height()).toBe(before);
  await dayField.press('Escape');
  // The part is taken: shown at its field until another is chosen.
  await twin.getByRole('button', { name: /^Pair/ }).press('Enter');
  const taken = twin.getByText(`Day 3, part 2 of this match is already “${name.replace('.mp4', '')}”. Part 1 is free.`);
  await expect(taken).toBeVisible();
  const part = twin.getByLabel('Part', { exact: true });
  await expect(part).toHaveAccessibleDescription(/Part 1 is free/);
  await type(part, '1');
  await part.press('Enter');
  await expect(taken).toHaveCount(0);

  await reader.getByRole('tab', { name: /Recordings/ }).click();
  await expect(reader.getByRole('tab', { name: /Recordings/ })).toHaveText('Recordings1');
  const third = reader.getByRole('region', { name: 'Day 3' });
  await expect(third.getByRole('link', { name: /Part 2/ })).toHaveAttribute('href', /#\/recording\//);
  await reader.goto(`${server.url}/#/matches?fetched=yes`);
  await expect(reader.getByRole('row', { name: /Surrey/ })).toContainText('1 recording');
  await expect(reader.getByRole('row', { name: /Durham/ })).toContainText('None');
  await reader.goBack();
  await expect(third).toBeVisible();
  // After unpairing, the recording is gone there too (ARC-082).
  await keeper.getByRole('button', { name: 'Undo' }).click();
  await expect(waiting).toBeVisible();
  await expect(third).toHaveCount(0);
  await Promise.all([path, twinPath].map((each) => rm(each, { force: true })));

  await keeper.goto(`${server.url}/#/match/cricsheet-county`);
  await keeper.getByRole('tab', { name: /Highlights/ }).click();
  await expect(keeper.getByText('Drop files or click to browse')).toBeVisible();
  await expect(keeper.getByLabel('Files', { exact: true })).toHaveAttribute('multiple');
  await keeper.getByLabel('Files', { exact: true }).setInputFiles(await film({ name: 'reel.mp4', seconds: 1 }));
  const reel = keeper.getByRole('article', { name: 'reel' });
  await expect(reel).toBeVisible({ timeout: 30_000 });
  await expect(reel).toContainText(/00:00:01 · Today/, { timeout: 30_000 });
  await expect(reel.locator('img:not([aria-hidden])')).toHaveJSProperty('complete', true);
  await expect(reel.getByRole('button', { name: 'Send to Video Platform' })).toHaveCount(0);
  await type(reel.getByLabel('Day'), '2');
  await reel.getByLabel('Day').press('Enter');
  await reel.getByRole('button', { name: 'Send to Video Platform' }).click();
  await expect(keeper.getByText('Submitted')).toBeVisible();
  await expect(reel.getByText('Listed, no platform set up')).toBeVisible();
  await reader.getByRole('tab', { name: /Highlights/ }).click();
  await expect(reader.getByRole('article', { name: 'reel' }).getByText('Day 2').first()).toBeVisible();
  await expect(reader.getByRole('button', { name: /Delete|Send/ })).toHaveCount(0);

  const fetched = reader.waitForEvent('download');
  await reader.getByRole('article', { name: 'reel' }).getByRole('link', { name: 'Download' }).click();
  expect((await fetched).suggestedFilename()).toBe('reel.mp4');

  // Only this match has film.
  const list = await reader.context().newPage();
  await list.goto(`${server.url}/#/matches?fetched=yes`);
  const found = list.getByRole('table', { name: 'Matches' }).getByRole('row');
  await expect(found).toHaveCount(3);
  const filter = list.getByRole('combobox', { name: 'Film' });
  await filter.press('Enter');
  await filter.press('ArrowDown');
  await filter.press('Enter');
  await expect(filter).toHaveValue('With film');
  await list.getByRole('button', { name: 'Fetch' }).press('Enter');
  await expect(found).toHaveCount(2);
  await expect(found.nth(1)).toContainText('Surrey');
  await expect(list).toHaveURL(/film=yes/);
  await list.close();

  await reel.getByRole('button', { name: 'Delete reel' }).click();
  const question = keeper.getByRole('dialog', { name: 'Are you sure? Not undo-able.' });
  await question.getByRole('button', { name: 'Yes, delete it' }).click();
  await expect(reel).toHaveCount(0);
  await expect(reader.getByText('There are no highlights of this match yet.')).toBeVisible();
});

test('identifiers are saved, catch-up makes one video, and highlights expand (ARC-053 ARC-054 ARC-083 ARC-084 ARC-087 ARC-088 ARC-089 ARC-090 ARC-091 ARC-097 OPN-013 OPN-040 OPN-083 OPN-084)', async () => {
  await keeper.goto(`${server.url}/#/data/matches?year=2021`);
  // The administration includes the international match (OPN-064).
  const row = keeper.getByRole('row', { name: /England/ });
  await type(row.getByLabel('PulseID of England v Australia'), '4711');
  await row.getByLabel('PulseID of England v Australia').press('Enter');
  await row.getByRole('switch', { name: 'England v Australia is televised' }).click({ force: true });
  const catchUp = row.getByRole('switch', { name: 'Catch-Up of England v Australia' });
  await catchUp.click({ force: true });
  await expect(catchUp).toBeChecked();
  await keeper.reload();
  await expect(row.getByLabel('PulseID of England v Australia')).toHaveValue('4711');
  await expect(row.getByRole('switch', { name: 'England v Australia is televised' })).toBeChecked();
  await expect(catchUp).toBeChecked();
  await keeper.goto(`${server.url}/#/admin/video-platform`);
  await expect(keeper.getByRole('row', { name: /England v Australia/ })).toContainText('Listed, no platform set up');

  await keeper.goto(`${server.url}/#/data/players`);
  await type(keeper.getByRole('searchbox', { name: 'Search by name' }), 'Bihsop');
  const player = keeper.getByRole('row', { name: /B Bishop/ }).getByLabel(/^PulseID of/);
  await player.first().pressSequentially('815');
  await player.first().press('Enter');
  await keeper.reload();
  await expect(player.first()).toHaveValue('815');
  await keeper.goto(`${server.url}/#/data/competitions`);
  await type(keeper.getByLabel('PulseID of The Ashes'), '99');
  await keeper.getByLabel('PulseID of The Ashes').press('Enter');
  await keeper.getByRole('switch', { name: 'Without PulseID' }).click({ force: true });
  await expect(keeper.getByText('The Ashes')).toHaveCount(0);
  await keeper.goto(`${server.url}/#/data/competitions?name=Ashes`);
  await keeper.reload();
  await expect(keeper.getByLabel('PulseID of The Ashes')).toHaveValue('99');

  await reader.goto(`${server.url}/#/highlights`);
  const highlights = reader.getByRole('table', { name: 'Highlights' });
  for (const column of ['Home', 'Away', 'Date', 'Venue', 'Comp Stage', 'Comp Name', 'Format', 'Film']) {
    await expect(highlights.getByRole('columnheader', { name: column, exact: true })).toBeVisible();
  }
  await expect(highlights.getByRole('columnheader', { name: 'Type', exact: true })).toHaveCount(0);
  await reader.getByRole('button', { name: 'Highlights of Surrey v Essex' }).click();
  await expect(reader.getByText('There are no highlights of this match yet.')).toBeVisible();
  // The address works although the entry is hidden (OPN-016); the exact words are given by OPN-040.
  await reader.goto(`${server.url}/#/recent-recordings`);
  await expect(reader.getByText('No recordings found from the last 12 months.')).toBeVisible();
});

test('lists end at the last row, and previews and metadata can be requested from any page (ARC-006 ARC-018 ARC-019 ARC-068 ARC-072 ARC-074 ARC-075 ARC-085 ARC-086 ARC-092 ARC-093 ARC-096)', async () => {
  await fillFolder(server, 'archive-crowd');
  await keeper.goto(`${server.url}/#/data/matches`);
  await expect(keeper.getByText('650 matches this year, up to tomorrow')).toBeVisible();
  const matches = keeper.getByRole('table', { name: 'Matches' });
  await expect(matches.getByRole('row').nth(1)).toContainText('Tomorrow');
  await expect(matches.getByText('Last year')).toHaveCount(0);
  await keeper.goto(`${server.url}/#/data/matches?competitionName=Crowd`);
  await expect(keeper.getByText('250 matches found')).toBeVisible();
  await expect(matches.getByRole('row').nth(1)).toContainText('The day after');
  await keeper.goto(`${server.url}/#/data/competitions`);
  await expect(keeper.getByText('Showing 1 to 25 of 500 results')).toBeVisible();

  await keeper.goto(`${server.url}/#/matches?competitionName=Crowd&fetched=yes`);
  await expect(matches.getByRole('row')).toHaveCount(31);
  // Matches of tomorrow and later have not begun; the recorded one and last year's have.
  await expect(keeper.getByText('Showing 1 to 30 of 652 matches')).toBeVisible();
  for (const [scope, count] of [
    ['Current page', 30],
    ['All results', 652],
  ] as const) {
    const [file] = await Promise.all([keeper.waitForEvent('download'), exportAs(keeper, scope, 'CSV (.csv)')]);
    expect((await readFile(await file.path(), 'utf8')).trim().split('\n')).toHaveLength(count + 1);
  }

  // On a phone, a row holds both teams and the film, without scrolling sideways.
  await keeper.setViewportSize({ width: 390, height: 844 });
  const second = matches.getByRole('row').nth(1);
  await expect(second.getByText(/^v /)).toBeVisible();
  await expect(second.getByText('No film')).toBeVisible();
  await expect.poll(() => matches.evaluate((table) => table.scrollWidth - table.parentElement!.clientWidth)).toBe(0);
  await keeper.setViewportSize({ width: 1440, height: 900 });

  await keeper.goto(`${server.url}/#/clipping-requests`);
  const requests = keeper.getByRole('table', { name: 'Clipping requests' }).getByRole('row');
  await expect(requests).toHaveCount(21);
  await expect(requests.nth(1)).toContainText('Clip 20.mp4');
  await expect(requests.nth(20)).toContainText('Clip 1.mp4');

  await keeper.goto(`${server.url}/#/admin`);
  await expect(keeper.getByRole('list', { name: 'Awaiting files' }).getByRole('article')).toHaveCount(25);
  await expectAsked('Generate All Missing Previews (2)', 'generatePreviewRequest', ['awaiting-0', 'awaiting-1']);
  await expectAsked('Generate All Missing Metadatas (3)', 'metadataOnRequest', [
    'awaiting-1',
    'awaiting-2',
    'awaiting-3',
  ]);
  // An upload that ends adds its row above; the row in hand stays where it is.
  const row = (name: string) => keeper.getByRole('article', { name });
  await keeper.evaluate(() => window.scrollTo(0, 0));
  await row('Awaiting 29.mp4').hover();
  const before = (await row('Awaiting 29.mp4').boundingBox())!.y;
  await keeper.getByLabel('Files', { exact: true }).setInputFiles(await film({ name: 'late.mp4', seconds: 1 }));
  await expect(row('late.mp4').getByText('Ready')).toBeVisible({ timeout: 60_000 });
  expect(Math.abs((await row('Awaiting 29.mp4').boundingBox())!.y - before)).toBeLessThan(2);

  await reader.goto(`${server.url}/#/recent-recordings`);
  const recent = reader.getByRole('table', { name: 'Recent recordings' });
  await expect(recent.getByRole('link', { name: /^View/ })).toHaveText(['View']);
  await expect(recent.getByRole('link', { name: 'View Young.mp4' })).toBeVisible();
  await expect(reader.getByRole('button', { name: 'Export to Excel' })).toBeEnabled();
  await reader.clock.setFixedTime(Date.now() + 2 * 86_400_000);
  await reader.getByRole('button', { name: 'Refresh Data' }).click();
  await expect(recent.getByRole('link', { name: 'View Young.mp4' })).toHaveCount(0);
});

/** The button sends exactly these files to the server. */
async function expectAsked(button: string, call: string, files: string[]): Promise<void> {
  const asking = keeper.waitForRequest((request) => request.url().endsWith(`/archive/${call}`));
  await keeper.getByRole('button', { name: button }).click();
  const { json } = (await asking).postDataJSON() as { json: { files: string[] } };
  expect(json.files.sort()).toEqual(files);
}

async function exportAs(page: Page, scope: 'Current page' | 'All results', kind: string): Promise<void> {
  await page.getByRole('button', { name: 'Export' }).click();
  const items = page.getByRole('menuitem', { name: kind });
  await (scope === 'Current page' ? items.first() : items.last()).click();
}

import { findMediaFixtures } from '@pavilion/server/testing/media-fixtures';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { accessibilityFindings } from '../accessibility.ts';
import { film } from '../media.ts';
import { ask } from '../people.ts';
import type { RunningServer } from '../server.ts';
import { addDeliverables, callAs } from '../shell/prepare.ts';
import { reviewStories } from './review-stage.ts';

const stage = reviewStories('Typed');
let server: RunningServer;
let fay: Page;
let dan: Page;
let brief: string;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  ({ server, fay, brief } = stage());
  dan = await stage().join('Dan Ecision', 'reviewing');
});

const note = (page: Page) => page.getByLabel('Note', { exact: true });
const open = (page: Page, id: string) => stage().open(page, id);
const addVersion = (id: string, name: string, path?: string) => stage().addVersion(id, dan, name, path);
const standing = async (id: string) => {
  const { documents: [found] = [] } = await ask(fay.context(), server, {
    kind: 'fetch',
    query: { collection: 'deliverables', where: { id } },
  });
  return found?.state;
};

test('typing is not interrupted by arriving versions and decisions (PRD-072 PRD-086 PRD-088 PRD-098)', async () => {
  const id = await stage().inReview('Trailer', dan);
  const wanted = { description: 'Loud and bright' };
  await ask(fay.context(), server, { kind: 'patch', collection: 'deliverables', id, changes: wanted });
  await open(fay, id);
  await expect(fay.getByRole('note', { name: 'Description' })).toContainText('Loud and bright');
  await expect(fay.getByRole('button', { name: 'Sign Off v1' })).toBeVisible();
  await note(fay).click();
  await note(fay).pressSequentially('The Sun is in her eyes. ');
  const places = () => Promise.all([fay.locator('video').boundingBox(), note(fay).boundingBox()]);
  const placed = await places();
  await addVersion(id, 'two.mp4');
  await expect(fay.getByText('v2 has arrived.')).toBeVisible();
  expect(await places()).toEqual(placed);
  await fay.keyboard.type('She Runs past it. ');
  await callAs(dan, server, 'production/rejectFiles', { ids: [await newestOf(id)] });
  await expect(fay.getByRole('tab', { name: /v2.*Sent back/ })).toBeVisible();
  await fay.keyboard.type('Sign Rather the other one');
  const typed = 'The Sun is in her eyes. She Runs past it. Sign Rather the other one';
  await expect(note(fay)).toHaveValue(typed);
  await expect(fay.getByRole('tab', { name: /v1.*Superseded/ })).toHaveAttribute('aria-selected', 'true');
  expect(await standing(id)).toBe('reworking');

  // The draft stays with its version, even after a reload.
  await fay.getByRole('button', { name: 'Look at v2' }).click();
  await expect(fay.getByRole('tab', { name: /v2/ })).toHaveAttribute('aria-selected', 'true');
  await expect(note(fay)).toHaveCount(0);
  await fay.reload();
  const begun = fay.getByRole('region', { name: 'Note begun on v1' });
  await expect(begun).toContainText(typed);
  // Notes on this version are closed, as it was sent back: there is only the way to the other.
  await expect(begun.getByRole('button', { name: 'Write It Here' })).toHaveCount(0);
  await begun.getByRole('button', { name: 'Go to v1' }).click();
  await expect(note(fay)).toHaveValue(typed);
  await expect(begun).toHaveCount(0);
  await note(fay).press('ControlOrMeta+End');
  await fay.keyboard.type('.');
  await note(fay).press('Enter');
  await expect(fay.getByRole('paragraph').filter({ hasText: `${typed}.` })).toBeVisible();

  // However many versions there are, each can be reached: the one on screen is in view, arrows and keys lead to the others.
  for (const version of [3, 4, 5, 6, 7, 8]) await addVersion(id, `${version}.mp4`);
  const tab = (version: number) => fay.getByRole('tab', { name: new RegExp(`^v${version}\\b`) });
  await expect(tab(8)).toBeAttached();
  await expect(tab(1)).toBeInViewport();
  await expect(tab(8)).not.toBeInViewport();
  await fay.getByRole('button', { name: 'Newer versions' }).click();
  await expect(tab(1)).not.toBeInViewport();
  // What a colleague decides or adds meanwhile does not move them.
  await fay.getByRole('tablist', { name: 'Versions' }).hover();
  await fay.mouse.wheel(-2_000, 0);
  await expect(fay.getByRole('button', { name: 'Newer versions' })).toBeDisabled();
  await expect(tab(8)).toBeInViewport();
  const place = async () => {
    const [box, entry] = [
      await fay.getByRole('tablist', { name: 'Versions' }).boundingBox(),
      await tab(7).boundingBox(),
    ];
    return Math.round(entry!.x - box!.x);
  };
  await callAs(dan, server, 'production/rejectFiles', { ids: [await newestOf(id)] });
  await expect(fay.getByRole('tab', { name: /v8.*Sent back/ })).toBeInViewport();
  await expect(tab(1)).not.toBeInViewport();
  const before = await place();
  await addVersion(id, '9.mp4');
  await expect(fay.getByRole('button', { name: 'Newer versions' })).toBeEnabled();
  expect(await place()).toBe(before);
  await expect(tab(1)).not.toBeInViewport();
  await tab(1).focus();
  await fay.keyboard.press('Home');
  await expect(tab(9)).toHaveAttribute('aria-selected', 'true');
  await expect(tab(9)).toBeFocused();
  await expect(tab(1)).not.toBeInViewport();
  await expect(fay.getByRole('button', { name: 'Older versions' })).toBeEnabled();
  await fay.keyboard.press('ArrowRight');
  await expect(tab(8)).toHaveAttribute('aria-selected', 'true');
  await fay.keyboard.press('End');
  await expect(tab(1)).toBeFocused();
  await expect(tab(1)).toBeInViewport();
  // Also after a reload, and in a narrower window.
  await fay.reload();
  await expect(tab(1)).toBeInViewport({ ratio: 0.95 });
  const { width, height } = fay.viewportSize()!;
  await fay.setViewportSize({ width: 390, height });
  await expect(tab(1)).toBeInViewport({ ratio: 0.95 });
  await fay.reload();
  await expect(tab(1)).toBeInViewport({ ratio: 0.95 });
  await fay.setViewportSize({ width, height });
  await expect(tab(1)).toBeInViewport({ ratio: 0.95 });
});

test('a sign-off by keyboard names the version and can be undone; a half-typed note survives a decision (PLT-015 PRD-086 PRD-101)', async () => {
  const id = await stage().inReview('Teaser', dan);
  await open(fay, id);
  await expect(fay.getByRole('button', { name: 'Sign Off v1' })).toBeVisible();
  await fay.keyboard.press('Shift+S');
  const notice = fay.getByRole('alert').filter({ hasText: 'v1 of Teaser is signed off.' });
  await notice.getByRole('button', { name: 'Undo' }).click();
  await expect(fay.getByText('Undone. Nobody was told.')).toBeVisible();
  await expect(fay.getByRole('button', { name: 'Sign Off v1' })).toBeVisible();
  expect(await standing(id)).toBe('feedback');

  await note(fay).click();
  await note(fay).pressSequentially('Half a sen');
  await callAs(dan, server, 'production/signOffFiles', { ids: [await newestOf(id)] });
  const closed = 'Notes can be added only while the file is awaiting feedback. Your note is kept here.';
  await expect(fay.getByText(closed)).toBeVisible();
  await fay.keyboard.type('tence');
  await expect(note(fay)).toHaveValue('Half a sentence');
  await expect(fay.getByRole('button', { name: 'Add note' })).toBeDisabled();
  for (const name of ['Download v1', 'Speed: 1×', 'Sound off']) {
    const control = fay.getByRole('button', { name }).or(fay.getByRole('link', { name }));
    await expect(control).toBeVisible();
  }
  await expect(fay.getByRole('slider', { name: 'Volume' })).toBeVisible();
  expect(await accessibilityFindings(fay)).toEqual([]);
});

test('a sentence goes on after a name that was picked, Enter adds the note, the search opens from the field, and a change by another person names that person (PLT-015 PRD-098)', async () => {
  const id = await stage().inReview('Mention', dan);
  await open(fay, id);
  await note(fay).click();
  await fay.keyboard.type('@dan');
  await expect(fay.getByRole('option', { name: /Dan Ecision/ })).toBeVisible();
  await fay.keyboard.press('Enter');
  // The name brings its space along, and the hand types one too.
  await fay.keyboard.type(' is this');
  await expect(note(fay)).toHaveValue(/^@\S.* is this$/);
  await expect(note(fay)).not.toHaveValue(/ {2}/);
  await fay.keyboard.type(' bright enough');
  await fay.keyboard.press('Enter');
  const written = fay.getByRole('paragraph').filter({ hasText: '@Dan Ecision is this bright enough' });
  await expect(written).toBeVisible();

  await fay.keyboard.type('and the');
  await fay.keyboard.press('ControlOrMeta+k');
  await expect(fay.getByRole('combobox', { name: 'Search for pages, work, films and people' })).toBeFocused();
  await fay.keyboard.press('Escape');
  await expect(note(fay)).toHaveValue('and the');
  await note(fay).press('ControlOrMeta+a');
  await note(fay).press('Delete');

  // Another reviewer who changes the words is named beside their author.
  await open(dan, id);
  await dan.locator('[data-note]').getByRole('button', { name: 'Actions for this note' }).click();
  await dan.getByRole('menuitem', { name: 'Edit' }).click();
  await dan.keyboard.press('End');
  await dan.keyboard.type(' at dusk');
  await dan.keyboard.press('Enter');
  const changed = fay.locator('[data-note]').filter({ hasText: 'bright enough at dusk' });
  await expect(changed).toContainText(/Fay Backer · .* · edited by Dan Ecision/);
});

test('a note is placed where its first letter was typed, a link opens its version there, and an upload is shown to its uploader (PRD-059 PRD-076 PRD-103)', async () => {
  const path = await film({ name: 'story-review.mp4' });
  const id = await stage().inReview('Ramp', dan);
  await open(fay, id);
  const picture = fay.getByRole('region', { name: 'Picture' });
  await expect(picture.getByText('10:00:00:00', { exact: true })).toBeVisible({ timeout: 60_000 });
  await picture.getByRole('button', { name: 'One frame forward' }).click();
  await note(fay).click();
  await note(fay).pressSequentially('He');
  for (let step = 0; step < 3; step++) await picture.getByRole('button', { name: 'One frame forward' }).click();
  await note(fay).click();
  await note(fay).pressSequentially('re it starts');
  await fay.getByRole('button', { name: 'Until Here' }).click();
  await note(fay).press('Enter');
  await expect(fay.getByRole('button', { name: '10:00:00:01 – 10:00:00:04' })).toBeVisible();

  // The note is on screen before it is stored.
  const stored = async () => {
    const query = { collection: 'notes', where: { delID: id } };
    return (await ask(fay.context(), server, { kind: 'fetch', query })).documents?.[0];
  };
  await expect.poll(stored).toBeDefined();
  const written = await stored();
  await addVersion(id, 'two.mp4');
  await expect(fay.getByRole('tab', { name: /v2/ })).toBeAttached();
  await fay.goto(`${server.url}/#/feedback`);
  await expect(picture).toHaveCount(0);
  await fay.goto(
    `${server.url}/#/brief/${brief}/deliverable/${id}?version=${written?.file as string}&note=${written?.id as string}`,
  );
  await expect(fay.getByRole('tab', { name: /v1.*Superseded/ })).toHaveAttribute('aria-selected', 'true');
  await expect(fay.locator(`[data-note="${written?.id as string}"]`)).toBeFocused();
  await expect(picture.getByText('10:00:00:01', { exact: true })).toBeVisible();
  await expect(fay.getByText('v2 has arrived.')).toHaveCount(0);

  // Another person's version waits to be opened; one's own opens at once.
  await addVersion(id, 'three.mp4');
  await expect(fay.getByRole('button', { name: 'Look at v3' })).toBeVisible();
  await fay.getByRole('button', { name: 'Upload New Version' }).press('Enter');
  const choosing = fay.waitForEvent('filechooser');
  await fay.getByRole('dialog').getByRole('button', { name: 'Choose File' }).press('Enter');
  await (await choosing).setFiles(path);
  await expect(fay.getByRole('tab', { name: /v4/ })).toHaveAttribute('aria-selected', 'true');
  await expect(fay.getByRole('button', { name: /^Look at/ })).toHaveCount(0);
});

test('two versions of a document are compared page by page, and 100 % is the size of the paper (PRD-072 PRD-076)', async () => {
  const { pdf } = await findMediaFixtures();
  const [id = ''] = await addDeliverables(fay, server, brief, { title: 'Poster', type: 'PDF', deadline: '2030-12-01' });
  for (const [name, title] of [
    ['one.pdf', 'First'],
    ['two.pdf', 'Second'],
  ] as const)
    await addVersion(id, name, await pdf({ pages: 2, title }));
  await open(fay, id);
  await fay.getByRole('button', { name: '100 %' }).click();
  await expect(fay.getByText('100 %').first()).toBeVisible();
  const page = fay.locator('.react-pdf__Page');
  // A4 on a screen of 96 pixels to the inch.
  await expect.poll(async () => Math.round((await page.boundingBox())?.width ?? 0)).toBe(793);
  await fay.getByRole('button', { name: 'Compare' }).click();
  await expect(fay.locator('.react-pdf__Page canvas')).toHaveCount(2);
  await expect(fay.locator('img[alt^="Version"]')).toHaveCount(0);
});

test('on a phone the versions, the field and the notes are in sight together; a note has a link, and the bell rings here too (PRD-098 PRD-110 OPN-014)', async () => {
  // A title as files are named: nothing in it to break at.
  const id = await stage().inReview('ENG_v_SA_2026_Test1_Day3_Highlights_1080x1920_v04_FINAL_MASTER_subtitled', dan);
  await addVersion(id, 'two.mp4');
  await open(fay, id);
  await expect(fay.getByRole('tab', { name: /v2/ })).toBeVisible();
  await fay.setViewportSize({ width: 390, height: 844 });
  for (const text of ['Too dark', 'Wrong logo']) {
    await note(fay).click();
    await note(fay).pressSequentially(text);
    await note(fay).press('Enter');
  }
  const wrong = fay.getByRole('paragraph').filter({ hasText: 'Wrong logo' });
  await expect(wrong).toBeVisible();
  const parts = {
    video: fay.locator('video'),
    'first version': fay.getByRole('tab', { name: /v1/ }),
    'second version': fay.getByRole('tab', { name: /v2/ }),
    field: note(fay),
    button: fay.getByRole('button', { name: 'Add note' }),
    note: fay.getByRole('paragraph').filter({ hasText: 'Too dark' }),
    decision: fay.getByRole('button', { name: 'Sign Off v2' }),
  };
  const covered = async () => {
    const seen = await Promise.all(
      Object.entries(parts).map(async ([name, part]) => ((await isInSight(part)) ? [] : [name])),
    );
    return seen.flat();
  };
  await expect.poll(covered).toEqual([]);

  await fay.getByRole('button', { name: /^Notifications/ }).press('Enter');
  await expect(fay.getByRole('link', { name: 'All notifications' })).toBeVisible();
  await fay.keyboard.press('Escape');
  await fay.setViewportSize({ width: 1440, height: 900 });

  await fay.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const item = fay.locator('[data-note]').filter({ hasText: 'Wrong logo' });
  await item.getByRole('button', { name: 'Copy Link' }).press('Enter');
  await expect(fay.getByText('Link copied to clipboard')).toBeVisible();
  const link = await fay.evaluate(() => navigator.clipboard.readText());
  await dan.goto(link);
  await expect(dan.locator('[data-note]').filter({ hasText: 'Wrong logo' })).toBeFocused();
});

/** Whether a part of the page lies in the window, with nothing over its middle. */
const isInSight = (part: Locator): Promise<boolean> =>
  part.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    if (left < 0 || top < 0 || right > window.innerWidth || bottom > window.innerHeight) return false;
    return element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  });

/** The id of the newest version of a deliverable. */
async function newestOf(id: string): Promise<string> {
  const { documents = [] } = await ask(fay.context(), server, {
    kind: 'fetch',
    query: { collection: 'files', where: { delID: id }, orderBy: [{ field: 'version', direction: 'desc' }] },
  });
  return String(documents[0]?.id ?? '');
}

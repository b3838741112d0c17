import { expect, type Locator, type Page, test } from '@playwright/test';
import { type } from '../keys.ts';
import { film } from '../media.ts';
import { ask } from '../people.ts';
import type { RunningServer } from '../server.ts';
import { callAs, uploadAs } from '../shell/prepare.ts';
import { reviewStories } from './review-stage.ts';

const stage = reviewStories('Summer of cricket');
let server: RunningServer;
let fay: Page;
let dan: Page;
let ed: Page;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  ({ server, fay } = stage());
  dan = await stage().join('Dan Ecision', 'reviewing');
  ed = await stage().join('Ed Itor', 'editing');
});

const open = (page: Page, id: string) => stage().open(page, id);
const inReview = (title: string, deadline?: string) => stage().inReview(title, ed, deadline);
const currentFile = async (page: Page) =>
  new URL((await page.locator('video').getAttribute('src')) ?? '', server.url).pathname.split('/')[3] ?? '';

test('two reviewers decide at once: one decision stands, and the other is told whose (PRD-071 PRD-074 PRD-079 PRD-086 PRD-088)', async () => {
  const id = await inReview('Decided twice');
  await open(fay, id);
  await open(dan, id);
  await expect(fay.getByRole('button', { name: /^Sign Off v/ })).toBeVisible();
  await expect(dan.getByRole('button', { name: /^Reject v/ })).toBeVisible();
  const file = await currentFile(fay);
  const answers = await Promise.allSettled([
    callAs(fay, server, 'production/signOffFiles', { ids: [file] }),
    callAs(dan, server, 'production/rejectFiles', { ids: [file] }),
  ]);
  const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [String(answer.reason)] : []));
  expect(refused).toHaveLength(1);
  expect(refused[0]).toMatch(/Fay Backer has signed off this one|Dan Ecision has rejected this one/);
  const signed = answers[0]?.status === 'fulfilled';
  for (const page of [fay, dan]) {
    await expect(page.getByRole('tab', { name: signed ? /v1.*Signed Off/ : /v1.*Sent back to Editor/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Sign Off v/ })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Reject v/ })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Decided twice' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Summer of cricket' }).first()).toBeVisible();
  }
  await fay.getByRole('tab', { name: 'Timeline' }).click();
  for (const action of ['Uploaded', signed ? 'Signed off' : 'Submitted notes'])
    await expect(fay.getByRole('tabpanel').getByText(action, { exact: true })).toBeVisible();
});

test('actions that a signed version does not allow are neither offered nor accepted (PRD-056 PRD-058 PRD-073 PRD-106)', async () => {
  const id = await inReview('Signed and closed');
  await open(fay, id);
  await fay.getByRole('button', { name: /^Sign Off v/ }).click();
  await expect(fay.getByRole('button', { name: 'Revoke Sign Off' })).toBeVisible();
  await expect(fay.getByRole('button', { name: 'Upload New Version' })).toHaveCount(0);
  await fay.getByRole('button', { name: 'More actions' }).click();
  await expect(fay.getByRole('menuitem', { name: 'Duplicate' })).toBeVisible();
  for (const name of ['Hold', 'Place back to production', 'Reset to production', 'Delete this version'])
    await expect(fay.getByRole('menuitem', { name })).toHaveCount(0);
  const file = await currentFile(fay);
  const refusals: [string, object, RegExp][] = [
    ['production/rejectFiles', { ids: [file] }, /awaiting feedback/],
    ['production/holdDeliverables', { ids: [id] }, /signed off/],
    ['production/resetDeliverables', { ids: [id] }, /./],
    ['production/deleteFile', { id: file }, /./],
  ];
  for (const [path, input, why] of refusals) await expect(callAs(fay, server, path, input)).rejects.toThrow(why);
  const again = await uploadAs(
    ed,
    server,
    { what: 'deliverable', delID: id },
    'late.mp4',
    await film({ name: 'story-review.mp4' }),
  );
  expect(again.sentence).toContain('signed off');
});

test('reviewers add notes during review, everyone can respond, the editor ticks notes (PRD-098 PRD-099 PRD-101 PRD-105)', async () => {
  const id = await inReview('Noted');
  await open(fay, id);
  await open(ed, id);
  await expect(ed.getByRole('tab', { name: /v1/ })).toBeVisible();
  await expect(ed.getByLabel('Note', { exact: true })).toHaveCount(0);
  // People who write no notes have no shortcut for it, and their next key is not held back.
  await ed.keyboard.press('n');
  await ed.keyboard.press('?');
  await expect(ed.getByRole('dialog', { name: 'Keyboard Shortcuts' })).toBeVisible();
  await ed.keyboard.press('Escape');
  await fay.keyboard.press('n');
  await type(fay.getByLabel('Note', { exact: true }), 'Too dark');
  await fay.getByLabel('Note', { exact: true }).press('Enter');
  await expect(ed.getByRole('paragraph').filter({ hasText: 'Too dark' })).toBeVisible();
  // A hand types on at once: what comes before the field is in it, and no letter acts as a shortcut.
  for (const panel of ['Details', 'Notes']) {
    await fay.getByRole('tab', { name: panel }).click();
    await fay.keyboard.type('nIn this frame');
    await expect(fay.getByLabel('Note', { exact: true })).toHaveValue('In this frame');
    await type(fay.getByLabel('Note', { exact: true }), '');
    await fay.keyboard.press('Escape');
  }
  await noteByDrawing('Wrong logo');
  await expect(ed.getByRole('checkbox', { name: 'Mark as done' }).first()).toBeDisabled();
  await expect(ed.getByRole('button', { name: 'Actions for this note' })).toHaveCount(0);
  await ed.getByRole('button', { name: 'Respond' }).first().click();
  // Typing @ offers only people who can see the file. The keyboard alone can choose one.
  await ed.getByLabel('Response').pressSequentially('Which one, @fa');
  await expect(ed.getByRole('option', { name: /Fay Backer/ })).toBeVisible();
  await ed.keyboard.press('Tab');
  await expect(ed.getByLabel('Response')).toHaveValue('Which one, @Fay Backer ');
  await type(ed.getByLabel('Response'), 'Which one is right?');
  await ed.getByLabel('Response').press('Enter');
  await expect(fay.getByText('Which one is right?')).toBeVisible();
  await expect(ed.getByRole('button', { name: 'Actions for this note' })).toHaveCount(1);
  const answerTo = (page: Page, text: string) =>
    page.locator('[data-note]').filter({ hasText: text }).getByRole('button', { name: 'Respond' });
  await answerTo(ed, 'Wrong logo').click();
  await type(ed.getByLabel('Response'), 'I took it from the archive.');
  await ed.getByLabel('Response').press('Enter');
  await expect(fay.getByText('I took it from the archive.')).toBeVisible();
  await answerTo(ed, 'Wrong logo').click();
  await type(ed.getByLabel('Response'), 'There are two in');

  await fay
    .getByRole('paragraph')
    .filter({ hasText: 'Wrong logo' })
    .locator('xpath=..')
    .getByRole('button', { name: 'Actions for this note' })
    .click();
  await fay.getByRole('menuitem', { name: 'Delete' }).click();
  const question = fay.getByRole('dialog').getByText('Not undo-able. 1 response by Ed Itor will be deleted with it.');
  await expect(question).toBeVisible();
  await fay.getByRole('button', { name: 'Delete note' }).click();
  await expect(ed.getByRole('paragraph').filter({ hasText: 'Wrong logo' })).toHaveCount(0);
  await expect(fay.getByText('I took it from the archive.')).toHaveCount(0);
  // The half-typed response is kept, also through a reload.
  const kept = ed.getByRole('status').filter({ hasText: 'The note that you were answering was deleted.' });
  await expect(kept.getByText('There are two in', { exact: true })).toBeVisible();
  await ed.reload();
  await expect(kept.getByText('There are two in', { exact: true })).toBeVisible();
  await kept.getByRole('button', { name: 'Discard' }).click();
  await expect(kept).toHaveCount(0);

  await fay.getByRole('button', { name: /^Reject v/ }).click();
  await ed.getByRole('checkbox', { name: 'Mark as done' }).first().check();
  await expect(fay.getByText('No open notes')).toBeVisible();
  await expect(fay.getByLabel('Note', { exact: true })).toHaveCount(0);
});

/** Fay draws for a note. The drawing stays at that frame after a reload, Ed sees it only there, and the note can be saved. */
async function noteByDrawing(text: string): Promise<void> {
  const picture = (page: Page) => page.getByRole('region', { name: 'Picture' });
  const drawing = (page: Page) => picture(page).getByRole('button', { name: `Drawing of the note: ${text}` });
  for (const page of [fay, ed])
    await expect(picture(page).getByText('10:00:00:00', { exact: true })).toBeVisible({ timeout: 60_000 });
  await picture(fay).getByRole('button', { name: 'One frame forward' }).click();
  await fay.keyboard.press('d');
  const box = (await fay.locator('video').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await fay.mouse.move(box.x + box.width * 0.4, box.y + box.height * 0.4);
  await fay.mouse.down();
  await fay.mouse.move(box.x + box.width * 0.6, box.y + box.height * 0.5, { steps: 5 });
  await fay.mouse.up();
  await expect(fay.getByRole('button', { name: 'Undo the last stroke' })).toBeEnabled();
  await fay.reload();
  // The half-written note comes back with its drawing, at the frame of the drawing.
  await expect(fay.getByRole('tabpanel').getByRole('button', { name: '10:00:00:01 · drawing' })).toBeVisible();
  await expect(picture(fay).locator('svg').filter({ hasText: 'Drawing of the new note' })).toBeVisible();
  await type(fay.getByLabel('Note', { exact: true }), text);
  await fay.getByLabel('Note', { exact: true }).press('Enter');
  const place = ed.getByRole('button', { name: '10:00:00:01 · drawing' });
  await expect(place).toBeVisible();
  await expect(drawing(ed)).toHaveCount(0);
  await place.click();
  await expect(drawing(ed)).toBeVisible();

  const saved = async (press: () => Promise<void>) => {
    const [download] = await Promise.all([ed.waitForEvent('download'), press()]);
    return download.suggestedFilename();
  };
  await picture(ed).getByRole('button', { name: 'Save this frame' }).click();
  const withDrawings = picture(ed).getByRole('menuitem', { name: 'With the drawings' });
  expect(await saved(() => withDrawings.click())).toBe('Noted v1 10-00-00-01.png');
  for (const [item, name] of [
    ['CSV', 'Noted v1 notes.csv'],
    ['Markers', 'Noted v1 markers.edl'],
  ]) {
    await ed.getByRole('button', { name: 'Export notes' }).click();
    expect(await saved(() => ed.getByRole('menuitem', { name: item }).click())).toBe(name);
  }
  await picture(ed).getByRole('button', { name: 'One frame forward' }).click();
  await expect(drawing(ed)).toHaveCount(0);
}

/** Presses where a button is until the next thing is there, and once more: that press is about what nobody has looked at. */
async function pressUntil(button: Locator, next: Locator): Promise<void> {
  await expect(button).toBeVisible();
  const { x, y, width, height } = (await button.boundingBox())!;
  const press = () => button.page().mouse.click(x + width / 2, y + height / 2);
  while (!(await next.isVisible())) await press();
  await press();
}

test('after a decision the next in the queue opens, until nothing awaits feedback (PRD-113 PRD-115 PRD-116 PRD-117 OPN-090)', async () => {
  const mine = await inReview('Queue one', '2030-01-01');
  await inReview('Queue two', '2030-01-02');
  const { documents: [me] = [] } = await ask(fay.context(), server, {
    kind: 'fetch',
    query: { collection: 'users', where: { email: 'fay@example.org' } },
  });
  const owned = { kind: 'patch', collection: 'deliverables', id: mine, changes: { owners: [me?.id] } };
  await ask(fay.context(), server, owned);
  await fay.goto(`${server.url}/#/feedback`);
  await expect(fay.getByRole('link', { name: 'Queue one' })).toBeVisible();
  await expect(fay.getByRole('link', { name: 'Queue two' })).toHaveCount(0);
  await fay.getByRole('tab', { name: 'By Department' }).click();
  await expect(fay.getByText('Cheers! Nothing to feedback')).toBeVisible();
  await fay
    .getByRole('combobox', { name: 'Department' })
    .or(fay.getByRole('textbox', { name: 'Department' }))
    .click();
  await fay.getByRole('option', { name: 'Digital' }).click();
  for (const name of ['Queue one', 'Queue two']) await expect(fay.getByRole('link', { name })).toBeVisible();
  await fay.goto(`${server.url}/#/feedback?tab=all`);
  for (const label of ['Awaiting Feedback', 'Overdue'])
    await expect(fay.getByText(label, { exact: true }).first()).toBeVisible();
  await fay.getByRole('link', { name: 'Queue one' }).focus();
  await fay.keyboard.press('Enter');
  await expect(fay.getByRole('heading', { name: 'Queue one' })).toBeVisible();
  await expect(fay.getByRole('navigation', { name: 'Feedback queue' })).toContainText('1 of 2');
  await pressUntil(fay.getByRole('button', { name: /^Sign Off v/ }), fay.getByRole('heading', { name: 'Queue two' }));
  // Undo leads back to what it is about.
  await fay.getByRole('alert').filter({ hasText: 'Queue one' }).getByRole('button', { name: 'Undo' }).dblclick();
  await expect(fay.getByRole('heading', { name: 'Queue one' })).toBeVisible();
  await expect(fay.getByText('This can no longer be undone.', { exact: false })).toHaveCount(0);
  await fay.getByRole('button', { name: /^Reject v/ }).click();
  await expect(fay.getByRole('heading', { name: 'Queue two' })).toBeVisible();
  await fay.getByRole('button', { name: /^Reject v/ }).click();
  await expect(fay.getByText('Cheers! Nothing to feedback')).toBeVisible();
  await fay.goto(`${server.url}/#/feedback?tab=mine`);
  await expect(fay.getByRole('tab', { name: 'My Queue' })).toBeVisible();
  await expect(fay.getByText('Cheers! Nothing to feedback').first()).toBeVisible();
});

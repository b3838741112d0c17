import { expect, type Page, test } from '@playwright/test';
import { type } from '../keys.ts';
import { addPerson, ask } from '../people.ts';
import type { RunningServer } from '../server.ts';
import { addBrief, addDeliverables } from '../shell/prepare.ts';
import { openBriefsStage } from './briefs-stage.ts';

let server: RunningServer;
let admin: Page;
let fay: Page;
let vic: Page;

test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000);
  ({ server, admin, fay, vic } = await openBriefsStage(browser));
});
test.afterAll(() => server.stop());

test('briefs stand by their latest change, or by title or next deadline, which the address keeps (PRD-002 PRD-008)', async () => {
  for (const [title, deadline] of [
    ['Autumn tour', '2030-03-01'],
    ['Blast launch', '2030-01-01'],
    ['Cup final', '2030-02-01'],
  ] as const) {
    const brief = await addBrief(fay, server, title);
    await addDeliverables(fay, server, brief, { title: 'Film', type: 'Video', deadline });
  }
  await addBrief(fay, server, 'Days off');
  const order = async (...titles: string[]) => {
    for (const [at, title] of titles.entries()) {
      await expect(
        fay
          .getByRole('table', { name: 'Briefs' })
          .getByRole('row')
          .nth(at + 1),
      ).toContainText(title);
    }
  };
  await fay.goto(`${server.url}/#/briefs`);
  await order('Days off', 'Cup final', 'Blast launch', 'Autumn tour');
  const deadline = fay.getByRole('columnheader', { name: 'Next deadline' }).getByRole('button');
  await deadline.press('Enter');
  // Without a deadline comes last.
  await order('Blast launch', 'Cup final', 'Autumn tour', 'Days off');
  await expect(fay).toHaveURL(/sort=nextDeadline/);
  await fay.reload();
  await order('Blast launch', 'Cup final', 'Autumn tour', 'Days off');
  await fay.getByRole('columnheader', { name: 'Brief' }).getByRole('button').click();
  await order('Autumn tour', 'Blast launch', 'Cup final', 'Days off');
  await fay.getByRole('columnheader', { name: 'Brief' }).getByRole('button').click();
  await order('Days off', 'Cup final', 'Blast launch', 'Autumn tour');
  // Somebody who sees no counts of deliverables cannot order by them either.
  await vic.goto(`${server.url}/#/briefs?sort=nextDeadline`);
  await expect(vic.getByRole('table', { name: 'Briefs' }).getByRole('row').nth(1)).toContainText('Days off');
});

test('only schedulers see days and resources on the rows of briefs (USR-096)', async () => {
  await addBrief(fay, server, 'Rows of days');
  for (const page of [fay, admin]) {
    await page.goto(`${server.url}/#/briefs`);
    await expect(page.getByRole('row', { name: /Rows of days/ })).toBeVisible();
    const planned = page.getByRole('columnheader', { name: /^(Days|Resources)$/ });
    await expect(planned).toHaveCount(page === admin ? 2 : 0);
  }
});

test('people without drafts of deliverables see no counts of them; a draft brief is left out of lists and of their palette, and says so (PRD-009 PRD-012 PRD-023 USR-074)', async () => {
  const counted = await addBrief(fay, server, 'Counted work');
  await addDeliverables(fay, server, counted, { title: 'Hidden film', type: 'Video', deadline: '2030-10-01' });
  const counts = (page: Page) => page.getByText('0 of 1 signed off');
  const columns = (page: Page) => page.getByRole('columnheader', { name: /^(Next deadline|Signed off)$/ });
  for (const [page, seesAll] of [
    [fay, true],
    [vic, false],
  ] as const) {
    await page.goto(`${server.url}/#/briefs`);
    await expect(page.getByRole('row', { name: /Counted work/ })).toBeVisible();
    await expect(columns(page)).toHaveCount(seesAll ? 2 : 0);
    await page.goto(`${server.url}/#/brief/${counted}`);
    await expect(page.getByRole('tab', { name: `Deliverables ${seesAll ? 1 : 0}` })).toBeVisible();
    await expect(page.getByText('This brief has no deliverables that you may see.')).toHaveCount(seesAll ? 0 : 1);
    await expect(counts(page)).toHaveCount(seesAll ? 1 : 0);
  }

  const { documents: [draft] = [] } = await ask(fay.context(), server, {
    kind: 'insert',
    collection: 'productions',
    document: { title: 'Unfinished idea', department: 'Digital', brands: ['The Hundred'], commercial: false },
  });
  for (const [page, offered] of [
    [fay, true],
    [vic, false],
  ] as const) {
    await page.goto(`${server.url}/#/brief/${draft?.id}`);
    const banner = page.getByRole('alert').filter({ hasText: 'The list of briefs leaves drafts out.' });
    await expect(banner).toBeVisible();
    await expect(banner.getByRole('button')).toHaveCount(offered ? 1 : 0);
    if (!offered) await expect(banner).not.toContainText('production admin');
    await page.goto(`${server.url}/#/briefs`);
    await expect(page.getByRole('row', { name: /Counted work/ })).toBeVisible();
    await expect(page.getByRole('row', { name: /Unfinished idea/ })).toHaveCount(0);
    await page.keyboard.press('ControlOrMeta+k');
    const box = page.getByRole('combobox', { name: 'Search for pages, work, films and people' });
    await type(box, 'Counted');
    await expect(page.getByRole('option', { name: /^Counted work/ })).toBeVisible();
    await type(box, 'Unfinished');
    if (offered) await expect(page.getByRole('option', { name: /Unfinished idea/ })).toBeVisible();
    else await expect(page.getByText('No pages, work, films or people match “Unfinished”.')).toBeVisible();
    await expect(page.getByRole('option', { name: /Unfinished idea/ })).toHaveCount(offered ? 1 : 0);
    await page.keyboard.press('Escape');
  }
});

test('a deliverable moves to another brief, with everybody in it: its room stays open, and old links find it (OPN-091)', async () => {
  const former = await addBrief(fay, server, 'Summer launch');
  const next = await addBrief(fay, server, 'Winter launch');
  for (const title of ['Trailer', 'Poster', 'Banner']) {
    await addDeliverables(fay, server, former, { title, type: 'Video', deadline: '2030-10-01' });
  }
  const { documents = [] } = await ask(fay.context(), server, {
    kind: 'fetch',
    query: { collection: 'deliverables', where: { production: former, title: 'Trailer' } },
  });
  const room = `${server.url}/#/brief/${former}/deliverable/${documents[0]?.id}`;
  await admin.goto(room);
  await expect(admin.getByRole('link', { name: 'Summer launch' })).toBeVisible();

  // By the selection bar, the first of two by its title.
  await fay.goto(`${server.url}/#/brief/${former}`);
  for (const title of ['Trailer', 'Poster']) await fay.getByRole('checkbox', { name: `Select ${title}` }).check();
  await fay.getByRole('button', { name: 'More', exact: true }).click();
  await fay.getByRole('menuitem', { name: 'Move to another brief…' }).click();
  const dialog = fay.getByRole('dialog', { name: 'Move 2 deliverables to another brief' });
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(dialog.getByText('Choose a brief.')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Brief' }).pressSequentially('Winter la');
  await fay.getByRole('option', { name: /Winter launch/ }).click();
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(fay.getByText('2 deliverables moved to “Winter launch”.')).toBeVisible();
  await expect(fay.getByRole('tab', { name: 'Deliverables 1' })).toBeVisible();

  // Who has it open keeps it open; the old address opens it too.
  await expect(admin.getByRole('link', { name: 'Winter launch' })).toHaveAttribute(
    'href',
    new RegExp(`#/brief/${next}$`),
  );
  await expect(admin.getByRole('heading', { name: 'Trailer' })).toBeVisible();
  await admin.reload();
  await expect(admin.getByRole('link', { name: 'Winter launch' })).toBeVisible();

  await fay.getByRole('button', { name: 'Undo' }).click();
  await expect(fay.getByText('2 deliverables are back.')).toBeVisible();
  await expect(fay.getByRole('tab', { name: 'Deliverables 3' })).toBeVisible();
  await expect(admin.getByRole('link', { name: 'Summer launch' })).toBeVisible();

  // From its room, alone.
  await admin.getByRole('button', { name: 'More actions' }).click();
  await admin.getByRole('menuitem', { name: 'Move to another brief…' }).click();
  const alone = admin.getByRole('dialog', { name: 'Move Trailer to another brief' });
  await alone.getByRole('combobox', { name: 'Brief' }).pressSequentially('Winter la');
  await admin.getByRole('option', { name: /Winter launch/ }).click();
  // One choice is no work to lose.
  await admin.keyboard.press('Escape');
  await expect(alone).toHaveCount(0);
  await expect(admin.getByRole('dialog')).toHaveCount(0);
  await expect(admin.getByRole('button', { name: 'More actions' })).toBeFocused();
  await admin.keyboard.press('Enter');
  await admin.getByRole('menuitem', { name: 'Move to another brief…' }).click();
  await alone.getByRole('combobox', { name: 'Brief' }).pressSequentially('Winter la');
  await admin.getByRole('option', { name: /Winter launch/ }).click();
  await alone.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(admin.getByRole('link', { name: 'Winter launch' })).toBeVisible();
  await expect(fay.getByRole('tab', { name: 'Deliverables 2' })).toBeVisible();

  // People who only see signed work have nothing to move.
  await vic.goto(`${server.url}/#/brief/${former}`);
  await expect(vic.getByRole('checkbox')).toHaveCount(0);
});

test('before a move, people who gain sight of it are named, and the button says so (OPN-091 USR-121)', async () => {
  const own = await addBrief(fay, server, 'Own launch');
  const shared = await addBrief(fay, server, 'Shared launch');
  const changes = { commercial: true, partner: 'Vitality' };
  await ask(fay.context(), server, { kind: 'patch', collection: 'productions', id: shared, changes });
  const fields = { company: 'Vitality', partnerAccess: ['Vitality'] };
  const roles = ['production_access', 'production_drafts'];
  await addPerson(admin, server, { name: 'Pat Ner', email: 'pat@example.org', roles, fields });
  const [id = ''] = await addDeliverables(fay, server, own, { title: 'Sting', type: 'Video', deadline: '2030-10-01' });
  await fay.goto(`${server.url}/#/brief/${own}/deliverable/${id}`);
  await fay.getByRole('button', { name: 'More actions' }).click();
  await fay.getByRole('menuitem', { name: 'Move to another brief…' }).click();
  const dialog = fay.getByRole('dialog', { name: 'Move Sting to another brief' });
  await dialog.getByRole('combobox', { name: 'Brief' }).pressSequentially('Shared la');
  await fay.getByRole('option', { name: /Shared launch/ }).click();
  await expect(dialog.getByRole('status')).toHaveText('People of Vitality will see it.');
  await dialog.getByRole('button', { name: 'Move and Show to Vitality' }).click();
  await expect(fay.getByText('1 deliverable moved to “Shared launch”.')).toBeVisible();
  await expect(fay.getByRole('link', { name: 'Shared launch' })).toBeVisible();
});

test('completing a brief with open work says how much is open, and shows it (PRD-032)', async () => {
  const brief = await addBrief(fay, server, 'Half done');
  for (const title of ['First', 'Second']) {
    await addDeliverables(fay, server, brief, { title, type: 'Video', deadline: '2030-10-01' });
  }
  await fay.goto(`${server.url}/#/brief/${brief}`);
  const completed = fay.getByRole('switch', { name: 'Completed' });
  const question = fay.getByRole('dialog', { name: 'Complete this brief?' });
  await completed.click();
  await expect(question).toContainText('2 deliverables have no sign-off.');
  await question.getByRole('button', { name: 'Show Them' }).click();
  await expect(question).toBeHidden();
  await expect(fay).toHaveURL(/group=state/);
  await expect(fay.getByRole('region', { name: 'Pre-Production' })).toBeVisible();
  await expect(completed).not.toBeChecked();
  await completed.click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(completed).not.toBeChecked();
  await completed.click();
  await question.getByRole('button', { name: 'Complete', exact: true }).click();
  await expect(fay.getByText('The brief is completed.')).toBeVisible();
  await expect(completed).toBeChecked();
  // Opening it again, and completing a brief without open work, ask nothing.
  await completed.click();
  await expect(fay.getByText('The brief is open again.')).toBeVisible();
  await fay.goto(`${server.url}/#/brief/${await addBrief(fay, server, 'Nothing open')}`);
  await completed.click();
  await expect(completed).toBeChecked();
});

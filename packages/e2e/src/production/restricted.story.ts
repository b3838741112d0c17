import { expect, test } from '@playwright/test';
import { type } from '../keys.ts';
import { film } from '../media.ts';
import { addPerson, ask, password, signIn, signInAsAdministrator } from '../people.ts';
import { type RunningServer, startServer } from '../server.ts';
import { addBrief, addDeliverables, callAs, uploadAs } from '../shell/prepare.ts';

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());

test('a new brief offers the departments and brands of its author, and typing replaces a choice (USR-119 USR-120 PRD-015)', async ({
  browser,
}) => {
  const admin = await signInAsAdministrator(browser, server);
  const settings = { collection: 'config' };
  const { documents } = await ask(admin.context(), server, { kind: 'fetch', query: settings });
  const { departments, brand } = documents![0] as unknown as { departments: string[]; brand: string[] };
  const [first, second] = departments;
  const own = [brand[0]!, brand[1]!];
  await addPerson(admin, server, {
    name: 'Lim Ited',
    email: 'lim@example.org',
    roles: ['production_access', 'production_feedback', 'production_drafts'],
    fields: { departmentAccess: [first, second], brandAccess: own },
  });
  const lim = await signIn(browser, server, 'lim@example.org', password);
  await lim.goto(`${server.url}/#/new-brief`);
  const department = lim
    .getByRole('combobox', { name: 'Department' })
    .or(lim.getByRole('textbox', { name: 'Department' }));
  await department.click();
  await expect(lim.getByRole('option')).toHaveText([first!, second!]);
  await lim.getByRole('option', { name: first!, exact: true }).click();
  await expect(department).toHaveValue(first!);
  await department.blur();
  // A person taps the filled field and types another name.
  await department.click();
  await department.pressSequentially(second!);
  await expect(department).toHaveValue(second!);
  await department.press('Enter');
  await expect(department).toHaveValue(second!);
  await lim.getByLabel('Brands').first().click();
  await expect(lim.getByRole('option')).toHaveText(own);

  await lim.getByRole('option', { name: own[0]!, exact: true }).click();
  await lim.keyboard.press('Escape');
  const brief = { title: 'Opening night', department: second, brands: own };
  const made = await ask(lim.context(), server, { kind: 'insert', collection: 'productions', document: brief });
  const id = made.documents![0]!.id;
  // An existing brief offers them too, and what it has of others.
  const others = { kind: 'patch', collection: 'productions', id, changes: { brands: [...own, brand[2]!] } } as const;
  await ask(admin.context(), server, others);
  await lim.goto(`${server.url}/#/brief/${id}?tab=form`);
  await lim
    .getByRole('textbox', { name: 'Department' })
    .or(lim.getByRole('combobox', { name: 'Department' }))
    .click();
  await expect(lim.getByRole('option')).toHaveText([first!, second!]);
  await lim.keyboard.press('Escape');
  await lim.getByLabel('Brands').first().click();
  await expect(lim.getByRole('option')).toHaveText([...own, brand[2]!]);
  await lim.keyboard.press('Escape');

  await lim.goto(`${server.url}/#/brief/${id}`);
  await lim.getByRole('button', { name: 'New Deliverable' }).first().click();
  await type(lim.getByRole('dialog').getByRole('textbox', { name: 'Title' }), 'Trailer');
  const { documents: found } = await ask(admin.context(), server, {
    kind: 'fetch',
    query: { collection: 'users', where: { email: 'lim@example.org' } },
  });
  const changes = { departmentAccess: [first] };
  await ask(admin.context(), server, { kind: 'patch', collection: 'users', id: found![0]!.id, changes });
  await expect(lim.getByText('This brief was deleted, or you no longer have access to it.')).toBeVisible();
  // What was being typed is not lost with the window, and a key of the rest of the sentence presses nothing.
  const lost = lim.getByRole('dialog', { name: 'Your text was not saved' });
  await expect(lost.getByText('changed your access. Nothing was saved.')).toBeVisible();
  await lim.keyboard.press('Space');
  await lim.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await expect(lost.getByText('Trailer')).toBeVisible();
  await lost.getByRole('button', { name: 'Copy Text' }).click();
  expect(await lim.evaluate(() => navigator.clipboard.readText())).toBe('Trailer');
  await lost.getByRole('button', { name: 'Discard' }).click();
  await expect(lost).toHaveCount(0);
  const work = { collection: 'deliverables', where: { production: id } };
  expect((await ask(admin.context(), server, { kind: 'fetch', query: work })).documents).toEqual([]);

  // The same where a role is taken, and the whole page goes. A window that was closed by its writer leaves nothing behind.
  const change = (fields: object) =>
    ask(admin.context(), server, { kind: 'patch', collection: 'users', id: found![0]!.id, changes: { ...fields } });
  await change({ departmentAccess: [], brandAccess: [own[1]] });
  await expect(lim.getByRole('button', { name: 'New Deliverable' }).first()).toBeVisible();
  const dialog = lim.getByRole('dialog', { name: 'New deliverable' });
  for (const [title, answer] of [
    ['Draft', 'close'],
    ['Teaser', 'lose'],
  ] as const) {
    await lim.getByRole('button', { name: 'New Deliverable' }).first().click();
    // Somebody with one brand finds it chosen.
    await expect(
      dialog.getByRole('combobox', { name: 'Brand' }).or(dialog.getByRole('textbox', { name: 'Brand' })),
    ).toHaveValue(own[1]!);
    await type(dialog.getByRole('textbox', { name: 'Title' }), title);
    await type(dialog.getByRole('textbox', { name: 'Description' }), `${title} in two lines`);
    await lim.keyboard.press('Enter');
    await lim.keyboard.type('of it');
    if (answer === 'lose') break;
    await lim.keyboard.press('Escape');
    await lim.getByRole('button', { name: 'Close Without Saving' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(lost).toHaveCount(0);
  }
  await change({ roles: {} });
  await expect(lim).toHaveURL(/#\/user/);
  await expect(lost.getByText('Title: Teaser Description: Teaser in two lines of it')).toBeVisible();
});

test('a feedbacker who does not see drafts is told why the queue and the worklist are empty (PRD-116 USR-073)', async ({
  browser,
}) => {
  const admin = await signInAsAdministrator(browser, server);
  const roles = ['production_access', 'production_feedback'];
  await addPerson(admin, server, { name: 'Una Ware', email: 'una@example.org', roles });
  const una = await signIn(browser, server, 'una@example.org', password);
  for (const path of ['feedback', 'worklist']) {
    await una.goto(`${server.url}/#/${path}`);
    await expect(una.getByText('ask a user administrator for the role Drafts')).toBeVisible();
    await expect(una.getByText('Cheers! Nothing to feedback')).toHaveCount(0);
  }
});

test('who sees signed work only opens it from its brief in the catalogue, from cards and rows (LIB-006 LIB-007)', async ({
  browser,
}) => {
  const admin = await signInAsAdministrator(browser, server);
  const work = ['production_access', 'production_drafts', 'production_feedback', 'production_admin'];
  await addPerson(admin, server, { name: 'Fay Backer', email: 'fay@example.org', roles: work });
  const sees = ['production_access', 'creative_catalogue_access'];
  await addPerson(admin, server, { name: 'Pat Ner', email: 'pat@example.org', roles: sees });
  const fay = await signIn(browser, server, 'fay@example.org', password);
  const brief = await addBrief(fay, server, 'Opening night');
  const video = { type: 'Video', deadline: '2030-12-01' };
  const delID = (await addDeliverables(fay, server, brief, { title: 'Trailer', ...video }))[0]!;
  await addDeliverables(fay, server, brief, { title: 'Teaser', ...video });
  await uploadAs(fay, server, { what: 'deliverable', delID }, 'trailer.mp4', await film({ name: 'story-review.mp4' }));
  const files = await ask(fay.context(), server, { kind: 'fetch', query: { collection: 'files', where: { delID } } });
  await callAs(fay, server, 'production/signOffFiles', { ids: [files.documents![0]!.id] });

  const pat = await signIn(browser, server, 'pat@example.org', password);
  await pat.goto(`${server.url}/#/brief/${brief}`);
  await pat.getByRole('link', { name: 'Trailer' }).click();
  await expect(pat).toHaveURL(/#\/content\?/);
  const preview = pat.getByRole('dialog', { name: 'Preview of Trailer' });
  await expect(preview).toBeVisible();
  await pat.keyboard.press('Escape');
  await expect(preview).toHaveCount(0);
  await expect(pat.getByRole('article')).toHaveCount(1);
  await pat.goto(`${server.url}/#/brief/${brief}`);
  await pat.locator('label', { hasText: 'Rows' }).click();
  await pat.getByRole('grid', { name: 'Deliverables' }).getByRole('link', { name: 'Open' }).click();
  await expect(preview).toBeVisible();
});

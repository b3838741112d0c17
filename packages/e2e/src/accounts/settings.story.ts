import { expect, type Page, test } from '@playwright/test';
import { accessibilityFindings } from '../accessibility.ts';
import { chooseEntry, paste, type } from '../keys.ts';
import { addPerson, ask, signInAsAdministrator } from '../people.ts';
import { type RunningServer, startServer } from '../server.ts';

let server: RunningServer;
let admin: Page;
test.beforeAll(async ({ browser }) => {
  server = await startServer();
  admin = await signInAsAdministrator(browser, server);
});
test.afterAll(() => server.stop());

test('a new list entry is offered at once in an open form, and two administrators of one list lose nothing (DAT-053 PLT-090)', async ({
  browser,
}) => {
  const form = await admin.context().newPage();
  await form.goto(`${server.url}/#/new-brief`);
  await form.getByRole('combobox', { name: 'Department' }).first().click();
  await expect(form.getByRole('option', { name: 'Digital', exact: true })).toBeVisible();

  await admin.goto(`${server.url}/#/admin/settings`);
  const add = admin.getByRole('textbox', { name: 'Add a department' });
  await type(add, ' digital');
  await add.press('Enter');
  await expect(admin.getByText('“digital” is in the list already, as “Digital”.')).toBeVisible();
  await expect(add).toHaveValue(' digital');
  await paste(add, 'Heritage\nMuseum');
  await add.press('Enter');
  await expect(form.getByRole('option', { name: 'Heritage' })).toBeVisible();

  const list = admin.getByRole('list', { name: 'Departments' });
  await admin.getByRole('button', { name: 'Actions for Museum' }).press('Enter');
  await chooseEntry(admin, 'Move to the Top');
  await expect(list.getByRole('listitem').first()).toContainText('Museum');
  await expect(admin.getByRole('button', { name: 'Actions for Museum' })).toBeFocused();
  await expect(form.getByRole('option').first()).toHaveText('Museum');
  await form.close();

  await addPerson(admin, server, {
    name: 'Muse Um',
    email: 'museum@example.org',
    roles: [],
    fields: { department: 'Museum', departmentAccess: ['Museum'] },
  });
  await admin.reload();
  await admin.getByRole('button', { name: 'Actions for Museum' }).click();
  await admin.getByRole('menuitem', { name: 'Rename' }).click();
  const renamed = admin.getByRole('textbox', { name: 'New name of Museum' });
  await expect(renamed).toBeFocused();
  await renamed.press('ControlOrMeta+a');
  await renamed.pressSequentially('Lord’s Museum');
  await renamed.press('Enter');
  await expect(admin.getByRole('dialog')).toContainText('This name is on 1 user and 1 restricted user.');
  // Escape cancels: nothing is renamed. The focus reaches the dialog a moment after it opens.
  await expect(admin.getByRole('button', { name: 'Rename Everywhere' })).toBeFocused();
  await admin.keyboard.press('Escape');
  await expect(admin.getByRole('dialog')).toBeHidden();
  await expect(renamed).toHaveValue('Lord’s Museum');
  await expect(renamed).toBeFocused();
  // A refused name can be mended at once, and Escape leaves the field for the menu of the entry.
  await admin.keyboard.press('ControlOrMeta+a');
  await admin.keyboard.type('Digital');
  await admin.keyboard.press('Enter');
  await admin.getByRole('button', { name: 'Rename Everywhere' }).press('Enter');
  await expect(admin.getByText('“Digital” is in the list already.')).toBeVisible();
  await expect(renamed).toBeFocused();
  await admin.keyboard.press('Escape');
  await expect(admin.getByRole('button', { name: 'Actions for Museum' })).toBeFocused();
  await admin.getByRole('button', { name: 'Rename Museum' }).press('Enter');
  await type(renamed, 'Lord’s Museum');
  await renamed.press('Enter');
  await admin.getByRole('button', { name: 'Rename Everywhere' }).click();
  await expect(admin.getByText('“Museum” is now “Lord’s Museum”, here and on 2 documents.')).toBeVisible();
  const fields = async () => {
    const query = { collection: 'users', where: { email: 'museum@example.org' } };
    const { documents } = await ask(admin.context(), server, { kind: 'fetch', query });
    return [documents?.[0]?.department, documents?.[0]?.departmentAccess];
  };
  expect(await fields()).toEqual(['Lord’s Museum', ['Lord’s Museum']]);
  await admin.getByRole('button', { name: 'Undo' }).click();
  await expect(admin.getByRole('button', { name: 'Actions for Museum' })).toBeVisible();
  expect(await fields()).toEqual(['Museum', ['Museum']]);

  const other = await signInAsAdministrator(browser, server);
  await other.goto(`${server.url}/#/admin/settings`);
  await admin.getByRole('button', { name: 'Rename Heritage' }).press('Enter');
  const name = admin.getByRole('textbox', { name: 'New name of Heritage' });
  await type(name, 'Heritage and Museum');
  await other.getByRole('button', { name: 'Actions for Heritage' }).press('Enter');
  await chooseEntry(other, 'Remove');
  await expect(admin.getByText('Someone else changed “Heritage” just now. What you typed is kept here.')).toBeVisible();
  await expect(add).toHaveValue('Heritage and Museum');
  await other.getByRole('button', { name: 'Undo' }).click();
  await expect(list.getByText('Heritage', { exact: true })).toBeVisible();
  await other.context().close();

  await admin.goto(`${server.url}/#/admin/settings?part=delTypes`);
  const extensions = admin.getByRole('combobox', { name: 'Allowed extensions of Audio' });
  await type(extensions, '.FLAC');
  await extensions.press('Enter');
  await expect(admin.getByRole('list', { name: 'Changes' })).toContainText('flac');
  // Undo does not overwrite changes made since.
  const query = { collection: 'config', where: { id: 'default' } };
  const { documents } = await ask(admin.context(), server, { kind: 'fetch', query });
  const { delTypes = [] } = (documents?.[0] ?? {}) as { delTypes?: unknown[] };
  const changes = { delTypes: delTypes.toReversed() };
  await ask(admin.context(), server, { kind: 'patch', collection: 'config', id: 'default', changes });
  await admin.getByRole('button', { name: 'Undo' }).last().click();
  await expect(admin.getByText('Administrator has changed this since. Please look again.')).toBeVisible();
  await expect(admin.getByRole('list', { name: 'Changes' })).toContainText('flac');
  for (const colorScheme of ['dark', 'light'] as const) {
    await admin.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await accessibilityFindings(admin)).toEqual([]);
  }
});

test('a page offers the lists of this server before its live data arrives (PLT-090)', async () => {
  const early = await admin.context().newPage();
  await early.routeWebSocket(/api\/live/, (socket) => {
    const behind = socket.connectToServer();
    socket.onMessage((message) => {
      const { kind, query } = JSON.parse(String(message));
      if (kind !== 'open' || query.collection !== 'config') behind.send(message);
    });
  });
  await early.goto(`${server.url}/#/new-brief`);
  await early.getByRole('combobox', { name: 'Department' }).first().click();
  await expect(early.getByRole('option', { name: 'Museum', exact: true })).toBeVisible();
  await early.close();
});

test('the colour of a calendar event is typed letter by letter (DAT-053)', async () => {
  await admin.goto(`${server.url}/#/admin/settings?part=calendarEvents`);
  await admin.getByRole('button', { name: 'Add Event' }).click();
  const event = admin.getByRole('group', { name: 'New event' }).last();
  await type(event.getByLabel('Event', { exact: true }), 'Colts Day');
  const added = admin.getByRole('group', { name: 'Colts Day' });
  await type(added.getByLabel('First day of Colts Day'), '12/06/2030');
  // What is no colour stops the form, and stays as it was typed.
  const colour = added.getByLabel('Colour of Colts Day');
  await type(colour, 'navy');
  await admin.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await expect(added.getByText('A colour is written like #1b2a4e.')).toBeVisible();
  await expect(colour).toBeFocused();
  await expect(colour).toHaveValue('navy');
  await expect(admin.getByText('The calendar was saved.')).toHaveCount(0);
  await type(colour, '#1b2a4e');
  await admin.keyboard.press('Enter');
  await expect(admin.getByText('The calendar was saved.')).toBeVisible();
  const query = { collection: 'config', where: { id: 'default' } };
  const { documents } = await ask(admin.context(), server, { kind: 'fetch', query });
  expect(documents?.[0]?.calendarEvents).toMatchObject([{ title: 'Colts Day', colour: '#1b2a4e' }]);
});

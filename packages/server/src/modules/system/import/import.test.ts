import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { users } from '@pavilion/domain/accounts';
import { briefs } from '@pavilion/domain/production';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { startApp, type TestApp } from '../../../testing/app.ts';
import { importSheet } from './import-sheet.ts';
import { readSheet } from './read-sheet.ts';
import { undoImport } from './undo-import.ts';

let app: TestApp;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pavilion-import-'));
  app = await startApp();
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true, force: true });
});

async function run(
  kind: 'users' | 'briefs',
  name: string,
  content: string | Buffer,
  settings: { apply?: boolean; invite?: boolean } = {},
) {
  const path = join(folder, name);
  await writeFile(path, content);
  const said: string[] = [];
  const { store, config } = app.context;
  const given = { apply: false, invite: false, ...settings };
  const good = await importSheet(store, config, kind, await readSheet(path), given, (line) => said.push(line));
  return { good, said };
}

const people = `\ufeffFull name;E-Mail Address;Company;Department;Roles;User admin;Shoe size
Ann O'Neill;ANN@Example.org;Acme;digital;production, Feedbacker;no;7
;;;;;;
=SUM(1,2);sum@example.org;@Acme;;;;9
`;

it('people are added only with --apply, with every cell taken as text', async () => {
  const rehearsal = await run('users', 'people.csv', people);
  expect(rehearsal).toEqual({
    good: true,
    said: [
      'Unknown columns, left out: Shoe size.',
      '2 users can be imported.',
      'Nothing was imported yet: this was a dry run. Add --apply to import.',
    ],
  });
  const { store } = app.context;
  expect(await store.count(users, { email: 'ann@example.org' })).toBe(0);

  const applied = await run('users', 'people.csv', people, { apply: true, invite: true });
  expect(applied.said.at(-1)).toBe('Imported 2 users.');
  const [ann] = await store.find(users, { where: { email: 'ann@example.org' } });
  expect(ann).toMatchObject({
    name: "Ann O'Neill",
    company: 'Acme',
    companyConfirmed: 'Acme',
    department: 'Digital',
    active: true,
    roles: { production_access: true, production_feedback: true },
  });
  const [sum] = await store.find(users, { where: { email: 'sum@example.org' } });
  expect(sum).toMatchObject({ name: '=SUM(1,2)', company: '@Acme' });
  const logins = await app.context.database.query('SELECT email FROM auth_user WHERE email = $1', ['ann@example.org']);
  expect(logins).toHaveLength(1);
  await app.jobsDone();
  const mails = await app.context.database.query(`SELECT data->>'to' AS to FROM outbox`);
  expect(mails).toEqual(expect.arrayContaining([{ to: 'ann@example.org' }, { to: 'sum@example.org' }]));

  const again = await run('users', 'people.csv', people, { apply: true });
  expect(again.said).toContain('Row 2 is left out: ann@example.org is a user already.');
  expect(again.said.at(-1)).toBe('Imported 0 users.');
});

it('one wrong cell stops the import, and each is reported with row, column and reason', async () => {
  const content = [
    'name,email,department,roles,active',
    'Good,good@example.org,Digital,,yes',
    ',no-mail,Digitall,Captain,perhaps',
    'Twice,GOOD@example.org,,,',
  ].join('\r\n');
  const { good, said } = await run('users', 'wrong.csv', content, { apply: true });
  expect(good).toBe(false);
  expect(said).toEqual([
    'Row 3, department: ‘Digitall’ is not one of the departments.',
    'Row 3, roles: ‘Captain’ is not a role.',
    'Row 3, active: This has to be yes or no.',
    'Row 3, email: This does not look like an e-mail address.',
    'Row 4, E-mail: good@example.org is in line 2 already.',
    '1 user can be imported.',
    'Nothing was imported. Correct these cells and try again.',
  ]);
  expect(await app.context.store.count(users, { email: 'good@example.org' })).toBe(0);
});

it('undoing the last import removes its people, except those changed since', async () => {
  const { store, database } = app.context;
  const sheet = `Name,E-mail,Company\n${[1, 2, 3].map((at) => `Mis Take ${at},take${at}@example.org,Acme`).join('\n')}`;
  await run('users', 'mistake.csv', sheet, { apply: true });
  const mistaken = () =>
    store.find(users, { where: { email: { in: [1, 2, 3].map((at) => `take${at}@example.org`) } } });
  const [used] = await mistaken();
  await store.transaction({ kind: 'system', name: 'test' }, (tx) => tx.patch(users, used!.id, { name: 'In Use' }));
  const undo = async (apply: boolean) => {
    const said: string[] = [];
    await undoImport(store, database, { apply }, (line) => said.push(line));
    return said;
  };
  const told = [
    expect.stringMatching(/^The last import, of .*, added 3 users\.$/),
    'Changed or signed in since, so kept: 1 user.',
  ];
  expect(await undo(false)).toEqual([...told, '2 users can be removed. This was a dry run: add --apply to do it.']);
  expect(await mistaken()).toHaveLength(3);
  const done = 'Removed 2 users. Deleted documents can be restored for 30 days.';
  expect(await undo(true)).toEqual([...told, done]);
  expect((await mistaken()).map(({ name }) => name)).toEqual(['In Use']);
});

it('briefs come from a workbook, with people by e-mail or name and what the form asks for (PRD-017)', async () => {
  const contact = await app.addPerson({ name: 'Con Tact', email: 'con@example.org' });
  const headings = ['Title', 'Department', 'Brand', 'Partner content', 'Contact', 'Default feedbackers', 'Details'];
  const rows = [
    ['Ashes 2027', 'digital', 'england men', 'no', 'con@example.org', 'Con Tact', '-1 < <b>2</b>'],
    ['Blast', 'Digital', 'England Men', 'yes', 'con@example.org', 'Con Tact', ''],
  ];
  const wrong = await run('briefs', 'briefs.xlsx', await workbook([headings, ...rows]), { apply: true });
  expect(wrong.said[0]).toBe('Row 3, Partner: Partner is needed.');
  expect(wrong.good).toBe(false);
  const right = await run('briefs', 'briefs.xlsx', await workbook([headings, rows[0] as string[]]), { apply: true });
  expect(right.said.at(-1)).toBe('Imported 1 brief.');
  const [brief] = await app.context.store.find(briefs, { where: { title: 'Ashes 2027' } });
  expect(brief).toMatchObject({
    department: 'Digital',
    brands: ['England Men'],
    commercial: false,
    contact: contact.id,
    owners: [contact.id],
    status: 'Draft',
    description: '<p>-1 &lt; &lt;b&gt;2&lt;/b&gt;</p>',
  });
});

it('files that are not spreadsheets are refused with a sentence', async () => {
  await expect(run('users', 'people.txt', 'x')).rejects.toThrow('Only .csv and .xlsx files can be imported.');
  await expect(run('users', 'broken.xlsx', 'x')).rejects.toThrow('cannot be read as a spreadsheet.');
  await expect(run('users', 'empty.csv', '')).rejects.toThrow('is empty.');
  await expect(readSheet(join(folder, 'none.csv'))).rejects.toThrow('There is no file');
  await expect(run('users', 'same.csv', 'Name,Full name\na,b')).rejects.toThrow(
    'The columns ‘Name’ and ‘Full name’ mean the same.',
  );
});

/** A workbook as spreadsheet programs write it, with inline text in its cells. */
function workbook(rows: readonly string[][]): Promise<Buffer> {
  const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const cell = (text: string, at: number, line: number) =>
    `<c r="${String.fromCharCode(65 + at)}${line}" t="inlineStr"><is><t>${escapeXml(text)}</t></is></c>`;
  const lines = rows.map(
    (row, at) => `<row r="${at + 1}">${row.map((text, n) => cell(text, n, at + 1)).join('')}</row>`,
  );
  const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const packaged = 'http://schemas.openxmlformats.org/package/2006';
  const entries: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="${packaged}/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="Briefs" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${lines.join('')}</sheetData></worksheet>`,
  };
  const zip = new ZipFile();
  for (const [name, text] of Object.entries(entries)) zip.addBuffer(Buffer.from(head + text), name);
  zip.end();
  return buffer(zip.outputStream as Readable);
}

import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { users } from '@pavilion/domain/accounts';
import { billings, budgets, costs, payments } from '@pavilion/domain/billing';
import { files } from '@pavilion/domain/files';
import { inspirationComments, inspirations } from '@pavilion/domain/inspirations';
import { collections } from '@pavilion/domain/library';
import { resources, shifts, shoots } from '@pavilion/domain/planner';
import { briefs, deliverables, notes } from '@pavilion/domain/production';
import type { DocumentType, NewDocument } from '@pavilion/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../testing/app.ts';
import { addEverybody, lay } from '../testing/every-role.ts';
import type { Person } from '../testing/person.ts';
import { beginUpload, bytesLike, upload } from '../testing/uploads.ts';

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await startApp();
  person = await addEverybody(app, 'Per Son');
  await lay(app, briefs, { id: 'brief', title: 'Odd things', status: 'Submitted' });
  await lay(app, resources, { id: 'room', displayName: 'Edit 1' });
});
afterAll(() => app.stop());

/** A document for each type that people fill in, and a text field of it. */
const inputs: [field: string, type: DocumentType, rest: NewDocument<DocumentType>][] = [
  ['title', briefs, {}],
  ['objective', briefs, { title: 'B' }],
  ['name', collections, {}],
  ['restrictions', collections, { name: 'C' }],
  ['title', inspirations, { what: 'url', url: 'https://example.org/bad' }],
  ['displayName', resources, {}],
  ['label', billings, {}],
  ['name', budgets, {}],
  ['title', shifts, { resourceId: 'room', type: 'holiday', date: '1999-12-31' }],
  ['location', shoots, { productionId: 'brief', date: '1999-12-31' }],
  ['description', costs, { productionId: 'brief', type: 'Travel', date: '1999-12-31' }],
  ['name', users, { email: 'a@example.org' }],
];

const sentence = /^[A-Z][^\n]*\.$/;

describe('what people type', () => {
  it.each(inputs)(
    'odd text in a %s is kept as it is, and text without end is refused in a sentence (OPN-075)',
    async (field, type, rest) => {
      const odd = ['<script>alert(1)</script>', '🏏 النهائي ‮ \' " \\ %00 {{x}}', "'; DROP TABLE users; --"];
      for (const [n, text] of odd.entries()) {
        const apart: NewDocument<DocumentType> =
          type === users
            ? { email: `odd.${n}@example.org` }
            : type === inspirations
              ? { url: `https://example.org/odd/${n}` }
              : {};
        const { id } = await person.documents.insert(type, { ...rest, ...apart, [field]: text });
        expect((await person.documents.get(type, id))?.[field as never]).toBe(text);
      }
      const before = (await person.documents.fetch(type)).length;
      const endless = 'x'.repeat(200_000);
      await expect(person.documents.insert(type, { ...rest, [field]: endless })).rejects.toMatchObject({
        code: 'INVALID',
        message: expect.stringMatching(/^[A-Z].* can have at most [\d,]+ characters\.$/),
      });
      await expect(person.documents.insert(type, { ...rest, [field]: { $gt: '' } as never })).rejects.toMatchObject({
        code: 'INVALID',
        message: expect.stringMatching(sentence),
      });
      expect(await person.documents.fetch(type)).toHaveLength(before);
    },
  );

  it('a title of 10,000 characters is refused with the sentence of its field (OPN-075)', async () => {
    await expect(person.documents.insert(briefs, { title: 'x'.repeat(10_000) })).rejects.toMatchObject({
      message: 'Title can have at most 500 characters.',
    });
    await expect(person.documents.insert(briefs, { title: '   ' })).rejects.toMatchObject({
      message: 'Title is needed.',
    });
  });

  it('no two users have one e-mail, however it is written (OPN-075)', async () => {
    await person.documents.insert(users, { name: 'One', email: 'twice@example.org' });
    await expect(person.documents.insert(users, { name: 'Two', email: ' TWICE@example.org ' })).rejects.toMatchObject({
      message: expect.stringContaining('already'),
    });
    const both = await Promise.allSettled(
      ['Three', 'Four'].map((name) => person.documents.insert(users, { name, email: 'at.once@example.org' })),
    );
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('dates in the past are kept, days that do not exist are refused (PRD-048 PLT-093)', async () => {
    const { id: production } = await lay(app, briefs, { title: 'B', status: 'Submitted' });
    const deliverable = { title: 'Late', type: 'Video', deadline: '2020-02-29' };
    const { ids } = await person.call.production.createDeliverables({ production, deliverable });
    expect((await person.documents.get(deliverables, ids[0] ?? ''))?.deadline).toBe('2020-02-29');
    for (const date of ['2021-02-29', 'yesterday', '2026-13-01', '29/02/2020']) {
      await expect(person.documents.insert(costs, { date })).rejects.toMatchObject({
        message: expect.stringContaining('day of the calendar'),
      });
    }
    await expect(person.documents.insert(payments, { budgetId: 'b', total: 0.001 })).rejects.toMatchObject({
      message: expect.stringMatching(sentence),
    });
    await expect(person.documents.insert(inspirationComments, { inspiration: 'i', text: '' })).rejects.toMatchObject({
      message: 'Comment is needed.',
    });
    await expect(person.documents.insert(notes, { file: '', text: 'x' })).rejects.toMatchObject({
      message: expect.stringMatching(sentence),
    });
  });
});

describe('files', () => {
  it('of the wrong kind, empty or broken get their sentence, and nothing is left behind (OPN-075)', async () => {
    const { id: prodID } = await lay(app, briefs, { title: 'B', status: 'Submitted' });
    const { id: delID } = await lay(app, deliverables, { title: 'D', type: 'Video', production: prodID });
    const target = { what: 'deliverable', delID } as const;
    const bad: [string, Buffer][] = [
      ['cut.mp4', bytesLike.pdf()],
      ['cut.mp4', bytesLike.html()],
      ['cut.mp4', bytesLike.png()],
      ['cut.mp4', Buffer.alloc(0)],
      ['cut.exe', bytesLike.mp4()],
      ['cut', bytesLike.mp4()],
      ['', bytesLike.mp4()],
    ];
    for (const [name, bytes] of bad) {
      const sent = await upload(person, target, name, bytes);
      expect([name, sent.status]).toEqual([name, 422]);
      expect(sent.refused).toMatch(/^(This is a: .+, but this uploader only accepts: .+|Please add a valid file)$/);
    }
    expect(await person.documents.fetch(files, { where: { delID } })).toEqual([]);
    const sent = await upload(person, target, '../../‮gpj.🏏 النهائي.mp4', bytesLike.mp4());
    expect(sent.refused).toBeUndefined();
    const stored = await person.documents.get(files, sent.id);
    expect(stored?.sourcePath.split('/')).not.toContain('..');
    expect(stored?.name).toContain('🏏 النهائي.mp4');
  });

  it('of 5 GB are taken or refused by their declared size, without filling the disk (OPN-075)', async () => {
    const { id: prodID } = await lay(app, briefs, { title: 'B', status: 'Submitted' });
    const metadata = { name: 'long.mp4', target: JSON.stringify({ what: 'briefReference', prodID }) };
    const begun = await beginUpload(person, 5 * 1024 ** 3, metadata);
    expect([201, 507]).toContain(begun.status);
    if (begun.status === 507) expect(begun.refused).toMatch(sentence);
    const folder = join(app.context.config.dataDir, 'uploads');
    for (const part of await readdir(folder)) expect((await stat(join(folder, part))).size).toBeLessThan(1_000_000);

    const small = await startApp({ config: { mostUploadBytes: 1024 ** 3 } });
    const other = await addEverybody(small, 'Per Son');
    const brief = await lay(small, briefs, { title: 'B', status: 'Submitted' });
    const target = JSON.stringify({ what: 'briefReference', prodID: brief.id });
    expect(await beginUpload(other, 5 * 1024 ** 3, { name: 'long.mp4', target })).toMatchObject({
      status: 413,
      refused: 'This file is larger than 1 GB, the most that can be uploaded.',
    });
    await small.stop();
  });
});

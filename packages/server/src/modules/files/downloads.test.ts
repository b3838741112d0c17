import { files } from '@pavilion/domain/files';
import { deliverables } from '@pavilion/domain/production';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../testing/app.ts';
import type { Person } from '../../testing/person.ts';
import { addBrief, addDeliverable } from '../../testing/upload-stage.ts';
import { bytesLike, upload } from '../../testing/uploads.ts';

let app: TestApp;
let editor: Person;
let file: string;
let deliverable: string;
const bytes = bytesLike.mp4(1000);
const original = () => `/api/files/${file}/original`;
const change = (state: 'signed' | 'feedback') =>
  app.context.store.transaction({ kind: 'system', name: 'test' }, async (tx) => {
    await tx.patch(deliverables, deliverable, { state });
    await tx.patch(files, file, { status: state === 'signed' ? 'signed' : 'review' });
  });

beforeAll(async () => {
  app = await startApp();
  editor = await app.addPerson({
    name: 'Ed Itor',
    roles: ['production_access', 'production_drafts', 'production_feedback'],
  });
  const brief = await addBrief(app, { department: 'Events' });
  ({ id: deliverable } = await addDeliverable(app, {
    title: 'Ünïcode “film” 🏏',
    production: brief.id,
    department: 'Events',
    brand: 'England',
  }));
  ({ id: file } = await upload(editor, { what: 'deliverable', delID: deliverable }, 'master_1080.mp4', bytes));
});
afterAll(() => app.stop());

describe('an original', () => {
  it('is downloaded unchanged, as an attachment with the title and number of its version (DAT-140)', async () => {
    const got = await editor.fetch(original());
    expect(got.status).toBe(200);
    expect(Buffer.from(await got.arrayBuffer()).equals(bytes)).toBe(true);
    expect(got.headers.get('content-type')).toBe('video/mp4');
    expect(got.headers.get('content-length')).toBe(String(bytes.length));
    expect(got.headers.get('content-disposition')).toBe(
      `attachment; filename="Unicode _film_ _ v1.mp4"; filename*=UTF-8''%C3%9Cn%C3%AFcode%20%E2%80%9Cfilm%E2%80%9D%20%F0%9F%8F%8F%20v1.mp4`,
    );
    expect(got.headers.get('x-content-type-options')).toBe('nosniff');
    expect(got.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'self'; sandbox");
    expect(got.headers.get('cache-control')).toContain('private');
  });

  it('is downloaded in ranges', async () => {
    const part = await editor.fetch(original(), { headers: { range: 'bytes=100-199' } });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 100-199/${bytes.length}`]);
    expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(100, 200))).toBe(true);
    const end = await editor.fetch(original(), { headers: { range: 'bytes=-10' } });
    expect(Buffer.from(await end.arrayBuffer()).equals(bytes.subarray(-10))).toBe(true);
    const outside = await editor.fetch(original(), { headers: { range: `bytes=${bytes.length}-` } });
    expect([outside.status, outside.headers.get('content-range')]).toEqual([416, `bytes */${bytes.length}`]);
  });

  it('is not sent again if unchanged, and a resumed download restarts after a change', async () => {
    const etag = (await editor.fetch(original())).headers.get('etag') as string;
    expect((await editor.fetch(original(), { headers: { 'if-none-match': etag } })).status).toBe(304);
    const resume = (tag: string) => editor.fetch(original(), { headers: { range: 'bytes=5-', 'if-range': tag } });
    expect((await resume(etag)).status).toBe(206);
    expect((await resume('"other"')).status).toBe(200);
  });

  it('is kept by browsers only under its own address: a preview may take the other', async () => {
    const brief = await addBrief(app);
    const { id } = await upload(editor, { what: 'briefReference', prodID: brief.id }, 'still.png', bytesLike.png());
    const at = (part: string) =>
      editor.fetch(`/api/files/${id}/${part}`).then(({ headers }) => headers.get('cache-control'));
    expect(await at('original?inline=1')).toMatch('immutable');
    expect(await at('preview')).not.toMatch('immutable');
  });

  it('answers HEAD with its size', async () => {
    const head = await editor.fetch(original(), { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
      200,
      String(bytes.length),
      '',
    ]);
  });

  it('is shown inline only if its type cannot carry scripts', async () => {
    const disposition = async (path: string) =>
      (await editor.fetch(path)).headers.get('content-disposition')?.split(';')[0];
    expect(await disposition(`${original()}?inline=1`)).toBe('inline');
    const brief = await addBrief(app);
    for (const [name, content] of [
      ['page.html', '<!doctype html><script>alert(1)</script>'],
      ['drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
      ['feed.xml', '<?xml version="1.0"?><x xmlns="http://www.w3.org/1999/xhtml"/>'],
    ] as const) {
      const sent = await upload(editor, { what: 'briefReference', prodID: brief.id }, name, Buffer.from(content));
      expect(sent.refused).toBeUndefined();
      const got = await editor.fetch(`/api/files/${sent.id}/original?inline=1`);
      expect(got.headers.get('content-type')).not.toMatch(/^(text\/html|image\/svg)/);
      if (name !== 'feed.xml') {
        expect(got.headers.get('content-disposition')).toMatch(/^attachment/);
        expect(got.headers.get('content-type')).toBe('application/octet-stream');
        expect((await editor.fetch(`/api/files/${sent.id}/preview`)).status).toBe(404);
      }
    }
  });
});

describe('every download asks the policy', () => {
  const statusFor = async (person: Person, part = 'original') =>
    (await person.fetch(`/api/files/${file}/${part}`)).status;

  it('without drafts only signed files can be downloaded, and no longer after a recall (USR-073)', async () => {
    const reader = await app.addPerson({ name: 'Read Er', roles: ['creative_catalogue_access'] });
    expect(await statusFor(reader)).toBe(404);
    await change('signed');
    expect(await statusFor(reader)).toBe(200);
    await change('feedback');
    expect(await statusFor(reader)).toBe(404);
  });

  it('files outside one’s departments do not exist, even after the department changes (USR-119)', async () => {
    const digital = await app.addPerson({
      name: 'Dig Ital',
      roles: ['production_access', 'production_drafts'],
      departmentAccess: ['Digital'],
    });
    expect(await statusFor(digital)).toBe(404);
    await app.context.store.transaction({ kind: 'system', name: 'test' }, (tx) =>
      tx.patch(deliverables, deliverable, { department: 'Digital' }),
    );
    expect(await statusFor(digital)).toBe(200);
  });

  it.each(['original', 'preview', 'poster', 'storyboard', 'storyboard.json', 'subtitles'])(
    'nobody downloads %s without signing in, or of a file that they cannot see',
    async (part) => {
      const nothing = await app.addPerson({ name: 'No Roles' });
      expect(await statusFor(nothing, part)).toBe(404);
      expect((await fetch(`${app.url}/api/files/${file}/${part}`)).status).toBe(401);
    },
  );

  it('a missing file gets the same answer as a hidden one', async () => {
    const answer = async (path: string) => (await editor.fetch(path)).json();
    const expected = { code: 'NOT_FOUND', message: 'This does not exist, or you do not have access to it.' };
    expect(await answer('/api/files/nothing-here/original')).toEqual(expected);
    expect(await answer(`/api/files/${file}/storyboard`)).toEqual(expected);
    expect(await answer(`/api/files/${file}/constructor`)).toEqual(expected);
  });
});

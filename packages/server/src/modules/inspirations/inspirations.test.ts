import { files } from '@pavilion/domain/files';
import { type Inspiration, inspirationComments, inspirations, inspirationTags } from '@pavilion/domain/inspirations';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../testing/app.ts';
import type { Person } from '../../testing/person.ts';
import { bytesLike, upload } from '../../testing/uploads.ts';
import { openWebSite, pageLike, type WebSite } from '../../testing/web-site.ts';

let site: WebSite;
let app: TestApp;
/** `ira` and `omar` collect inspirations; `guest` has no role. */
let ira: Person;
let omar: Person;
let guest: Person;
const system = { kind: 'system', name: 'test' } as const;
beforeAll(async () => {
  site = await openWebSite();
  app = await startApp({ config: { linkOrigins: [site.url] } });
  ira = await app.addPerson({ name: 'Ira Deas', roles: ['inspirations_access'] });
  omar = await app.addPerson({ name: 'Omar Tist', roles: ['inspirations_access', 'production_access'] });
  guest = await app.addPerson({ name: 'Gu Est' });
});
afterAll(async () => {
  await app.stop();
  await site.close();
});

const seen = async (id: string, person = ira) => (await person.documents.get(inspirations, id)) as Inspiration;
const add = (path: string, person = ira) => person.call.inspirations.addLink({ url: site.url + path });
/** Adds a link and waits until it has been read or has failed. */
async function read(path: string, person = ira): Promise<Inspiration> {
  const { id } = await add(path, person);
  await app.jobsDone();
  return seen(id);
}
const tagsListed = async () =>
  Object.fromEntries((await ira.documents.fetch(inspirationTags)).map(({ name, count }) => [name, count]));

describe('a link', () => {
  it('is saved at once and filled in when it has been read, with stored pictures (LIB-045 LIB-048 DAT-117 DAT-139)', async () => {
    site.put('/article', pageLike.article('/shot.jpg'));
    await site.picture('/shot.jpg', { width: 3_000, height: 2_000 }, 'teal');
    const { id, already } = await add('/article?utm_source=mail');
    expect(already).toBe(false);
    expect(await seen(id)).toMatchObject({ what: 'url', created_by: ira.id, platform: '127.0.0.1' });
    await app.jobsDone();
    const inspiration = await seen(id);
    expect(inspiration).toMatchObject({
      title: 'How the drone shot was made & lit',
      author: 'Ada Lens',
      type: 'Article',
      scraped: true,
      error: false,
      extImages: [`${site.url}/shot.jpg`],
      canonicalUrl: `${site.url.replace('http:', 'https:')}/article`,
    });
    const [picture] = inspiration.capturedExtFiles;
    expect(inspiration.chosenImage).toBe(picture);
    const file = await guest.documents.get(files, picture!);
    expect(file).toMatchObject({ what: 'inspiration', inspiration: id, mime: 'image/webp', media: 'ready' });
    expect(file?.sourcePath).toMatch(/^inspirations\/\d{4}\//);
    const shown = await guest.fetch(`/api/files/${picture}/original?inline=1`);
    const drawn = await sharp(Buffer.from(await shown.arrayBuffer())).metadata();
    expect([drawn.format, drawn.width, drawn.height]).toEqual(['webp', 2_400, 1_600]);
  });

  it('differs from another by its query parameters, except those for tracking (LIB-045)', async () => {
    const added = [];
    for (const query of ['cid=1', 'cid=2', 'source=a', 'source=b', 'share=1', 'ref=1', 'pp=1', 'feature=1']) {
      added.push(await add(`/queries?${query}`));
    }
    expect(added.map(({ already }) => already)).toEqual(added.map(() => false));
    expect(await add('/queries?cid=2&utm_campaign=x&gclid=y', omar)).toEqual({ id: added[1]!.id, already: true });
    // Stored when these parameters were removed on every site.
    await app.context.store.transaction(system, (tx) =>
      tx.insert(inspirations, {
        what: 'url',
        url: `${site.url}/cut?ref=old`,
        canonicalUrl: `${site.url.replace('http:', 'https:')}/cut`,
        scraped: true,
      }),
    );
    expect((await add('/cut')).already).toBe(false);
  });

  it('decodes every HTML entity of its page (LIB-048)', async () => {
    site.put(
      '/signs',
      `<title>Caf&eacute; &#8217;Lord&#x2019;s&#8217; &frac12; &rarr; &Eacute;clair &amp; &euro;5 Bat&Ball &nothing &#128079;</title>
       <meta name="author" content="Zo&euml; O&#39;Brien">
       <script type="application/ld+json">{"@type": "Article", "description": "One&nbsp;&rdquo;two&rdquo; &hearts;"}</script>`,
    );
    expect(await read('/signs')).toMatchObject({
      title: 'Café ’Lord’s’ ½ → Éclair & €5 Bat&Ball ¬hing 👏',
      author: "Zoë O'Brien",
      description: 'One ”two” ♥',
    });
  });

  it('is saved once: a second attempt is told which inspiration it is, in any spelling (LIB-045)', async () => {
    const first = await read('/article?a=1');
    for (const path of ['/article?a=1&utm_medium=x', '/article/?fbclid=1&a=1#top']) {
      expect(await add(path, omar)).toEqual({ id: first.id, already: true });
    }
    const refusal = { code: 'ALREADY_SAVED', message: 'This link is already saved.' };
    const again = omar.documents.insert(inspirations, { what: 'url', url: `${site.url}/article?a=1` });
    await expect(again).rejects.toMatchObject(refusal);
    const both = await Promise.all([add('/article?b=1'), add('/article?b=1', omar)]);
    expect(new Set(both.map(({ id }) => id)).size).toBe(1);
    expect(both.map(({ already }) => already).sort()).toEqual([false, true]);
  });

  it('inserted as a document is read too, and typed fields are kept (LIB-048)', async () => {
    const { id } = await ira.documents.insert(inspirations, {
      what: 'url',
      url: `${site.url}/article?c=1`,
      title: 'My words',
      type: 'Design',
    });
    await app.jobsDone();
    expect(await seen(id)).toMatchObject({ title: 'My words', type: 'Design', author: 'Ada Lens', scraped: true });
    await expect(ira.documents.insert(inspirations, { what: 'url' })).rejects.toMatchObject({
      message: 'A link is needed.',
    });
  });

  it('without https:// is accepted, and an invalid one is refused with a sentence (LIB-045)', async () => {
    const { id } = await ira.call.inspirations.addLink({ url: ' no-such-site.invalid/x ' });
    expect((await seen(id)).url).toBe('https://no-such-site.invalid/x');
    for (const url of ['', 'javascript:alert(1)', 'two words', 'file:///etc/passwd']) {
      await expect(ira.call.inspirations.addLink({ url })).rejects.toMatchObject({ code: 'INVALID' });
    }
    for (const [url, message] of [
      ['https://example.org:8443/page', 'Links with unusual ports are not allowed.'],
      ['https://youtube', '“youtube” is not a web address. One has a dot in it, such as youtube.com.'],
      ['http://10.0.0.1/', 'This link leads to an address that is not public, so it cannot be read.'],
    ] as const) {
      const refusal = { code: 'INVALID', message };
      await expect(ira.call.inspirations.addLink({ url })).rejects.toMatchObject(refusal);
      // Inserted as a document, in the same words.
      await expect(ira.documents.insert(inspirations, { what: 'url', url })).rejects.toMatchObject(refusal);
      expect(await ira.documents.fetch(inspirations, { where: { url } })).toEqual([]);
    }
    await app.jobsDone();
  });

  it('keeps only pictures: no drawings, no tiny ones, no duplicates (LIB-048)', async () => {
    await site.picture('/one.jpg', { width: 300, height: 200 }, 'red');
    await site.picture('/same.jpg', { width: 300, height: 200 }, 'red');
    await site.picture('/dot.jpg', { width: 1, height: 1 }, 'red');
    await site.picture('/two.jpg', { width: 200, height: 300 }, 'blue');
    site.put('/draw.svg', (_request, response) => {
      response.writeHead(200, { 'content-type': 'image/png' });
      response.end('<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><script>1</script></svg>');
    });
    site.put('/false.jpg', (_request, response) => {
      response.writeHead(200, { 'content-type': 'image/jpeg' });
      response.end(bytesLike.html());
    });
    const images = ['/draw.svg', '/dot.jpg', '/false.jpg', '/missing.jpg', '/one.jpg', '/same.jpg', '/two.jpg'];
    site.put(
      '/many',
      `<title>Many</title>${images.map((at) => `<meta property="og:image" content="${at}">`).join('')}`,
    );
    const inspiration = await read('/many');
    expect(inspiration).toMatchObject({ title: 'Many', scraped: true });
    expect(inspiration.extImages).toHaveLength(7);
    const kept = await Promise.all(inspiration.capturedExtFiles.map((id) => ira.documents.get(files, id)));
    expect(kept.map((file) => [file?.metadata?.width, file?.metadata?.height])).toEqual([
      [300, 200],
      [200, 300],
    ]);
  });

  it('that redirects to a saved one says so (LIB-048)', async () => {
    const first = await read('/article?long=1');
    site.redirect('/s', `${site.url}/article?long=1`);
    const second = await read('/s', omar);
    expect(second).toMatchObject({
      error: true,
      errorReason: 'This link leads to “How the drone shot was made & lit”, which was saved before.',
      canonicalUrl: first.canonicalUrl,
      capturedExtFiles: [],
    });
  });

  it('inside our own network is never read (LIB-048)', async () => {
    const inner = await openWebSite();
    for (const [path, to] of [
      ['/in1', `${inner.url}/secret`],
      ['/in2', 'http://127.0.0.1/secret'],
      ['/in3', 'http://169.254.169.254/latest/meta-data/'],
    ] as const) {
      site.redirect(path, to);
      expect(await read(path)).toMatchObject({ error: true, scraped: false, title: '' });
    }
    expect(inner.asked).toEqual([]);
    await inner.close();
  });
});

describe('a link that could not be read', () => {
  it('keeps its reason, and anyone with the role can try again or delete it (LIB-049 OPN-092)', async () => {
    site.put('/flaky', pageLike.bare);
    const failed = await read('/flaky');
    expect(failed).toMatchObject({ error: true, errorReason: expect.stringMatching(/screenshot/) });
    await expect(guest.call.inspirations.loadInspiration({ inspiration: failed.id })).rejects.toMatchObject({
      code: 'NOT_ALLOWED',
    });
    await expect(guest.documents.delete(inspirations, failed.id)).rejects.toThrow();
    site.put('/flaky', '<title>Back again</title>');
    await omar.call.inspirations.loadInspiration({ inspiration: failed.id });
    await app.jobsDone();
    const back = await seen(failed.id);
    expect(back).toMatchObject({ error: false, scraped: true, title: 'Back again' });
    expect(back.errorReason).toBeUndefined();
    // Reading again changes nothing, and now only its creator can delete it.
    await omar.call.inspirations.loadInspiration({ inspiration: failed.id });
    expect((await seen(failed.id)).scraped).toBe(true);
    await expect(omar.documents.delete(inspirations, failed.id)).rejects.toMatchObject({ code: 'NOT_ALLOWED' });

    const gone = await read('/nothing-here');
    expect(gone.errorReason).toBe('127.0.0.1 answered with error 404.');
    await omar.documents.delete(inspirations, gone.id);
    expect(await ira.documents.get(inspirations, gone.id)).toBeUndefined();
  });

  it('a file has no link to read (LIB-049)', async () => {
    const { id } = await upload(ira, { what: 'inspiration' }, 'Poster.png', bytesLike.png());
    expect(await seen(id)).toMatchObject({ what: 'file', file: id, title: 'Poster' });
    await expect(ira.call.inspirations.loadInspiration({ inspiration: id })).rejects.toMatchObject({ code: 'NO_LINK' });
  });
});

describe('hearts, tags and comments', () => {
  it('everyone has their own heart (LIB-041 LIB-043)', async () => {
    const { id } = await read('/article?heart=1');
    await guest.documents.patch(inspirations, id, { [`favourites.${guest.id}`]: true });
    await expect(guest.documents.patch(inspirations, id, { [`favourites.${ira.id}`]: true })).rejects.toThrow();
    const mine = (person: Person) =>
      person.documents.fetch(inspirations, { where: { [`favourites.${person.id}`]: true } });
    expect((await mine(guest)).map((each) => each.id)).toEqual([id]);
    expect(await mine(ira)).toEqual([]);
    await guest.documents.patch(inspirations, id, { [`favourites.${guest.id}`]: null });
    expect(await mine(guest)).toEqual([]);
  });

  it('tags are normalised and counted, for anyone with the role (LIB-042 LIB-052 DAT-073 DAT-118)', async () => {
    const [one, two] = [await read('/article?tag=1'), await read('/article?tag=2')];
    await omar.documents.patch(inspirations, one.id, { tags: ['Slow  Motion', '#type', 'slow motion'] });
    expect((await seen(one.id)).tags).toEqual(['slow motion', 'type']);
    await Promise.all([
      omar.documents.patch(inspirations, two.id, { tags: ['slow motion', 'drone'] }),
      ira.documents.patch(inspirations, one.id, { tags: ['slow motion', 'drone', 'type'] }),
    ]);
    expect(await tagsListed()).toEqual({ 'slow motion': 2, type: 1, drone: 2 });
    await expect(guest.documents.patch(inspirations, one.id, { tags: [] })).rejects.toThrow();

    await app.context.database.query(`UPDATE "inspirationTags" SET data = jsonb_set(data, '{count}', '9')`);
    expect(await ira.call.inspirations.refreshInspirationTags({})).toEqual({ tags: 3 });
    expect(await tagsListed()).toEqual({ 'slow motion': 2, type: 1, drone: 2 });
    await ira.documents.delete(inspirations, two.id);
    await ira.documents.patch(inspirations, one.id, { tags: [] });
    expect(await tagsListed()).toEqual({});
  });

  it('comments are counted, and only their author can change them (LIB-044 OPN-092 DAT-072)', async () => {
    const { id } = await read('/article?talk=1');
    const made = await Promise.all(
      [ira, omar, guest].map((person) =>
        person.documents.insert(inspirationComments, { inspiration: id, text: `From ${person.email}` }),
      ),
    );
    expect((await seen(id)).commentsNumber).toBe(3);
    const hers = made[0]!;
    await ira.documents.patch(inspirationComments, hers.id, { text: 'Better' });
    await expect(omar.documents.patch(inspirationComments, hers.id, { text: 'Worse' })).rejects.toThrow();
    await expect(omar.documents.delete(inspirationComments, hers.id)).rejects.toThrow();
    await ira.documents.delete(inspirationComments, hers.id);
    expect((await seen(id)).commentsNumber).toBe(2);
    await expect(
      ira.documents.insert(inspirationComments, { inspiration: 'gone', text: 'Into the void' }),
    ).rejects.toMatchObject({ message: 'This inspiration has been deleted.' });
  });

  it('is attached to a brief by anyone with the role, and appears in its list (LIB-053)', async () => {
    const { id } = await read('/article?brief=1');
    await omar.documents.patch(inspirations, id, { 'briefs.b1': true });
    const attached = () => guest.documents.fetch(inspirations, { where: { 'briefs.b1': true } });
    expect((await attached()).map((each) => each.id)).toEqual([id]);
    await expect(guest.documents.patch(inspirations, id, { 'briefs.b1': null })).rejects.toThrow();
    await omar.documents.patch(inspirations, id, { 'briefs.b1': null });
    expect(await attached()).toEqual([]);
  });

  it('is deleted with its comments and pictures, and restored with them (OPN-098)', async () => {
    const admin = await app.addPerson({ name: 'Ad Min', roles: ['user_admin'] });
    await site.picture('/bin.jpg', { width: 200, height: 200 }, 'green');
    site.put('/bin', '<title>Bin</title><meta property="og:image" content="/bin.jpg">');
    const { id, capturedExtFiles } = await read('/bin');
    await omar.documents.insert(inspirationComments, { inspiration: id, text: 'Keep' });
    await ira.documents.patch(inspirations, id, { tags: ['keep'] });
    await ira.documents.delete(inspirations, id);
    expect(await ira.documents.get(files, capturedExtFiles[0]!)).toBeUndefined();
    expect(await ira.documents.fetch(inspirationComments, { where: { inspiration: id } })).toEqual([]);
    const [row] = await app.context.database.query<{ at: string }>(
      `SELECT deleted_at AS at FROM trash WHERE collection = 'inspirations' AND id = $1`,
      [id],
    );
    await admin.call.system.restoreFromTrash({
      collection: 'inspirations',
      document: id,
      deletedAt: new Date(row!.at).toISOString(),
    });
    expect(await seen(id)).toMatchObject({ title: 'Bin', commentsNumber: 1, tags: ['keep'], scraped: true });
    expect(await ira.documents.get(files, capturedExtFiles[0]!)).toMatchObject({ media: 'ready' });
    expect(await tagsListed()).toEqual({ keep: 1 });
    await app.context.store.transaction(system, (tx) => tx.remove(inspirations, id));
  });
});

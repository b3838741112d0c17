import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWebSite, pageLike, type WebSite } from '../../testing/web-site.ts';
import { type LinkReader, openLinks } from './links.ts';
import { factsOfPage, isWall, knownEmbed, typeOfAddress } from './page-facts.ts';
import { readPageTags } from './page-tags.ts';

let site: WebSite;
let inner: WebSite;
/** May read `site`, and no other address of this machine. */
let reader: LinkReader;
const never = new AbortController().signal;
beforeAll(async () => {
  [site, inner] = await Promise.all([openWebSite(), openWebSite()]);
  reader = openLinks({ origins: [site.url], milliseconds: 1_500 });
  inner.put('/secret', '<title>Inner secret</title>');
});
afterAll(() => Promise.all([site.close(), inner.close()]));

describe('a link', () => {
  it('is read by Open Graph and JSON-LD: title, author, text, type and images (LIB-048)', async () => {
    site.put('/article', pageLike.article('/shot.jpg'));
    expect(await reader.read(`${site.url}/article`, never)).toEqual({
      url: `${site.url}/article`,
      title: 'How the drone shot was made & lit',
      author: 'Ada Lens',
      description: 'Forty takes, one ball.',
      type: 'Article',
      images: [`${site.url}/shot.jpg`],
    });
  });

  it('is read from the oEmbed address given by its page (LIB-048)', async () => {
    site.put('/watch', pageLike.video(`${site.url}/oembed?url=x&amp;format=json`, `${site.url}/maxres.jpg`));
    site.put('/oembed', (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(
        JSON.stringify({
          type: 'video',
          title: 'Best catches',
          author_name: 'England Cricket',
          provider_name: 'YouTube',
          thumbnail_url: `${site.url}/hqdefault.jpg`,
          html: '<iframe></iframe>',
        }),
      );
    });
    expect(await reader.read(`${site.url}/watch`, never)).toMatchObject({
      title: 'Best catches',
      author: 'England Cricket',
      type: 'Video',
      images: [`${site.url}/hqdefault.jpg`, `${site.url}/maxres.jpg`],
    });
    expect(site.asked).toContain('/oembed?url=x&format=json');
  });

  it('is read even if its oEmbed address is broken or leads into our network (LIB-048)', async () => {
    for (const embed of [`${site.url}/nothing`, `${inner.url}/secret`, 'http://169.254.169.254/latest']) {
      site.put('/watch2', pageLike.video(embed, '/t.jpg'));
      expect(await reader.read(`${site.url}/watch2`, never)).toMatchObject({ title: 'Best catches', type: 'Video' });
    }
    expect(inner.asked).toEqual([]);
  });

  it('behind a sign-in wall is not read, and a host name connects to the checked address (LIB-048)', async () => {
    site.redirect('/post', `${site.url}/consent?continue=x`);
    site.put('/consent', pageLike.wall);
    await expect(reader.read(`${site.url}/post`, never)).rejects.toThrow(/screenshot/);
    site.put('/named', '<title>Named</title>');
    const origin = site.url.replace('127.0.0.1', 'localhost');
    const byName = openLinks({ origins: [origin] });
    expect(await byName.read(`${origin}/named`, never)).toMatchObject({ title: 'Named', url: `${origin}/named` });
  });

  it('to a picture file gives that picture (LIB-048)', async () => {
    await site.picture('/Big%20poster.jpg', { width: 200, height: 100 }, 'red');
    expect(await reader.read(`${site.url}/Big%20poster.jpg`, never)).toMatchObject({
      title: 'Big poster',
      type: 'Photo',
      images: [`${site.url}/Big%20poster.jpg`],
    });
  });

  it('is followed through five redirects, but not six (LIB-048)', async () => {
    for (let step = 0; step < 6; step++) site.redirect(`/hop${step}`, step === 5 ? '/article' : `/hop${step + 1}`);
    expect((await reader.read(`${site.url}/hop1`, never)).url).toBe(`${site.url}/article`);
    await expect(reader.read(`${site.url}/hop0`, never)).rejects.toThrow('127.0.0.1 redirects too often.');
  });
});

describe('a link that must not be read', () => {
  const secret = () => `${inner.url}/secret`;
  it.each([
    ['this machine', secret, 'Links with unusual ports are not allowed.'],
    ['this machine by name', () => 'http://localhost/', /not public/],
    ['this machine as a number', () => 'http://2130706433/', /not public/],
    ['this machine in octal', () => 'http://0177.0.0.1/', /not public/],
    ['this machine in IPv6', () => 'http://[::1]/', /not public/],
    ['this machine as a mapped address', () => 'http://[::ffff:127.0.0.1]/', /not public/],
    ['the cloud’s own service', () => 'http://169.254.169.254/latest/meta-data/', /not public/],
    ['a private network', () => 'https://10.0.0.1/', /not public/],
    ['a port of another service', () => 'http://example.org:22/', /unusual ports/],
    ['a file', () => 'file:///etc/passwd', /not a link/],
    ['a script', () => 'javascript:alert(1)', /not a link/],
  ])('to %s is refused, also behind a redirect and as a picture (LIB-048)', async (_, address, sentence) => {
    await expect(reader.read(address(), never)).rejects.toThrow(sentence);
    site.redirect('/innocent', address());
    await expect(reader.read(`${site.url}/innocent`, never)).rejects.toThrow(sentence);
    await expect(reader.picture(`${site.url}/innocent`, never)).rejects.toThrow(sentence);
    expect(inner.asked).toEqual([]);
  });

  it('is refused on this machine unless the settings allow it, on port 80 too (LIB-048)', async () => {
    const outside = openLinks({ origins: [] });
    await expect(outside.read(`${site.url}/article`, never)).rejects.toThrow(/unusual ports/);
    await expect(outside.read('http://127.0.0.1/', never)).rejects.toThrow(/not public/);
  });
});

describe('a link that cannot be read', () => {
  const sends =
    (type: string, body: string, status = 200): Parameters<WebSite['put']>[1] =>
    (_request, response) => {
      response.writeHead(status, { 'content-type': type });
      response.end(body);
    };
  it.each<[string, Parameters<WebSite['put']>[1], RegExp]>([
    ['answers with an error', sends('text/html', '<title>Gone</title>', 410), /answered with error 410/],
    ['is a document', sends('application/pdf', '%PDF-1.7'), /a file of type application\/pdf/],
    ['is a drawing with scripts', sends('image/svg+xml', '<svg/>'), /a file of type image\/svg\+xml/],
    ['has no metadata', pageLike.bare, /A screenshot can be uploaded instead/],
    ['asks to sign in first', pageLike.wall, /A screenshot can be uploaded instead/],
    ['never answers', () => undefined, /took too long/],
    [
      'drips its page without end',
      (_request, response) => {
        response.writeHead(200, { 'content-type': 'text/html' });
        const timer = setInterval(() => response.write(' '), 50);
        response.on('close', () => clearInterval(timer));
      },
      /took too long/,
    ],
    ['hangs up', (request) => void request.socket.destroy(), /could not be reached/],
  ])('that %s is refused with a sentence (LIB-049)', async (_, answer, sentence) => {
    site.put('/bad', answer);
    await expect(reader.read(`${site.url}/bad`, never)).rejects.toThrow(sentence);
  });

  it('to an unknown host name is refused with a sentence (LIB-049)', async () => {
    await expect(reader.read('https://no-such-site.invalid/x', never)).rejects.toThrow(
      /could not be (found|reached)|too long/,
    );
  });

  it('to an endless page reads only its beginning (LIB-048)', async () => {
    let sent = 0;
    site.put('/endless', (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      response.write('<title>Endless</title>');
      const block = 'x'.repeat(64 * 1024);
      const more = () => {
        while (!response.destroyed && sent < 1_000) {
          sent += 1;
          if (!response.write(block)) return void response.once('drain', more);
        }
      };
      more();
    });
    expect((await reader.read(`${site.url}/endless`, never)).title).toBe('Endless');
    expect(sent).toBeLessThan(1_000);
  });

  it('an endless picture is refused (LIB-048)', async () => {
    site.put('/huge.jpg', (_request, response) => {
      response.writeHead(200, { 'content-type': 'image/jpeg' });
      const block = Buffer.alloc(1024 * 1024);
      const more = () => {
        while (!response.destroyed) if (!response.write(block)) return void response.once('drain', more);
      };
      more();
    });
    await expect(openLinks({ origins: [site.url] }).picture(`${site.url}/huge.jpg`, never)).rejects.toThrow(
      /too large/,
    );
  });

  it('a shutdown of our server is not reported as a failure of the site', async () => {
    const stopping = AbortSignal.abort(new Error('The server is stopping.'));
    await expect(reader.read(`${site.url}/article`, stopping)).rejects.toThrow('The server is stopping.');
  });
});

describe('a page', () => {
  it('is parsed to its end, however malformed (LIB-048)', () => {
    const tags = readPageTags(
      `<!-- <title>No</title> --><META NAME=author CONTENT='A "B" > C'><title>\n One &#8211; two </title>
       <script>var a = "<meta name='x' content='y'>";</script><noscript><meta name=image content=z></noscript><p < <b`,
    );
    expect(tags).toEqual({
      title: 'One – two',
      meta: [
        { name: 'author', content: 'A "B" > C' },
        { name: 'image', content: 'z' },
      ],
      links: [],
      data: [],
    });
  });

  it.each([
    [
      'entities without a semicolon',
      '<title>Caf&eacute &copy 2026 &amp; more &notanentity;</title>',
      'Café © 2026 & more ¬anentity;',
    ],
    ['numbers of an old code page', '<title>It&#146;s &#x1F3CF; &#0;here</title>', 'It’s 🏏 here'],
    ['markup in the title', '<title>1 < 2 <b>bold</b></title>', '1 < 2 <b>bold</b>'],
    ['a drawing before its title', '<svg><title>Menu</title><g/></svg><title>Page</title>', 'Page'],
    ['a title that never ends', '<title>Half a page', 'Half a page'],
    ['two titles', '<title></title><title>Second</title><title>Third</title>', 'Second'],
    ['a title in a script', '<script>x = "<title>No</title>"</script><title>Yes</title>', 'Yes'],
    ['a title in a comment that ends oddly', '<!-- <title>No</title> --!><title>Yes</title>', 'Yes'],
  ])('with %s has the title that a browser shows (LIB-048)', (_, html, title) => {
    expect(readPageTags(html).title).toBe(title);
  });

  it('with odd attributes has the facts that a browser reads (LIB-048)', () => {
    const { meta, links } = readPageTags(
      `<meta property=og:title content=Bare/><META CONTENT='It&apos;s &lt;b&gt;' PROPERTY = ' OG:Description '>
       <meta property="og:image" content="/a.jpg?x=1&amp;copy=2&copy=3" content="/second.jpg"/>
       <meta name="author"content="No space"><meta itemprop=name content><link href='/p.png' rel=IMAGE_SRC>`,
    );
    expect(meta).toEqual([
      { name: 'og:title', content: 'Bare/' },
      { name: 'og:description', content: "It's <b>" },
      { name: 'og:image', content: '/a.jpg?x=1&copy=2&copy=3' },
      { name: 'author', content: 'No space' },
    ]);
    expect(links).toEqual([{ rel: 'image_src', type: '', href: '/p.png' }]);
  });

  it('with a base address has its pictures there (LIB-048)', () => {
    const html = '<base href="/static/"><base href="/other/"><meta property="og:image" content="a.png">';
    expect(factsOfPage(html, 'https://example.org/x/y').images).toEqual(['https://example.org/static/a.png']);
  });

  it.each([
    ['named in its head', '<meta charset=windows-1252><title>Caf\xe9</title>', 'text/html'],
    [
      'named as a header in its head',
      `<meta http-equiv=Content-Type content='text/html; charset="iso-8859-1"'><title>Caf\xe9</title>`,
      'text/html',
    ],
    ['named by its server', '<meta charset=utf-8><title>Caf\xe9</title>', 'text/html; charset=ISO-8859-1'],
    ['marked by its first bytes', '\xef\xbb\xbf<title>Caf\xc3\xa9</title>', 'text/html; charset=windows-1252'],
    ['unknown to us', '<meta charset=klingon><title>Caf\xc3\xa9</title>', 'text/html'],
  ])('in an encoding %s is read in it (LIB-048)', async (_, bytes, type) => {
    site.put('/encoded', (_request, response) => {
      response.writeHead(200, { 'content-type': type });
      response.end(Buffer.from(bytes, 'latin1'));
    });
    expect((await reader.read(`${site.url}/encoded`, never)).title).toBe('Café');
  });

  it('made to slow down the parser does not (LIB-048)', () => {
    for (const evil of ['<', '<a ', '<meta ', '<!--', '<script>', '<title>', '<a b="', '&amp']) {
      expect(readPageTags(evil.repeat(100_000)).meta).toEqual([]);
    }
  });

  it('gives only web addresses as images (LIB-048)', () => {
    const html = ['javascript:alert(1)', 'data:image/png;base64,x', '//cdn.example/a.png', 'b.png', 'file:///c.png']
      .map((image) => `<meta property="og:image" content="${image}">`)
      .join('');
    expect(factsOfPage(html, 'https://example.org/x/y').images).toEqual([
      'https://cdn.example/a.png',
      'https://example.org/x/b.png',
    ]);
  });

  it('of a known platform uses its oEmbed address, and its URL gives the type (LIB-048)', () => {
    expect(knownEmbed('https://youtu.be/abc')).toBe(
      'https://www.youtube.com/oembed?format=json&url=https%3A%2F%2Fyoutu.be%2Fabc',
    );
    expect(knownEmbed('https://example.org/')).toBeUndefined();
    expect(typeOfAddress('https://www.instagram.com/reel/x/')).toBe('Video');
    expect(typeOfAddress('https://www.instagram.com/p/x/')).toBe('Photo');
    expect(isWall('Just a moment...')).toBe(true);
    expect(isWall('Log in • Instagram')).toBe(true);
    expect(isWall('X marks the spot')).toBe(false);
  });
});

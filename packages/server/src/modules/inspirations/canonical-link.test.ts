import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalLink, differInQuery } from './canonical-link.ts';

describe('canonical addresses (LIB-045)', () => {
  it.each([
    [
      'https://youtube.com/watch?v=dQw4w9WgXcQ',
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ&feature=share&t=10',
      'https://youtu.be/dQw4w9WgXcQ?si=abc',
      'https://m.youtube.com/shorts/dQw4w9WgXcQ',
      'http://www.youtube.com/embed/dQw4w9WgXcQ',
    ],
    [
      'https://instagram.com/p/Cx1_y-Z',
      'https://www.instagram.com/reel/Cx1_y-Z/?igsh=abc',
      'https://instagram.com/englandcricket/p/Cx1_y-Z/',
    ],
    [
      'https://x.com/i/status/1234567890',
      'https://twitter.com/englandcricket/status/1234567890?s=20&t=abc',
      'https://x.com/ENGLANDCRICKET/status/1234567890/photo/1',
      'https://mobile.twitter.com/a/status/1234567890',
    ],
    ['https://tiktok.com/video/7123', 'https://www.tiktok.com/@ecb/video/7123?is_from_webapp=1&sender_device=pc'],
    [
      'https://example.org/a?b=1&c=2',
      'http://www.example.org/a/?c=2&utm_source=x&b=1&fbclid=1#top',
      'https://EXAMPLE.org:443//a?b=1&c=2',
    ],
    ['https://example.org', 'http://example.org/', 'https://www.example.org/index.html?utm_campaign=x'],
    ['https://app.example.org#/board/1', 'https://app.example.org/#/board/1'],
  ])('%s', (canonical, ...links) => {
    for (const link of links) expect(canonicalLink(link)).toBe(canonical);
    expect(canonicalLink(canonical)).toBe(canonical);
  });

  it('keeps different links apart', () => {
    const links = [
      'https://example.org/a',
      'https://example.org/A',
      'https://example.org/a?id=1',
      'https://a.example.org/a',
    ];
    expect(new Set(links.map(canonicalLink)).size).toBe(links.length);
  });

  it.each([
    ['https://shop.example.org/item?cid=12', 'https://shop.example.org/item?cid=13'],
    ['https://news.example.org/read?source=ap', 'https://news.example.org/read?source=pa'],
    ['https://example.org/view?share=a1', 'https://example.org/view?share=b2'],
    ['https://example.org/?ref=main', 'https://example.org/?ref=next'],
    ['https://example.org/?pp=1', 'https://example.org/'],
    ['https://gallery.example.org/?feature=3', 'https://gallery.example.org/?feature=4'],
    ['https://example.org/?si=a', 'https://example.org/?si=b'],
    ['https://notyoutube.com/?si=a', 'https://notyoutube.com/?si=b'],
    ['https://youtube.com/results?search_query=a', 'https://youtube.com/results?search_query=b'],
  ])('keeps apart %s and %s (LIB-045)', (one, other) => {
    expect(canonicalLink(one)).not.toBe(canonicalLink(other));
    expect(differInQuery(one, other)).toBe(true);
  });

  it.each([
    ['https://open.spotify.com/show/1?si=abc', 'https://open.spotify.com/show/1?si=def'],
    ['https://www.youtube.com/@englandcricket?si=abc&pp=x', 'https://youtube.com/@englandcricket'],
    ['https://www.bbc.co.uk/sport/cricket/1?at_medium=social', 'https://bbc.co.uk/sport/cricket/1?UTM_Source=x'],
    ['https://vimeo.com/1?share=copy', 'https://vimeo.com/1'],
  ])('treats %s and %s as one link (LIB-045)', (one, other) => {
    expect(canonicalLink(one)).toBe(canonicalLink(other));
    expect(differInQuery(one, other)).toBe(false);
  });

  it('is the same when applied twice', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (link) => {
        expect(canonicalLink(canonicalLink(link))).toBe(canonicalLink(link));
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inspirationTypes } from './documents.ts';
import { inspirationRights } from './inspiration-rights.ts';
import { nameOfInspiration, pictureOf, readingOf } from './picture-of.ts';
import { platformLabel, platformOf, siteOf } from './platforms.ts';
import { tidyTags } from './tidy-tags.ts';

describe('the platform of a link', () => {
  it.each([
    ['https://www.instagram.com/p/Cabc123/', 'instagram', 'Instagram'],
    ['https://x.com/englandcricket/status/1', 'twitter', 'X (Twitter)'],
    ['https://mobile.twitter.com/a', 'twitter', 'X (Twitter)'],
    ['https://youtu.be/dQw4w9WgXcQ', 'youtube', 'YouTube'],
    ['https://m.youtube.com/watch?v=1', 'youtube', 'YouTube'],
    ['https://m.facebook.com/watch', 'facebook', 'Facebook'],
    ['https://vm.tiktok.com/ZM1', 'tiktok', 'TikTok'],
    ['https://uk.linkedin.com/in/x', 'linkedin', 'LinkedIn'],
    ['https://vimeo.com/1', 'vimeo.com', 'vimeo.com'],
    // A host that only ends in the same letters is another site.
    ['https://notinstagram.com/', 'notinstagram.com', 'notinstagram.com'],
    ['https://instagram.com.evil.example/', 'instagram.com.evil.example', 'instagram.com.evil.example'],
    ['https://instagram.com@evil.example/', 'evil.example', 'evil.example'],
  ])('%s is %s (LIB-051)', (url, platform, label) => {
    expect(platformOf(url)).toBe(platform);
    expect(platformLabel(platformOf(url))).toBe(label);
  });

  it('an address without a host has no platform (LIB-051)', () => {
    expect(platformOf('about:blank')).toBeUndefined();
    expect(siteOf('https://WWW.Example.org:8080/x')).toBe('example.org');
  });
});

describe('an inspiration', () => {
  it('an inspiration has one of twelve types (LIB-050)', () => {
    expect(inspirationTypes.join(', ')).toBe(
      'Video, Illustration, Design, Animation, Motion Graphic, Article, Photo, Game, App/Utility, Web3, Event, Other',
    );
  });

  it.each([
    ['its creator', { id: 'a', opens: true }, false, { edit: true, arrange: true, remove: true }],
    ['another with the role', { id: 'b', opens: true }, false, { edit: false, arrange: true, remove: false }],
    ['another, of an Error row', { id: 'b', opens: true }, true, { edit: false, arrange: true, remove: true }],
    ['its creator without the role', { id: 'a', opens: false }, true, { edit: false, arrange: false, remove: false }],
  ])('rights on an inspiration: %s (OPN-092 USR-116)', (_, person, error, rights) => {
    expect(inspirationRights(person, { created_by: 'a', error })).toEqual(rights);
  });
});

describe('tags', () => {
  it('different spellings of a tag are stored as one (LIB-052)', () => {
    expect(tidyTags([' #Slow  Motion', 'slow motion', '', '##', 'Type', 'x'.repeat(80)])).toEqual([
      'slow motion',
      'type',
      'x'.repeat(50),
    ]);
  });

  it('stored tags stay the same when saved again (LIB-052)', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' })), (tags) => {
        expect(tidyTags(tidyTags(tags))).toEqual(tidyTags(tags));
      }),
    );
  });
});

describe('what an inspiration shows', () => {
  it('an inspiration shows its upload, otherwise the chosen picture, otherwise the first (LIB-042)', () => {
    expect(pictureOf({ file: 'f', chosenImage: 'b', capturedExtFiles: ['a', 'b'] })).toBe('f');
    expect(pictureOf({ file: undefined, chosenImage: 'b', capturedExtFiles: ['a', 'b'] })).toBe('b');
    expect(pictureOf({ file: undefined, chosenImage: 'https://x/y.png', capturedExtFiles: ['a', 'b'] })).toBe('a');
    expect(pictureOf({ file: undefined, chosenImage: undefined, capturedExtFiles: [] })).toBeUndefined();
  });

  it('the reading of a link is in progress, done or failed (LIB-049)', () => {
    expect(readingOf({ what: 'url', scraped: false, error: false })).toBe('reading');
    expect(readingOf({ what: 'url', scraped: true, error: false })).toBe('done');
    expect(readingOf({ what: 'url', scraped: false, error: true })).toBe('failed');
    expect(readingOf({ what: 'file', scraped: false, error: false })).toBe('done');
    expect(nameOfInspiration({ title: '', url: 'https://www.example.org/a' })).toBe('example.org/a');
  });
});

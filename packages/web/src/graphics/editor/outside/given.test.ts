import { describe, expect, it } from 'vitest';
import { droppedFrom, isSvgMarkup, pastedFrom } from './given.ts';

const picture = new File(['x'], 'Ball.png', { type: 'image/png' });
const handed = (types: Record<string, string>, files: File[] = []) => ({
  files: files as unknown as FileList,
  getData: (type: string) => types[type] ?? '',
});

describe('what comes from outside (GFX-015)', () => {
  it.each<[string, ReturnType<typeof handed>, string[] | string | undefined]>([
    ['a picture of a browser', handed({ 'text/html': '<img src="x">' }, [picture]), ['Ball.png']],
    ['a file of a file manager', handed({ 'text/plain': 'Ball.png' }, [picture]), ['Ball.png']],
    [
      'cells of a table, with their picture',
      handed({ 'text/plain': 'a\tb\r\n', 'text/html': '<table>' }, [picture]),
      'a\tb',
    ],
    ['words', handed({ 'text/plain': ' one\r\ntwo ' }), 'one\ntwo'],
    ['nothing that a slide takes', handed({ 'text/html': '<hr>' }), undefined],
  ])('a paste of %s', (_case, data, expected) => {
    const given = pastedFrom(data);
    const found = given && (given.files.length > 0 ? given.files.map(({ name }) => name) : given.text);
    expect(found).toEqual(expected);
  });

  it('a drag of a picture of another page, of which only the address comes, has a sentence', () => {
    const address = { 'text/plain': 'https://example.org/a.png', 'text/uri-list': 'https://example.org/a.png' };
    expect(droppedFrom(handed({ ...address, 'text/html': '<img src="a">' }))).toContain('Copy the picture there');
    expect(droppedFrom(handed({ ...address, 'text/html': '<img src="a">' }, [picture]))).toMatchObject({
      files: [picture],
    });
    expect(droppedFrom(handed(address))).toMatchObject({ text: 'https://example.org/a.png' });
  });

  it.each([
    ['<svg viewBox="0 0 9 9"/>', true],
    ['<?xml version="1.0"?>\n<!-- Figma -->\n<svg>', true],
    ['<!DOCTYPE svg PUBLIC "a" "b"><svg>', true],
    ['How to write <svg>', false],
    ['<svgs>', false],
  ])('%s is markup of a drawing: %s', (text, expected) => {
    expect(isSvgMarkup(text)).toBe(expected);
  });
});

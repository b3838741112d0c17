import { describe, expect, it } from 'vitest';
import { richTextContent } from './rich-text-content.ts';

describe('stored rich text', () => {
  it.each([
    ['<p>Hero <b>film</b></p>', '<p>Hero <b>film</b></p>'],
    ['Hero film\nin two cuts', '<p>Hero film</p><p>in two cuts</p>'],
    ['3 < 4 & 5 > 2', '<p>3 &lt; 4 &amp; 5 &gt; 2</p>'],
    ['', '<p></p>'],
  ])('%j is read as %j', (stored, content) => {
    expect(richTextContent(stored)).toBe(content);
  });
});

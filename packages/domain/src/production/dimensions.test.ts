import { describe, expect, it } from 'vitest';
import { otherDimensions, shownDimensions, unlikeAsked } from './dimensions.ts';

const measured = (width: number, height: number) => ({ metadata: { width, height } });

describe('dimensions of a file', () => {
  it.each([
    ['1080x1080', 300, 900, 'This file is 300×900, not 1080×1080. Please check its dimensions.', '300×900'],
    ['1080 × 1920 (story)', 1920, 1080, /^This file is 1920×1080/, '1920×1080'],
    ['1080x1080', 1080, 1080, null, '1080x1080'],
    ['1080 × 1920 (story)', 1080, 1920, null, '1080 × 1920 (story)'],
    ['Square', 300, 900, null, 'Square'],
    [undefined, 300, 900, null, undefined],
  ])(
    'of %s, a file of %i by %i warns and is badged with its own size (PRD-067 PRD-081)',
    (format, width, height, sentence, badge) => {
      const said = otherDimensions(format, { width, height });
      if (sentence instanceof RegExp) expect(said).toMatch(sentence);
      else expect(said).toBe(sentence);
      expect(unlikeAsked(format, measured(width, height))).toBe(
        sentence && `${width}×${height}, not ${format?.replace('x', '×')}`,
      );
      expect(shownDimensions(format, measured(width, height))).toBe(badge);
    },
  );

  it('the dimensions asked for stand on a badge until there is a file, and pixels on no file of unknown size (PRD-081)', () => {
    expect(shownDimensions('1920x1080', 'none')).toBe('1920x1080');
    for (const unknown of [undefined, {}, { metadata: {} }]) {
      expect(shownDimensions('1920x1080', unknown)).toBeUndefined();
      expect(shownDimensions('16:9', unknown)).toBe('16:9');
    }
    expect(unlikeAsked('1920x1080', {})).toBeNull();
  });

  it('a document has no pixels to compare (PRD-067)', () => {
    const paper = { metadata: { width: 595, height: 842, pages: 2 } };
    expect(unlikeAsked('1920x1080', paper)).toBeNull();
    expect(shownDimensions('1920x1080', paper)).toBeUndefined();
    expect(shownDimensions('A4', paper)).toBe('A4');
  });
});

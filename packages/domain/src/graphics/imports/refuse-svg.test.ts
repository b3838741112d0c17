import { describe, expect, it } from 'vitest';
import { refuseSvgPicture, sizeOfSvg } from './refuse-svg.ts';
import type { SvgElement } from './svg-parts.ts';

const element = (name: string, attributes: Record<string, string> = {}, children: SvgElement['children'] = []) => ({
  name,
  attributes,
  children,
});
const svg = (...children: SvgElement['children']) => element('svg', { viewBox: '0 0 20 10' }, children);

describe('an SVG file as a picture (GFX-010 GFX-035)', () => {
  it.each<[string, SvgElement, string | null]>([
    ['a plain one', svg(element('path', { d: 'M0 0' })), null],
    ['a gradient of its own', svg(element('rect', { fill: 'url(#g)', style: "fill: url('#g')" })), null],
    ['an embedded picture', svg(element('image', { href: 'data:image/png;base64,AA' })), null],
    ['a link', svg(element('a', { href: 'https://example.org' })), null],
    ['a script', svg(element('script')), 'Logo.svg has a script. Save it without scripts first.'],
    [
      'what runs on loading',
      svg(element('g', { onload: 'x()' })),
      'Logo.svg has a script. Save it without scripts first.',
    ],
    ...['https://example.org/a.png', '//example.org/a', 'other.svg#part', 'file:///etc/passwd', 'data:text/html,x'].map(
      (href): [string, SvgElement, string] => [
        href,
        svg(element('image', { href })),
        'Logo.svg refers to something outside it. Embed it in the file first.',
      ],
    ),
    ...['@import "a.css";', '.a { fill: url(http://example.org/a.svg#b) }', '@font-face { src: url("a.woff2") }'].map(
      (style): [string, SvgElement, string] => [
        style,
        svg(element('style', {}, [style])),
        'Logo.svg refers to something outside it. Embed it in the file first.',
      ],
    ),
    [
      'an outside filter',
      svg(element('g', { filter: 'url(a.svg#f)' })),
      'Logo.svg refers to something outside it. Embed it in the file first.',
    ],
    [
      'a web page in it',
      svg(element('foreignObject')),
      'Logo.svg has content of another kind than SVG. Take it out first.',
    ],
    ['no size', element('svg', { width: '100%' }), 'Logo.svg does not say how large it is.'],
    ['another file', element('html'), 'Logo.svg is not an SVG file.'],
    [
      'too many elements',
      svg(...Array.from({ length: 5_000 }, () => element('g'))),
      'Logo.svg has more than 5,000 elements. Simplify it first.',
    ],
  ])('%s', (_case, root, words) => {
    expect(refuseSvgPicture(root, 'Logo.svg')).toBe(words);
  });

  it('is as large as its view box, or as it says', () => {
    expect(sizeOfSvg(svg())).toEqual({ width: 20, height: 10 });
    expect(sizeOfSvg(element('svg', { width: '30px', height: '40' }))).toEqual({ width: 30, height: 40 });
  });
});

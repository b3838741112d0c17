import { describe, expect, it } from 'vitest';
import { settledSvg } from './settled-svg.ts';
import type { SvgElement } from './svg-parts.ts';
import { slideOfSvg } from './svg-slide.ts';

/** Reads the XML of these tests, in which nothing is nested in quotes. */
function parsed(text: string): SvgElement {
  const root = { name: '', attributes: {}, children: [] as (SvgElement | string)[] };
  const open = [root];
  for (const [, words = '', end, name = '', list = '', alone] of text.matchAll(/([^<]*)<(\/?)(\w+)([^>]*?)(\/?)>/g)) {
    if (words.trim() !== '') open.at(-1)!.children.push(words);
    const attributes = Object.fromEntries(
      [...list.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key!, value!]),
    );
    const element = { name, attributes, children: [] as (SvgElement | string)[] };
    if (!end) open.at(-1)!.children.push(element);
    if (end) open.pop();
    else if (!alone) open.push(element);
  }
  return root.children[0] as SvgElement;
}

const read = (content: string) => {
  const slide = slideOfSvg(parsed(`<svg viewBox="10 20 400 200">${content}</svg>`), {
    families: ['Anton', 'Barlow Condensed'],
  });
  if (typeof slide === 'string') throw new Error(slide);
  return slide;
};

describe('an SVG file as a slide (GFX-032)', () => {
  it.each<[string, string, object]>([
    [
      'a rectangle',
      '<rect x="30" y="40" width="50" height="20" rx="4" fill="#123"/>',
      {
        shape: 'rectangle',
        radius: 4,
        fill: { kind: 'colour', colour: '#112233' },
        box: { x: 20, y: 20, width: 50, height: 20, turn: 0 },
      },
    ],
    [
      'a turned one',
      '<rect x="10" y="20" width="40" height="20" transform="rotate(90 30 30)" fill="red"/>',
      { box: { x: 0, y: 0, width: 40, height: 20, turn: 90 } },
    ],
    [
      'a skewed one',
      '<rect x="10" y="20" width="40" height="20" transform="skewX(45)"/>',
      { shape: 'polygon', points: [{ x: 0, y: 0 }, {}, {}, {}] },
    ],
    [
      'a circle in a scaled group',
      '<g transform="translate(10 20) scale(2)"><circle cx="10" cy="10" r="5" stroke="#00ff00" stroke-width="2" fill="none"/></g>',
      { shape: 'ellipse', stroke: { colour: '#00ff00', width: 4 }, box: { width: 20, height: 20 } },
    ],
    [
      'a triangle by classes',
      '<style>.a,.b{fill:#abcdef;opacity:.5}</style><path class="b" d="M10,20h10l-5,10z"/>',
      {
        shape: 'polygon',
        opacity: 0.5,
        fill: { kind: 'colour', colour: '#abcdef' },
        box: { x: 0, y: 0, width: 10, height: 10 },
      },
    ],
    [
      'a gradient',
      '<defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#000"/><stop offset="100%" stop-color="#fff"/></linearGradient></defs><rect width="9" height="9" style="fill:url(#g)"/>',
      {
        fill: {
          kind: 'linear',
          turn: 90,
          stops: [
            { at: 0, colour: '#000000' },
            { at: 1, colour: '#ffffff' },
          ],
        },
      },
    ],
    [
      'an open line, as the outline of its stroke',
      '<polyline points="10,40 60,40 60,90" stroke="#00f" stroke-width="10" fill="none"/>',
      {
        shape: 'polygon',
        fill: { kind: 'colour', colour: '#0000ff' },
        box: { x: 0, y: 15, width: 55, height: 55 },
        points: [{ x: 0, y: 0 }, { x: 1, y: 0 }, { x: 1, y: 1 }, { x: 45 / 55, y: 1 }, {}, { x: 0, y: 10 / 55 }],
      },
    ],
    [
      'a curve in a group with a stroke, with round ends',
      '<g fill="none" stroke="red" stroke-width="4" stroke-linecap="round"><path d="M20 40C40 40 60 40 80 40"/></g>',
      { shape: 'polygon', fill: { kind: 'colour', colour: '#ff0000' }, box: { width: 64, height: 4 } },
    ],
    [
      'a line',
      '<line x1="10" y1="20" x2="110" y2="20" stroke="#ff0000" stroke-width="6"/>',
      { shape: 'rectangle', fill: { kind: 'colour', colour: '#ff0000' }, box: { x: 0, y: -3, width: 100, height: 6 } },
    ],
  ])('%s', (_case, content, expected) => {
    expect(read(content).slots.find(({ type }) => type === 'shape')).toMatchObject(expected);
  });

  it('has texts with runs and lines', () => {
    const { slots, remarks } = read(
      '<text transform="translate(110 120)" text-anchor="middle" font-family="Futura" font-size="20" font-weight="bold">Match<tspan fill="#f00"> day</tspan><tspan x="0" y="24">two</tspan></text>',
    );
    expect(slots).toMatchObject([
      {
        runs: [{ text: 'Match' }, { text: ' day\n', style: { colour: '#ff0000' } }, { text: 'two' }],
        textStyle: { font: 'Barlow Condensed', weight: 700, size: 20, lineHeight: 1.2, colour: '#000000' },
        textLayout: { align: 'centre', wrap: true },
      },
    ]);
    expect(slots[0]!.box.x + slots[0]!.box.width / 2).toBeCloseTo(100);
    expect(remarks).toEqual(['Futura: not a font here. Barlow Condensed stands in.']);
  });

  it.each<[string, string, object]>([
    [
      'its own style',
      '<text style="font: italic 600 24px/1.5 Anton">A</text>',
      { font: 'Anton', weight: 600, italic: true, size: 24, lineHeight: 1.5 },
    ],
    [
      'a class, and the first of its families that is here',
      '<style>@import url(https://example.org/a.css?b;c); .t{font:bold 18pt/30px "Gill Sans", "Barlow Condensed", sans-serif}</style><text class="t">A</text>',
      { font: 'Barlow Condensed', weight: 700, italic: false, size: 24, lineHeight: 1.25 },
    ],
    [
      'a rule for all texts, and the size of its part in percent',
      '<style>text{font:40px Anton}</style><text><tspan style="font-weight:700;font-size:50%">A</tspan></text>',
      { font: 'Anton', weight: 700, size: 20 },
    ],
    [
      'its lines, whose distance is that of the file',
      '<text font-size="20">One<tspan x="0" dy="30">two</tspan></text>',
      { size: 20, lineHeight: 1.5 },
    ],
  ])('takes the letters of a text from %s', (_case, content, textStyle) => {
    expect(read(content).slots).toMatchObject([{ textStyle }]);
  });

  it('has the fill and the open stroke of one path, and each line of a drawing, as layers', () => {
    const { slots, remarks } = read(
      [
        '<path id="Flag" d="M10 20L50 20L50 60" fill="#00ff00" stroke="#ff0000"/>',
        '<path id="Cross" d="M10 20L50 60M50 20L10 60" fill="none" stroke="#0000ff"/>',
      ].join(''),
    );
    expect(slots.map(({ name, fill }) => [name, fill?.kind === 'colour' && fill.colour])).toEqual([
      ...[
        ['Flag', '#00ff00'],
        ['Flag', '#ff0000'],
      ],
      ...[
        ['Cross', '#0000ff'],
        ['Cross', '#0000ff'],
      ],
    ]);
    expect(slots.map(({ order }) => order)).toEqual([0, 0.001, 1, 1.001]);
    expect(remarks).toEqual([]);
  });

  it.each<[string, string, object]>([
    [
      'a circle',
      '<clipPath id="c"><circle cx="60" cy="70" r="30"/></clipPath>',
      { shape: 'ellipse', box: { x: 20, y: 20, width: 60, height: 60 } },
    ],
    [
      'a rectangle that is used from elsewhere',
      '<defs><rect id="r" width="20" height="10"/></defs><clipPath id="c"><use href="#r" x="10" y="20"/></clipPath>',
      { shape: 'rectangle', box: { x: 0, y: 0, width: 20, height: 10 } },
    ],
  ])('cuts a layer and a group out by %s', (_case, clip, expected) => {
    const { slots, remarks } = read(
      `${clip}<image id="Face" width="90" height="90" clip-path="url(#c)" href="data:image/png;base64,AAAA"/>
       <g id="All" clip-path="url(#c)"><rect width="9" height="9"/></g>`,
    );
    const cutBy = (name: string) => slots.find(({ id }) => id === slots.find((slot) => slot.name === name)!.mask);
    for (const name of ['Face', 'All']) expect(cutBy(name)).toMatchObject({ ...expected, hidden: true, type: 'shape' });
    expect(remarks).toEqual([]);
  });

  it('draws what is clipped in another way as a picture, and a text without its clipping', () => {
    const { remarks } = read(
      [
        '<clipPath id="two"><rect width="9" height="9"/><circle r="3"/></clipPath>',
        '<clipPath id="share" clipPathUnits="objectBoundingBox"><circle cx=".5" cy=".5" r=".5"/></clipPath>',
        ...['two', 'share', 'none'].map((id) => `<rect id="By ${id}" width="9" height="9" clip-path="url(#${id})"/>`),
        '<text id="Words" font-family="Anton" clip-path="url(#two)">A</text>',
      ].join(''),
    );
    expect(remarks).toEqual([
      '“By two” arrives as a picture: its clipping is not one shape.',
      '“By share” arrives as a picture: its clipping is not one shape.',
      '“Words”: a clipping is left out.',
    ]);
  });

  it.each<[string, string, string]>([
    ['an outline with holes', '<path id="It" d="M0 0h9v9h-9zM2 2v3h3z"/>', 'it has an outline with holes'],
    ['outlines beside each other', '<path id="It" d="M0 0h9v9zM20 2h3v3z"/>', 'it has several outlines'],
    [
      'a repetition',
      '<defs><rect id="r" width="9" height="9"/></defs><use id="It" href="#r"/>',
      'it repeats another element',
    ],
    [
      'a filter',
      '<filter id="f"><feGaussianBlur/></filter><rect id="It" width="9" height="9" filter="url(#f)"/>',
      'it has a filter',
    ],
    [
      'a mask',
      '<mask id="m"><rect/></mask><g id="It" mask="url(#m)"><rect width="9" height="9"/></g>',
      'it has a mask',
    ],
    [
      'a pattern',
      '<pattern id="p"><rect/></pattern><rect id="It" width="9" height="9" fill="url(#p)"/>',
      'its fill is not one of ours',
    ],
    ['dashes', '<path id="It" d="M0 0h90" stroke="red" stroke-dasharray="2 2"/>', 'its stroke is dashed'],
    [
      'a skewed picture',
      '<image id="It" width="9" height="9" transform="skewX(20)" href="data:image/png;base64,AAAA"/>',
      'it is skewed',
    ],
    [
      'more corners than a shape can have',
      `<polygon id="It" points="${Array.from({ length: 150 }, (_, index) => `${index * 2},${index % 2 === 0 ? 0 : 20}`).join(' ')} 150,90"/>`,
      'its outline has more corners than a shape can have',
    ],
    [
      'a group of nothing else',
      '<g id="It"><path d="M0 0h9v9h-9zM2 2v3h3z"/><path d="M20 0h9v9h-9zM22 2v3h3z"/></g>',
      'it has an outline with holes',
    ],
  ])('has %s as a picture over its place', (_case, content, reason) => {
    const { slots, pictures, remarks } = read(content);
    expect(slots).toMatchObject([{ name: 'It', type: 'picture' }]);
    expect(remarks).toEqual([`“It” arrives as a picture: ${reason}.`]);
    const [{ slot, pixels }] = pictures as [(typeof pictures)[number]];
    expect(pixels).toMatchObject({
      name: 'svg',
      attributes: { viewBox: '10 20 400 200', width: '400', height: '200' },
    });
    expect(slot).toBe(slots[0]!.id);
  });

  it('takes the parents, style sheets and definitions of an element along into its picture, and nothing that runs or leads outside', () => {
    const { pictures } = read(
      [
        '<style>/* Ours; */@import url(https://example.org/a.css?b;c); .a{fill:url(#g)} .b{fill:url(https://example.org/b.svg)}</style>',
        '<linearGradient id="g" href="#h"/><linearGradient id="h"/><linearGradient id="unused"/>',
        '<g class="a" opacity=".5" transform="scale(2)"><g id="Ring" onclick="alert()"><path d="M0 0h9v9h-9zM2 2v3h3z"/>',
        '<path d="M0 0h9v9h-9zM2 2v3h3z"/><script>alert()</script><animate/></g><rect width="9" height="9"/></g>',
      ].join(''),
    );
    const [{ pixels }] = pictures as [(typeof pictures)[number]];
    const written = JSON.stringify(pixels);
    expect(written).toContain('scale(2)');
    expect(written).toMatch(/"id":"g".*"id":"h"/);
    expect(written).not.toMatch(/example|alert|script|animate|unused/);
  });

  it('chooses corners by error: curves and arcs lie within a tenth of a pixel, straight lines waste none', () => {
    const [round, small, arc, flat] = read(
      [
        '<path d="M110 70C110 97.6 87.6 120 60 120 32.4 120 10 97.6 10 70 10 42.4 32.4 20 60 20 87.6 20 110 42.4 110 70z"/>',
        '<path d="M14 22C14 23.1 13.1 24 12 24 10.9 24 10 23.1 10 22 10 20.9 10.9 20 12 20 13.1 20 14 20.9 14 22z"/>',
        '<path d="M10 70a50 50 0 1150 50a50 50 0 01-50-50z"/>',
        '<path d="M10 20L20 20C30 20 40 20 50 20L60 20L60 60z"/>',
      ].join(''),
    ).slots;
    const radii = (slot: typeof round) =>
      slot!.points.map(({ x, y }) => Math.hypot((x - 0.5) * slot!.box.width, (y - 0.5) * slot!.box.height));
    for (const slot of [round, arc]) {
      expect(slot!.box).toMatchObject({ x: 0, y: 0, width: 100, height: 100 });
      expect(Math.max(...radii(slot).map((radius) => Math.abs(radius - 50)))).toBeLessThan(0.1);
      expect(slot!.points.length).toBeLessThan(70);
    }
    expect(small!.points.length).toBeLessThan(20);
    expect(flat!.points.length).toBe(3);
  });

  it('has the places of groups and pictures, and the widths of texts, once the page has found them out', () => {
    const slide = read(
      [
        '<g id="Names"><text id="One" x="110" y="70" font-size="20">Longhand</text>',
        '<text id="Two" x="210" y="120" font-size="20" text-anchor="end">Longhand</text></g>',
        '<path id="Ring" d="M0 0h9v9h-9zM2 2v3h3z"/><g id="Gone"><path id="Far" d="M900 0h9v9h-9zM2 2v3h3z"/></g>',
      ].join(''),
    );
    const idOf = (name: string) => slide.slots.find((slot) => slot.name === name)!.id;
    const box = { x: 5, y: 6, width: 7, height: 8, turn: 0 };
    const widths = new Map([
      [idOf('One'), 90],
      [idOf('Two'), 80],
    ]);
    const settled = settledSvg(slide, { drawn: new Map([[idOf('Ring'), { box, pixels: 'Drawn' }]]), widths });
    if (typeof settled === 'string') throw new Error(settled);
    const boxes = Object.fromEntries(settled.slots.map((slot) => [slot.name, slot.box]));
    expect(boxes).toMatchObject({
      ...{ Names: { x: 100, width: 100 }, One: { x: 0, y: 0, width: 90 }, Two: { x: 20, y: 50, width: 80 }, Ring: box },
    });
    expect(settled.slots).toHaveLength(4);
    expect(settled.pictures).toEqual([{ slot: idOf('Ring'), name: 'Ring', pixels: 'Drawn' }]);
    expect(settled.remarks.at(-1)).toBe('“Far” is left out: nothing of it can be seen on the slide.');
  });

  it('says what is left out', () => {
    const { slots, pictures, remarks } = read(
      [
        '<rect id="Bar" width="9" height="9"/><script>alert()</script><foreignObject/>',
        '<image id="Far" width="9" height="9" href="https://example.org/a.png"/>',
        '<image id="Near" width="9" height="9" href="data:image/png;base64,AAAA"/>',
      ].join(''),
    );
    expect(slots.map(({ name }) => name)).toEqual(['Bar', 'Near']);
    expect(pictures).toMatchObject([{ slot: slots[1]!.id, name: 'Near', pixels: 'data:image/png;base64,AAAA' }]);
    expect(remarks).toEqual([
      'A script is left out.',
      'Content of another kind than SVG is left out.',
      '“Far” is left out: it cannot be drawn here.',
    ]);
  });

  it.each([
    ['another file', '<html></html>', 'This is not an SVG file.'],
    ['no size', '<svg></svg>', 'The file does not say how large it is.'],
    ['nothing in it', '<svg width="10" height="10"></svg>', 'The file has no layers that can be imported.'],
    [
      'too many elements',
      `<svg viewBox="0 0 9 9">${'<g></g>'.repeat(5_000)}</svg>`,
      'The file has more than 5,000 elements. Simplify it first.',
    ],
    [
      'too many layers',
      `<svg viewBox="0 0 9 9">${'<rect width="1" height="1"/>'.repeat(501)}</svg>`,
      'The file has more than 500 layers. Merge some of them first.',
    ],
  ])('%s: refused with a sentence', (_case, text, words) => {
    expect(slideOfSvg(parsed(text), { families: [] })).toBe(words);
  });
});

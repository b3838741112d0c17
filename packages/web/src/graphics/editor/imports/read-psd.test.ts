import { fittedSlots } from '@pavilion/domain/graphics';
import { getLayerImageData, initializeCanvas, type Layer, type Psd, writePsdUint8Array } from 'ag-psd';
import { describe, expect, it } from 'vitest';
import { readPsd } from './read-psd.ts';

initializeCanvas(
  () => {
    throw new Error('No canvas is needed.');
  },
  (width, height) => ({ width, height, data: new Uint8ClampedArray(width * height * 4) }) as ImageData,
);

const families = ['Barlow Condensed', 'Inter'];
const pixels = (width: number, height: number) => ({
  width,
  height,
  data: new Uint8ClampedArray(width * height * 4).fill(200),
});
const at = (left: number, top: number, width: number, height: number) => ({
  ...{ left, top, right: left + width, bottom: top + height },
});
const px = (value: number) => ({ units: 'Pixels' as const, value });

/** `convert -size 4x3 xc:red \( -size 2x2 xc:blue -compose Multiply \) -endian LSB -depth 8 tiny.psd` */
const ofImageMagick =
  'OEJQUwABAAAAAAAAAAMAAAADAAAABAAIAAMAAAAAAAAAHDhCSU0D7QAAAAAAEAAAAAEAAQABAAAAAQABAAEAAABcAAAAVAABAAAAAAAAAAAAAAACAAAAAgADAAAAAAAGAAEAAAAGAAIAAAAGOEJJTSBsdW3/AAEAAAAADAAAAAAAAAAAAkwxAAAAAAAAAAAAAAAAAAAA/////wAAAAAAAP///////////////wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA==';

const bytesOf = (children: Layer[], more: Partial<Psd> = {}): ArrayBuffer => {
  const written = writePsdUint8Array({ width: 400, height: 200, children, ...more }, { noBackground: true });
  return written.buffer.slice(written.byteOffset, written.byteOffset + written.byteLength) as ArrayBuffer;
};
const slideOf = (children: Layer[]) => {
  const read = readPsd(bytesOf(children), families);
  if (typeof read === 'string') throw new Error(read);
  return read;
};

const headline: Layer = {
  name: 'Headline',
  ...at(40, 30, 200, 40),
  text: {
    text: 'Match\rDay',
    transform: [2, 0, 0, 2, 40, 60],
    style: { font: { name: 'BarlowCondensed-SemiBoldItalic' }, fontSize: 20, tracking: 50, fontCaps: 2 },
    styleRuns: [
      { length: 6, style: { fillColor: { r: 255, g: 0, b: 0 } } },
      { length: 3, style: { fillColor: { r: 0, g: 0, b: 255 }, font: { name: 'Futura-Bold' } } },
    ],
    paragraphStyle: { justification: 'center' },
  },
};
const plate: Layer = {
  name: 'Plate',
  ...at(10, 100, 100, 50),
  opacity: 0.5,
  blendMode: 'multiply',
  vectorFill: { type: 'color', color: { r: 16, g: 32, b: 48 } },
  vectorMask: {
    paths: [
      {
        open: false,
        fillRule: 'non-zero',
        knots: [
          [10, 100],
          [110, 100],
          [60, 150],
        ].map(([x = 0, y = 0]) => ({ linked: false, points: [x, y, x, y, x, y] })),
      },
    ],
  },
  effects: {
    dropShadow: [
      { enabled: true, size: px(8), distance: px(10), angle: 90, color: { r: 0, g: 0, b: 0 }, opacity: 0.5 },
    ],
    bevel: { enabled: true },
  },
};
const photo: Layer = { name: 'Photo', ...at(0, 0, 400, 200), imageData: pixels(400, 200) };

describe('a Photoshop document as a slide (GFX-032)', () => {
  it('has texts with their styles, of the fonts that are here', () => {
    const { slots, remarks } = slideOf([headline]);
    const [slot] = slots;
    expect(slot).toMatchObject({
      type: 'text',
      name: 'Headline',
      textStyle: {
        ...{ font: 'Barlow Condensed', weight: 600, italic: true, size: 40, colour: '#ff0000' },
        ...{ letterSpacing: 50, case: 'upper' },
      },
      textLayout: { align: 'centre', wrap: false },
    });
    expect(slot!.runs).toEqual([
      { text: 'Match\n' },
      { text: 'Day', style: { colour: '#0000ff', weight: 700, italic: false } },
    ]);
    // The text is centred about its point.
    expect(slot!.box.x + slot!.box.width / 2).toBeCloseTo(40);
    expect(remarks).toEqual(['Futura: not a font here. Barlow Condensed stands in.']);
  });

  it('has shapes with their outline, fill and shadow, and says what is left out', () => {
    const { slots, pictures, remarks } = slideOf([plate]);
    expect(slots).toMatchObject([
      {
        ...{ type: 'shape', shape: 'polygon', blend: 'multiply', fill: { kind: 'colour', colour: '#102030' } },
        shadow: { colour: '#00000080', x: 0, y: 10, blur: 8 },
      },
    ]);
    expect(slots[0]!.opacity).toBeCloseTo(0.5, 2);
    expect(slots[0]!.points.map(({ x, y }) => [Math.round(x * 100), Math.round(y * 100)])).toEqual([
      [0, 0],
      [100, 0],
      [50, 100],
    ]);
    expect(pictures).toEqual([]);
    expect(remarks).toEqual(['“Plate”: a bevel is left out.']);
  });

  it('has pictures of all other layers, and groups with places of their own', () => {
    const { slots, pictures } = slideOf([
      photo,
      {
        name: 'Names',
        children: [{ ...photo, name: 'Badge', ...at(50, 60, 20, 20), imageData: pixels(20, 20) }, plate],
      },
      { name: 'Empty', children: [] },
    ]);
    expect(slots.map(({ type, name, parent }) => [type, name, parent])).toEqual([
      ['picture', 'Photo', undefined],
      ['group', 'Names', undefined],
      ['picture', 'Badge', slots[1]!.id],
      ['shape', 'Plate', slots[1]!.id],
    ]);
    const [, names, badge] = slots;
    expect(names!.box).toMatchObject({ x: 10, y: 60 });
    expect(badge!.box).toMatchObject({ x: 40, y: 0, width: 20, height: 20 });
    expect(pictures.map(({ slot, name }) => [slot, name])).toEqual([
      [slots[0]!.id, 'Photo'],
      [badge!.id, 'Badge'],
    ]);
  });

  it('has a fill without an outline over the whole slide, and says which outlines it cannot draw', () => {
    const bent = { linked: false, points: [0, 0, 10, 10, 40, 0] };
    const { slots, remarks } = slideOf([
      { name: 'Sky', vectorFill: { type: 'color', color: { r: 0, g: 0, b: 255 } } },
      {
        ...plate,
        name: 'Wave',
        effects: {},
        vectorMask: { paths: [{ open: false, fillRule: 'non-zero', knots: [bent, bent, bent] }] },
      },
    ]);
    expect(slots).toMatchObject([{ name: 'Sky', shape: 'rectangle', box: { x: 0, y: 0, width: 400, height: 200 } }]);
    expect(remarks).toEqual(['“Wave” is left out: its outline or its fill is not one of ours.']);
  });

  it('fits the size of the template as a whole, in its middle', () => {
    const [picture, text] = fittedSlots(slideOf([photo, headline]), { width: 800, height: 800 });
    expect(picture).toMatchObject({
      box: { x: 0, y: 200, width: 800, height: 400 },
      pins: { horizontal: 'stretch', vertical: 'middle' },
    });
    const [covering] = fittedSlots(slideOf([photo]), { width: 800, height: 400 });
    expect(covering!.pins).toEqual({ horizontal: 'stretch', vertical: 'stretch' });
    expect(text!.textStyle.size).toBe(80);
  });

  it('is shown as it was drawn by a size that is as large as it is (GFX-006 GFX-032)', () => {
    const read = slideOf([photo, headline]);
    const sizes = { first: { width: 800, height: 800 }, own: { width: read.width, height: read.height } };
    const fitted = fittedSlots(read, sizes.first, sizes);
    expect(fitted.map(({ overrides }) => overrides.own?.box)).toEqual(read.slots.map(({ box }) => box));
    expect(fitted[1]!.overrides.own?.fontSize).toBe(read.slots[1]!.textStyle.size);
    expect(Object.keys(fitted[0]!.overrides)).toEqual(['own']);
    expect(fittedSlots(read, sizes.own, sizes)[0]!.overrides).toEqual({});
  });

  it('is read as ImageMagick 6 writes it in little-endian order, with the keys of its blend modes backwards', () => {
    const read = readPsd(Uint8Array.from(Buffer.from(ofImageMagick, 'base64')).buffer, families);
    expect(read).toMatchObject({
      slots: [{ name: 'L1', type: 'picture', blend: 'multiply', box: { x: 0, y: 0, width: 2, height: 2 } }],
      remarks: [],
    });
    const { pictures } = read as Exclude<typeof read, string>;
    const { data } = getLayerImageData(pictures[0]!.pixels as Layer)!;
    expect([...data.slice(0, 4)]).toEqual([0, 0, 255, 255]);
  });

  it.each<[string, ArrayBuffer, string]>([
    ['another file', new TextEncoder().encode('<svg/>').buffer as ArrayBuffer, 'This is not a Photoshop document.'],
    [
      'half a file',
      bytesOf([photo]).slice(0, 200),
      'The file cannot be read. It may be damaged. Save it again in Photoshop.',
    ],
    ['in CMYK', headed(24, 4), 'The file is not in RGB. Convert it to RGB in Photoshop first.'],
    ['of 16 bits', headed(22, 16), 'The file has 16 bits a channel. Convert it to 8 bits in Photoshop first.'],
    ['no layers', bytesOf([]), 'The file has no layers that can be imported.'],
    [
      'a layer that claims to be huge',
      claiming(bytesOf([photo])),
      'The layers of the file are too large together. Crop or merge some of them first.',
    ],
    [
      'too many layers',
      bytesOf(Array.from({ length: 501 }, (_, index) => ({ name: `${index}` }))),
      'The file has more than 500 layers. Merge some of them first.',
    ],
  ])('%s: refused with a sentence', (_case, bytes, words) => {
    expect(readPsd(bytes, families)).toBe(words);
  });
});

/** A file with another number at a place of its head. */
function headed(at: number, value: number): ArrayBuffer {
  const bytes = bytesOf([photo]);
  new DataView(bytes).setUint16(at, value);
  return bytes;
}

/** The same file, whose first layer claims 30,000 × 30,000 pixels. */
function claiming(bytes: ArrayBuffer): ArrayBuffer {
  const view = new DataView(bytes.slice(0));
  const isRecord = (from: number) =>
    [0, 0, 200, 400].every((value, index) => view.getInt32(from + index * 4) === value) &&
    view.getUint16(from + 16) === 4;
  let record = 26;
  while (!isRecord(record)) record += 1;
  view.setInt32(record + 8, 30_000);
  view.setInt32(record + 12, 30_000);
  return view.buffer as ArrayBuffer;
}

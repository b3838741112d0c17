import { type Extent, type SvgElement, settledSvg, slideOfSvg } from '@pavilion/domain/graphics';
import type { Face } from '@pavilion/drawing';
import { pictureOfElement } from './picture-of-element.ts';
import type { ReadSlide } from './read-psd.ts';
import { widthsOfTexts } from './widths-of-texts.ts';

/** What is there for the layers of an imported file. */
export interface ForImport {
  /** Fonts that texts can have. */
  families: readonly string[];
  /** Those of them that designers uploaded. */
  uploaded: readonly Face[];
  /** Factor from a drawing of this size to the slide. */
  scaleOf: (extent: Extent) => number;
}

/** Reads an SVG file. The parser runs no scripts and asks for nothing outside, nor does the browser that draws parts of it. */
export async function readSvg(text: string, { families, uploaded, scaleOf }: ForImport): Promise<ReadSlide | string> {
  const document = new DOMParser().parseFromString(text, 'image/svg+xml');
  if (document.querySelector('parsererror')) return 'The file cannot be read. It may be damaged.';
  const read = slideOfSvg(elementOf(document.documentElement), { families, scaleOf });
  if (typeof read === 'string') return read;
  const drawn = new Map<string, Drawn>();
  // One at a time: the pixels of all together may not fit into memory.
  for (const { slot, pixels } of read.pictures) {
    const picture = typeof pixels === 'string' ? null : await pictureOfElement(pixels, read);
    if (picture) drawn.set(slot, picture);
  }
  const settled = settledSvg(read, { drawn, widths: await widthsOfTexts(read.slots, uploaded) });
  if (typeof settled === 'string') return settled;
  const pictures = settled.pictures.map(({ pixels, ...picture }) => ({
    ...picture,
    pixels: typeof pixels === 'string' ? blobOf(pixels) : pixels,
  }));
  return { ...settled, pictures };
}

type Drawn = NonNullable<Awaited<ReturnType<typeof pictureOfElement>>>;

export function elementOf(element: Element): SvgElement {
  const attributes = Object.fromEntries([...element.attributes].map(({ localName, value }) => [localName, value]));
  const children = [...element.childNodes].flatMap((node): (SvgElement | string)[] => {
    if (node instanceof Element) return [elementOf(node)];
    return node instanceof Text ? [node.data] : [];
  });
  return { name: element.localName, attributes, children };
}

/** Bytes of an address that has them in itself. */
function blobOf(address: string): Blob {
  const [head = '', body = ''] = address.split(',');
  const type = head.slice('data:'.length).split(';')[0] ?? '';
  return new Blob([Uint8Array.from(atob(body.replace(/\s/g, '')), (letter) => letter.charCodeAt(0))], { type });
}

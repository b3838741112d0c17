import { type SvgElement, slideOfSvg } from '@pavilion/domain/graphics';
import type { ReadSlide } from './read-psd.ts';

/** Reads an SVG file. The parser runs no scripts and asks for nothing outside. */
export function readSvg(text: string, families: readonly string[]): ReadSlide | string {
  const document = new DOMParser().parseFromString(text, 'image/svg+xml');
  if (document.querySelector('parsererror')) return 'The file cannot be read. It may be damaged.';
  const read = slideOfSvg(elementOf(document.documentElement), families);
  if (typeof read === 'string') return read;
  const pictures = read.pictures.map((picture) => ({ ...picture, pixels: blobOf(picture.pixels) }));
  return { ...read, pictures };
}

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

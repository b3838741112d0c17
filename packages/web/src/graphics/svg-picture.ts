import { refuseSvgPicture, sizeOfSvg } from '@pavilion/domain/graphics';
import { drawingAs, pngOf } from './drawn-svg.ts';
import { elementOf } from './editor/imports/read-svg.ts';

/** Longer side of the picture that an SVG becomes: sharp on the largest slides where a logo covers half of them. */
const side = 2_048;
const mostBytes = 20_000_000;

/**
 * An SVG file as a PNG, or why it is refused, as a sentence (GFX-010, GFX-035). The browser draws it as a picture, in which nothing
 * runs and nothing outside is asked for: the server never has an SVG to decode (decision 107).
 */
export async function pictureOfSvg(file: File): Promise<File | string> {
  if (file.size > mostBytes) return `${file.name} is larger than 20 MB.`;
  const unreadable = `${file.name} cannot be read. It may be damaged.`;
  const { documentElement: root } = new DOMParser().parseFromString(await file.text(), 'image/svg+xml');
  if (root.querySelector('parsererror') || root.localName === 'parsererror') return unreadable;
  const element = elementOf(root);
  const refused = refuseSvgPicture(element, file.name);
  const own = sizeOfSvg(element);
  if (refused || !own) return refused ?? unreadable;
  const scale = side / Math.max(own.width, own.height);
  const [width, height] = [Math.max(1, Math.round(own.width * scale)), Math.max(1, Math.round(own.height * scale))];
  if (!root.hasAttribute('viewBox')) root.setAttribute('viewBox', `0 0 ${own.width} ${own.height}`);
  root.setAttribute('width', `${width}`);
  root.setAttribute('height', `${height}`);
  const canvas = await drawingAs(new XMLSerializer().serializeToString(root), width, height);
  const drawn = canvas && (await pngOf(canvas));
  return drawn ? new File([drawn], `${file.name.replace(/\.svg$/i, '')}.png`, { type: 'image/png' }) : unreadable;
}

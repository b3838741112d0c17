import { type Extent, isElement, type SvgElement } from '@pavilion/domain/graphics';
import { drawingAs, pngOf } from '../../drawn-svg.ts';

/** Factor of the size on the slide: sharp on screens of twice the pixels, and when the layer is made larger. */
const factor = 2;
/** Longer side of a picture in pixels at least, since small drawings are often made larger, and at most. */
const [least, most] = [512, 4_096];
/** Longer side of the slide where the place of an element is looked for. */
const lookedAt = 1_024;

/** A drawing of one element as a PNG with its place on the slide; null if nothing of it can be seen there. */
export async function pictureOfElement(alone: SvgElement, slide: Extent) {
  const place = await placeOf(alone, slide);
  if (!place) return null;
  const longer = Math.max(place.width, place.height);
  const scale = Math.min(most, Math.max(least, factor * longer)) / longer;
  const canvas = await drawnPart(alone, place, scale);
  const pixels = canvas && (await pngOf(canvas));
  return pixels && { box: { ...place, turn: 0 }, pixels };
}

interface Part extends Extent {
  x: number;
  y: number;
}

/** A part of the slide, with the element alone on it. */
function drawnPart(alone: SvgElement, { x, y, width, height }: Part, scale: number): Promise<HTMLCanvasElement | null> {
  const size = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
  const attributes = {
    ...{ width: `${size.width}`, height: `${size.height}` },
    ...{ viewBox: `${x} ${y} ${width} ${height}`, preserveAspectRatio: 'none' },
  };
  return drawingAs(markupOf({ name: 'svg', attributes, children: [alone] }), size.width, size.height);
}

/** Where the element can be seen: strokes, filters and clippings count, which bounds of elements leave out. */
async function placeOf(alone: SvgElement, { width, height }: Extent): Promise<Part | null> {
  const scale = lookedAt / Math.max(width, height);
  const canvas = await drawnPart(alone, { x: 0, y: 0, width, height }, scale);
  const seen = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height);
  if (!seen) return null;
  let [left, top, right, bottom] = [seen.width, seen.height, -1, -1];
  for (let row = 0; row < seen.height; row += 1)
    for (let column = 0; column < seen.width; column += 1) {
      if (seen.data[(row * seen.width + column) * 4 + 3] === 0) continue;
      [left, right] = [Math.min(left, column), Math.max(right, column)];
      [top, bottom] = [Math.min(top, row), row];
    }
  if (right < 0) return null;
  // A margin of one pixel, which is cut off at the edges of the slide.
  const [x, y] = [Math.max(0, left - 1) / scale, Math.max(0, top - 1) / scale];
  return {
    x,
    y,
    width: Math.min(width, (right + 2) / scale) - x,
    height: Math.min(height, (bottom + 2) / scale) - y,
  };
}

const namespace = 'http://www.w3.org/2000/svg';

function markupOf(element: SvgElement): string {
  const owner = document.implementation.createDocument(namespace, null);
  const made = ({ name, attributes, children }: SvgElement): Element => {
    const node = owner.createElementNS(namespace, name);
    for (const [key, value] of Object.entries(attributes)) if (key !== 'xmlns') node.setAttribute(key, value);
    node.append(...children.map((child) => (isElement(child) ? made(child) : owner.createTextNode(child))));
    return node;
  };
  return new XMLSerializer().serializeToString(made(element));
}

import type { LayerReading, slotOf } from './imported-slide.ts';
import { isElement, isEven, type Matrix, numbersIn, type SvgElement } from './svg-parts.ts';
import {
  boxOf,
  isEvenMirrored,
  lineOfSvg,
  linesOfSvg,
  type Outline,
  outlineOfSvg,
  type Reason,
  strokeOfSvg,
} from './svg-shape.ts';
import type { StrokeEnds } from './svg-stroke.ts';
import { paintOf, type SvgSheet, type SvgStyle } from './svg-style.ts';
import { textOfSvg } from './svg-text.ts';

/** An element that is read, with what is in force at it. */
export interface InHand {
  element: SvgElement;
  style: SvgStyle;
  /** From its own pixels to those of the slide. */
  matrix: Matrix;
  reading: LayerReading;
}

type Content = Omit<Parameters<typeof slotOf>[0], 'id'>;

/** What an element shows, from below: nothing, one layer, or the fill and each open line as one. A reason for what is no layer of ours. */
export function contentsOf(inHand: InHand, sheet: SvgSheet): Content[] | Reason {
  const { element, style, matrix, reading } = inHand;
  if (element.name === 'text') {
    if (element.children.some((child) => isElement(child) && child.name === 'textPath'))
      return 'its words follow a path';
    const text = textOfSvg(element, style, matrix, sheet, reading);
    return text ? [{ type: 'text', ...text }] : [];
  }
  return element.name === 'image' ? pictureOf(element, matrix) : shapesOf(inHand, sheet);
}

function pictureOf({ attributes }: SvgElement, matrix: Matrix): Content[] | Reason {
  const read = (key: string) => numbersIn(attributes[key] ?? '')[0] ?? 0;
  const [a, b, c, d] = matrix;
  const box = boxOf(matrix, { x: read('x'), y: read('y'), width: read('width'), height: read('height') });
  if (!/^data:image\/(png|jpe?g|webp);base64,/.test(attributes.href ?? '')) return 'it is a picture of another kind';
  if (!box) return 'it is skewed';
  if (a * d < b * c) return 'it is mirrored';
  return box.width > 0 && box.height > 0 ? [{ type: 'picture', box }] : 'it does not say how large it is';
}

function shapesOf({ element, style, matrix }: InHand, sheet: SvgSheet): Content[] | Reason {
  const stroke = paintOf(style, 'stroke', sheet);
  const fill = element.name === 'line' ? null : paintOf(style, 'fill', sheet);
  const [plainWidth = 1] = numbersIn(style['stroke-width'] ?? '');
  const width = Math.min(500, plainWidth * Math.hypot(matrix[0], matrix[1]));
  if (fill === null && (stroke === null || width === 0)) return [];
  if (fill === undefined) return 'its fill is not one of ours';
  const isStroked = stroke !== null && width > 0;
  if (isStroked) {
    const reason = strokeReason(style, matrix, stroke !== undefined);
    if (reason) return reason;
  }
  if (/^[^n]/.test(style['marker-start'] ?? style['marker-mid'] ?? style['marker-end'] ?? style.marker ?? ''))
    return 'it has arrowheads or other markers';
  if (element.name === 'line')
    return [{ type: 'shape', shape: 'rectangle', box: lineOfSvg(element, matrix, width), fill: stroke! }];
  const lines = isStroked ? linesOfSvg(element, matrix) : null;
  const isOpen = lines?.some(({ isClosed }) => !isClosed) === true;
  const line = isStroked && stroke?.kind === 'colour' ? { stroke: { colour: stroke.colour, width } } : {};
  if (lines && (isOpen || (lines.length > 1 && fill === null))) {
    const layers: Content[] = [];
    const filled = fill && outlineOfSvg(element, matrix);
    if (typeof filled === 'string') return filled;
    if (filled) layers.push({ type: 'shape', ...filled, fill: fill! });
    for (const each of lines) {
      const outline = strokeOfSvg(each, width, endsOf(style));
      if (typeof outline === 'string') return outline;
      if (outline && each.isClosed && !('stroke' in line)) return 'its stroke is not of one colour';
      if (outline) layers.push({ type: 'shape', ...outline, ...(each.isClosed ? line : { fill: stroke! }) });
    }
    return layers;
  }
  const outline: Outline | Reason | null = outlineOfSvg(element, matrix);
  if (outline === null || typeof outline === 'string') return outline ?? [];
  if (isStroked && !('stroke' in line)) return 'its stroke is not of one colour';
  return [{ type: 'shape', ...outline, ...line, ...(fill && { fill }) }];
}

/** Why a stroke is not one of ours. */
function strokeReason(style: SvgStyle, matrix: Matrix, isPainted: boolean): Reason | undefined {
  if (!isPainted) return 'its stroke is not one of ours';
  if (/[1-9]/.test(style['stroke-dasharray'] ?? '')) return 'its stroke is dashed';
  return isEven(matrix) || isEvenMirrored(matrix) ? undefined : 'its stroke is not equally wide everywhere';
}

function endsOf(style: SvgStyle): StrokeEnds {
  const [cap, join] = [style['stroke-linecap'], style['stroke-linejoin']];
  return {
    cap: cap === 'round' || cap === 'square' ? cap : 'butt',
    join: join === 'round' || join === 'bevel' ? join : 'miter',
  };
}

import type { LayerReading, slotOf } from './imported-slide.ts';
import { type Matrix, numbersIn, type SvgElement } from './svg-parts.ts';
import { boxOf, lineOfSvg, linesOfSvg, outlineOfSvg, strokeOfSvg } from './svg-shape.ts';
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

/** What an element shows, from below: nothing, one layer, or the fill and each open line as one. Null for what we cannot draw. */
export function contentsOf(inHand: InHand, sheet: SvgSheet): Content[] | null {
  const { element, style, matrix, reading } = inHand;
  if (element.name === 'text') {
    const text = textOfSvg(element, style, matrix, sheet, reading);
    return text ? [{ type: 'text', ...text }] : [];
  }
  if (element.name === 'image') return pictureOf(element, matrix);
  return shapesOf(inHand, sheet);
}

function pictureOf({ attributes }: SvgElement, matrix: Matrix): Content[] | null {
  const read = (key: string) => numbersIn(attributes[key] ?? '')[0] ?? 0;
  const box = boxOf(matrix, { x: read('x'), y: read('y'), width: read('width'), height: read('height') });
  const isInside = /^data:image\/(png|jpe?g|webp);base64,/.test(attributes.href ?? '');
  return isInside && box ? [{ type: 'picture', box }] : null;
}

function shapesOf({ element, style, matrix, reading }: InHand, sheet: SvgSheet): Content[] | null {
  const stroke = paintOf(style, 'stroke', sheet);
  const [plainWidth = 1] = numbersIn(style['stroke-width'] ?? '');
  const width = Math.min(500, plainWidth * Math.hypot(matrix[0], matrix[1]));
  if (stroke && (style['stroke-dasharray'] ?? 'none') !== 'none') reading.leaveOut('a dash pattern');
  if (element.name === 'line') {
    if (stroke === undefined) return null;
    return stroke === null
      ? []
      : [{ type: 'shape', shape: 'rectangle', box: lineOfSvg(element, matrix, width), fill: stroke }];
  }
  const fill = paintOf(style, 'fill', sheet);
  if (fill === null && stroke === null) return [];
  const lines = stroke ? linesOfSvg(element, matrix) : null;
  const isOpen = lines?.some(({ isClosed }) => !isClosed) === true;
  if (stroke && lines && (isOpen || (lines.length > 1 && fill === null))) {
    const filled = fill === null ? [] : [outlineOfSvg(element, matrix)];
    const drawn = lines.map((line) => ({ line, outline: strokeOfSvg(line, width, endsOf(style)) }));
    if ([...filled, ...drawn.map(({ outline }) => outline)].includes(null)) return null;
    if (fill === undefined) reading.leaveOut('a fill');
    return [
      ...filled.flatMap((outline) => (outline && fill ? [{ type: 'shape' as const, ...outline, fill }] : [])),
      ...drawn.flatMap(({ line, outline }): Content[] => {
        if (!outline) return [];
        if (!line.isClosed) return [{ type: 'shape', ...outline, fill: stroke }];
        if (stroke.kind !== 'colour') reading.leaveOut('a stroke');
        return stroke.kind === 'colour'
          ? [{ type: 'shape', ...outline, stroke: { colour: stroke.colour, width } }]
          : [];
      }),
    ];
  }
  const outline = outlineOfSvg(element, matrix);
  if (!outline || (fill === undefined && !stroke)) return null;
  if (fill === undefined) reading.leaveOut('a fill');
  if (stroke !== null && stroke?.kind !== 'colour') reading.leaveOut('a stroke');
  const line = stroke?.kind === 'colour' ? { stroke: { colour: stroke.colour, width } } : {};
  return [{ type: 'shape', ...outline, ...line, ...(fill && { fill }) }];
}

function endsOf(style: SvgStyle): StrokeEnds {
  const [cap, join] = [style['stroke-linecap'], style['stroke-linejoin']];
  return {
    cap: cap === 'round' || cap === 'square' ? cap : 'butt',
    join: join === 'round' || join === 'bevel' ? join : 'miter',
  };
}

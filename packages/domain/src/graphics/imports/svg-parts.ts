/** An element of an SVG file, independent of the XML parser. */
export interface SvgElement {
  /** Without a prefix, as written: `linearGradient`. */
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly (SvgElement | string)[];
}

export const isElement = (child: SvgElement | string): child is SvgElement => typeof child !== 'string';

/** From an element to the slide: a, b, c, d, e, f, as SVG writes it. */
export type Matrix = readonly [number, number, number, number, number, number];

export const unmoved: Matrix = [1, 0, 0, 1, 0, 0];

/** First `inner`, then `outer`. */
export function combined(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [g, h, i, j, k, l] = inner;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

/** Whether it scales both ways alike, without skewing or mirroring. */
export const isEven = ([a, b, c, d]: Matrix): boolean =>
  Math.hypot(a - d, b + c) <= 0.02 * Math.max(Math.hypot(a, b), Math.hypot(c, d));

export interface Point {
  x: number;
  y: number;
}

export const moved = ([a, b, c, d, e, f]: Matrix, { x, y }: Point): Point => ({
  x: a * x + c * y + e,
  y: b * x + d * y + f,
});

/** Numbers in a text: `1,2 3-4.5e1` */
export const numbersIn = (text: string): number[] =>
  [...text.matchAll(/[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi)].map(([number]) => Number(number));

/** A `transform` attribute. */
export function matrixOf(transform: string | undefined): Matrix {
  return [...(transform ?? '').matchAll(/(\w+)\s*\(([^)]*)\)/g)].reduce<Matrix>((whole, [, name, list]) => {
    const [p = 0, q, r, s = 0, t = 0, u = 0] = numbersIn(list ?? '');
    return combined(whole, stepOf(name ?? '', p, q, r, [s, t, u]));
  }, unmoved);
}

function stepOf(name: string, p: number, q: number | undefined, r: number | undefined, rest: number[]): Matrix {
  const radians = (p * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  switch (name) {
    case 'matrix':
      return [p, q ?? 0, r ?? 0, rest[0]!, rest[1]!, rest[2]!];
    case 'translate':
      return [1, 0, 0, 1, p, q ?? 0];
    case 'scale':
      return [p, 0, 0, q ?? p, 0, 0];
    case 'rotate': {
      const [x, y] = [q ?? 0, r ?? 0];
      return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y];
    }
    case 'skewX':
      return [1, 0, Math.tan(radians), 1, 0, 0];
    case 'skewY':
      return [1, Math.tan(radians), 0, 1, 0, 0];
    default:
      return unmoved;
  }
}

import { combined, isElement, type Matrix, matrixOf, type SvgElement } from './svg-parts.ts';
import { type Outline, outlineOfSvg } from './svg-shape.ts';
import type { SvgSheet } from './svg-style.ts';

const silent: ReadonlySet<string> = new Set(['title', 'desc', 'metadata']);

/** The outline that cuts an element out, in pixels of the slide: that of one shape. Null for a clipping that we cannot draw. */
export function clipOfSvg(reference: string, matrix: Matrix, { byId }: SvgSheet): Outline | null {
  const id = /^url\(\s*['"]?#([^'")]+)/.exec(reference.trim())?.[1];
  const clip = id === undefined ? undefined : byId.get(id);
  if (clip?.name !== 'clipPath' || clip.attributes.clipPathUnits === 'objectBoundingBox') return null;
  const [only, ...others] = clip.children.filter(isElement).filter(({ name }) => !silent.has(name));
  if (!only || others.length > 0 || only.attributes['clip-path']) return null;
  const inClip = combined(matrix, matrixOf(clip.attributes.transform));
  const placed = combined(inClip, matrixOf(only.attributes.transform));
  if (only.name !== 'use') return shapeOf(only, placed);
  const meant = byId.get((only.attributes.href ?? '').replace('#', ''));
  return meant ? shapeOf(meant, combined(placed, usedAt(only, meant))) : null;
}

function shapeOf(element: SvgElement, matrix: Matrix): Outline | null {
  const outline = outlineOfSvg(element, matrix);
  return typeof outline === 'string' ? null : outline;
}

/** Illustrator defines the shape elsewhere, and uses it in the clipping. */
const usedAt = ({ attributes: { x = '0', y = '0' } }: SvgElement, { attributes }: SvgElement): Matrix =>
  combined([1, 0, 0, 1, Number.parseFloat(x) || 0, Number.parseFloat(y) || 0], matrixOf(attributes.transform));

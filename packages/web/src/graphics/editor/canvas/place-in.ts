import type { Point } from '../geometry/boxes.ts';

/** The place of a pointer in an element, such as the window of the canvas. */
export function placeIn(element: Element, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top } = element.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}

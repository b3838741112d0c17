import type { Point } from '../geometry/boxes.ts';

interface Area {
  width: number;
  height: number;
}

/** Where a slide is shown in its window: its scale, and the place of its corner in pixels of the screen. */
export interface Viewport {
  zoom: number;
  left: number;
  top: number;
}

const leastZoom = 0.05;
const mostZoom = 16;
/** Free space around a slide that fits, in pixels of the screen. */
const around = 48;

const within = (zoom: number) => Math.min(mostZoom, Math.max(leastZoom, zoom));

/** The scale that shows the whole slide. */
export function fittingZoom(area: Area, slide: Area): number {
  const across = (area.width - 2 * around) / slide.width;
  const down = (area.height - 2 * around) / slide.height;
  return within(Math.min(across, down, 1.5));
}

/** The slide lies in the middle of the window, moved by `pan`. */
export function viewportOf(area: Area, slide: Area, chosen: number | 'fit', pan: Point): Viewport {
  const zoom = chosen === 'fit' ? fittingZoom(area, slide) : chosen;
  return {
    zoom,
    left: (area.width - slide.width * zoom) / 2 + pan.x,
    top: (area.height - slide.height * zoom) / 2 + pan.y,
  };
}

export const toSlide = ({ zoom, left, top }: Viewport, { x, y }: Point): Point => ({
  x: (x - left) / zoom,
  y: (y - top) / zoom,
});

/** Another scale, with the place of the slide under `at` kept where it is. `at` is a place in the window. */
export function zoomedAt(
  viewport: Viewport,
  area: Area,
  slide: Area,
  at: Point,
  by: number,
): { zoom: number; pan: Point } {
  const zoom = within(viewport.zoom * by);
  const { x, y } = toSlide(viewport, at);
  return {
    zoom,
    pan: {
      x: at.x - x * zoom - (area.width - slide.width * zoom) / 2,
      y: at.y - y * zoom - (area.height - slide.height * zoom) / 2,
    },
  };
}

import { onUserMove } from './user-moves.ts';

/** Milliseconds without movement after which an entry is at rest. Until then the router and late pictures still move the page. */
const stillFor = 300;
/** Frames without movement that belong to it: a busy browser may draw only a few in that time. */
const stillFrames = 4;
/** Frames after which the entry is taken to be gone from the list. */
const longest = 600;

/**
 * Scrolls a list until an entry is in the middle, and focuses it. Virtualised lists render and measure only entries in view, so
 * the position is estimated from the nearest rendered entry and corrected in every frame until it is at rest. Stops at once
 * when the user scrolls, clicks or types.
 *
 * @param ids all entries in the order of the list
 * @returns a function that stops scrolling
 */
export function scrollToEntry(frame: HTMLElement, id: string, ids: () => readonly string[]): () => void {
  let request = 0;
  let frames = 0;
  let still = 0;
  let since = 0;
  let top = Number.NaN;
  const step = () => {
    frames += 1;
    const entry = approach(frame, id, ids());
    if (entry) {
      entry.scrollIntoView({ block: 'center' });
      const now = entry.getBoundingClientRect().top;
      still = Math.abs(now - top) < 1 ? still + 1 : 0;
      if (still === 0) since = performance.now();
      top = now;
      if (!entry.contains(document.activeElement)) focusIn(entry);
    }
    const isAtRest = still >= stillFrames && performance.now() - since >= stillFor;
    if (isAtRest || frames >= longest) end();
    else request = requestAnimationFrame(step);
  };
  const end = () => {
    cancelAnimationFrame(request);
    stopListening();
  };
  const stopListening = onUserMove(end);
  step();
  return end;
}

/** The entry if it is rendered; otherwise scrolls to its estimated position. */
function approach(frame: HTMLElement, id: string, ids: readonly string[]): HTMLElement | undefined {
  const wanted = ids.indexOf(id);
  if (wanted < 0) return undefined;
  const drawn = [...frame.querySelectorAll<HTMLElement>('[data-entry]')].filter(isPlaced);
  const entry = drawn.find((each) => each.dataset.entry === id);
  if (entry) return entry;
  const box = frame.getBoundingClientRect();
  const own = frame.scrollHeight > frame.clientHeight && getComputedStyle(frame).overflowY !== 'visible';
  const scroller = own ? frame : document.documentElement;
  const middle = own ? box.top + frame.clientHeight / 2 : window.innerHeight / 2;
  const begin = own ? box.top - frame.scrollTop : box.top;
  const boxes = drawn.map((each) => ({ at: ids.indexOf(each.dataset.entry ?? ''), ...edges(each) }));
  const place = estimateTop(wanted, boxes) ?? begin + (frame.scrollHeight * wanted) / ids.length;
  scroller.scrollBy({ top: place - middle, behavior: 'instant' });
  return undefined;
}

/** A masonry layout measures new cards while hidden, before it places them. */
const isPlaced = (entry: HTMLElement) => getComputedStyle(entry).visibility !== 'hidden';

const edges = (entry: HTMLElement) => {
  const { top, bottom } = entry.getBoundingClientRect();
  return { top, bottom };
};

interface DrawnEntry {
  /** Index in the list. */
  at: number;
  /** Pixels. */
  top: number;
  bottom: number;
}

/** Estimated top of an entry in pixels, from the nearest rendered entry and the mean height per entry. */
export function estimateTop(wanted: number, drawn: readonly DrawnEntry[]): number | undefined {
  const known = drawn.filter(({ at }) => at >= 0);
  const [first] = known;
  if (!first) return undefined;
  const nearest = known.reduce((best, each) => (Math.abs(each.at - wanted) < Math.abs(best.at - wanted) ? each : best));
  const tall = Math.max(...known.map(({ bottom }) => bottom)) - Math.min(...known.map(({ top }) => top));
  return nearest.top + ((wanted - nearest.at) * tall) / known.length;
}

/** Focuses a row itself, or the title of a card. */
function focusIn(entry: HTMLElement): void {
  const target = entry.tabIndex >= 0 ? entry : entry.querySelector<HTMLElement>('[data-card]');
  (target ?? entry.querySelector<HTMLElement>('a[href]:not([tabindex="-1"])'))?.focus({ preventScroll: true });
}

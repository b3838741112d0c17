import type { AnyRouter } from '@tanstack/react-router';
import { onUserMove } from '../kit/user-moves.ts';
import { keptPlaces, placesKey } from './kept-places.ts';

/** The router's name for the page itself among the scrolled parts of an entry; the others have a selector. */
const wholePage = 'window';

interface Place {
  scrollX: number;
  scrollY: number;
}
type Places = Record<string, Place>;

/** Milliseconds without movement after which the page is at rest: rows that are measured late still move it. */
const stillFor = 300;
/** Milliseconds after which the page is taken to be shorter than it was. A slow network brings rows seconds after the frame. */
const longest = 20_000;

/**
 * After a reload, puts the page where it was, and the pages before it once Back leads to them. The router does so only at the moment
 * at which it has drawn a page: usually its rows are known from before, but after a reload they come later, and the page is too
 * short until then. An address that is typed anew is another entry of the history, without a place.
 *
 * @param stored what the pages before have kept
 * @returns what to do when an entry has been drawn, by its key
 */
export function placesOver(router: AnyRouter, stored: string): (entry: string | undefined) => void {
  const kept = read(stored);
  let end = () => {};
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    if (pathChanged) end();
  });
  return (entry = '') => {
    const places = kept[entry];
    if (!places) return;
    // From now on, the router knows better.
    delete kept[entry];
    end();
    end = restore(entry, places);
  };
}

function read(stored: string | null): Record<string, Places> {
  try {
    return JSON.parse(stored ?? '{}');
  } catch {
    // Not ours.
    return {};
  }
}

/** Scrolls until the page is where it was, or the user scrolls, clicks or types. Returns a function that stops scrolling. */
function restore(entry: string, places: Places): () => void {
  let request = 0;
  let began: number | undefined;
  let open = Object.entries(places)
    .filter(([, { scrollX, scrollY }]) => scrollX > 0 || scrollY > 0)
    .map(([part, place]) => (part === wholePage ? holdPage(place) : () => placePart(part, place)));
  const step = (now: number) => {
    began ??= now;
    open = open.filter((isPlaced) => !isPlaced(now));
    if (open.length === 0 || now - began > longest) end();
    else request = requestAnimationFrame(step);
  };
  // A second reload comes before the rows: the router has stored how far a short page can be scrolled.
  const keep = () => {
    try {
      sessionStorage.setItem(placesKey, JSON.stringify({ ...read(keptPlaces()), [entry]: places }));
    } catch {
      // Browsers may refuse the storage.
    }
  };
  const end = () => {
    cancelAnimationFrame(request);
    window.removeEventListener('pagehide', keep);
    stopListening();
  };
  window.addEventListener('pagehide', keep);
  const stopListening = onUserMove(end);
  request = requestAnimationFrame(step);
  return end;
}

/** For each frame: scrolls the page as far as it goes, and tells whether it is at rest, or somebody else scrolls. */
function holdPage({ scrollX, scrollY }: Place): (now: number) => boolean {
  let top = window.scrollY;
  let height = 0;
  let since = 0;
  return (now) => {
    const tall = document.documentElement.scrollHeight;
    const moved = Math.abs(window.scrollY - top) > 1;
    // A scrollbar that is dragged sends no event, and a page may have a reason to scroll. Rows that come move the page, too.
    if (moved && tall === height) return true;
    window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
    const isThere = Math.abs(window.scrollY - scrollY) <= 1;
    if (!isThere || moved || tall !== height) since = now;
    top = window.scrollY;
    height = tall;
    return now - since >= stillFor;
  };
}

/** Scrolls a part of the page once, as soon as it is long enough. One that the page has scrolled by itself stays, as to what plays. */
function placePart(selector: string, { scrollX, scrollY }: Place): boolean {
  const part = document.querySelector(selector);
  if (!part) return false;
  if (part.scrollTop > 0 || part.scrollLeft > 0) return true;
  if (part.scrollHeight - part.clientHeight < scrollY || part.scrollWidth - part.clientWidth < scrollX) return false;
  part.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
  return true;
}

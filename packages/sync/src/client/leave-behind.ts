import { type Leaving, onBrowserLeave } from './browser-leave.ts';
import type { Requests } from './requests.ts';
import type { Shelf } from './shelf.ts';
import type { Watchable } from './watchable.ts';

/** Milliseconds within which a page that goes is gone. */
const goesWithin = 5_000;

interface LeaveBehindDeps {
  /** Name of this page to the server. */
  client: string;
  requests: Pick<Requests, 'open' | 'refused' | 'forgetRefused'>;
  unsaved: Watchable<number>;
  shelf: Shelf | undefined;
  /** Sends all changes at once. */
  handOver: () => void;
  onLeave: ((leaving: Leaving) => () => void) | undefined;
}

/**
 * Sends all changes when the page goes, and leaves those without an answer for the next one, with those that are refused while it goes:
 * nobody may be left to see it. The next page asks again, and has the same answer. Returns what ends that.
 */
export function leaveBehind({ client, requests, unsaved, shelf, handOver, ...deps }: LeaveBehindDeps): () => void {
  let isLeaving = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  function keep(): void {
    const { last, writes: open } = requests.open();
    const writes = [...requests.refused(), ...open];
    shelf?.put(writes.length > 0 ? { client, last, writes } : undefined);
  }
  /** The page is still there, hidden or kept by its user, and has shown the refusals. */
  function stay(): void {
    requests.forgetRefused();
    keep();
  }
  unsaved.subscribe(() => isLeaving && keep());
  const staying = (deps.onLeave ?? onBrowserLeave)({
    going() {
      handOver();
      // Those before have been seen.
      if (!isLeaving) requests.forgetRefused();
      isLeaving = true;
      keep();
      clearTimeout(timer);
      timer = setTimeout(stay, goesWithin);
    },
    back() {
      isLeaving = false;
      clearTimeout(timer);
      shelf?.put(undefined);
    },
  });
  return () => {
    staying();
    isLeaving = false;
    clearTimeout(timer);
    requests.forgetRefused();
    if (unsaved.get() > 0) keep();
  };
}

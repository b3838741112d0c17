import { type Leaving, onBrowserLeave } from './browser-leave.ts';
import type { Requests } from './requests.ts';
import type { Shelf } from './shelf.ts';
import type { Watchable } from './watchable.ts';

interface LeaveBehindDeps {
  /** Name of this page to the server. */
  client: string;
  requests: Pick<Requests, 'open'>;
  unsaved: Watchable<number>;
  shelf: Shelf | undefined;
  /** Sends all changes at once. */
  handOver: () => void;
  onLeave: ((leaving: Leaving) => () => void) | undefined;
}

/** Sends all changes when the page goes, and leaves those without an answer for the next one. Returns what ends that. */
export function leaveBehind({ client, requests, unsaved, shelf, handOver, ...deps }: LeaveBehindDeps): () => void {
  let isLeaving = false;
  function keep(): void {
    const { last, writes } = requests.open();
    shelf?.put(writes.length > 0 ? { client, last, writes } : undefined);
  }
  unsaved.subscribe(() => isLeaving && keep());
  const staying = (deps.onLeave ?? onBrowserLeave)({
    going() {
      handOver();
      isLeaving = true;
      keep();
    },
    back() {
      isLeaving = false;
      shelf?.put(undefined);
    },
  });
  return () => {
    staying();
    isLeaving = false;
    if (unsaved.get() > 0) keep();
  };
}

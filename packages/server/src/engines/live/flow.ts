import type { WebSocket } from 'ws';

/** A client that asks faster than it is answered is read no further for a while. */
const mostInFlight = 64;
const mostUnread = 4_000_000;

export interface Flow {
  /** Counts what arrived; whoever is over the budget is read no further until it is made up for. */
  charge(bytes: number): void;
  /** A request begins, or has been answered. */
  begin(): void;
  end(): void;
  /** Reads on, or not, by how much is waiting to be answered and to be taken. */
  relax(): void;
  stop(): void;
}

/** Reads a socket as fast as its client may send, and as it is answered and reads the answers. */
export function createFlow(socket: WebSocket, cost: ((bytes: number) => number) | undefined): Flow {
  let inFlight = 0;
  let isPaused = false;
  /** The person sends more than may be taken now: read on when this is over. */
  let breather: NodeJS.Timeout | undefined;

  function relax(): void {
    const isBusy = breather !== undefined || inFlight >= mostInFlight || socket.bufferedAmount > mostUnread;
    if (isBusy === isPaused || socket.readyState !== socket.OPEN) return;
    isPaused = isBusy;
    if (isBusy) socket.pause();
    else socket.resume();
  }

  return {
    relax,
    charge(bytes) {
      const wait = cost?.(bytes) ?? 0;
      if (wait <= 0 || breather) return;
      breather = setTimeout(() => {
        breather = undefined;
        relax();
      }, wait);
      relax();
    },
    begin() {
      inFlight++;
      relax();
    },
    end() {
      inFlight--;
      relax();
    },
    stop: () => clearTimeout(breather),
  };
}

import type { WebSocket } from 'ws';

/** Backpressure: reading pauses while this many requests await an answer, or this many bytes wait to be sent. */
const mostInFlight = 64;
const mostUnread = 4_000_000;

export interface Flow {
  /** Counts received bytes; pauses reading while the sender is over budget. */
  charge(bytes: number): void;
  /** A request begins, or has been answered. */
  begin(): void;
  end(): void;
  /** Pauses or resumes reading, by the amount of pending requests and unsent bytes. */
  relax(): void;
  stop(): void;
}

/** Reads a socket as fast as its client may send, and as it is answered and reads the answers. */
export function createFlow(socket: WebSocket, cost: ((bytes: number) => number) | undefined): Flow {
  let inFlight = 0;
  let isPaused = false;
  /** Set while the sender is over budget; reading resumes when it fires. */
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

import type { Transport } from './types.ts';

/** Above this many bytes waiting, changes are dropped and a new snapshot follows later. */
const slowBytes = 2_000_000;
const recoveredBytes = 200_000;
/** A reader that takes no data for this long is disconnected. */
const deadMilliseconds = 60_000;

/** How fast a client reads what it is sent. */
export interface Pace {
  /** Checks whether the client has fallen behind. */
  isSlow(): boolean;
  /** The same, once per change: one change reaches a thousand channels in one message. */
  isSlowAt(seq: number): boolean;
  /** The result of the last check. */
  wasSlow(): boolean;
  /** Checks a slow client again. */
  recheck(): 'fast' | 'slow' | 'dead';
}

export function createPace(transport: Transport): Pace {
  let slow = false;
  let slowest = { bytes: 0, since: 0 };
  let checkedSeq = -1;

  function isSlow(): boolean {
    if (!slow && transport.buffered() > slowBytes) {
      slow = true;
      slowest = { bytes: transport.buffered(), since: Date.now() };
    }
    return slow;
  }

  return {
    isSlow,
    isSlowAt(seq) {
      if (seq === checkedSeq) return slow;
      checkedSeq = seq;
      return isSlow();
    },
    wasSlow: () => slow,
    recheck() {
      const bytes = transport.buffered();
      if (bytes <= recoveredBytes) slow = false;
      else if (bytes < slowest.bytes) slowest = { bytes, since: Date.now() };
      else if (Date.now() - slowest.since > deadMilliseconds) return 'dead';
      return slow ? 'slow' : 'fast';
    },
  };
}

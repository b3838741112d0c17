import type { ConnectionTiming } from './connection.ts';

export interface SyncTiming extends ConnectionTiming {
  /** How long an unused query stays open. */
  keep: number;
  /**
   * How long after its first attempt a write may be sent again; the server remembers completed writes for at least as
   * long.
   */
  resendWithin: number;
  /** How long an answer takes at most on a connection that works. */
  prompt: number;
  /** How long another user's change glows. */
  glow: number;
  /** Minimum time between two moves in a room that others are told. */
  move: number;
  /** Minimum time between two renders of other people's changes. */
  frame: number;
}

/** All in milliseconds. */
export const defaultTiming: SyncTiming = {
  backoff: [500, 15_000],
  heartbeat: 20_000,
  patience: 10_000,
  keep: 30_000,
  resendWithin: 120_000,
  prompt: 1_000,
  glow: 1_000,
  move: 100,
  frame: 16,
};

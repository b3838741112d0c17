/**
 * What one may ask of a door at most. Every limit of bytes, depth, count and time of the doors stands here; those of a
 * query's own shape stand in `whereLimits`, which the browser shares. Screens stay far below: these are against mistakes and
 * malice. Bytes and milliseconds, unless the name says otherwise.
 */
export const limits = {
  /** A body, or a message, of somebody who is not signed in: a sign-in is a few hundred bytes. */
  strangerBytes: 64 * 1024,
  /** A body or message of somebody who is. */
  messageBytes: 8 * 1024 * 1024,
  /** What all bodies of one person together may hold in memory while they arrive. */
  arrivingBytes: 32 * 1024 * 1024,
  /** How long a body may take to arrive. */
  arrival: 60_000,
  /** After a refusal the rest of a body is thrown away for so long: who is cut off while sending never reads the answer. */
  farewell: 5_000,
  /** How deep lists and objects may be nested. */
  jsonDepth: 64,
} as const;

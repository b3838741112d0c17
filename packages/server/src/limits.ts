import { mostMessageBytes } from '@pavilion/sync';

/**
 * What one may ask of a door at most. Every limit of bytes, depth, count and time of the doors stands here; those of a
 * query's own shape stand in `whereLimits`, which the browser shares. Screens stay far below: these are against mistakes and
 * malice. Bytes and milliseconds, unless the name says otherwise.
 */
export const limits = {
  /** A body, or a message, of somebody who is not signed in: a sign-in is a few hundred bytes. */
  strangerBytes: 64 * 1024,
  /** A body or message of somebody who is. */
  messageBytes: mostMessageBytes,
  /** What all bodies of one person together may hold in memory while they arrive. */
  arrivingBytes: 32 * 1024 * 1024,
  /** How long a body may take to arrive. */
  arrival: 60_000,
  /** After a refusal the rest of a body is thrown away for so long: who is cut off while sending never reads the answer. */
  farewell: 5_000,
  /** Reading from the database: in all, of one person, and how much of one person may wait for its turn. */
  reads: { atOnce: 8, perPerson: 3, waiting: 4_000 },
  /** Rows that the reads of one person, under way and waiting, may answer together: thirty of the largest at once. */
  rowsRead: 300_000,
  /** Calls of one person, or of one network of strangers, that are being answered. */
  calls: 100,
  /** Open sockets of one person: a window of the browser has one. */
  sockets: 100,
  /** Open live queries of one socket, and of one person. A page has some dozens. */
  channels: 2_000,
  channelsOfPerson: 8_000,
  /** A live query with a limit holds its rows, and those before its offset: how many one may, and all of one person. */
  rowsOfWindow: 12_000,
  rowsOfPerson: 60_000,
  /** What one person may send over sockets without being slowed down: a bucket, and what flows into it in a second. */
  bytes: { bucket: 32_000_000, perSecond: 8_000_000 },
  messages: { bucket: 20_000, perSecond: 2_000 },
  /** Whether a session still stands is asked again after so long, in case the word of its end got lost. */
  recheck: 60_000,
  /** How long the other side may take to close a socket that is closed on ours. */
  closing: 1_000,
  /** How deep lists and objects may be nested. */
  jsonDepth: 64,
} as const;

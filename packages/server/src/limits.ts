import { mostMessageBytes } from '@pavilion/sync';

/**
 * Limits of all entry points: bytes, depth, counts and times. Limits on the form of a query are in `whereLimits`, which the
 * browser shares. Screens stay far below; the limits are against mistakes and malice. In bytes and milliseconds, unless the
 * name says otherwise.
 */
export const limits = {
  /** Largest body or message of a visitor who is not signed in: a sign-in is a few hundred bytes. */
  strangerBytes: 64 * 1024,
  /** Largest body or message of a signed-in person. */
  messageBytes: mostMessageBytes,
  /** Most memory for all incoming bodies of one person. */
  arrivingBytes: 32 * 1024 * 1024,
  /** Most time for a body to arrive. */
  arrival: 60_000,
  /**
   * Time for which the rest of a refused body is still read and dropped: a client that is cut off while sending never reads the
   * answer.
   */
  farewell: 5_000,
  /** Database reads: at once in total, at once for one person, and waiting for one person. */
  reads: { atOnce: 8, perPerson: 3, waiting: 4_000 },
  /** Searches, which are reads too: few at once, so that writers and other reads do not wait for connections. */
  searches: { atOnce: 3, perPerson: 2, waiting: 1_000 },
  /** Most time that a search waits for writes in progress. */
  letWritersGo: 25,
  /** Rows that running and waiting reads of one person can return: thirty of the largest reads. */
  rowsRead: 300_000,
  /** Running calls of one person, or of one network of strangers. */
  calls: 100,
  /** Requests of one API token: at once after a rest, and a minute (OPS-011). */
  tokenRequests: { burst: 120, perMinute: 600 },
  /** Live previews open over one connection each: in total, and of one person. More play as HLS. */
  films: { atOnce: 400, perPerson: 20 },
  /** Open sockets of one person; a browser window has one. */
  sockets: 100,
  /** Open live queries of one socket, and of one person. A page has some dozens. */
  channels: 2_000,
  channelsOfPerson: 8_000,
  /** Rooms of documents that one socket is in, and people of a room whom each is told of. */
  roomsOfSocket: 8,
  peopleOfRoom: 100,
  /** Rows that one live query with a limit holds, including those before its offset, and rows of one person in total. */
  rowsOfWindow: 12_000,
  rowsOfPerson: 60_000,
  /** Socket traffic of one person without slowing down: bucket size, and refill per second. */
  bytes: { bucket: 32_000_000, perSecond: 8_000_000 },
  messages: { bucket: 20_000, perSecond: 2_000 },
  /** Interval for checking a socket's session again, in case the message of its end was lost. */
  recheck: 60_000,
  /** Time that the other side has to close a socket after we have. */
  closing: 1_000,
  /** Most levels of nested lists and objects. */
  jsonDepth: 64,
} as const;

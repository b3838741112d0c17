/** What the worker says of a process that hangs. */
export const noData = 'No data arrived.';

/** Words of ffmpeg and of receivers, most telling first, and what is wrong with the feed. */
const sayings: readonly [RegExp, string][] = [
  [/error opening input/i, 'There was no picture to send.'],
  [
    /resolve hostname|name or service not known|name resolution|no address associated|nodename nor servname/i,
    'The destination is not found. Check its address.',
  ],
  [
    /certificate|\btls\b.*(fail|error|alert|unable)|handshake fail/i,
    'The secure connection to the destination failed. Check its address.',
  ],
  [
    /publish\.(denied|badname|rejected)|connect\.rejected|server error|unauthori[sz]ed|authmod|access denied|operation not permitted/i,
    'The destination refused the stream. Check its address and key.',
  ],
  [/connection refused/i, 'The destination refused the connection.'],
  [
    /unreachable|no route to host|timed out|cannot assign requested address/i,
    'The destination cannot be reached. Check its address and the network.',
  ],
  [
    /broken pipe|connection reset|end of file|connection aborted|not connected|input\/output error/i,
    'The destination closed the connection.',
  ],
];

/** What interrupted a feed, as a sentence; the program's own words contain addresses, and say little to people. */
export function feedTroubleOf(words: string): string {
  if (words === noData) return 'The destination has taken no picture for a while.';
  return sayings.find(([pattern]) => pattern.test(words))?.[1] ?? 'The feed was interrupted.';
}

import { expect, it } from 'vitest';
import { feedTroubleOf } from './feed-troubles.ts';

const closed = 'The destination closed the connection.';
const unreachable = 'The destination cannot be reached. Check its address and the network.';
const notFound = 'The destination is not found. Check its address.';
const refused = 'The destination refused the stream. Check its address and key.';

it.each([
  ['[out#0/flv @ 0x1] Error closing file (destination) Broken pipe', closed],
  ['av_interleaved_write_frame(): Connection reset by peer', closed],
  ['[out#0/flv @ 0x1] Error writing trailer: End of file', closed],
  [
    [
      '[tcp @ 0x1] Connection to tcp://10.0.0.9:9?tcp_nodelay=0 failed: Connection refused',
      '[rtmp @ 0x1] Cannot open connection tcp://10.0.0.9:9?tcp_nodelay=0',
      'rtmp://10.0.0.9:9/app/key: Connection refused',
    ].join('\n'),
    'The destination refused the connection.',
  ],
  [
    [
      '[tcp @ 0x1] Failed to resolve hostname live.example: Name or service not known',
      '[rtmp @ 0x1] Cannot open connection tcp://live.example:1935?tcp_nodelay=0',
      'rtmp://live.example/app/key: Input/output error',
    ].join('\n'),
    notFound,
  ],
  ['[tcp @ 0x1] Failed to resolve hostname live.example: Temporary failure in name resolution', notFound],
  ['rtmp://10.0.0.9/app/key: Connection timed out', unreachable],
  ['rtmp://10.0.0.9/app/key: No route to host', unreachable],
  ['rtmp://10.0.0.9/app/key: Network is unreachable', unreachable],
  ['[rtmp @ 0x1] Server error: NetStream.Publish.BadName\nrtmp://a/b/c: Operation not permitted', refused],
  [
    '[tls @ 0x1] A TLS fatal alert has been received.',
    'The secure connection to the destination failed. Check its address.',
  ],
  ['Error opening input: Input/output error', 'There was no picture to send.'],
  ['No data arrived.', 'The destination has taken no picture for a while.'],
  ['', 'The feed was interrupted.'],
  ['[flv @ 0x1] Something nobody has seen before', 'The feed was interrupted.'],
])('ffmpeg’s “%s” is shown at the feed as “%s” (OPN-069)', (words, sentence) => {
  expect(feedTroubleOf(words)).toBe(sentence);
});

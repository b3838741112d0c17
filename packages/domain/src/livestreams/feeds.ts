import { lookIn, type StateLook } from '../state-looks.ts';
import type { Feed, Livestream } from './documents.ts';

/** Most feeds of a stream at once. The video platform refuses more, and one encoder machine could not carry them. */
export const mostFeeds = 5;

/** Feeds that the Sends card lists: all but the finished ones (LIV-036, OPN-069). */
export const shownFeeds = (feeds: readonly Feed[]): Feed[] => feeds.filter(({ state }) => state !== 'finished');

/** Whether a feed is running: neither finished nor cancelled. */
export const isRunningFeed = ({ state }: Pick<Feed, 'state'>): boolean => state !== 'finished' && state !== 'cancelled';

const looks: Record<string, StateLook> = {
  waiting: { word: 'Waiting for the stream', tone: 'grey' },
  starting: { word: 'Starting', tone: 'yellow' },
  connected: { word: 'Connected', tone: 'green' },
  disconnected: { word: 'Disconnected', tone: 'orange' },
  error: { word: 'Error', tone: 'red' },
  pending_deactivation: { word: 'Stopping', tone: 'yellow' },
  deactivation_in_progress: { word: 'Stopping', tone: 'yellow' },
  cancelled: { word: 'Cancelled', tone: 'grey' },
  finished: { word: 'Finished', tone: 'grey' },
};

/** Look of a feed's state. An unknown state is shown in its own words (OPN-069). */
export const feedLook = (state: string): StateLook => lookIn(looks, state);

export interface FeedAddress {
  rtmps: boolean;
  host: string;
  application: string;
  /** Last part of the address; many receivers use it as a key. */
  streamName: string;
}

/** Parses `rtmp(s)://host[:port]/application/streamName`; returns a message when the address is not valid. */
export function readFeedAddress(address: string): FeedAddress | string {
  const match = /^(rtmps?):\/\/([^/\s?#@]+)\/([^\s]+)$/i.exec(address.trim());
  if (!match) return 'Enter an address such as rtmp://host/application/key.';
  const [, scheme = '', host = '', rest = ''] = match;
  const slash = rest.lastIndexOf('/');
  const [application, streamName] = slash < 0 ? [rest, ''] : [rest.slice(0, slash), rest.slice(slash + 1)];
  if (!application || !streamName) return 'The address must end with a stream name or key.';
  return { rtmps: scheme.toLowerCase() === 'rtmps', host, application, streamName };
}

/** Address of a preset with its key (OPN-078). */
export function withKey(url: string, key: string): string {
  return key === '' ? url : `${url.replace(/\/+$/, '')}/${key}`;
}

/** Masked key. A key of 12 characters or more keeps its last 3, to tell two apart. */
export const maskedKey = (secret: string): string => (secret.length >= 12 ? `••••${secret.slice(-3)}` : '••••');

/** Name of a feed, or its address without the key. */
export function feedLabel({ name, connection_info: { rtmps, host, application } }: Feed): string {
  return name || `${rtmps ? 'rtmps' : 'rtmp'}://${host}/${application}`;
}

/** Sort order of streams: trouble first (0), then feeds in trouble, live, activated, and the rest (4). */
export function streamAttention({ state, sep_state, error, rtmp_outputs }: Livestream): number {
  if (['disconnected', 'failed', 'error'].includes(state) || error) return 0;
  if (rtmp_outputs.some((feed) => feed.state === 'error' || feed.state === 'disconnected')) return 1;
  if (state === 'processing') return 2;
  if (sep_state !== 'waiting' && sep_state !== 'none' && sep_state !== 'finished' && sep_state !== 'cancelled')
    return 3;
  return 4;
}

/**
 * Whether Recent Streams lists a stream (LIV-002): every stream that was set up, and the fixed channels that are on.
 */
export function isRecentStream(stream: Pick<Livestream, 'id' | 'sep_state'>, channels: ReadonlySet<string>): boolean {
  return !channels.has(stream.id) || (stream.sep_state !== 'waiting' && stream.sep_state !== 'none');
}

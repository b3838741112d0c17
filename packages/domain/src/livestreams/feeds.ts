import { lookIn, type StateLook } from '../state-looks.ts';
import type { Feed, Livestream } from './documents.ts';

/** More at once are refused by the video platform, and would be too much for one encoder machine. */
export const mostFeeds = 5;

/** The feeds that the Sends card lists: all but the finished ones (LIV-036, OPN-069). */
export const shownFeeds = (feeds: readonly Feed[]): Feed[] => feeds.filter(({ state }) => state !== 'finished');

/** Whether a feed still counts among those that are sent. */
export const isRunningFeed = ({ state }: Pick<Feed, 'state'>): boolean => state !== 'finished' && state !== 'cancelled';

const looks: Record<string, StateLook> = {
  waiting: { word: 'Waits for the stream', tone: 'grey' },
  starting: { word: 'Starting', tone: 'yellow' },
  connected: { word: 'Connected', tone: 'green' },
  disconnected: { word: 'Disconnected', tone: 'orange' },
  error: { word: 'Error', tone: 'red' },
  pending_deactivation: { word: 'Stopping', tone: 'yellow' },
  deactivation_in_progress: { word: 'Stopping', tone: 'yellow' },
  cancelled: { word: 'Cancelled', tone: 'grey' },
  finished: { word: 'Finished', tone: 'grey' },
};

/** The look of a feed's state; one that is not known is shown as it comes (OPN-069). */
export const feedLook = (state: string): StateLook => lookIn(looks, state);

export interface FeedAddress {
  rtmps: boolean;
  host: string;
  application: string;
  /** The last part of the address: a key at many receivers. */
  streamName: string;
}

/** Reads `rtmp(s)://host[:port]/application/streamName`; a sentence where it is no such address. */
export function readFeedAddress(address: string): FeedAddress | string {
  const match = /^(rtmps?):\/\/([^/\s?#@]+)\/([^\s]+)$/i.exec(address.trim());
  if (!match) return 'A destination is an address such as rtmp://host/application/key.';
  const [, scheme, host, rest] = match as unknown as [string, string, string, string];
  const slash = rest.lastIndexOf('/');
  const [application, streamName] = slash < 0 ? [rest, ''] : [rest.slice(0, slash), rest.slice(slash + 1)];
  if (!application || !streamName) return 'The address of a destination ends with its stream name or key.';
  return { rtmps: scheme.toLowerCase() === 'rtmps', host, application, streamName };
}

/** The address of a preset with its key (OPN-078). */
export function withKey(url: string, key: string): string {
  return key === '' ? url : `${url.replace(/\/+$/, '')}/${key}`;
}

/** What is shown in place of a key: that there is one, and its end for telling two apart when it is long enough. */
export const maskedKey = (secret: string): string => (secret.length >= 12 ? `••••${secret.slice(-3)}` : '••••');

/** Where a feed goes, as people read it, without its key. */
export function feedLabel({ name, connection_info: { rtmps, host, application } }: Feed): string {
  return name || `${rtmps ? 'rtmps' : 'rtmp'}://${host}/${application}`;
}

/** How loudly a stream asks for attention: trouble first, then what is live, then what waits, then the rest. */
export function streamAttention({ state, sep_state, error, rtmp_outputs }: Livestream): number {
  if (['disconnected', 'failed', 'error'].includes(state) || error) return 0;
  if (rtmp_outputs.some((feed) => feed.state === 'error' || feed.state === 'disconnected')) return 1;
  if (state === 'processing') return 2;
  if (sep_state !== 'waiting' && sep_state !== 'none' && sep_state !== 'finished' && sep_state !== 'cancelled')
    return 3;
  return 4;
}

/**
 * Whether a stream stands among the recent ones (LIV-002): everything that was set up, and of the fixed channels those that
 * are switched on.
 */
export function isRecentStream(stream: Pick<Livestream, 'id' | 'sep_state'>, channels: ReadonlySet<string>): boolean {
  return !channels.has(stream.id) || (stream.sep_state !== 'waiting' && stream.sep_state !== 'none');
}

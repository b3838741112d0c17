import { z } from 'zod';
import { call } from '../call.ts';
import { calendarDate, requiredText } from '../fields.ts';
import { livestreams } from './documents.ts';
import { engineErrors } from './engine-errors.ts';
import { rundownCalls } from './rundown-calls.ts';
import { customTournament } from './set-up.ts';

const id = z.string().min(1).max(200);
const streamID = id;
const done = z.object({});
const job = livestreams.schema.extend({ id });
const named = requiredText('Title', 255); // The video platform's limit.

const notNow = { status: 409, message: 'This is not possible in the current state of the stream.' } as const;

const reportItem = z.object({
  date: z.string(),
  destination_domain: z.string().optional(),
  daily_unique_viewers: z.number().optional(),
  video_view: z.number().optional(),
  video_seconds_viewed: z.number().optional(),
});

export const livestreamsCalls = {
  liveEngine: call({
    needs: 'openLivestreams',
    forTokens: 'read',
    summary: 'Tells which live engine runs the streams, whether it is on and what it supports.',
    input: z.object({}).optional(),
    output: z.object({
      kind: z.enum(['embedded', 'brightcove']),
      on: z.boolean(),
      /** For the screen: what the engine is, or how to switch it on. */
      sentence: z.string(),
      /** Whether the engine can burn a watermark (OPN-079) and graphics (GFX-030) into a stream. */
      watermarks: z.boolean(),
      /** Whether stream keys can be replaced. */
      newKeys: z.boolean(),
      /** Whether streams can be renamed. */
      renaming: z.boolean(),
    }),
  }),
  /** LIV-006 */
  currentStreams: call({
    needs: 'openLivestreams',
    forTokens: 'read',
    summary: 'Lists the streams, newest first.',
    input: z.object({}).optional(),
    output: z.object({ jobs: z.array(job) }),
    errors: engineErrors,
  }),
  getStream: call({
    needs: 'openLivestreams',
    summary: 'Reads a stream from the live engine, with its encoder state and feeds.',
    input: z.object({ id }),
    output: job,
    errors: engineErrors,
  }),
  streamRecordings: call({
    needs: 'openLivestreams',
    forTokens: 'read',
    summary:
      'Lists the recordings in the archive of the match that a stream is named after, within the caller’s match access.',
    input: z.object({ streamID: id }),
    output: z.object({
      /** Absent if there is none, or none that the caller may see. */
      match: z.object({ id, title: z.string() }).optional(),
      recordings: z.array(
        z.object({
          id,
          name: z.string(),
          day: z.number().optional(),
          part: z.number().optional(),
          seconds: z.number().optional(),
        }),
      ),
      /** Names of people who can put a recording into the archive. */
      keepers: z.array(z.string()),
    }),
  }),
  /** LIV-021 */
  channelStatus: call({
    needs: 'openLivestreams',
    forTokens: 'read',
    summary: 'Reads the state of a channel and what its encoder sends.',
    input: z.object({ id }),
    output: z.object({
      id,
      state: z.string(),
      sep_state: z.string(),
      /** What the encoder sends; absent while it sends nothing. */
      incoming: z
        .object({
          kilobitsPerSecond: z.number(),
          framesPerSecond: z.number().optional(),
          width: z.number().optional(),
          height: z.number().optional(),
        })
        .optional(),
    }),
    errors: engineErrors,
  }),
  /** LIV-053 */
  addStream: call({
    needs: 'openLivestreams',
    summary: 'Sets up a new stream.',
    input: z.object({
      name: named,
      /** The id of a tournament, or `custom`. */
      tournament: z.string().min(1).max(200).default(customTournament),
      bbcCommentary: z.boolean().default(false),
      commercialContents: z.array(z.string().max(500)).max(100).default([]),
    }),
    output: z.object({ id }),
    errors: engineErrors,
  }),
  /** LIV-031 */
  activateSEP: call({
    needs: 'openLivestreams',
    summary: 'Activates a stream, so that its encoder can send.',
    input: z.object({ streamID }),
    output: done,
    errors: { ...engineErrors, NOT_NOW: notNow },
  }),
  /** LIV-032 */
  deactivateSEP: call({
    needs: 'openLivestreams',
    summary: 'Deactivates a stream and cuts off its encoder.',
    input: z.object({ streamID }),
    output: done,
    errors: { ...engineErrors, NOT_NOW: notNow },
  }),
  /** LIV-015, OPN-078 */
  addRTMP: call({
    needs: 'openLivestreams',
    summary: 'Sends a stream to one more destination. For a preset, the server adds the key.',
    input: z.object({
      streamID,
      /** A complete `rtmp(s)://` address, or the address of the preset. */
      url: z.string().trim().min(1, 'Address is needed.').max(2_000),
      /** Id of the destination whose key the server adds. */
      preset: id.optional(),
    }),
    output: z.object({ rtmpID: id }),
    errors: {
      ...engineErrors,
      TOO_MANY_FEEDS: { status: 409, message: 'A stream can be sent to at most 5 destinations at once.' },
      SENT_ALREADY: { status: 409, message: 'This stream is already sent to this destination.' },
    },
  }),
  /** LIV-016 */
  stopRTMP: call({
    needs: 'openLivestreams',
    summary: 'Stops sending a stream to a destination.',
    input: z.object({ streamID, rtmpID: id }),
    output: done,
    errors: engineErrors,
  }),
  /** LIV-028 */
  playbackToken: call({
    needs: 'openLivestreams',
    summary: 'Gives the caller a token to play a stream for a limited time.',
    input: z.object({ streamID }),
    output: z.object({
      playback_token: z.string(),
      /** When the token expires; request another before then. */
      until: z.string(),
      player: z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('hls'), address: z.string(), film: z.string() }),
        z.object({ kind: z.literal('frame'), address: z.string() }),
      ]),
    }),
    errors: engineErrors,
  }),
  /** LIV-041, LIV-044 */
  streamReporting: call({
    needs: 'openLivestreams',
    forTokens: 'read',
    summary: 'Reports the viewers or the viewing time of a stream, by day and site.',
    input: z
      .object({
        from: calendarDate('Report From'),
        to: calendarDate('Report To'),
        sort: z.literal('date').default('date'),
        /** Comma-separated names, like `dimensions` (OPN-072). */
        fields: z
          .string()
          .regex(
            /^(daily_unique_viewers|video_view|video_seconds_viewed)(,(daily_unique_viewers|video_view|video_seconds_viewed))*$/,
          ),
        dimensions: z.string().regex(/^(date|date,destination_domain)$/),
        video_cloud_id: id,
      })
      .refine(({ from, to }) => from <= to, { message: 'Report From must not be after Report To.', path: ['from'] }),
    output: z.object({
      items: z.array(reportItem),
      /** For the screen: where the numbers come from. */
      source: z.string(),
    }),
    errors: engineErrors,
  }),
  /** LIV-047 */
  upcomingFixtures: call({
    needs: 'openLivestreams',
    forTokens: 'read',
    summary: 'Lists the upcoming matches of a tournament.',
    input: z.object({ tournament: id }),
    output: z.object({
      fixtures: z.array(
        z.object({
          id: z.string(),
          date: z.string(),
          team1: z.string(),
          team2: z.string(),
          venue: z.string(),
          city: z.string(),
        }),
      ),
    }),
    errors: {
      NOT_CONFIGURED: { status: 409, message: 'No fixtures service is set up.' },
      FIXTURES_FAILED: { status: 409, message: 'The fixtures service did not answer. Please try again.' },
    },
  }),
  /** OPN-079 */
  setWatermark: call({
    needs: 'openLivestreams',
    summary: 'Sets or clears the watermark that is burnt into a stream.',
    input: z.object({ streamID, watermark: id.nullable() }),
    output: done,
    errors: {
      ...engineErrors,
      NO_WATERMARKS: { status: 409, message: 'The video platform does not support watermarks.' },
    },
  }),
  ...rundownCalls,
  newStreamKey: call({
    needs: 'openLivestreams',
    summary: 'Replaces the key of a stream. An encoder that uses the old key is cut off.',
    input: z.object({ streamID }),
    output: done,
    errors: {
      ...engineErrors,
      NO_NEW_KEYS: { status: 409, message: 'The video platform issues its own stream keys.' },
    },
  }),
  renameStream: call({
    needs: 'openLivestreams',
    summary: 'Renames a stream.',
    input: z.object({ streamID, name: named }),
    output: done,
    errors: {
      ...engineErrors,
      NO_RENAMING: { status: 409, message: 'Streams at the video platform are renamed there.' },
    },
  }),
  cancelStream: call({
    needs: 'openLivestreams',
    summary: 'Cancels a stream that is off, for good. Its key is worthless from then on.',
    input: z.object({ streamID }),
    output: done,
    errors: { ...engineErrors, NOT_NOW: notNow },
  }),
  saveDestination: call({
    needs: 'openLivestreams',
    summary: 'Adds or changes a feed destination. Without a key, the stored key stays.',
    input: z.object({
      id: id.optional(),
      name: requiredText('Name', 200),
      url: requiredText('Address', 2_000),
      key: z.string().trim().max(1_000, 'Key can have at most 1,000 characters.').optional(),
    }),
    example: { name: 'Partner', url: 'rtmp://live.example.org/app', key: 'the-stream-key' },
    output: z.object({ id }),
  }),
  removeDestination: call({
    needs: 'openLivestreams',
    summary: 'Removes a feed destination and its key. Running feeds to it continue.',
    input: z.object({ id }),
    output: done,
  }),
};

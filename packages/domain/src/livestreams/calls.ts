import { z } from 'zod';
import { call } from '../call.ts';
import { calendarDate, requiredText } from '../fields.ts';
import { livestreams } from './documents.ts';
import { customTournament } from './set-up.ts';

const id = z.string().min(1).max(200);
const streamID = id;
const done = z.object({});
const job = livestreams.schema.extend({ id });
const named = requiredText('Title', 255); // The video platform takes no longer name.

const engineErrors = {
  NOT_CONFIGURED: { status: 409, message: 'The live engine is switched off.' },
  ENGINE_FAILED: { status: 409, message: 'The video platform did not do this. Please try again.' },
} as const;
const notNow = { status: 409, message: 'This is not possible in the state that the stream is in.' } as const;

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
    summary: 'Which live engine is behind the streams, whether it is on, and what it can do.',
    input: z.object({}).optional(),
    output: z.object({
      kind: z.enum(['embedded', 'brightcove']),
      on: z.boolean(),
      /** What it is, or how to switch it on, in one sentence. */
      sentence: z.string(),
      /** Whether it burns watermarks into streams (OPN-079). */
      watermarks: z.boolean(),
      /** Whether stream keys can be made anew. */
      newKeys: z.boolean(),
    }),
  }),
  currentStreams: call({
    needs: 'openLivestreams',
    summary: 'The streams, newest first (LIV-006).',
    input: z.object({}).optional(),
    output: z.object({ jobs: z.array(job) }),
    errors: engineErrors,
  }),
  getStream: call({
    needs: 'openLivestreams',
    summary: 'One stream as the engine knows it now, with its encoder state and feeds.',
    input: z.object({ id }),
    output: job,
    errors: engineErrors,
  }),
  channelStatus: call({
    needs: 'openLivestreams',
    summary: 'The state of a channel, and what its encoder sends (LIV-021).',
    input: z.object({ id }),
    output: z.object({
      id,
      state: z.string(),
      sep_state: z.string(),
      /** What comes in; absent while nothing does. */
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
  addStream: call({
    needs: 'openLivestreams',
    summary: 'Sets up a new stream (LIV-053).',
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
  activateSEP: call({
    needs: 'openLivestreams',
    summary: "Switches a stream's encoder entry on (LIV-031).",
    input: z.object({ streamID }),
    output: done,
    errors: { ...engineErrors, NOT_NOW: notNow },
  }),
  deactivateSEP: call({
    needs: 'openLivestreams',
    summary: "Switches a stream's encoder entry off (LIV-032).",
    input: z.object({ streamID }),
    output: done,
    errors: { ...engineErrors, NOT_NOW: notNow },
  }),
  addRTMP: call({
    needs: 'openLivestreams',
    summary: 'Sends a stream to one more destination (LIV-015). The key of a preset is added by the server (OPN-078).',
    input: z.object({
      streamID,
      /** A whole `rtmp(s)://` address, or the address of the preset. */
      url: z.string().trim().min(1, 'Address is needed.').max(2_000),
      /** The destination whose key is added. */
      preset: id.optional(),
    }),
    output: z.object({ rtmpID: id }),
    errors: {
      ...engineErrors,
      TOO_MANY_FEEDS: { status: 409, message: 'A stream can be sent to at most 5 destinations at once.' },
      SENT_ALREADY: { status: 409, message: 'This stream is sent to this destination already.' },
    },
  }),
  stopRTMP: call({
    needs: 'openLivestreams',
    summary: 'Stops sending a stream to a destination (LIV-016).',
    input: z.object({ streamID, rtmpID: id }),
    output: done,
    errors: engineErrors,
  }),
  playbackToken: call({
    needs: 'openLivestreams',
    summary: 'Lets the caller play a stream for a while (LIV-028).',
    input: z.object({ streamID }),
    output: z.object({
      playback_token: z.string(),
      /** Until when it plays; ask again before. */
      until: z.string(),
      player: z.object({ kind: z.enum(['hls', 'frame']), address: z.string() }),
    }),
    errors: engineErrors,
  }),
  streamReporting: call({
    needs: 'openLivestreams',
    summary: 'Who watched a stream, by day and site (LIV-041, LIV-044).',
    input: z
      .object({
        from: calendarDate('Report From'),
        to: calendarDate('Report To'),
        sort: z.literal('date').default('date'),
        /** Comma-separated names, as are the dimensions (OPN-072). */
        fields: z
          .string()
          .regex(
            /^(daily_unique_viewers|video_view|video_seconds_viewed)(,(daily_unique_viewers|video_view|video_seconds_viewed))*$/,
          ),
        dimensions: z.string().regex(/^(date|date,destination_domain)$/),
        video_cloud_id: id,
      })
      .refine(({ from, to }) => from <= to, { message: 'Report From lies after Report To.', path: ['from'] }),
    output: z.object({
      items: z.array(reportItem),
      /** Where the numbers come from, in one sentence. */
      source: z.string(),
    }),
    errors: engineErrors,
  }),
  upcomingFixtures: call({
    needs: 'openLivestreams',
    summary: 'The upcoming matches of a tournament (LIV-047).',
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
  setWatermark: call({
    needs: 'openLivestreams',
    summary: 'Chooses the one watermark that is burnt into a stream, or none (OPN-079).',
    input: z.object({ streamID, watermark: id.nullable() }),
    output: done,
    errors: { ...engineErrors, NO_WATERMARKS: { status: 409, message: 'The video platform burns in no watermarks.' } },
  }),
  newStreamKey: call({
    needs: 'openLivestreams',
    summary: 'Makes the key of a stream anew; an encoder with the old one is cut off.',
    input: z.object({ streamID }),
    output: done,
    errors: { ...engineErrors, NO_NEW_KEYS: { status: 409, message: 'The video platform gives out its keys itself.' } },
  }),
  saveDestination: call({
    needs: 'openLivestreams',
    summary: 'Adds a feed destination, or changes one. An absent key leaves the one that is kept.',
    input: z.object({
      id: id.optional(),
      name: requiredText('Name', 200),
      url: requiredText('Address', 2_000),
      key: z.string().trim().max(1_000, 'Key can have at most 1,000 characters.').optional(),
    }),
    output: z.object({ id }),
  }),
  removeDestination: call({
    needs: 'openLivestreams',
    summary: 'Removes a feed destination and its key. Feeds that run to it go on.',
    input: z.object({ id }),
    output: done,
  }),
};

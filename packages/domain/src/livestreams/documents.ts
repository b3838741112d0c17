import type { DocumentOf } from '@pavilion/sync';
import { z } from 'zod';
import { defineDocument } from '../define-document.ts';
import {
  calendarDate,
  choice,
  count,
  createdStamps,
  flag,
  instant,
  reference,
  requiredText,
  text,
  updatedStamps,
} from '../fields.ts';
import { nameOfStream } from './name-of-stream.ts';

const feed = z.object({
  rtmp_out_id: z.string().max(200),
  state: text('State', 100),
  /** Many receivers use `streamName` as a key, so the server masks it before it is stored here. */
  connection_info: z
    .object({
      rtmps: flag(),
      host: text('Host', 500),
      application: text('Application', 500),
      streamName: text('Stream name', 500),
    })
    .default({ rtmps: false, host: '', application: '', streamName: '' }),
  /** Name of the preset that the feed was added from. */
  name: choice('Name', 200),
  error: choice('Error', 2_000),
  /** Number of reconnections since the feed was added. */
  retries: z.number().int().min(0).optional(),
});
export type Feed = z.output<typeof feed>;

const encoderRefusal = z.object({
  at: instant(),
  /** Network address of the encoder. */
  from: text('Address', 100),
  why: z.enum(['unknownKey', 'second', 'off']),
});
export type EncoderRefusal = z.output<typeof encoderRefusal>;

/** What a stream can leave out because its machine is too slow to burn it in. */
export const leftOut = z.enum(['watermark', 'graphics', 'both']);
export type LeftOut = z.output<typeof leftOut>;

/** A stream and its encoder (DAT-050, DAT-051). The live engine sets the states; unknown ones are shown too (OPN-069). */
export const livestreams = defineDocument('livestreams', {
  about: {
    noun: 'stream',
    plural: 'streams',
    title: nameOfStream,
    note: ['tournament'],
    page: '/livestreams/stream/$id',
    removal: 'never',
  },

  schema: () =>
    z.object({
      state: text('State', 100).default('standby'),
      sep_state: text('Encoder state', 100).default('waiting'),
      protocol: text('Protocol', 50).default('rtmp'),
      /** Address and key that the encoder sends to. People who configure streams can see the key (LIV-010). */
      stream: z.object({ url: text('Address', 2_000), name: text('Key', 500) }).default({ url: '', name: '' }),
      rtmp_outputs: z.array(feed).max(50).default([]),
      videocloud: z
        .object({
          video: z
            .object({ name: text('Name', 500), tags: z.array(z.string().max(200)).max(200).default([]) })
            .default({ name: '', tags: [] }),
        })
        .default({ video: { name: '', tags: [] } }),
      job_videocloud_asset_id: reference(),
      tournament: choice('Tournament'),
      bbcCommentary: flag(),
      /** File id of the watermark burnt into the stream (OPN-079). */
      watermark: reference(),
      /** Control document whose programme is burnt into the stream (GFX-030). */
      control: reference(),
      error: choice('Error', 2_000),
      /** Absent while it carries what is chosen. */
      left_out: leftOut.optional(),
      started_at: instant().optional(),
      /** When the encoder stopped sending; absent unless it is lost. */
      lost_at: instant().optional(),
      /** When the key was changed; absent once an encoder sends with it. */
      new_key_at: instant().optional(),
      /** The last encoder that was refused; cleared when one is accepted. */
      refused_encoder: encoderRefusal.optional(),
      ...createdStamps,
      ...updatedStamps,
    }),
  indexes: [
    { fields: [], orderBy: [{ field: 'created_at', direction: 'desc' }] },
    { fields: ['state'] },
    { fields: ['sep_state'] },
    { fields: ['control'] },
  ],
});
export type Livestream = DocumentOf<typeof livestreams>;

/** A feed destination to choose from, without its key. */
export const rtmpOutputs = defineDocument('rtmpOutputs', {
  about: { noun: 'feed destination', plural: 'feed destinations', title: ['name'], page: null, removal: 'trash' },

  schema: () =>
    z.object({
      name: requiredText('Name', 200),
      url: requiredText('Address', 2_000),
      ...createdStamps,
      ...updatedStamps,
    }),
  indexes: [{ fields: [], orderBy: [{ field: 'name', direction: 'asc' }] }],
});
export type RtmpOutput = DocumentOf<typeof rtmpOutputs>;

/**
 * Secrets of feeds, readable by no policy. Under the id of a destination: its key. Under the id of a running feed: the
 * complete address that it is sent to, because the destination may change while the feed still runs to the old address.
 */
export const rtmpOutputKeys = defineDocument('rtmpOutputKeys', {
  about: { noun: 'stream key', plural: 'stream keys', title: [], page: null, removal: 'for good' },

  schema: () => z.object({ key: text('Key', 3_000) }),
});
export type RtmpOutputKey = DocumentOf<typeof rtmpOutputKeys>;

/** Viewing of one stream's preview by one person on one day and site. The embedded engine counts it for the reports. */
export const livestreamViews = defineDocument('livestreamViews', {
  about: { noun: 'view', plural: 'views', title: ['viewer'], page: null, removal: 'never' },

  schema: () =>
    z.object({
      stream: z.string().min(1).max(200),
      day: calendarDate(),
      viewer: z.string().min(1).max(200),
      domain: text('Domain', 300),
      starts: count(),
      seconds: z.number().min(0).default(0),
    }),
  indexes: [{ fields: ['stream'], orderBy: [{ field: 'day', direction: 'asc' }] }],
});
export type LivestreamView = DocumentOf<typeof livestreamViews>;

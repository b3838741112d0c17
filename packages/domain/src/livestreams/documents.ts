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

const feed = z.object({
  rtmp_out_id: z.string().max(200),
  state: text('State', 100),
  /** `streamName` is a key at many receivers: the server masks it before it is stored here. */
  connection_info: z
    .object({
      rtmps: flag(),
      host: text('Host', 500),
      application: text('Application', 500),
      streamName: text('Stream name', 500),
    })
    .default({ rtmps: false, host: '', application: '', streamName: '' }),
  /** The name of the preset it was made from. */
  name: choice('Name', 200),
  error: choice('Error', 2_000),
  /** How often it was connected anew since it was added. */
  retries: z.number().int().min(0).optional(),
});
export type Feed = z.output<typeof feed>;

const encoderRefusal = z.object({
  at: instant(),
  /** The network address that it came from. */
  from: text('Address', 100),
  why: z.enum(['unknownKey', 'second', 'off']),
});
export type EncoderRefusal = z.output<typeof encoderRefusal>;

/** A stream and its encoder (DAT-050, DAT-051). Its states come from the live engine and are shown as they come (OPN-069). */
export const livestreams = defineDocument('livestreams', {
  about: {
    noun: 'stream',
    plural: 'streams',
    title: ['videocloud.video.name'],
    note: ['tournament'],
    page: '/livestreams/stream/$id',
    removal: 'never',
  },

  schema: z.object({
    state: text('State', 100).default('standby'),
    sep_state: text('Encoder state', 100).default('waiting'),
    protocol: text('Protocol', 50).default('rtmp'),
    /** Where the encoder sends to. Its key is shown to those who may configure streams (LIV-010). */
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
    /** The file document of the watermark burnt into it (OPN-079). */
    watermark: reference(),
    error: choice('Error', 2_000),
    started_at: instant().optional(),
    /** Since when nothing has come from the encoder; absent unless it is lost. */
    lost_at: instant().optional(),
    /** The encoder that was turned away last, until one is let in. */
    refused_encoder: encoderRefusal.optional(),
    ...createdStamps,
    ...updatedStamps,
  }),
  indexes: [
    { fields: [], orderBy: [{ field: 'created_at', direction: 'desc' }] },
    { fields: ['state'] },
    { fields: ['sep_state'] },
  ],
});
export type Livestream = DocumentOf<typeof livestreams>;

/** A feed destination as people choose it, without its key. */
export const rtmpOutputs = defineDocument('rtmpOutputs', {
  about: { noun: 'stream output', plural: 'stream outputs', title: ['name'], page: null, removal: 'trash' },

  schema: z.object({
    name: requiredText('Name', 200),
    url: requiredText('Address', 2_000),
    ...createdStamps,
    ...updatedStamps,
  }),
  indexes: [{ fields: [], orderBy: [{ field: 'name', direction: 'asc' }] }],
});
export type RtmpOutput = DocumentOf<typeof rtmpOutputs>;

/**
 * What must not be seen of a destination, under the destination's id: its key. Under the id of a running feed: the whole
 * address that the feed is sent to, since a destination may be changed while a feed to its old address runs. No policy
 * reads it.
 */
export const rtmpOutputKeys = defineDocument('rtmpOutputKeys', {
  about: { noun: 'stream key', plural: 'stream keys', title: [], page: null, removal: 'for good' },

  schema: z.object({ key: text('Key', 3_000) }),
});
export type RtmpOutputKey = DocumentOf<typeof rtmpOutputKeys>;

/** What one person watched of a stream's preview in a day on one site: counted by the embedded engine, for the reports. */
export const livestreamViews = defineDocument('livestreamViews', {
  about: { noun: 'view', plural: 'views', title: ['viewer'], page: null, removal: 'never' },

  schema: z.object({
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

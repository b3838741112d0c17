import { z } from 'zod';

const count = z.number().int().nonnegative();

/** An exact frame rate, `num / den` frames per second. */
export const frameRateSchema = z.object({ num: z.number().int().positive(), den: z.number().int().positive() });

/** One sound track of a file (DAT-023). */
export const audioTrack = z.object({
  /** The stream's number within the file. */
  index: count,
  /** The layout by the media tool's name (`stereo`, `5.1`), or `2 channels` without a named layout. */
  channel_layout: z.string(),
  codec_name: z.string(),
  compression: z.enum(['lossy', 'lossless', 'uncompressed']),
});

/**
 * What is known about a file's content (DAT-023, DAT-026). Only `size` is always there: the rest is absent until the file
 * has been read, and where the kind of file has no such thing. Names with underscores are the specification's.
 */
export const fileMetadata = z.object({
  /** Bytes. */
  size: count,
  /** When the content says it was recorded or exported (ISO 8601). */
  file_created: z.string().optional(),
  /** Short name of the container or format: `mp4`, `mov`, `png`, `pdf`. */
  format: z.string().optional(),
  /** Bits per second, of the whole file. */
  bitrate: count.optional(),
  /** Seconds. */
  duration: z.number().nonnegative().optional(),
  /** Timecode label of the first frame, as recorded in the file. */
  timecode: z.string().optional(),
  /** The same for archive recordings (DAT-026), where an archivist may set it by hand. */
  timecodeStart: z.string().optional(),
  display_aspect_ratio: z.string().optional(),
  /** Pixels as shown, that is, after the file's own rotation. */
  width: count.optional(),
  height: count.optional(),
  videoCodec: z.string().optional(),
  /** Bits per second. */
  videoBitrate: count.optional(),
  /** As the media tool writes it: `25/1`, `30000/1001`. */
  avg_frame_rate: z.string().optional(),
  profile: z.string().optional(),
  audio: z.array(audioTrack).optional(),
  /** The exact rate in which frames are counted; frame numbers of notes and marks refer to it. */
  frameRate: frameRateSchema.optional(),
  /** True where frames are unevenly spaced, so that a frame number is only a position on the time grid. */
  variableFrameRate: z.boolean().optional(),
  /** Number of video frames; of unevenly spaced ones, places on the grid of `frameRate`. */
  frames: count.optional(),
  /** `timecode` as a frame count: frame n of the file carries the label of `startFrame + n`. */
  startFrame: count.optional(),
  /** Time of the first frame on a player's clock, in seconds: 0 for nearly every file. */
  startSeconds: z.number().optional(),
  /** Pages of a document. */
  pages: count.optional(),
});

export type AudioTrack = z.infer<typeof audioTrack>;
export type FileMetadata = z.infer<typeof fileMetadata>;

/** The index beside a storyboard sprite: which moment each tile shows. Key frames are irregular, so each has its true time. */
export const storyboardIndex = z.object({
  tileWidth: count,
  tileHeight: count,
  columns: count,
  rows: count,
  tiles: z.array(
    z.object({
      /** Seconds on the player's clock. */
      time: z.number(),
      frame: count,
      /** Pixels from the sprite's left and top edge. */
      x: count,
      y: count,
    }),
  ),
});

export type StoryboardIndex = z.infer<typeof storyboardIndex>;

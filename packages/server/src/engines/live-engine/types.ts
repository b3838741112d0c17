import type { Readable } from 'node:stream';
import type { Viewer } from '@pavilion/domain/access';
import type { ReportItem, StreamPlayer } from '@pavilion/domain/livestreams';
import type { Logger } from 'pino';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import type { Storage } from '../storage/types.ts';
import type { Actor, Store } from '../store/types.ts';

/**
 * Paints what a control document has on air into a file, as raw red, green, blue and alpha of each pixel, until it is closed.
 * Reports why it cannot be drawn, and null once it can.
 */
export type PaintProgramme = (
  control: string,
  canvas: Canvas,
  onTrouble: (fails: boolean) => void,
) => { close: () => Promise<void> };

/** File with the graphics of a stream, replaced as a whole; there is none while nothing is on air. */
export interface Canvas {
  path: string;
  width: number;
  height: number;
}

export interface LiveEngineDeps {
  config: Config;
  clock: Clock;
  log: Logger;
  store: Store;
  storage: Storage;
  publicUrl: () => string;
  paintProgramme: PaintProgramme;
}

export interface NewStream {
  name: string;
  tournament: string;
  tags: string[];
  bbcCommentary: boolean;
}

export interface Playback {
  playback_token: string;
  until: string;
  player: StreamPlayer;
}

export interface Incoming {
  kilobitsPerSecond: number;
  framesPerSecond?: number | undefined;
  width?: number | undefined;
  height?: number | undefined;
}

export interface ReportQuery {
  from: string;
  to: string;
  fields: string;
  dimensions: string;
  video_cloud_id: string;
}

/**
 * Receives streams, shows them and sends them on. The `livestreams` documents hold the state of each; an engine keeps
 * them up to date. Failures are a `Refusal` with a sentence.
 */
export interface LiveEngine {
  kind: 'embedded' | 'brightcove';
  /** What the engine is, and how to switch it on. */
  about: () => { on: boolean; sentence: string };
  watermarks: boolean;
  newKeys: boolean;
  renaming: boolean;
  /** Origins of players shown in a frame. */
  frames: readonly string[];
  start(): Promise<void>;
  /** Updates the documents from the engine's state. */
  refresh(): Promise<void>;
  /** `refresh` for one stream, which may be a channel that nobody has opened so far. */
  refreshOne(id: string): Promise<void>;
  create(stream: NewStream, actor: Actor): Promise<string>;
  activate(id: string, actor: Actor): Promise<void>;
  deactivate(id: string, actor: Actor): Promise<void>;
  /** `address` includes the stream key; `name` is for people. Resolves to the feed's id. */
  addFeed(id: string, feed: { address: string; name?: string | undefined }, actor: Actor): Promise<string>;
  stopFeed(id: string, feed: string, actor: Actor): Promise<void>;
  setWatermark(id: string, file: string | null, actor: Actor): Promise<void>;
  setGraphics(id: string, control: string | null, actor: Actor): Promise<void>;
  newKey(id: string, actor: Actor): Promise<void>;
  rename(id: string, name: string, actor: Actor): Promise<void>;
  /** Ends a stream that is off, for good. */
  cancel(id: string, actor: Actor): Promise<void>;
  play(id: string, viewer: Viewer): Promise<Playback>;
  /** Path of a preview file (playlist, segment or poster); null if absent. */
  previewFile(id: string, name: string): Promise<string | null>;
  /**
   * The stream as fragmented MP4, from the last key frame on, without an end: it is cut off once `allowed` no longer
   * holds, or this person has no valid token left. Null without a picture.
   */
  film(id: string, viewer: Viewer, domain: string, allowed: () => Promise<boolean>): Readable | null;
  /** Whether this token lets this person play this stream now. */
  mayPlay(token: string, id: string, viewer: Viewer): boolean;
  /** Notes that a segment of the preview was fetched. */
  watched(id: string, segment: string, viewer: Viewer, domain: string): void;
  incoming(id: string): Incoming | undefined;
  report(query: ReportQuery): Promise<{ items: ReportItem[]; source: string }>;
  close(): Promise<void>;
}

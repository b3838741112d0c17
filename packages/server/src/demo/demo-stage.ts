import type { Context } from '../context.ts';
import type { Chance } from './chance.ts';
import type { DemoClock } from './demo-clock.ts';
import type { DemoMedia } from './media-set.ts';

/** Shared input for each part of the demo. */
export interface DemoStage {
  context: Context;
  chance: Chance;
  time: DemoClock;
  /** Ids of people by e-mail. */
  people: ReadonlyMap<string, string>;
  /** Folder for generated media, removed afterwards. */
  folder: string;
  /** Path of ffmpeg; null if missing, and then no videos are made. */
  ffmpeg: string | null;
  media: readonly DemoMedia[];
}

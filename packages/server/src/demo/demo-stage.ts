import type { Context } from '../context.ts';
import type { Chance } from './chance.ts';
import type { DemoClock } from './demo-clock.ts';
import type { DemoMedia } from './media-set.ts';

/** What each part of the demo is filled with. */
export interface DemoStage {
  context: Context;
  chance: Chance;
  time: DemoClock;
  /** Ids of people by their e-mail. */
  people: ReadonlyMap<string, string>;
  /** A folder for made media, removed afterwards. */
  folder: string;
  /** The path of ffmpeg, or null where there is none: then no film is made. */
  ffmpeg: string | null;
  media: readonly DemoMedia[];
}

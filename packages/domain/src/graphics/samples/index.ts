import { afterPlay } from './after-play.data.ts';
import { beforePlay } from './before-play.data.ts';
import { inPlay } from './in-play.data.ts';
import { onAir } from './on-air.data.ts';
import type { Sample } from './pieces.ts';

export type { Sample };
/** Designs that come with the product, in the order of a match: designers start from them (GFX-037). */
export const sampleTemplates: readonly Sample[] = [...beforePlay, ...inPlay, ...afterPlay, ...onAir];

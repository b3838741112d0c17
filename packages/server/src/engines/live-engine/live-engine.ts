import { openBrightcoveEngine } from './brightcove.ts';
import { openEmbeddedEngine } from './embedded.ts';
import type { LiveEngine, LiveEngineDeps } from './types.ts';

/** The video platform's live engine if its key is set, otherwise the embedded one. */
export function openLiveEngine(deps: LiveEngineDeps): LiveEngine {
  const { brightcove } = deps.config;
  return brightcove?.liveKey
    ? openBrightcoveEngine(deps, { ...brightcove, liveKey: brightcove.liveKey })
    : openEmbeddedEngine(deps);
}

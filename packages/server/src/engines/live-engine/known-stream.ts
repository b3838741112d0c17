import type { Door } from './door.ts';
import type { Lag, Sample } from './meter.ts';
import type { StreamRun } from './run.ts';
import type { Incoming, LiveEngineDeps } from './types.ts';

/** What this process knows of a stream beside its document. */
export interface KnownStream {
  run: StreamRun | null;
  publishing: boolean;
  /** It was sending, and nothing comes from it now. */
  lost: boolean;
  giveUp: NodeJS.Timeout | undefined;
  /** Work on a stream is done one after the other. */
  queue: Promise<void>;
  /** The encoder's key that was let in last. */
  key: string;
  samples: Sample[];
  /** How far the programme with the watermark is behind the encoder. */
  lag: Lag | null;
  incoming: Incoming | undefined;
  /** The watermark that is left out of this run, since it could not be burnt in. */
  leftOut: string | null;
}

/** What the parts of the conductor share. */
export interface Conducting extends LiveEngineDeps {
  /** The folder of the previews. */
  root: string;
  streams: Map<string, KnownStream>;
  door: Door | null;
  /** Null where ffmpeg is missing: encoders are let in, and nothing is made of what they send. */
  ffmpeg: string | null;
  closed: boolean;
}

/** The stream of this id, known from now on. */
export function knownOf({ streams }: Conducting, id: string): KnownStream {
  const known = streams.get(id);
  if (known) return known;
  const fresh: KnownStream = {
    run: null,
    publishing: false,
    lost: false,
    giveUp: undefined,
    queue: Promise.resolve(),
    key: '',
    samples: [],
    lag: null,
    incoming: undefined,
    leftOut: null,
  };
  streams.set(id, fresh);
  return fresh;
}

/** What was measured of an encoder says nothing about the next one. */
export function forgetIncoming(known: KnownStream): void {
  known.samples = [];
  known.lag = null;
  known.incoming = undefined;
}

/** Work that nobody waits for: its failure is written to the log, unless everything ends anyway. */
export function quietly(conducting: Conducting, work: Promise<unknown>): void {
  work.catch((error: unknown) => {
    if (!conducting.closed) conducting.log.error({ err: error }, 'The state of a stream could not be noted.');
  });
}

import type { Size } from './commands.ts';
import type { Door } from './door.ts';
import type { Lag, Sample } from './meter.ts';
import type { StreamRun } from './run.ts';
import type { Incoming, LiveEngineDeps } from './types.ts';

/** State of a stream in this process, beside its document. */
export interface KnownStream {
  run: StreamRun | null;
  publishing: boolean;
  /** It was sending and has gone silent. */
  lost: boolean;
  giveUp: NodeJS.Timeout | undefined;
  /** Queue: one task at a time per stream. */
  queue: Promise<void>;
  /** Last accepted key of the encoder. */
  key: string;
  samples: Sample[];
  /** Size of the encoder's picture; null until it is measured. */
  film: Size | null;
  /** Delay of the programme with what is burnt in behind the encoder. */
  lag: Lag | null;
  incoming: Incoming | undefined;
  /** The programme of this run has frames of graphics, which stay when nothing is shown in them. */
  carriesGraphics: boolean;
  /** What is not burnt in during this run, because this machine is too slow: see `burntInOf`. */
  leftOut: string | null;
}

/** State shared by the parts of the conductor. */
export interface Conducting extends LiveEngineDeps {
  /** Folder of the previews. */
  root: string;
  streams: Map<string, KnownStream>;
  door: Door | null;
  /** Null when ffmpeg is missing: encoders can connect, but their streams are not processed. */
  ffmpeg: string | null;
  closed: boolean;
}

/** The stream with this id; registers it when new. */
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
    film: null,
    lag: null,
    incoming: undefined,
    carriesGraphics: false,
    leftOut: null,
  };
  streams.set(id, fresh);
  return fresh;
}

/** Measurements of one encoder do not apply to the next. */
export function forgetIncoming(known: KnownStream): void {
  known.samples = [];
  known.lag = null;
  known.incoming = undefined;
}

/** Runs work in the background: logs its failure, except during shutdown. */
export function quietly(conducting: Conducting, work: Promise<unknown>): void {
  work.catch((error: unknown) => {
    if (!conducting.closed) conducting.log.error({ err: error }, 'The state of a stream could not be saved.');
  });
}

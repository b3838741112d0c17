import { isActivatedEncoder } from '@pavilion/domain/livestreams';
import type { Size } from './commands.ts';
import type { DoorEvents, IncomingNow } from './door.ts';
import { type Conducting, forgetIncoming, type KnownStream, quietly } from './known-stream.ts';
import { fallsBehind, lagAfter, rateOf, withSample } from './meter.ts';
import { createRefusals } from './refusals.ts';
import type { StreamRun } from './run.ts';
import type { Runs } from './runs.ts';
import { patchStream, resting } from './states.ts';

/** Milliseconds until a lost encoder counts as gone; until then its feeds and preview wait. */
const patience = 30_000;
/** Size of a film whose encoder does not tell it. */
const usualFilm = { width: 1280, height: 720 };
/** Milliseconds of silence after which a connected encoder is shown as lost. */
const silence = 5_000;

/** Handles encoder events of the RTMP server, and writes the state of each stream into its document. */
export function createEncoderEvents(
  conducting: Conducting,
  { runs, reconcile }: { runs: Runs; reconcile: (id: string) => Promise<void> },
): Omit<DoorEvents, 'died'> {
  const { store, streams, clock } = conducting;
  const refusals = createRefusals(conducting);

  function published(id: string): void {
    const known = streams.get(id);
    if (!known) return;
    clearTimeout(known.giveUp);
    known.publishing = true;
    known.lost = false;
    forgetIncoming(known);
    quietly(
      conducting,
      patchStream(store, id, ({ state, lost_at, new_key_at }) =>
        state === 'processing' && !lost_at && !new_key_at
          ? null
          : { state: 'processing', started_at: clock(), lost_at: null, new_key_at: null, refused_encoder: null },
      ),
    );
    void reconcile(id);
  }

  /** Notes when a stream was lost, and when it is back. */
  function noteLost(id: string, known: KnownStream, lost: boolean, silent = 0): void {
    if (known.lost === lost) return;
    known.lost = lost;
    if (lost) forgetIncoming(known);
    const since = new Date(Date.parse(clock()) - silent).toISOString();
    quietly(
      conducting,
      patchStream(store, id, (now) => {
        if (!isActivatedEncoder(now.sep_state)) return null;
        return lost ? { state: 'disconnected', lost_at: since } : { state: 'processing', lost_at: null };
      }),
    );
  }

  function noteFilm(id: string, known: KnownStream, film: Size): void {
    if (known.film?.width === film.width && known.film.height === film.height) return;
    known.film = film;
    void reconcile(id);
  }

  function gone(id: string): void {
    const known = streams.get(id);
    if (!known?.publishing || conducting.closed) return;
    noteLost(id, known, true);
    known.giveUp = setTimeout(() => {
      known.publishing = false;
      known.queue = known.queue.then(async () => {
        if (known.publishing) return;
        await runs.end(id, known);
        await patchStream(store, id, (now) => ({ rtmp_outputs: resting(now) }));
      });
      quietly(conducting, known.queue);
    }, patience);
    known.giveUp.unref();
  }

  function ofRun(id: string, act: (run: StreamRun) => Promise<void>): void {
    const known = streams.get(id);
    if (!known) return;
    known.queue = known.queue.then(() => (known.run ? act(known.run) : undefined));
    quietly(conducting, known.queue);
  }

  function incoming(list: readonly IncomingNow[]): void {
    for (const { id, silent, width, height, framesPerSecond, ...sample } of list) {
      const known = streams.get(id);
      if (!known) continue;
      noteLost(id, known, silent > silence, silent);
      if (known.lost) continue;
      noteFilm(id, known, { width: width || usualFilm.width, height: height || usualFilm.height });
      known.samples = withSample(known.samples, sample);
      known.lag = lagAfter(known.lag, sample);
      if (fallsBehind(known.lag, sample) && !known.leftOut) runs.giveUpBurningIn(id, known);
      const kilobitsPerSecond = rateOf(known.samples);
      if (kilobitsPerSecond === null) continue;
      known.incoming = {
        kilobitsPerSecond,
        ...(width ? { width, height } : {}),
        ...(framesPerSecond ? { framesPerSecond: Math.round(framesPerSecond * 100) / 100 } : {}),
      };
    }
  }

  const waiting = () =>
    [...streams].flatMap(([id, { key, publishing, lost }]) => (key && (!publishing || lost) ? [id] : []));

  return {
    published,
    gone,
    changed: (id) => ofRun(id, (run) => run.beginAgain()),
    shown: (id, source) => ofRun(id, (run) => run.shown(source)),
    incoming,
    refused: (key, from) => quietly(conducting, refusals.unknownKey(key, from, waiting)),
    busy: (id, from) => quietly(conducting, refusals.second(id, from)),
  };
}

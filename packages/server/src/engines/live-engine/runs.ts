import { join } from 'node:path';
import {
  isRunningFeed,
  type LeftOut,
  type Livestream,
  livestreams,
  rtmpOutputKeys,
} from '@pavilion/domain/livestreams';
import { type Conducting, type KnownStream, quietly } from './known-stream.ts';
import { startRun } from './run.ts';
import { patchFeed, patchStream } from './states.ts';
import { createTroubles, type Part } from './troubles.ts';
import { watermarkOf } from './watermark.ts';

const firstRetry = 2_000;
const stale = 20_000;

export interface Runs {
  /** Makes a stream's processes match its document. */
  become(id: string, known: KnownStream, stream: Livestream): Promise<void>;
  end(id: string, known: KnownStream): Promise<void>;
  /** Continues without watermark and graphics, because this machine is too slow to burn them in. */
  giveUpBurningIn(id: string, known: KnownStream): void;
}

/** Processes of the streams, and their errors in the documents. */
export function createRuns(conducting: Conducting): Runs {
  const { store, log, root, streams } = conducting;
  const troubles = createTroubles();

  /** Writes the current errors and what is left out into the document, and clears past ones. */
  function noteError(id: string): Promise<void> {
    return patchStream(store, id, ({ error = null, left_out = null }) => {
      const now = { error: troubles.sentenceOf(id), left_out: troubles.leftOutOf(id) };
      return error === now.error && left_out === now.left_out ? null : now;
    });
  }

  /**
   * Sacrifices what is burnt in to keep the stream running: without it, the machine is fast enough. Null restores it.
   */
  function leaveOut(id: string, known: KnownStream, stream: Livestream | null): void {
    const leftOut = stream && burntInOf(stream);
    if (known.leftOut === leftOut) return;
    known.leftOut = leftOut;
    troubles.leaveOut(id, stream && wordOf(stream));
    quietly(conducting, noteError(id));
  }

  function noteTrouble(id: string, what: Part, fails: boolean): void {
    const known = streams.get(id);
    // While the encoder is lost, errors of its processes only repeat that.
    if (!known || (fails && known.lost)) return;
    if (troubles.note(id, what, fails) === 'tooOften') giveUpBurningIn(id, known);
    else quietly(conducting, noteError(id));
  }

  async function become(id: string, known: KnownStream, stream: Livestream): Promise<void> {
    const { door, ffmpeg, paintProgramme } = conducting;
    const { film } = known;
    // Graphics are drawn in the size of the film.
    if (!door || !ffmpeg || (stream.control && !film)) return;
    known.run ??= startRun(id, {
      ffmpeg,
      log,
      paintProgramme,
      door,
      folder: join(root, id),
      firstRetry,
      stale,
      lost: () => known.lost,
      onFeed: (feed, change) => quietly(conducting, patchFeed(store, id, feed, change)),
      onTrouble: (what, fails) => noteTrouble(id, what, fails),
    });
    const feeds = stream.rtmp_outputs.map((feed) =>
      feed.state === 'pending_deactivation' ? { ...feed, state: 'finished' } : feed,
    );
    const ids = feeds.filter(isRunningFeed).map(({ rtmp_out_id }) => rtmp_out_id);
    const kept = ids.length > 0 ? await store.find(rtmpOutputKeys, { where: { id: { in: ids } } }) : [];
    const addresses = new Map(kept.map(({ id: feed, key }) => [feed, key]));
    if (known.leftOut !== burntInOf(stream)) leaveOut(id, known, null);
    const watermark = known.leftOut ? null : await watermarkOf(conducting, id, stream);
    if (stream.control) known.carriesGraphics = true;
    const graphics = film && known.carriesGraphics && !known.leftOut ? { control: stream.control ?? null, film } : null;
    await known.run.become({ feeds, addresses, watermark, graphics });
  }

  function giveUpBurningIn(id: string, known: KnownStream): void {
    known.queue = known.queue.then(async () => {
      const stream = await store.get(livestreams, id);
      if (!stream || !burntInOf(stream) || !known.run || conducting.closed) return;
      log.warn(
        { stream: id },
        'This machine is too slow to burn in: the stream continues without watermark and graphics.',
      );
      leaveOut(id, known, stream);
      await become(id, known, stream);
    });
    quietly(conducting, known.queue);
  }

  return {
    become,
    giveUpBurningIn,
    async end(id, known) {
      const { run } = known;
      known.run = null;
      await run?.stop();
      known.leftOut = null;
      known.carriesGraphics = false;
      troubles.forget(id);
      if (run && !conducting.closed) await noteError(id);
    },
  };
}

/** What a stream has burnt in, as one text; empty if it is nothing. */
const burntInOf = ({ watermark, control }: Livestream): string => [watermark, control].filter(Boolean).join(' ');

const wordOf = ({ watermark, control }: Livestream): LeftOut =>
  watermark && control ? 'both' : control ? 'graphics' : 'watermark';

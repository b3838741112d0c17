import { createFilmBuffer } from './film-buffer.ts';
import { filmType } from './film-codecs.ts';
import { type LiveSource, type PlayLive, retryMilliseconds } from './live-source.ts';

/** Attempts that may fail in a row before HLS takes over. */
const mostFailures = 2;
/** After this many milliseconds of film, an attempt counts as a success however it ends. */
const goodMilliseconds = 10_000;
/** Pause before the first new attempt, which doubles while there is no picture. */
const firstRetry = 500;
/** Time without a byte after which a connection counts as broken, unless the encoder is lost. */
const patience = 8_000;

export const canPlayFilm = () => 'MediaSource' in window;

/**
 * Plays a stream as one film without an end, about a second behind the encoder. Starts again when the film ends, because
 * the encoder or the server did. Does not load it while nobody sees or hears it.
 */
export const playFilm: PlayLive = (source) => {
  const closing = new AbortController();
  void follow(source, closing.signal);
  return () => {
    closing.abort();
    source.video.removeAttribute('src');
  };
};

async function follow(source: LiveSource, closing: AbortSignal): Promise<void> {
  let failures = 0;
  let absences = 0;
  while (!closing.aborted && failures < mostFailures) {
    await attended(source.video, closing);
    const attempt = new AbortController();
    const cancel = () => attempt.abort();
    const leave = () => isUnattended(source.video) && cancel();
    closing.addEventListener('abort', cancel);
    document.addEventListener('visibilitychange', leave);
    const outcome = await playOnce(source, attempt);
    closing.removeEventListener('abort', cancel);
    document.removeEventListener('visibilitychange', leave);
    if (closing.aborted) return;
    if (outcome === 'unable') break;
    failures = outcome === 'failed' ? failures + 1 : 0;
    absences = outcome === 'absent' ? absences + 1 : 0;
    if (isUnattended(source.video)) continue;
    source.onGone();
    await pause(Math.min(retryMilliseconds, firstRetry * 2 ** absences), closing);
  }
  if (!closing.aborted) source.onUnable();
}

/** How an attempt ends: after a picture, or without one because there is none yet; or it fails, now or for good. */
type Outcome = 'played' | 'absent' | 'failed' | 'unable';

async function playOnce({ video, address, isLost, onRefused }: LiveSource, attempt: AbortController): Promise<Outcome> {
  const { signal } = attempt;
  let quiet: ReturnType<typeof setTimeout> | undefined;
  const expectBytes = () => {
    clearTimeout(quiet);
    quiet = setTimeout(() => (isLost() ? expectBytes() : attempt.abort()), patience);
  };
  let began = 0;
  try {
    expectBytes();
    const answer = await fetch(address(), { signal });
    if (answer.status === 403) onRefused();
    if (answer.status === 429) return 'unable';
    const reader = answer.ok ? answer.body?.getReader() : undefined;
    if (!reader) return 'absent';
    const { init, type } = await readInit(reader, expectBytes);
    if (!type || !MediaSource.isTypeSupported(type)) return 'unable';
    const buffer = await createFilmBuffer(video, type, isLost);
    began = performance.now();
    try {
      await buffer.append(init);
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        expectBytes();
        await buffer.append(part.value);
      }
    } finally {
      buffer.close();
    }
    return 'played';
  } catch (error) {
    if (isUnattended(video) || (began > 0 && performance.now() - began > goodMilliseconds)) return 'played';
    // The server is restarting.
    if (began === 0 && error instanceof TypeError) return 'absent';
    return 'failed';
  } finally {
    clearTimeout(quiet);
    attempt.abort();
  }
}

/** Reads up to the end of the init segment; the first fragment may be in its last piece. */
async function readInit(
  reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>,
  onBytes: () => void,
): Promise<{ init: Uint8Array<ArrayBuffer>; type: string | null }> {
  let init = new Uint8Array();
  for (;;) {
    const type = filmType(init);
    if (type) return { init, type };
    const { done, value } = await reader.read();
    if (done) return { init, type: null };
    onBytes();
    const longer = new Uint8Array(init.length + value.length);
    longer.set(init);
    longer.set(value, init.length);
    init = longer;
  }
}

/** Browsers allow few connections to a server: pages in the background must not use them up. */
const isUnattended = (video: HTMLVideoElement) =>
  document.hidden && video.muted && document.pictureInPictureElement !== video;

function attended(video: HTMLVideoElement, closing: AbortSignal): Promise<void> {
  if (!isUnattended(video)) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      if (isUnattended(video) && !closing.aborted) return;
      document.removeEventListener('visibilitychange', done);
      closing.removeEventListener('abort', done);
      resolve();
    };
    document.addEventListener('visibilitychange', done);
    closing.addEventListener('abort', done);
  });
}

function pause(milliseconds: number, closing: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      closing.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    closing.addEventListener('abort', done);
  });
}

import { loadChunk } from '../../kit/load-chunk.ts';
import { type PlayLive, retryMilliseconds } from './live-source.ts';

/** Plays a stream as HLS, some seconds behind the encoder. A renewed token applies from the next request. */
export const playHls: PlayLive = ({ video, address, onRefused, onGone }) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop = () => {};
  let stopped = false;
  const start = async () => {
    const { default: Hls } = await loadChunk(() => import('hls.js'), { reload: false });
    if (stopped) return;
    if (!Hls.isSupported()) {
      video.src = address();
      stop = () => video.removeAttribute('src');
      return;
    }
    const hls = new Hls({
      liveSyncDurationCount: 2,
      xhrSetup: (request, url) => request.open('GET', withTokenOf(address(), url), true),
    });
    hls.on(Hls.Events.ERROR, (_, { fatal, type, response }) => {
      if (!fatal) return;
      if (type === Hls.ErrorTypes.MEDIA_ERROR) return hls.recoverMediaError();
      // A restarted server does not know earlier tokens.
      if (response?.code === 403) onRefused();
      // No picture yet, or it paused: try again until the page closes.
      onGone();
      clearTimeout(timer);
      timer = setTimeout(() => hls.loadSource(address()), retryMilliseconds);
    });
    hls.attachMedia(video);
    hls.loadSource(address());
    stop = () => hls.destroy();
  };
  start().catch(onGone);
  return () => {
    stopped = true;
    clearTimeout(timer);
    stop();
  };
};

function withTokenOf(address: string, url: string): string {
  const full = new URL(url, window.location.href);
  full.searchParams.set('token', new URL(address, window.location.href).searchParams.get('token') ?? '');
  return full.href;
}

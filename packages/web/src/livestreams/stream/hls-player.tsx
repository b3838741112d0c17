import { Text } from '@mantine/core';
import { formatInstant } from '@pavilion/domain';
import Hls from 'hls.js';
import { useEffect, useRef, useState } from 'react';
import classes from './stream-preview.module.css';

interface HlsPlayerProps {
  /** Of the playlist, with the playback token. */
  address: string;
  label: string;
  /** The token does not play any more: another one is needed. */
  onRefused: () => void;
  /** When the encoder was lost, empty where that is not known; null while it sends. */
  lostSince: string | null;
}

/** The playlist is there a few seconds after the encoder has begun. */
const retryMilliseconds = 2_500;

/** Plays a live stream. A renewed token is used from the next request on, without a break. */
export function HlsPlayer({ address, label, onRefused, lostSince }: HlsPlayerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);
  const token = useRef('');
  token.current = new URL(address, window.location.href).searchParams.get('token') ?? '';
  const refused = useRef(onRefused);
  refused.current = onRefused;
  const place = address.split('?')[0] ?? address;

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    const source = () => withToken(place, token.current);
    if (!Hls.isSupported()) {
      element.src = source();
      return () => element.removeAttribute('src');
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hls = new Hls({
      liveSyncDurationCount: 2,
      xhrSetup: (request, url) => request.open('GET', withToken(url, token.current), true),
    });
    hls.on(Hls.Events.ERROR, (_, { fatal, type, response }) => {
      if (!fatal) return;
      if (type === Hls.ErrorTypes.MEDIA_ERROR) return hls.recoverMediaError();
      // A server that was started anew knows none of the tokens that were given before.
      if (response?.code === 403) refused.current();
      // There is no picture yet, or it paused: it is asked for again until the page is left.
      setPlaying(false);
      clearTimeout(timer);
      timer = setTimeout(() => hls.loadSource(source()), retryMilliseconds);
    });
    hls.attachMedia(element);
    hls.loadSource(source());
    return () => {
      clearTimeout(timer);
      hls.destroy();
    };
  }, [place]);

  return (
    <>
      <video
        ref={video}
        className={classes.picture}
        aria-label={label}
        autoPlay
        muted
        playsInline
        controls
        onPlaying={() => setPlaying(true)}
        onWaiting={() => setPlaying(false)}
      />
      {lostSince !== null ? (
        <span className={classes.lost}>
          Connection lost{lostSince && ` since ${formatInstant(lostSince)}`}. The last picture stands still.
        </span>
      ) : playing ? (
        <span className={classes.live}>LIVE</span>
      ) : (
        <Text size="sm" className={classes.words} role="status">
          Waiting for the picture …
        </Text>
      )}
    </>
  );
}

function withToken(url: string, token: string): string {
  const full = new URL(url, window.location.href);
  full.searchParams.set('token', token);
  return full.href;
}

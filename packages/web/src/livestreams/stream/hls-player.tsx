import { Text } from '@mantine/core';
import { formatInstant } from '@pavilion/domain';
import Hls from 'hls.js';
import { useEffect, useRef, useState } from 'react';
import classes from './stream-preview.module.css';

interface HlsPlayerProps {
  /** Address of the playlist, with the playback token. */
  address: string;
  label: string;
  /** Called when the server refuses the token, to fetch another. */
  onRefused: () => void;
  /** When the encoder was lost, or empty if unknown; null while it sends. */
  lostSince: string | null;
}

/** Pause between attempts: the playlist appears a few seconds after the encoder starts. */
const retryMilliseconds = 2_500;

/** Plays a live stream. A renewed token applies from the next request, without interrupting playback. */
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
      // A restarted server does not know earlier tokens.
      if (response?.code === 403) refused.current();
      // No picture yet, or it paused: try again until the page closes.
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
          Connection lost{lostSince && ` since ${formatInstant(lostSince)}`}. The picture is frozen.
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

import { Text } from '@mantine/core';
import { formatInstant } from '@pavilion/domain';
import { useEffect, useRef, useState } from 'react';
import { canPlayFilm, playFilm } from './play-film.ts';
import { playHls } from './play-hls.ts';
import classes from './stream-preview.module.css';

interface LivePlayerProps {
  /** Addresses of the film and of the HLS playlist, with the playback token. */
  film: string;
  playlist: string;
  label: string;
  /** Called when the server refuses the token, to fetch another. */
  onRefused: () => void;
  /** When the encoder was lost, or empty if unknown; null while it sends. */
  lostSince: string | null;
}

/**
 * Plays a live stream: as a film about a second behind the encoder, or as HLS where the browser or the network does not
 * allow that. A renewed token applies without interrupting playback.
 */
export function LivePlayer(props: LivePlayerProps) {
  const { film, label, lostSince } = props;
  const video = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);
  const [way, setWay] = useState<'film' | 'playlist'>(() => (canPlayFilm() ? 'film' : 'playlist'));
  const latest = useRef(props);
  latest.current = props;
  const place = film.split('?')[0] ?? film;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is another stream.
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    const play = way === 'film' ? playFilm : playHls;
    return play({
      video: element,
      address: () => latest.current[way],
      isLost: () => latest.current.lostSince !== null,
      onRefused: () => latest.current.onRefused(),
      onGone: () => setPlaying(false),
      onUnable: () => setWay('playlist'),
    });
  }, [place, way]);

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
          <span className={classes.ground}>Waiting for the picture …</span>
        </Text>
      )}
    </>
  );
}

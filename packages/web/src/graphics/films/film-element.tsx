import { secondsOfFrame } from '@pavilion/domain/files';
import { type FilmNode, filmFrameAt, frameKey, type Scene } from '@pavilion/domain/graphics';
import { useEffect, useRef } from 'react';
import { filmAddress, pictureAddress } from '../drawing/picture-addresses.ts';
import { cropStyle, filmStyle } from './film-style.ts';
import classes from './films.module.css';

interface FilmElementProps {
  node: FilmNode;
  extent: Pick<Scene, 'width' | 'height'>;
  /** Milliseconds since the slide came. */
  at: number;
  playing: boolean;
  muted: boolean;
  pictures: string;
}

/** Beyond so many seconds, a film jumps to its moment; until then it hurries or waits, which is not seen. */
const mostDrift = 1;
const unseenDrift = 0.03;

/** A film as the browser plays it, in step with the time of its slide. Paused, it stands at the exact frame. */
export function FilmElement({ node, extent, at, playing, muted, pictures }: FilmElementProps) {
  const video = useRef<HTMLVideoElement>(null);
  const { film } = node;
  const frame = filmFrameAt(film, at);
  const last = useRef(frame);
  const holds = film.atEnd === 'hold' && frame === film.in + film.length - 1;
  const runs = playing && !holds;
  const { rate, startSeconds } = film;
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    // The middle of the frame: its edge may show the one before.
    const wanted = secondsOfFrame(frame, rate, startSeconds);
    const wentBack = frame < last.current;
    last.current = frame;
    if (!runs) {
      element.pause();
      element.playbackRate = 1;
      if (Math.abs(element.currentTime - wanted) > 0.001) element.currentTime = wanted;
      return;
    }
    const behind = wanted - element.currentTime;
    if (wentBack || Math.abs(behind) > mostDrift) {
      if (!element.seeking || wentBack) element.currentTime = wanted;
    } else element.playbackRate = Math.abs(behind) < unseenDrift ? 1 : Math.min(1.5, Math.max(0.6, 1 + behind));
    // A browser that allows no sound before a press shows the frames all the same.
    if (element.paused) void element.play().catch(() => {});
  }, [frame, runs, rate, startSeconds]);
  return (
    <div className={classes.film} style={filmStyle(node, extent)}>
      <video
        ref={video}
        src={filmAddress(film.file, pictures)}
        poster={pictureAddress(frameKey(film.file, film.in), pictures)}
        preload="auto"
        playsInline
        muted={muted || !film.sound}
        aria-hidden
        tabIndex={-1}
        data-frame={frame}
        style={cropStyle(node)}
      />
    </div>
  );
}

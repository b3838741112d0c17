interface FilmEvents {
  /** The picture on screen has changed; its time in seconds. */
  onPicture: (seconds: number) => void;
  onPlaying: (playing: boolean) => void;
  /** The film's length in seconds; 0 while unknown. */
  onLength: (seconds: number) => void;
}

/** A picture further from the place of a film at rest is from before the last seek. */
const farSeconds = 0.5;

/** Reports what a video element does, until the returned function is called. */
export function watchFilm(element: HTMLVideoElement, { onPicture, onPlaying, onLength }: FilmEvents): () => void {
  let callback = 0;
  const onFrame: VideoFrameRequestCallback = (_now, { mediaTime }) => {
    // Ignore pictures during a seek, and late reports of pictures from before it: a step counted from one of them would lead back
    // to the old place.
    const isLate = element.paused && Math.abs(mediaTime - element.currentTime) > farSeconds;
    if (!element.seeking && !isLate) onPicture(mediaTime);
    callback = element.requestVideoFrameCallback(onFrame);
  };
  const withCallback = 'requestVideoFrameCallback' in element;
  if (withCallback) callback = element.requestVideoFrameCallback(onFrame);
  const onTime = () => {
    if (!withCallback || element.videoWidth === 0) onPicture(element.currentTime);
  };
  const onPlay = () => onPlaying(true);
  const onPause = () => onPlaying(false);
  const onDuration = () => onLength(Number.isFinite(element.duration) ? element.duration : 0);
  const events = { timeupdate: onTime, play: onPlay, pause: onPause, ended: onPause, durationchange: onDuration };
  for (const [name, handler] of Object.entries(events)) element.addEventListener(name, handler);
  onDuration();
  return () => {
    if (withCallback) element.cancelVideoFrameCallback(callback);
    for (const [name, handler] of Object.entries(events)) element.removeEventListener(name, handler);
  };
}

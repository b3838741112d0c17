import { IconAlertTriangle, IconFile, IconFileTypePdf, IconHourglass, IconPhoto, IconVideo } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './media-thumb.module.css';
import { lengthLabel } from './sizes.ts';
import { useScrub } from './use-scrub.ts';
import { useThumbhash } from './use-thumbhash.ts';

export interface MediaThumbProps {
  /** URL of the picture; absent until it exists. */
  poster?: string | undefined;
  /** Base64 thumbhash, shown until the picture loads. */
  placeholder?: string | undefined;
  alt: string;
  /** In seconds. */
  duration?: number | undefined;
  /** Storyboard to scrub through on hover. */
  storyboard?: { image: string; index: string } | undefined;
  state?: 'pending' | 'waiting' | 'ready' | 'broken' | 'none' | undefined;
  extension?: string | undefined;
  /** Labels in the upper left corner: format, version. */
  chips?: readonly string[];
  /**
   * Aspect ratio of the frame (width divided by height); the picture keeps its own within it. Default: the picture's
   * own.
   */
  ratio?: number | undefined;
}

const icons: Record<string, typeof IconFile> = {
  pdf: IconFileTypePdf,
  mp4: IconVideo,
  mov: IconVideo,
  png: IconPhoto,
  jpg: IconPhoto,
};

/** A picture of a media file: placeholder, poster, chips, and scrubbing on hover; never stretched. */
export function MediaThumb(props: MediaThumbProps) {
  const { poster, placeholder, alt, duration, storyboard, state, extension = '', chips = [], ratio } = props;
  const [loaded, setLoaded] = useState<string | undefined>();
  const [failed, setFailed] = useState<string | undefined>();
  const blur = useThumbhash(placeholder);
  const scrub = useScrub(storyboard);
  const shown = poster && failed !== poster;
  return (
    <div
      className={classes.thumb}
      style={{ aspectRatio: ratio ?? blur?.ratio ?? 'auto' }}
      data-natural={ratio === undefined}
      onPointerEnter={scrub.enter}
      onPointerMove={scrub.move}
      onPointerLeave={scrub.leave}
    >
      {blur && poster && (
        <img className={classes.blur} src={blur.url} alt="" aria-hidden data-covered={loaded === poster} />
      )}
      {shown && (
        <img
          className={`${classes.picture} ${/^(png|webp|gif|psd)$/i.test(extension) ? 'checker' : ''}`}
          src={poster}
          alt={alt}
          loading="lazy"
          decoding="async"
          data-loaded={loaded === poster}
          onLoad={() => setLoaded(poster)}
          onError={() => setFailed(poster)}
        />
      )}
      {!shown && <Missing state={state} extension={extension} />}
      {scrub.style && (
        <>
          <div className={classes.scrub} style={scrub.style} aria-hidden />
          <div className={classes.scrubLine} style={{ left: `${scrub.at * 100}%` }} aria-hidden />
        </>
      )}
      {chips.length > 0 && (
        <div className={classes.chips}>
          {chips.map((chip) => (
            <span key={chip} className={classes.chip}>
              {chip}
            </span>
          ))}
        </div>
      )}
      {duration !== undefined && <span className={classes.duration}>{lengthLabel(duration)}</span>}
    </div>
  );
}

function Missing({ state, extension }: { state: MediaThumbProps['state']; extension: string }) {
  const Icon =
    state === 'broken'
      ? IconAlertTriangle
      : state === 'pending' || state === 'waiting'
        ? IconHourglass
        : (icons[extension.toLowerCase()] ?? IconFile);
  const word =
    state === 'broken'
      ? 'The preview could not be made'
      : state === 'pending'
        ? 'The preview is being made'
        : state === 'waiting'
          ? 'The preview waits for the media tools'
          : extension.toUpperCase();
  return (
    <div className={classes.missing}>
      <Icon size={26} stroke={1.3} aria-hidden />
      {word && <span>{word}</span>}
    </div>
  );
}

import { UnstyledButton } from '@mantine/core';
import { type ArchiveEvent, eventTitle, hasClip, previewStart } from '@pavilion/domain/archive';
import type { FileDocument } from '@pavilion/domain/files';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { MediaThumb } from '../../kit/media-thumb.tsx';
import { fileAddress } from '../../parts/file-address.ts';
import { thumbOf } from '../../parts/file-thumb.ts';
import classes from './clip-preview.module.css';
import { StoryboardTile } from './storyboard-tile.tsx';

interface ClipPreviewProps {
  event: ArchiveEvent;
  /** The cut clip, where there is one. */
  clip: FileDocument | undefined;
  recording: FileDocument | undefined;
}

/** A clip as its picture; pressed, it plays here: the cut clip, or the recording from 8 s before the in point (ARC-117). */
export function ClipPreview({ event, clip, recording }: ClipPreviewProps) {
  const [playing, setPlaying] = useState(false);
  const title = eventTitle(event);
  const cut = hasClip(event) ? clip : undefined;
  if (playing) {
    return (
      <div className={classes.frame} data-dark-room>
        <Film
          src={fileAddress((cut ?? recording)?.id ?? '', 'preview')}
          label={title}
          from={cut ? 0 : previewStart(event.tcIn ?? 0)}
          to={cut ? undefined : event.tcOut}
          onEnd={() => setPlaying(false)}
        />
      </div>
    );
  }
  const film = cut ?? recording;
  return (
    <UnstyledButton
      className={classes.frame}
      disabled={!film}
      onClick={() => setPlaying(true)}
      aria-label={`Play ${title}`}
    >
      {cut || !recording?.previews.storyboard ? (
        <MediaThumb {...thumbOf(film)} duration={undefined} alt="" ratio={16 / 9} />
      ) : (
        <StoryboardTile file={recording} seconds={event.tcIn ?? 0} />
      )}
      {film && (
        <span className={classes.play} aria-hidden>
          <IconPlayerPlayFilled size={18} />
        </span>
      )}
    </UnstyledButton>
  );
}

interface FilmProps {
  src: string;
  label: string;
  from: number;
  to: number | undefined;
  onEnd: () => void;
}

/** Plays a part and stops at its end. */
function Film({ src, label, from, to, onEnd }: FilmProps) {
  const video = useRef<HTMLVideoElement>(null);
  const end = useRef(onEnd);
  end.current = onEnd;
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    element.focus();
    element.currentTime = from;
    void element.play().catch(() => undefined);
    const check = () => {
      if (to !== undefined && element.currentTime >= to) element.pause();
    };
    const failed = () => end.current();
    element.addEventListener('timeupdate', check);
    element.addEventListener('error', failed);
    return () => {
      element.removeEventListener('timeupdate', check);
      element.removeEventListener('error', failed);
    };
  }, [from, to]);
  return (
    // biome-ignore lint/a11y/useMediaCaption: match film has no captions.
    <video ref={video} src={src} controls playsInline preload="auto" aria-label={label} />
  );
}

import type { FileDocument } from '@pavilion/domain/files';
import { type RefObject, useEffect, useState } from 'react';
import { fileAddress } from '../../../parts/file-address.ts';
import { NoPicture, Unreached } from '../../../parts/no-picture.tsx';
import { useReach } from '../../../parts/use-reach.ts';
import classes from './viewer.module.css';

interface RecordingPictureProps {
  video: RefObject<HTMLVideoElement | null>;
  file: FileDocument;
  src: string;
  muted: boolean;
  /** Whether the film has loaded. Until then its poster is shown. */
  loaded: boolean;
  onClick: () => void;
}

/** Picture of a recording, or the reason why there is none. */
export function RecordingPicture({ video, file, src, muted, loaded, onClick }: RecordingPictureProps) {
  // Loads again when the media state changes: a preview may have made the recording playable.
  const attempt = `${src} ${file.media}`;
  const [unplayable, setUnplayable] = useState<string | null>(null);
  const { lost, onError } = useReach(src, {
    onBack: () => reload(video.current),
    onUnplayable: () => setUnplayable(attempt),
  });
  const failed = unplayable !== null && unplayable !== attempt;
  useEffect(() => {
    if (failed) reload(video.current);
  }, [failed, video]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the space bar does the same.
    // biome-ignore lint/a11y/noStaticElementInteractions: clicking the picture is an extra for the pointer.
    <div className={classes.picture} onClick={onClick}>
      <video
        ref={video}
        src={src}
        poster={loaded || !file.previews.poster ? undefined : fileAddress(file.id, 'poster')}
        muted={muted}
        playsInline
        preload="auto"
        aria-label={file.label || file.name}
        onError={onError}
      />
      {lost && <Unreached />}
      {unplayable === attempt && <NoPicture>{whyUnplayable(file)}</NoPicture>}
    </div>
  );
}

/** Loads a film again and goes back to its place. */
function reload(video: HTMLVideoElement | null): void {
  if (!video) return;
  const { currentTime } = video;
  video.load();
  video.currentTime = currentTime;
}

function whyUnplayable(file: FileDocument): string {
  if (file.media === 'pending') return 'The preview is being made. The recording appears here when it is ready.';
  if (file.media === 'broken' || file.media === 'waiting')
    return `The preview could not be made. ${file.mediaError ?? ''}`;
  return 'This recording cannot be played here.';
}

import type { FileDocument, FrameGrid } from '@pavilion/domain/files';
import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { EmptyState } from '../../../kit/empty-state.tsx';
import { useShortcut } from '../../../kit/shortcuts.ts';
import { fileAddress } from '../../../parts/file-address.ts';
import { usePlayerKeys } from '../../../parts/viewer/use-player-keys.ts';
import { useTransport } from '../../../parts/viewer/use-transport.ts';
import type { Playhead } from './playhead.ts';
import { markAt, secondsOfMark } from './recording-grid.ts';
import { TransportBar } from './transport-bar.tsx';
import { useFullScreen } from './use-full-screen.ts';
import { type Part, useParts } from './use-parts.ts';
import classes from './viewer.module.css';

export interface MatchPlayerHandle {
  /** Mark of the frame on screen. */
  mark: () => number;
  /** Seeks to a mark. */
  show: (mark: number) => void;
  /** Plays from a mark. */
  playFrom: (mark: number) => void;
  /** Plays parts in sequence, and pauses after the last. */
  playParts: (parts: readonly Part[]) => void;
  pause: () => void;
}

interface MatchPlayerProps {
  file: FileDocument;
  grid: FrameGrid | null;
  playhead: Playhead;
  /** Marks to loop between. */
  loop: { from: number; to: number } | null;
  ref: Ref<MatchPlayerHandle>;
  /** Above the transport bar: the delivery or clip at the playhead. */
  caption: ReactNode;
  /** In the transport bar: the buttons for marks. */
  children: ReactNode;
}

/** Player for a recording, with jumps, frame steps and speeds (ARC-101..103). */
export function MatchPlayer({ file, grid, playhead, loop, ref, caption, children }: MatchPlayerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [muted, setMuted] = useState(false);
  const [unplayable, setUnplayable] = useState<string | null>(null);
  const src = fileAddress(file.id, 'preview');
  const transport = useTransport(video, grid, src);
  const { set: setParts, next: nextPart } = useParts();
  const frame = useRef<HTMLElement>(null);
  const fullScreen = useFullScreen(frame);
  usePlayerKeys(transport);
  useShortcut({ keys: 'f', label: 'Full screen', group: 'Player' }, () => fullScreen?.toggle(), fullScreen !== null);
  useShortcut({ keys: 'm', label: 'Sound on or off', group: 'Player' }, () => setMuted(!muted));

  useImperativeHandle(ref, () => ({
    mark: () => markAt(transport.here(), grid),
    show: (mark) => {
      setParts([]);
      transport.seek(secondsOfMark(mark, grid));
    },
    playFrom: (mark) => {
      setParts([]);
      transport.seek(secondsOfMark(mark, grid));
      transport.play();
    },
    playParts: (parts) => {
      const [first] = parts;
      if (!first) return;
      setParts(parts);
      transport.seek(secondsOfMark(first.from, grid));
      transport.play();
    },
    pause: transport.pause,
  }));

  const { seconds, playing, pause, seek } = transport;
  const [loopFrom, loopTo] = [loop?.from, loop?.to];
  useEffect(() => {
    // The frame at the out point belongs to the clip, so it plays before the loop restarts.
    if (loopFrom === undefined || loopTo === undefined || !playing || markAt(seconds, grid) <= loopTo) return;
    seek(secondsOfMark(loopFrom, grid));
  }, [seconds, playing, seek, grid, loopFrom, loopTo]);
  useEffect(() => {
    const mark = markAt(seconds, grid);
    playhead.set(mark);
    const next = playing ? nextPart(mark) : undefined;
    if (next) seek(secondsOfMark(next.from, grid));
    else if (next === null) pause();
  }, [seconds, playing, pause, seek, playhead, grid, nextPart]);

  // Loads again when the media state changes: a preview may have made the recording playable.
  const attempt = `${src} ${file.media}`;
  const failed = unplayable !== null && unplayable !== attempt;
  useEffect(() => {
    if (failed) video.current?.load();
  }, [failed]);
  return (
    <section ref={frame} className={classes.player} aria-label="Film" data-dark-room>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the space bar does the same. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: clicking the picture is an extra for the pointer. */}
      <div className={classes.picture} onClick={transport.toggle}>
        <video
          ref={video}
          src={src}
          poster={transport.duration > 0 || !file.previews.poster ? undefined : fileAddress(file.id, 'poster')}
          muted={muted}
          playsInline
          preload="auto"
          aria-label={file.label || file.name}
          onError={() => setUnplayable(attempt)}
        />
        {unplayable === attempt && (
          <div className={classes.unplayable}>
            <EmptyState height="100%">{whyUnplayable(file)}</EmptyState>
          </div>
        )}
      </div>
      {caption}
      <TransportBar
        transport={transport}
        grid={grid}
        muted={muted}
        onMute={() => setMuted(!muted)}
        fullScreen={fullScreen}
      >
        {children}
      </TransportBar>
    </section>
  );
}

function whyUnplayable(file: FileDocument): string {
  if (file.media === 'pending') return 'The preview is being made. The recording appears here when it is ready.';
  if (file.media === 'broken') return `The preview could not be made. ${file.mediaError ?? ''}`;
  return 'This recording cannot be played here.';
}

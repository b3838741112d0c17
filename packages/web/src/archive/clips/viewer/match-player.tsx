import type { FileDocument, FrameGrid } from '@pavilion/domain/files';
import { type ReactNode, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { useShortcut } from '../../../kit/shortcuts.ts';
import { shownAddress } from '../../../parts/file-address.ts';
import { timesNote } from '../../../parts/viewer/times-note.ts';
import { useKeepPlace } from '../../../parts/viewer/use-keep-place.ts';
import { useNoticesAbove } from '../../../parts/viewer/use-notices-above.ts';
import { usePlayerKeys } from '../../../parts/viewer/use-player-keys.ts';
import { useTransport } from '../../../parts/viewer/use-transport.ts';
import type { Playhead } from './playhead.ts';
import { markAt, secondsOfMark } from './recording-grid.ts';
import { RecordingPicture } from './recording-picture.tsx';
import { TransportBar } from './transport-bar.tsx';
import { useFullScreen } from './use-full-screen.ts';
import type { Part } from './use-parts.ts';
import { usePlayedParts } from './use-played-parts.ts';
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
  loop: Part | null;
  ref: Ref<MatchPlayerHandle>;
  /** Above the transport bar: the delivery or clip at the playhead. */
  caption: ReactNode;
  /** In the transport bar: the buttons for marks. */
  children: ReactNode;
}

/** Player for a recording, with jumps, frame steps and speeds (ARC-101..103). */
export function MatchPlayer({ file, grid, playhead, loop, ref, caption, children }: MatchPlayerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const frame = useRef<HTMLElement>(null);
  const [muted, setMuted] = useState(false);
  const src = shownAddress(file);
  const transport = useTransport(video, grid, src);
  useNoticesAbove(frame);
  useKeepPlace(video, src, file.id);
  const setParts = usePlayedParts({ transport, grid, playhead, loop });
  const fullScreen = useFullScreen(frame);
  usePlayerKeys(transport);
  useShortcut({ keys: 'f', label: 'Full screen', group: 'Player' }, () => fullScreen?.toggle(), fullScreen !== null);
  useShortcut({ keys: 'm', label: 'Sound on or off', group: 'Player' }, () => setMuted(!muted));

  useImperativeHandle(ref, () => {
    const play = (parts: readonly Part[], from: number) => {
      setParts(parts);
      transport.seek(secondsOfMark(from, grid));
      transport.play();
    };
    return {
      mark: () => markAt(transport.here(), grid),
      show: (mark) => {
        setParts([]);
        transport.seek(secondsOfMark(mark, grid));
      },
      playFrom: (mark) => play([], mark),
      playParts: (parts) => {
        if (parts[0]) play(parts, parts[0].from);
      },
      pause: transport.pause,
    };
  });
  return (
    <section ref={frame} className={classes.player} aria-label="Film" data-dark-room>
      <RecordingPicture
        video={video}
        file={file}
        src={src}
        muted={muted}
        loaded={transport.duration > 0}
        onClick={transport.toggle}
      />
      {caption}
      <TransportBar
        transport={transport}
        grid={grid}
        timesNote={timesNote(file)}
        muted={muted}
        onMute={() => setMuted(!muted)}
        fullScreen={fullScreen}
      >
        {children}
      </TransportBar>
    </section>
  );
}

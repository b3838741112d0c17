import type { FrameGrid } from '@pavilion/domain/files';
import { IconArrowsMaximize } from '@tabler/icons-react';
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useShortcut } from '../../kit/shortcuts.ts';
import { OverPicture, type PictureSize } from './over-picture.tsx';
import classes from './player.module.css';
import { PlayerControl, PlayerControls } from './player-controls.tsx';
import { SoundControl } from './sound-control.tsx';
import { SpeedControl } from './speed-control.tsx';
import { SubtitleControl } from './subtitle-control.tsx';
import type { TimelineMark } from './timeline-bar.tsx';
import { useKeepPlace } from './use-keep-place.ts';
import { useLoop } from './use-loop.ts';
import { useNoticesAbove } from './use-notices-above.ts';
import { playerKeys as group, usePlayerKeys } from './use-player-keys.ts';
import { type Transport, useTransport } from './use-transport.ts';

export interface VideoHandle
  extends Pick<Transport, 'play' | 'pause' | 'seek' | 'seekFrame' | 'step' | 'currentFrame'> {
  element: HTMLVideoElement | null;
}

interface VideoPlayerProps {
  src: string;
  /** Accessible name of the film. */
  label: string;
  grid: FrameGrid | null;
  /** Why the times are not exact. */
  timesNote?: string | undefined;
  poster?: string | undefined;
  /** Address of a WebVTT track. */
  subtitles?: string | undefined;
  storyboard?: { image: string; index: string } | undefined;
  marks?: readonly TimelineMark[];
  onMark?: (id: string) => void;
  /** Called for every picture shown. */
  onFrame?: (frame: number | null, seconds: number) => void;
  /** Called if the browser cannot play this source. */
  onUnplayable?: () => void;
  ref?: Ref<VideoHandle>;
  /** Drawn over the picture, aligned with it: notes, strokes. */
  children?: React.ReactNode;
  /** Over the whole view, in full screen too. With tools, clicking the picture does not play. */
  tools?: React.ReactNode;
  /** Beside the other controls. */
  controls?: React.ReactNode;
}

/** Player of a film, by frames, with marks on its timeline. */
export function VideoPlayer(props: VideoPlayerProps) {
  const { src, label, grid, poster, subtitles, storyboard, marks, onMark, onFrame, onUnplayable, ref } = props;
  const { timesNote, children, tools, controls } = props;
  const frame = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [size, setSize] = useState<PictureSize | null>(null);
  const transport = useTransport(video, grid, src);
  const { play, pause, seek, seekFrame, step, currentFrame } = transport;

  useImperativeHandle(ref, () => ({ play, pause, seek, seekFrame, step, currentFrame, element: video.current }));
  const tell = useRef(onFrame);
  tell.current = onFrame;
  useEffect(() => tell.current?.(transport.frame, transport.seconds), [transport.frame, transport.seconds]);
  useKeepPlace(video, src, label);
  useNoticesAbove(frame);

  usePlayerKeys(transport);
  const loop = useLoop(video, transport, grid, src);
  useShortcut({ keys: 'f', label: 'Full screen', group }, () => toggleFullScreen(frame.current));

  return (
    <div ref={frame} className={classes.player}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the space bar does the same. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a click on the picture is an extra for the pointer. */}
      <div className={classes.picture} onClick={tools ? undefined : transport.toggle}>
        {/* biome-ignore lint/a11y/useMediaCaption: a film has subtitles where someone has added them. */}
        <video
          ref={video}
          src={src}
          // The poster may be any frame: once the first frame is loaded, it would not match the timecode.
          poster={transport.duration > 0 ? undefined : poster}
          playsInline
          preload="auto"
          aria-label={label}
          onError={onUnplayable}
          onLoadedMetadata={({ currentTarget: { videoWidth: width, videoHeight: height } }) =>
            setSize(width > 0 ? { width, height } : null)
          }
        >
          {subtitles && <track kind="subtitles" src={subtitles} srcLang="en" label="English" default />}
          {/* PRD-083 */}
          Your browser does not support the video element
        </video>
        {children && size && (
          <OverPicture size={size} grows>
            {children}
          </OverPicture>
        )}
        {tools}
      </div>
      <PlayerControls
        transport={transport}
        grid={grid}
        loop={loop}
        marks={marks}
        storyboard={storyboard}
        onMark={onMark}
        timesNote={timesNote}
      >
        <SpeedControl transport={transport} />
        <SoundControl video={video} src={src} />
        {subtitles && <SubtitleControl video={video} track={subtitles} />}
        {controls}
        <PlayerControl label="Full screen" icon={IconArrowsMaximize} onClick={() => toggleFullScreen(frame.current)} />
      </PlayerControls>
    </div>
  );
}

function toggleFullScreen(element: HTMLElement | null): void {
  if (document.fullscreenElement) void document.exitFullscreen();
  else void element?.requestFullscreen();
}

import { ActionIcon, Group } from '@mantine/core';
import { type FrameGrid, frameLabel, lengthOnGrid } from '@pavilion/domain/files';
import {
  IconBracketsContainEnd,
  IconBracketsContainStart,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconPlayerSkipBack,
  IconPlayerSkipForward,
  IconRepeat,
  type IconVolume,
} from '@tabler/icons-react';
import type { ComponentProps, ReactNode } from 'react';
import { durationLabel, lengthLabel } from '../../kit/sizes.ts';
import classes from './player.module.css';
import { TimelineBar, type TimelineMark } from './timeline-bar.tsx';
import type { Loop } from './use-loop.ts';
import type { Transport } from './use-transport.ts';

interface PlayerControlsProps {
  transport: Transport;
  grid: FrameGrid | null;
  loop: Loop;
  marks?: readonly TimelineMark[] | undefined;
  storyboard?: { image: string; index: string } | undefined;
  onMark?: ((id: string) => void) | undefined;
  /** Why the times are not exact. */
  timesNote?: string | undefined;
  /** Controls at the end of the line. */
  children?: ReactNode;
}

const noMarks: readonly TimelineMark[] = [];

/** The timeline with its marks, and below it the transport: frame steps, play, timecode, loop. */
export function PlayerControls(props: PlayerControlsProps) {
  const { transport, grid, loop, marks = noMarks, storyboard, onMark, timesNote, children } = props;
  const { playing, speed, seconds, frame, duration, step, toggle } = transport;
  return (
    <>
      <TimelineBar
        transport={transport}
        grid={grid}
        marks={marks}
        loop={loop}
        storyboard={storyboard}
        onMark={onMark}
      />
      <Group className={classes.controls} gap={4} wrap="nowrap">
        <PlayerControl label="One frame back" icon={IconPlayerSkipBack} onClick={() => step(-1)} />
        <PlayerControl
          label={playing ? 'Pause' : 'Play'}
          icon={playing ? IconPlayerPauseFilled : IconPlayerPlayFilled}
          onClick={toggle}
        />
        <PlayerControl label="One frame forward" icon={IconPlayerSkipForward} onClick={() => step(1)} />
        <span className={classes.timecode}>
          {grid && frame !== null ? frameLabel(frame, grid) : durationLabel(seconds)}
        </span>
        <span className={classes.length}>
          <wbr />
          {`/\u00a0${grid ? lengthOnGrid(duration, grid) : lengthLabel(duration)}`}
        </span>
        {speed < 0 && <span className={classes.speed}>{speed}×</span>}
        <span className={classes.gap} title={timesNote}>
          {timesNote}
        </span>
        <span className={classes.wide}>
          <PlayerControl label="Loop from here" icon={IconBracketsContainStart} onClick={loop.setIn} />
          <PlayerControl label="Loop to here" icon={IconBracketsContainEnd} onClick={loop.setOut} />
        </span>
        <PlayerControl label="Loop" icon={IconRepeat} pressed={loop.on} onClick={loop.toggle} />
        {children}
      </Group>
    </>
  );
}

interface PlayerControlProps extends Pick<ComponentProps<'button'>, 'ref' | 'onClick'> {
  label: string;
  icon: typeof IconVolume;
  /** For a toggle: whether it is on. */
  pressed?: boolean;
}

/** Accepts the properties that a menu passes to its button. */
export function PlayerControl({ label, icon: Icon, pressed, ...button }: PlayerControlProps) {
  return (
    <ActionIcon {...button} data-tip={label} aria-label={label} aria-pressed={pressed} className={classes.control}>
      <Icon size={18} stroke={1.7} />
    </ActionIcon>
  );
}

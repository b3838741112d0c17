import { ActionIcon, Group, Tooltip } from '@mantine/core';
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
import type { ReactNode } from 'react';
import { durationLabel } from '../../kit/sizes.ts';
import { type FrameGrid, frameLabel } from './frame-grid.ts';
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
  /** Controls at the end of the line. */
  children?: ReactNode;
}

const noMarks: readonly TimelineMark[] = [];

/** The film as a line with its marks, and below it the transport: frame steps, play, timecode, loop. */
export function PlayerControls(props: PlayerControlsProps) {
  const { transport, grid, loop, marks = noMarks, storyboard, onMark, children } = props;
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
        <PlayerControl label="One frame on" icon={IconPlayerSkipForward} onClick={() => step(1)} />
        <span className={classes.timecode}>
          {grid && frame !== null ? frameLabel(frame, grid) : durationLabel(seconds)}
        </span>
        <span className={classes.length}>/ {durationLabel(duration)}</span>
        {speed !== 1 && <span className={classes.speed}>{speed}×</span>}
        <span className={classes.gap} />
        <PlayerControl label="Loop from here" icon={IconBracketsContainStart} onClick={loop.setIn} />
        <PlayerControl label="Loop to here" icon={IconBracketsContainEnd} onClick={loop.setOut} />
        <PlayerControl label="Loop" icon={IconRepeat} pressed={loop.on} onClick={loop.toggle} />
        {children}
      </Group>
    </>
  );
}

interface PlayerControlProps {
  label: string;
  icon: typeof IconVolume;
  /** Of a switch: whether it is on. */
  pressed?: boolean;
  onClick: () => void;
}

export function PlayerControl({ label, icon: Icon, pressed, onClick }: PlayerControlProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon onClick={onClick} aria-label={label} aria-pressed={pressed} className={classes.control}>
        <Icon size={18} stroke={1.7} />
      </ActionIcon>
    </Tooltip>
  );
}

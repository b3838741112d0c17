import { ActionIcon, UnstyledButton } from '@mantine/core';
import { type FrameGrid, frameLabel, lengthOnGrid } from '@pavilion/domain/files';
import {
  IconMaximize,
  IconMinimize,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconPlayerSkipBack,
  IconPlayerSkipForward,
  IconVolume,
  IconVolumeOff,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useShortcut } from '../../../kit/shortcuts.ts';
import { clockLabel, clockLengthLabel } from '../../../kit/sizes.ts';
import type { Transport } from '../../../parts/viewer/use-transport.ts';
import classes from './viewer.module.css';

/** Jumps in seconds (ARC-101). */
const back = [-30, -5, -1] as const;
const on = [1, 5, 30] as const;
/** Speeds of ARC-103, and slower ones for a closer look. */
const speeds = [0.25, 0.5, 1, 2, 5] as const;

interface TransportBarProps {
  transport: Transport;
  grid: FrameGrid | null;
  /** Why the times are not exact. */
  timesNote: string | undefined;
  muted: boolean;
  onMute: () => void;
  fullScreen: { on: boolean; toggle: () => void } | null;
  children: ReactNode;
}

/** Jumps, frame steps, pause and speeds, with the timecode of the current frame. */
export function TransportBar(props: TransportBarProps) {
  const { transport, grid, timesNote, muted, onMute, fullScreen, children } = props;
  const group = 'Player';
  useShortcut({ keys: '1', label: 'Play at 1x', group }, () => transport.playAt(1));
  useShortcut({ keys: '2', label: 'Play at 2x', group }, () => transport.playAt(2));
  useShortcut({ keys: '5', label: 'Play at 5x', group }, () => transport.playAt(5));
  const faster = (by: 1 | -1) => {
    const at = (speeds as readonly number[]).indexOf(transport.playing ? transport.speed : 1);
    transport.playAt(speeds[Math.max(0, Math.min(speeds.length - 1, (at < 0 ? 2 : at) + by))] ?? 1);
  };
  useShortcut({ keys: 'comma', label: 'Slower, down to a quarter', group }, () => faster(-1));
  useShortcut({ keys: 'period', label: 'Faster', group }, () => faster(1));
  useShortcut({ keys: 'mod+left', label: 'Back 5 seconds', group }, () => transport.jump(-5));
  useShortcut({ keys: 'mod+right', label: 'Forward 5 seconds', group }, () => transport.jump(5));
  useShortcut({ keys: 'mod+shift+left', label: 'Back 30 seconds', group }, () => transport.jump(-30));
  useShortcut({ keys: 'mod+shift+right', label: 'Forward 30 seconds', group }, () => transport.jump(30));
  const now = grid && transport.frame !== null ? frameLabel(transport.frame, grid) : clockLabel(transport.seconds);
  const length = grid ? lengthOnGrid(transport.duration, grid) : clockLengthLabel(transport.duration);
  return (
    <div className={classes.transport}>
      <div className={classes.keys} role="group" aria-label="Transport">
        {back.map((by) => (
          <Jump key={by} by={by} onJump={transport.jump} />
        ))}
        <Icon label="One frame back" icon={IconPlayerSkipBack} onClick={() => transport.step(-1)} />
        <Icon
          label={transport.playing ? 'Pause' : 'Play'}
          icon={transport.playing ? IconPlayerPauseFilled : IconPlayerPlayFilled}
          onClick={transport.toggle}
        />
        <Icon label="One frame forward" icon={IconPlayerSkipForward} onClick={() => transport.step(1)} />
        {on.map((by) => (
          <Jump key={by} by={by} onJump={transport.jump} />
        ))}
        <span className={classes.speeds}>
          {speeds.map((speed) => (
            <UnstyledButton
              key={speed}
              className={classes.key}
              aria-pressed={transport.playing && transport.speed === speed}
              onClick={() => transport.playAt(speed)}
            >
              {speed}x
            </UnstyledButton>
          ))}
        </span>
        <Icon label={muted ? 'Sound on' : 'Sound off'} icon={muted ? IconVolumeOff : IconVolume} onClick={onMute} />
        {fullScreen && (
          <Icon
            label={fullScreen.on ? 'Leave full screen' : 'Full screen'}
            icon={fullScreen.on ? IconMinimize : IconMaximize}
            onClick={fullScreen.toggle}
          />
        )}
      </div>
      <output className={classes.timecode} aria-label="Timecode" aria-live="off">
        {now} <small>/ {length}</small>
      </output>
      {timesNote && <small className={classes.timesNote}>{timesNote}</small>}
      <div className={classes.marking}>{children}</div>
    </div>
  );
}

function Jump({ by, onJump }: { by: number; onJump: (seconds: number) => void }) {
  return (
    <UnstyledButton className={classes.key} onClick={() => onJump(by)}>
      {by > 0 ? `+${by}` : by}
      <span className="visually-hidden">{Math.abs(by) === 1 ? ' second' : ' seconds'}</span>
    </UnstyledButton>
  );
}

function Icon({ label, icon: Shape, onClick }: { label: string; icon: typeof IconVolume; onClick: () => void }) {
  return (
    <ActionIcon variant="subtle" color="gray" size={32} onClick={onClick} data-tip={label} aria-label={label}>
      <Shape size={18} stroke={1.7} />
    </ActionIcon>
  );
}

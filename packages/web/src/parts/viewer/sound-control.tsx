import { Box, Tooltip } from '@mantine/core';
import { IconVolume, IconVolumeOff } from '@tabler/icons-react';
import { type RefObject, useEffect, useState } from 'react';
import { useShortcut } from '../../kit/shortcuts.ts';
import { useRemembered } from '../../kit/use-remembered.ts';
import classes from './player.module.css';
import { PlayerControl } from './player-controls.tsx';
import { playerKeys as group } from './use-player-keys.ts';

/** Mute and volume, kept for the next film. */
export function SoundControl({ video, src }: { video: RefObject<HTMLVideoElement | null>; src: string }) {
  const [muted, setMuted] = useState(false);
  const [volume, setVolume] = useRemembered('player-volume', 100);
  const shown = muted ? 0 : volume;
  const toggle = () => setMuted(!muted);
  useShortcut({ keys: 'm', label: 'Sound on or off', group }, toggle);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another source is another film in the same element.
  useEffect(() => {
    if (!video.current) return;
    video.current.volume = volume / 100;
    video.current.muted = muted;
  }, [video, src, volume, muted]);
  return (
    <>
      <PlayerControl
        label={muted ? 'Sound on' : 'Sound off'}
        icon={muted ? IconVolumeOff : IconVolume}
        onClick={toggle}
      />
      {/* Its arrow keys are not those of the film. */}
      <Box className={`${classes.wide} ${classes.sound}`} onKeyDown={(event) => event.stopPropagation()}>
        <Tooltip label={`Volume: ${shown} %`}>
          <input
            type="range"
            className={classes.volume}
            step={5}
            aria-label="Volume"
            aria-valuetext={`${shown} %`}
            value={shown}
            onChange={(event) => {
              setMuted(false);
              setVolume(event.currentTarget.valueAsNumber);
            }}
          />
        </Tooltip>
      </Box>
    </>
  );
}

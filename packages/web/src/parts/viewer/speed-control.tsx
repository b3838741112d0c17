import { Button, Menu } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import classes from './player.module.css';
import type { Transport } from './use-transport.ts';

const speeds = [0.25, 0.5, 1, 1.5, 2] as const;

/** Playback speed; choosing one starts playing. */
export function SpeedControl({ transport: { speed, playAt } }: { transport: Pick<Transport, 'speed' | 'playAt'> }) {
  return (
    // Inside the player, so that it also opens in full screen.
    <Menu withinPortal={false} position="top-end">
      <Menu.Target>
        <Button variant="subtle" size="compact-sm" className={classes.rate} aria-label={`Speed: ${speed}×`}>
          {speed}×
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {speeds.map((each) => (
          <Menu.Item
            key={each}
            aria-current={each === speed || undefined}
            rightSection={each === speed && <IconCheck size={14} aria-hidden />}
            onClick={() => playAt(each)}
          >
            {each}×
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

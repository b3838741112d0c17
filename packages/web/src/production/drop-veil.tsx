import { Text } from '@mantine/core';
import classes from './drop-veil.module.css';

/** Covers the page while files are dragged over it, and says what a drop does. */
export function DropVeil({ children }: { children: string }) {
  return (
    <div className={classes.veil} aria-hidden>
      <Text fw={600}>{children}</Text>
    </div>
  );
}
